import { describe, expect, test } from "vitest";
import { paired, parts, spoken, type Told } from "./sentence";

const told: Told = {
  key: "k",
  args: { n: 2 },
  slots: {
    who: { kind: "name", seat: 0 },
    goods: { kind: "icons", icons: [{ symbol: "i-wood", label: "wood", count: 2 }] },
  },
};
const format =
  (pattern: string) =>
  (key: string, args: Record<string, string | number>): string =>
    key === "k" ? pattern.replace(/\{(\w+)\}/gu, (_, name: string) => String(args[name])) : key;

describe("a sentence with open places", () => {
  test("is cut at them, in whatever order the language has them", () => {
    expect(parts(told, format("{who} gets {goods}."))).toEqual([
      told.slots.who,
      " gets ",
      told.slots.goods,
      ".",
    ]);
    expect(parts(told, format("{goods} gets {who}"))).toEqual([
      told.slots.goods,
      " gets ",
      told.slots.who,
    ]);
  });

  test("does without those that a language leaves out, and without marks of direction", () => {
    expect(parts(told, format("\u2068{who}\u2069 has \u2068{n}\u2069"))).toEqual([
      told.slots.who,
      " has 2",
    ]);
  });

  test("takes names as they are, even strange ones", () => {
    expect(spoken(told, ["\uE0001\uE001{ $n }"], format("{who}!"))).toBe("\uE0001\uE001{ $n }!");
  });

  test("keeps a picture on the line of the word before it, and a comma on its own", () => {
    const icon = { symbol: "i-wood", label: "wood", count: 2, tail: "," };
    expect(paired(parts(told, format("{who} gets some {goods}, too")))).toEqual([
      told.slots.who,
      " gets ",
      { kind: "pair", word: "some ", icon },
      { kind: "icons", icons: [] },
      " too",
    ]);
    expect(paired(parts(told, format("{goods} for {who}")))[0]).toEqual(told.slots.goods);
  });

  test("is spoken with its pictures in words", () => {
    expect(spoken(told, ["Anna"], format("{who} gets {goods}"))).toBe("Anna gets wood 2");
  });
});
