/** Games by name: their code for the table, and what is written about how they are played. */

import { catalogue } from "../lib/catalogue.svelte";
import { Once } from "../lib/once";
import { baseOf } from "../lib/scope";
import type { BaseView } from "../lib/surface";
import { type GameClient, type Help, whole } from "../table/game";
import { NARROW } from "../table/narrow";

const clients = import.meta.glob<{ default: GameClient }>("./*/index.ts");
const topics = import.meta.glob<{ default: Help<BaseView> }>("./*/topics.ts");

/** A game's folder, whatever its set: names have hyphens, folders do not. */
const folder = (game: string): string => `./${baseOf(game).replaceAll("-", "_")}`;

const kept = new Once<GameClient>();

/**
 * A game's code for the table; a game that brings none is drawn plainly. Where all panels are in sight
 * at once it comes as a whole.
 */
export function clientOf(game: string): Promise<GameClient> {
  const load = clients[`${folder(game)}/index.ts`] ?? (() => import("../table/plain"));
  return kept.get(game, async () => {
    const { default: first } = await load();
    // Without the rest its board can be played all the same, and the table says what is missing.
    return matchMedia(NARROW).matches ? first : whole(first).catch(() => first);
  });
}

/** Whether anything is written about how it is played: topics here, or words of its own. */
export function hasRules(game: string): boolean {
  return `${folder(game)}/topics.ts` in topics || catalogue.about(game) !== "";
}

/** A game's rules by topics, where it has them. */
export async function helpOf(game: string): Promise<Help<BaseView> | null> {
  return (await topics[`${folder(game)}/topics.ts`]?.())?.default ?? null;
}
