/** A force for a colony while one bids: what would be sent, as the server says. */

import type { Hints } from "./types";

type Force = NonNullable<Hints["force"]>;
export type Fleet = NonNullable<Force["fleet"]>;
export type Plan = Fleet["plans"][number];

/** The force that costs least for a bid: the first that reaches it. */
export function plannedFor({ plans }: Fleet, bid: number): Plan | null {
  return plans.find(({ reach }) => reach >= bid) ?? null;
}

/** Which of the cards that could go are in a plan, by their places: of two alike the first one. */
export function cardsIn({ cards }: Fleet, plan: Plan): ReadonlySet<number> {
  const free = new Set(cards.keys());
  const out = new Set<number>();
  for (const id of plan.cards) {
    const at = [...free].find((one) => cards[one] === id);
    if (at === undefined) continue;
    free.delete(at);
    out.add(at);
  }
  return out;
}
