import { expect, test } from "vitest";
import { type Fleet, plannedFor, textsOf, withCard, withUnits, worthOf } from "./fleet";

/** Two warriors, a knight; together they are an army. */
const fleet: Fleet = {
  units: [
    { card: "warriors", count: 2 },
    { card: "knights", count: 1 },
  ],
  forces: [0, 2, 1, 5, 2, 6],
  after: [6, 3, 5, 1, 4, 0],
  cards: ["bonus-ii", "bonus-i", "bonus-i"],
  adds: [2, 1, 1],
  others: 0,
  plans: [
    { bid: 1, units: [1, 0], cards: [] },
    { bid: 3, units: [1, 0], cards: ["bonus-i", "bonus-i"] },
  ],
};

test("the plan of a bid is laid out, each card once", () => {
  expect(plannedFor(fleet, 1)).toEqual({ units: [1, 0], cards: [] });
  expect(plannedFor(fleet, 3)).toEqual({ units: [1, 0], cards: [1, 2] });
});

test("what a force is worth is found where the server told it", () => {
  const meant = plannedFor(fleet, 1);
  expect(worthOf(fleet, meant)).toEqual({ force: 1, after: 5 });
  const army = withUnits(meant, 1, 1);
  expect(worthOf(fleet, army)).toEqual({ force: 5, after: 1 });
  expect(worthOf(fleet, withCard(army, 0)).force).toBe(7);
  expect(withCard(withCard(army, 0), 0)).toEqual(army);
});

test("it is sent as it was meant", () => {
  expect(textsOf(fleet, { units: [1, 1], cards: [0] })).toEqual([
    "send warriors",
    "send knights",
    "discard bonus-ii",
  ]);
});
