/** What a small screen shows below the columns: what is asked about, wherever that lies. */

import { thingsOf } from "./things";
import type { Choice, View } from "./types";

export type Part =
  "piles" | "display" | "stones" | "land" | "herd" | "megaliths" | "idols" | "cards";

/** By the first word of a thing: where it lies. */
const LIES: Readonly<Record<string, Part>> = {
  tribe: "piles",
  culture: "display",
  stone: "stones",
  hex: "land",
  junction: "land",
  camp: "land",
  herd: "herd",
  "herd-deck": "herd",
  megalith: "megaliths",
  idol: "idols",
  discard: "cards",
};

/** By column: what lies beside it. */
const BESIDE: Readonly<Record<string, readonly Part[]>> = {
  "rite-of-passage": ["piles"],
  develop: ["display", "stones"],
  migrate: ["land"],
  hunt: ["herd"],
};
const ALL: readonly Part[] = ["piles", "display", "herd"];

export const partOf = (thing: string): Part | null => LIES[thing.split(" ")[0] ?? ""] ?? null;

/** Where the things of some choices lie, each part once. */
export function partsAsked(choices: readonly Choice[]): Part[] {
  const parts = choices.flatMap(thingsOf).flatMap((thing) => partOf(thing) ?? []);
  return [...new Set(parts)];
}

export function partsOf(
  turn: { mine: boolean; choices: readonly Choice[] },
  view: Pick<View, "column" | "revealed">,
): readonly Part[] {
  const asked = turn.mine ? partsAsked(turn.choices) : [];
  if (asked.length > 0) return asked;
  const beside = view.column === null ? undefined : BESIDE[view.column];
  return beside ?? (view.revealed ? [] : ALL);
}
