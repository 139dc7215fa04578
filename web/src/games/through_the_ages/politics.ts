/** Political deeds in the order in which they are thought of: cards first, to leave the game last. */

import type { Choice } from "./types";

const ORDER = ["prepare", "attack", "declare", "settle", "offer", "cancel", "retire", "resign"];

export function politicalDeeds(choices: readonly Choice[]): Choice[] {
  return choices
    .filter(({ kind }) => ORDER.includes(kind))
    .toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}
