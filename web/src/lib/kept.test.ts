import { beforeEach, expect, test, vi } from "vitest";
import { keep, kept } from "./kept";

let stored: Record<string, string> = {};

beforeEach(() => {
  stored = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
  });
});

test("each game keeps its own, bit by bit", () => {
  keep("shells", { seats: 3 });
  keep("shells", { level: "hunter" });
  keep("cave-art", { seats: 2 });
  expect(kept("shells")).toEqual({ seats: 3, level: "hunter" });
  expect(kept("cave-art")).toEqual({ seats: 2 });
  expect(kept("other")).toEqual({});
});

test.each(["no JSON", "null", "7", '{"shells": 7}'])("%s is forgotten", (text) => {
  stored["holocene.play"] = text;
  expect(kept("shells")).toEqual({});
  keep("shells", { seats: 3 });
  expect(kept("shells")).toEqual({ seats: 3 });
});

test("where there is no room nothing is kept, and nothing fails", () => {
  keep("shells", { seats: 3 });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  keep("shells", { seats: 4 });
  expect(kept("shells")).toEqual({ seats: 3 });
});
