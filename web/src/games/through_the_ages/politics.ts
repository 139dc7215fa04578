/** Political deeds in the order in which they are thought of: cards first, to leave the game last. */

import type { Choice } from "./types";

const ORDER = ["prepare", "attack", "declare", "settle", "offer", "cancel", "retire", "resign"];

export function politicalDeeds(choices: readonly Choice[]): Choice[] {
  return choices
    .filter(({ kind }) => ORDER.includes(kind))
    .toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

/** What is in the way of a card, and against which rivals. */
export interface Hindrance {
  reason: string;
  seats: number[];
}

/** Each reason once, with those whom it concerns: what forbids one rival may not forbid another. */
export function hindrances(bySeat: Readonly<Record<string, string>> = {}): Hindrance[] {
  const found = new Map<string, number[]>();
  for (const [seat, reason] of Object.entries(bySeat))
    found.set(reason, [...(found.get(reason) ?? []), Number(seat)]);
  return Array.from(found, ([reason, seats]) => ({ reason, seats }));
}
