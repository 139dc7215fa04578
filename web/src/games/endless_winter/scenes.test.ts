import { expect, test } from "vitest";
import { partsOf } from "./scenes";
import type { Choice } from "./types";

const choice = (kind: string, told: Record<string, string | number>): Choice =>
  ({ index: 0, kind, text: kind, arguments: told }) as Choice;
const COLUMN = { column: "hunt", revealed: false };

test("a small screen shows where the things lie that are asked about", () => {
  const choices = [
    choice("build", { row: 1, column: 1, level: 0 }),
    choice("instead", { of: "megalith", take: "food" }),
    choice("idol", { track: "honour" }),
  ];
  expect(partsOf({ mine: true, choices }, COLUMN)).toEqual(["megaliths", "idols"]);
});

test("where nothing of the table is asked about, it shows what lies beside the column in use", () => {
  const others = { mine: false, choices: [choice("hire", { card: "elder" })] };
  expect(partsOf(others, COLUMN)).toEqual(["herd"]);
  expect(partsOf(others, { column: null, revealed: false })).toEqual(["piles", "display", "herd"]);
  expect(partsOf(others, { column: null, revealed: true })).toEqual([]);
});

test("the discard pile lies in the scene where one of its cards can be buried; the hand has its own place", () => {
  const choices = [
    choice("bury", { from: "hand", card: "elder" }),
    choice("bury", { from: "discard", card: "brave" }),
  ];
  expect(partsOf({ mine: true, choices }, COLUMN)).toEqual(["cards"]);
  expect(partsOf({ mine: true, choices: choices.slice(0, 1) }, COLUMN)).toEqual(["herd"]);
});
