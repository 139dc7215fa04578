/** What a hidden hand is good for once some of its cards have left it. */

import { isMilitary } from "./cards";
import type { Card } from "./types";

export interface Kept {
  /** `keep-ID` in the catalogue. */
  id: string;
  sign: string;
  text: string;
}

const count = (n: number): string => `${n}`;
const plus = (n: number): string => `+${n}`;

/** In the order in which it is thought of; what there is none of is not told. */
export function keptOf(cards: readonly Card[]): Kept[] {
  const own = cards.filter(isMilitary);
  const many = (...kinds: string[]): number =>
    own.filter(({ kind }) => kinds.includes(kind)).length;
  const added = (what: "defense" | "colonization"): number =>
    own.reduce((sum, card) => sum + card[what], 0);
  const rows: [id: string, sign: string, n: number, told: (n: number) => string][] = [
    ["defense", "kind-bonus", added("defense"), plus],
    ["colony", "sign-colonization", added("colonization"), plus],
    ["attacks", "kind-aggression", many("aggression", "war"), count],
    ["tactics", "kind-tactic", many("tactic"), count],
    ["pacts", "kind-pact", many("pact"), count],
    ["events", "kind-event", many("event", "territory"), count],
  ];
  return rows.flatMap(([id, sign, n, told]) => (n > 0 ? [{ id, sign, text: told(n) }] : []));
}
