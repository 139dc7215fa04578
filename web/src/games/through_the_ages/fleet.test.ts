import { expect, test } from "vitest";
import { cardsIn, type Fleet, plannedFor } from "./fleet";

const fleet: Fleet = {
  units: [
    { card: "warriors", count: 2 },
    { card: "knights", count: 1 },
  ],
  cards: ["bonus-ii", "bonus-i", "bonus-i"],
  adds: [2, 1, 1],
  plans: [
    { reach: 1, units: [1, 0], cards: [], after: 5 },
    { reach: 4, units: [1, 0], cards: ["bonus-i", "bonus-i"], after: 5 },
  ],
};

test("a force is for all bids that it reaches", () => {
  expect(plannedFor(fleet, 1)).toBe(fleet.plans[0]);
  expect(plannedFor(fleet, 2)).toBe(fleet.plans[1]);
  expect(plannedFor(fleet, 4)).toBe(fleet.plans[1]);
  expect(plannedFor(fleet, 5)).toBeNull();
});

test("each card of the hand is lit once", () => {
  const [, second] = fleet.plans;
  expect(second && [...cardsIn(fleet, second)]).toEqual([1, 2]);
});
