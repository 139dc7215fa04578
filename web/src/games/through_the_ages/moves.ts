/** What moves in place, by transform and opacity only; `motion.ts` carries what travels. The next click ends it all. */

import type { TransitionConfig } from "svelte/transition";
import { settings } from "../../lib/settings.svelte";

const FADE = 120;

type Move = (node: Element) => TransitionConfig;

/** As it is told, or for those who want no motion a short fade. */
function moved(duration: number, css: (at: number) => string): TransitionConfig {
  return settings.moves ? { duration, css } : { duration: FADE, css: (at) => `opacity:${at}` };
}

/** A number that has changed rolls in. */
export const ticks: Move = () =>
  moved(260, (at) => `transform:translateY(${(at - 1) * 0.6}em);opacity:${at}`);

/** A new layer settles over the cut. */
export const settles: Move = () =>
  moved(900, (at) => `transform:translateY(${(at - 1) * 100}%);opacity:${Math.min(1, at * 2)}`);

/** A stage is set, a border changes. */
export const appears: Move = () => moved(400, (at) => `opacity:${at}`);

/** The bars of a fight grow. */
export const grows: Move = () => moved(500, (at) => `transform:scaleY(${at})`);

/** Cards that are added drop on top. */
export const drops: Move = () =>
  moved(300, (at) => `transform:translateY(${(at - 1) * 1.2}em);opacity:${at}`);
