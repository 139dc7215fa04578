import { expect, test } from "vitest";
import { planOf } from "./spaces";
import type { Box, View } from "./types";
import { handsOf, herdOf, isEclipse, numbered, stepOf, turnOf } from "./own";

test("cards that are alike have keys of their own", () => {
  expect(numbered(["brave", "brave", "hunter"]).map(({ key }) => key)).toEqual([
    "brave 0",
    "brave 1",
    "hunter 0",
  ]);
});

test("a step of the food track lies before, at or after the marker, or under a camp", () => {
  expect([3, 4, 5, 8].map((step) => stepOf(step, 4, 7))).toEqual(["had", "now", "free", "shut"]);
});

test("turns are counted by everybody's", () => {
  const order = [2, 0, 1];
  expect([0, 2, 3, 8].map((turns) => turnOf({ turns, order }, 3))).toEqual([1, 1, 2, 3]);
  expect(isEclipse({ revealed: false, turns: 8, order }, 3)).toBe(false);
  expect(isEclipse({ revealed: false, turns: 9, order }, 3)).toBe(true);
});

test("animals that are not used come first, with the points that the server tells", () => {
  const box = {
    animals: [
      { id: "elk", wild: false },
      { id: "bird", wild: true },
    ],
  };
  const player = { animals: { elk: 2, bird: 1 }, used: { elk: 1 } };
  expect(herdOf(player, box, { elk: 3, bird: 0 })).toEqual([
    { id: "elk", count: 2, used: false, points: 3 },
    { id: "bird", count: 1, used: false, points: null },
    { id: "elk", count: 1, used: true, points: null },
  ]);
});

test("labour is hands, a half one at the end; what a choice costs is told from the end", () => {
  expect(handsOf(5, 2)).toEqual([
    { half: false, cost: false },
    { half: false, cost: true },
    { half: true, cost: true },
  ]);
  expect(handsOf(0, 0)).toEqual([]);
});

test("the plan is the one that the option names, else the one for so many players", () => {
  const plans = [
    { option: "two", players: 2 },
    { option: "four", players: 4 },
  ];
  const played = (plan: string, players: number): unknown =>
    planOf(
      { plans } as unknown as Box,
      { options: { plan }, players: Array(players).fill({}) } as unknown as View,
    );
  expect(played("by-players", 4)).toBe(plans[1]);
  expect(played("two", 4)).toBe(plans[0]);
  expect(played("by-players", 3)).toBeNull();
});
