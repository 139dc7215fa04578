import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginFirst, FRESH, isFirst, isNew, keepLessons, lessonsOf } from "./first";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("a first game is offered until it was played, of each game", () => {
  expect(isNew("pebbles")).toBe(true);
  keepLessons("pebbles", { read: ["place"], off: true });
  expect(isNew("pebbles")).toBe(false);
  expect(isNew("shells")).toBe(true);
});

test("it is played at one table, where all tips are told again", () => {
  keepLessons("pebbles", { read: ["place"], off: false });
  beginFirst("pebbles", "abc");
  expect(isFirst("pebbles", "abc")).toBe(true);
  expect(isFirst("pebbles", "other")).toBe(false);
  expect(isFirst("shells", "abc")).toBe(false);
  expect(lessonsOf("pebbles")).toEqual(FRESH);
});
