/** Why nothing can be done with a thing, as the server says to those who choose: a key of `reason-KEY`. */

import { OPS } from "./things";
import type { Hints, View } from "./types";

interface Asked {
  readonly mine: boolean;
  readonly hints: Hints | null;
  readonly view: View | null;
  may(thing: string): boolean;
}

/** By the first word of a thing: the ops whose line would take it. */
const TAKEN_BY: Readonly<Record<string, readonly string[]>> = {
  tribe: ["tribe_hand", "tribe_discard"],
  culture: ["culture_hand"],
  camp: ["camp"],
  village: ["village"],
  junction: ["village"],
  herd: ["animal_take"],
  "herd-deck": ["animal_reveal"],
  animal: ["animal_use"],
  stone: ["sacred_stone"],
};

/** By the first word of a thing: why one of several cannot be taken. */
const OWN: Readonly<Record<string, (hints: Hints) => Readonly<Record<string, string>>>> = {
  tribe: ({ closed }) => closed.tribes,
  stone: ({ closed }) => closed.stones,
};

export function closedReason(thing: string, turn: Asked): string | null {
  const { hints, view } = turn;
  if (!turn.mine || !hints || !view || turn.may(thing)) return null;
  const [kind = "", name = ""] = thing.split(" ");
  if (kind === "chief" && name === "") return hints.chief;
  if (kind === "hand") return hints.hand[name] ?? null;
  if (kind === "played" || kind === "pile") return hints.cards[name] ?? null;
  const column = hints.columns.find(({ id }) => id === view.column);
  if (!column || view.decision?.kind !== "acting") return null;
  const ops = kind === "line" ? [name] : (TAKEN_BY[kind] ?? []);
  const lines = column.lines.filter(({ op }) => ops.includes(op));
  if (lines.length === 0) return ops.length > 0 && isElsewhere(ops) ? "column" : null;
  const closed = lines.map(({ now }) => now);
  // Others of its kind can be had: then there is something about this one.
  if (closed.includes(null)) return OWN[kind]?.(hints)[name] ?? null;
  return closed[0] ?? null;
}

const isElsewhere = (ops: readonly string[]): boolean =>
  ops.some((op) => Object.values(OPS).includes(op));
