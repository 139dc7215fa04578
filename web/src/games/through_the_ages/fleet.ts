/** A force for a colony while one bids: what is meant to be sent, and what it is worth, as the server says. */

import type { Hints } from "./types";

type Force = NonNullable<Hints["force"]>;
export type Fleet = NonNullable<Force["fleet"]>;

/** How many of each unit go, and which cards of the hand, by their places in the server's lists. */
export interface Meant {
  units: readonly number[];
  cards: readonly number[];
}

/** The force that costs least for a bid. */
export function plannedFor(fleet: Fleet, bid: number): Meant {
  const plan = fleet.plans.find((one) => one.bid === bid) ?? fleet.plans.at(-1);
  const free = new Set(fleet.cards.keys());
  const cards = (plan?.cards ?? []).flatMap((id) => {
    const at = [...free].find((one) => fleet.cards[one] === id);
    if (at === undefined) return [];
    free.delete(at);
    return [at];
  });
  return { units: plan?.units ?? fleet.units.map(() => 0), cards };
}

/** Where a force stands in the server's lists, in which the last unit is counted fastest. */
function placeOf({ units }: Fleet, counts: readonly number[]): number {
  return units.reduce((at, { count }, unit) => at * (count + 1) + (counts[unit] ?? 0), 0);
}

export function worthOf(fleet: Fleet, meant: Meant): { force: number; after: number } {
  const at = placeOf(fleet, meant.units);
  const more = meant.cards.reduce((sum, card) => sum + (fleet.adds[card] ?? 0), 0);
  return { force: (fleet.forces[at] ?? 0) + more, after: fleet.after[at] ?? 0 };
}

/** The same with one unit more or less. */
export function withUnits(meant: Meant, unit: number, by: 1 | -1): Meant {
  return { ...meant, units: meant.units.with(unit, (meant.units[unit] ?? 0) + by) };
}

/** The same with a card or without it. */
export function withCard(meant: Meant, card: number): Meant {
  const cards = meant.cards.includes(card)
    ? meant.cards.filter((one) => one !== card)
    : [...meant.cards, card];
  return { ...meant, cards };
}

/** As it is chosen when it is sent. */
export function textsOf(fleet: Fleet, { units, cards }: Meant): string[] {
  return [
    ...fleet.units.flatMap(({ card }, at) =>
      Array.from({ length: units[at] ?? 0 }, () => `send ${card}`),
    ),
    ...cards.map((at) => `discard ${fleet.cards[at] ?? ""}`),
  ];
}
