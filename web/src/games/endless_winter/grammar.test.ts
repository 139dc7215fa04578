import { describe, expect, test } from "vitest";
import { abilityOf, halves, signOf, stonePoints, tradeOf, widthOf } from "./grammar";
import type { Ability } from "./types";

const ability = (parts: Partial<Ability>): Ability => ({
  column: null,
  condition: null,
  least: 0,
  pay: {},
  gain: {},
  ...parts,
});
const shown = (tokens: ReturnType<typeof abilityOf>): string =>
  tokens
    .map((token) => ("op" in token ? token.op : "at" in token ? token.at : token.n + token.sign))
    .join(" ");

test("halves are written as one reads them", () => {
  expect([0, 1, 2, 3, 5].map(halves)).toEqual(["0", "½", "1", "1½", "2½"]);
});

describe("a numeral before its sign", () => {
  test("none is one", () => {
    expect(shown([signOf("food", 1), signOf("food", 2)])).toBe("op-food 2op-food");
  });
  test("of labour always, but where it is plain", () => {
    expect(shown([signOf("labour", 2), signOf("labour", 2, true)])).toBe("1op-labour op-labour");
    expect(shown([signOf("labour", 1, true), signOf("labour", 6, true)])).toBe(
      "½op-labour 3op-labour",
    );
  });
});

describe("abilities", () => {
  test.each([
    [{ gain: { labour: 1 } }, "plus ½op-labour"],
    [{ column: "hunt", gain: { labour: 2 } }, "hunt plus 1op-labour"],
    [{ pay: { food: 1 }, gain: { draw: 2 } }, "op-food arrow 2op-draw"],
    [{ pay: { food: 2 }, gain: { labour: 2 } }, "2op-food arrow 1op-labour"],
    [
      { condition: "same_animals", least: 2, gain: { tool: 1 } },
      "2=when-same_animals then op-tool",
    ],
    [{ gain: { tool: 1, food: 2 } }, "op-tool 2op-food"],
  ])("%j", (parts, words) => {
    expect(shown(abilityOf(ability(parts)))).toBe(words);
  });
  test("nothing is nothing", () => expect(abilityOf(null)).toEqual([]));
});

test("what costs nothing has no arrow", () => {
  expect(shown(tradeOf({}, { idol: 1 }))).toBe("op-idol");
  expect(widthOf(tradeOf({ food: 2 }, { idol: 1 }))).toBeGreaterThan(
    widthOf(tradeOf({}, { idol: 1 })),
  );
});

test("a stone says its span", () => {
  expect(stonePoints({ table: [], vp: 2 })).toBe("2");
  expect(stonePoints({ table: [0, 1, 3, 6, 10], vp: 0 })).toBe("1–10");
});
