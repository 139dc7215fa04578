import { beforeEach, expect, test, vi } from "vitest";
import { keep } from "./kept";
import { cameOf, type Ended, levelMet, remember, suited } from "./rivals";

const LEVELS = ["child", "youth", "fisher", "elder"];
let stored: Record<string, string> = {};
let tables = 0;

beforeEach(() => {
  stored = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
  });
});

function play(level: string, ...came: Ended["came"][]): void {
  keep("shells", { level });
  for (const each of came) remember("shells", { table: `table${++tables}`, level, came: each });
}

test("a newcomer is offered gentle bots, but not the gentlest", () => {
  expect(suited("shells", LEVELS)).toBe("youth");
  expect(suited("shells", ["child"])).toBe("child");
  expect(suited("shells", [])).toBeUndefined();
});

test("who wins is offered the next ones, who loses twice gentler ones", () => {
  play("youth");
  expect(suited("shells", LEVELS)).toBe("youth");
  play("youth", "lost");
  expect(suited("shells", LEVELS)).toBe("youth");
  play("youth", "won");
  expect(suited("shells", LEVELS)).toBe("fisher");
  expect(suited("cave-art", LEVELS)).toBe("youth");
  play("fisher", "lost", "between", "lost");
  expect(suited("shells", LEVELS)).toBe("fisher");
  play("fisher", "lost");
  expect(suited("shells", LEVELS)).toBe("youth");
});

test("beyond the hardest and the gentlest there is nothing", () => {
  play("elder", "won");
  expect(suited("shells", LEVELS)).toBe("elder");
  play("child", "lost", "lost");
  expect(suited("shells", LEVELS)).toBe("child");
});

test("a level that is gone is as if nobody had played", () => {
  play("giant", "won");
  expect(suited("shells", LEVELS)).toBe("youth");
});

test("a table counts once, and what is broken not at all", () => {
  play("fisher", "lost");
  remember("shells", { table: `table${tables}`, level: "fisher", came: "lost" });
  expect(suited("shells", LEVELS)).toBe("fisher");
  keep("shells", { ended: [7, null, { table: "a" }, "b"] });
  expect(suited("shells", LEVELS)).toBe("fisher");
  keep("shells", { ended: "all" });
  expect(suited("shells", LEVELS)).toBe("fisher");
});

test("lost is where more than half of the others had more", () => {
  expect(cameOf({ scores: [10, 9], winners: [0] }, 0)).toBe("won");
  expect(cameOf({ scores: [10, 9], winners: [0] }, 1)).toBe("lost");
  expect(cameOf({ scores: [10, 9, 8], winners: [0] }, 1)).toBe("between");
  expect(cameOf({ scores: [10, 9, 8], winners: [0] }, 2)).toBe("lost");
  expect(cameOf({ scores: [10, 9, 8, 7], winners: [0] }, 2)).toBe("lost");
  expect(cameOf({ scores: [9, 9], winners: [0, 1] }, 1)).toBe("won");
});

test("only bots of one level tell something", () => {
  const person = { kind: "person", bot: null };
  const bot = (level: string) => ({ kind: "bot", bot: level });
  expect(levelMet([person, bot("child"), bot("child")], 0)).toBe("child");
  expect(levelMet([bot("child"), person, bot("youth")], 1)).toBeNull();
  expect(levelMet([person, person, bot("child")], 0)).toBeNull();
  expect(levelMet([person], 0)).toBeNull();
});
