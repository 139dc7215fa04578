import { expect, test } from "vitest";
import { hindrances } from "./politics";

test("what is in the way of a card is told once, with all whom it concerns", () => {
  const bySeat = { 0: "too-weak", 2: "peace", 3: "too-weak" };
  expect(hindrances(bySeat)).toEqual([
    { reason: "too-weak", seats: [0, 3] },
    { reason: "peace", seats: [2] },
  ]);
});

test("nothing is in the way of a card that is only kept", () => {
  expect(hindrances()).toEqual([]);
});
