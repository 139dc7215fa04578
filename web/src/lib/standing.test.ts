import { beforeAll, expect, test } from "vitest";
import type { TableInfo } from "../api/types";
import { words } from "./fluent.svelte";
import { ago, lastMove, outcome, progressOf, standing, timeToMove } from "./standing";

beforeAll(() => words.speak("en"));

const NOW = 1_000_000_000;
const seat = (number: number, name: string): TableInfo["seats"][number] => ({
  seat: number,
  kind: "person",
  account: name,
  name,
  bot: null,
  away: false,
  lost: false,
  known: false,
  rating: null,
});
const table = {
  status: "running",
  mine: [0],
  to_move: 1,
  seats: [seat(0, "Ana"), seat(1, "Ben")],
  clock: { kind: "none" },
  clocks: { left: [60_000, 3_600_000], running: 1, at: Date.now(), waiting: [] },
  moved: { name: "Ana", at: NOW - 5 * 60_000 },
  result: null,
} as unknown as TableInfo;
const over = (...winners: number[]): TableInfo =>
  ({
    ...table,
    status: "over",
    result: { scores: [41, 38], winners, breakdown: [], ratings: [] },
  }) as TableInfo;

test("a running table says who is to move and who moved last", () => {
  expect(standing(table)).toBe("Ben to move");
  expect(standing({ ...table, to_move: 0 })).toBe("Your move");
  expect(lastMove(table, NOW)).toBe("Last move: Ana, 5\u00A0minutes ago");
  expect(lastMove({ ...table, moved: null }, NOW)).toBe("");
  expect(lastMove(over(0), NOW)).toBe("");
});

test("a game says in its own words how far it is", async () => {
  const progress = { en: "Round 3", cs: "3. kolo", sk: "3. kolo", hr: "3. krug" };
  expect(progressOf({ ...table, progress })).toBe("Round 3");
  await words.speak("hr");
  expect(progressOf({ ...table, progress })).toBe("3. krug");
  await words.speak("en");
  expect(progressOf({ ...table, progress: {} })).toBe("");
});

test("time is told where a clock runs", () => {
  expect(timeToMove(table)).toBe("");
  const clock: TableInfo["clock"] = { kind: "turns", hours: 1 };
  expect(timeToMove({ ...table, clock })).toMatch(/^(1:00:00|59:59)$/u);
  expect(timeToMove({ ...table, clock, clocks: { ...table.clocks, running: null } })).toBe("");
  expect(timeToMove({ ...over(0), clock })).toBe("");
});

test("a finished table says who won", () => {
  expect(outcome(over(0))).toBe("You won");
  expect(outcome(over(1))).toBe("Winner: Ben");
  expect(outcome(over(0, 1))).toBe("Shared win: Ana and Ben");
  expect(outcome({ ...over(0), mine: [0, 1] })).toBe("Winner: Ana");
  expect(outcome({ ...over(0), result: null })).toBe("Finished");
});

test.each([
  [0, "now"],
  [59_000, "now"],
  [60_000, "1 minute ago"],
  [3 * 3_600_000, "3 hours ago"],
  [24 * 3_600_000, "yesterday"],
  [-5_000, "now"],
])("%i ms are %s", (past, said) => {
  expect(ago(NOW - past, NOW)).toBe(said);
});
