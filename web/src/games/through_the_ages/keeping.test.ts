import { expect, test } from "vitest";
import { keptOf } from "./keeping";
import type { Card } from "./types";

const card = (kind: string, defense = 0, colonization = 0): Card =>
  ({ kind, defense, colonization, id: kind, age: "I" }) as unknown as Card;

test("what a hand is good for is told, and nothing of what it lacks", () => {
  const hand = [card("bonus", 2, 1), card("bonus", 4, 2), card("war"), card("aggression")];
  expect(keptOf(hand).map(({ id, text }) => [id, text])).toEqual([
    ["defense", "+6"],
    ["colony", "+3"],
    ["attacks", "2"],
  ]);
  expect(keptOf([card("territory"), card("event")])).toMatchObject([{ id: "events", text: "2" }]);
  expect(keptOf([])).toEqual([]);
});
