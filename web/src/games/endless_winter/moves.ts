/** How things of this game come: by transform and opacity only; where one wants stillness they fade in. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { settings } from "../../lib/settings.svelte";

const FADE: TransitionConfig = { duration: 120, css: (at) => `opacity:${at}` };

/** What svelte calls with the element that comes. */
type Coming = (node: Element) => TransitionConfig;

const moved = (travel: TransitionConfig): TransitionConfig => (settings.moves ? travel : FADE);

const HIGH = 34; // units of the drawing from which a stone comes down
const SETTLE = 2;

/** A stone is lowered from above, and settles. */
export const lower: Coming = () =>
  moved({
    duration: 400,
    css: (at) => {
      const left = 1 - cubicOut(Math.min(1, at / 0.8));
      const settles = at > 0.8 ? Math.sin(((at - 0.8) / 0.2) * Math.PI) * SETTLE : 0;
      return `transform:translateY(${settles - left * HIGH}px);opacity:${Math.min(1, at * 3)}`;
    },
  });

/** A beast turns in from the edge of its ground. */
export const turnIn: Coming = () =>
  moved({
    duration: 300,
    easing: cubicOut,
    css: (at, left) => `transform:translateX(${left * 2.5}rem) scaleX(${at});opacity:${at}`,
  });

/** What was used tips over: it lies down from where it stood. */
export const tip = (_node: Element, { used }: { used: boolean }): TransitionConfig =>
  used
    ? moved({
        duration: 300,
        easing: cubicOut,
        css: (_at, left) => `transform:rotate(${left * -90}deg)`,
      })
    : moved({ duration: 200, css: (at) => `opacity:${at}` });

/** The dark disc comes over the sun from its side. */
export const cross: Coming = () =>
  moved({
    duration: 1200,
    easing: cubicOut,
    css: (at, left) => `transform:translateX(${left * -40}%);opacity:${Math.min(1, at * 2)}`,
  });
