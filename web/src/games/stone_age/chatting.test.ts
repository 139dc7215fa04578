import { describe, expect, test } from "vitest";
import type { Entry, TableInfo } from "../../api/types";
import { conversation, left, LONGEST_MESSAGE, sendable, unread } from "./chatting";
import { nextAtScreen } from "./hotseat";

const entry = (number: number, kind: Entry["kind"], seat: number | null = 1): Entry => ({
  number,
  at: 0,
  kind,
  seat,
  name: null,
  action: null,
  events: [],
  text: "words",
  undone: [],
});

describe("the chat", () => {
  const log = [
    entry(1, "sat"),
    entry(2, "act"),
    entry(3, "chat"),
    entry(4, "chat", 0),
    entry(5, "resigned"),
  ];

  test("has messages and who came and went, no moves", () => {
    expect(conversation(log).map(({ number }) => number)).toEqual([1, 3, 4, 5]);
  });

  test("counts what others said since", () => {
    expect(unread(log, 0, [0])).toBe(1);
    expect(unread(log, 3, [0])).toBe(0);
    expect(unread(log, 0, [])).toBe(2);
  });

  test("sends what has words and is not too long, counted as people do", () => {
    expect(sendable("  hello ")).toBe("hello");
    expect(sendable("   ")).toBeNull();
    expect(sendable("😀".repeat(LONGEST_MESSAGE))).not.toBeNull();
    expect(sendable("x".repeat(LONGEST_MESSAGE + 1))).toBeNull();
    expect(left("x".repeat(LONGEST_MESSAGE + 1))).toBe(-1);
  });
});

describe("the screen at a hot seat", () => {
  const info = {
    status: "running",
    mine: [0, 1],
    seats: [{ away: false }, { away: false }, { away: false }],
  } as unknown as TableInfo;

  test("is passed on when another of my seats is to act", () => {
    expect(nextAtScreen(info, 1, 0, 0)).toBe(1);
    expect(nextAtScreen(info, 0, 0, 0)).toBeNull();
  });

  test("stays while a bot or somebody elsewhere acts", () => {
    expect(nextAtScreen(info, 2, 0, 0)).toBeNull();
    const away = { ...info, seats: [{ away: false }, { away: true }] } as TableInfo;
    expect(nextAtScreen(away, 1, 0, 0)).toBeNull();
  });

  test("is given back to its holder where another's view is on it", () => {
    expect(nextAtScreen(info, 1, 1, 0)).toBe(1);
    expect(nextAtScreen(info, 2, 1, 0)).toBe(1);
    expect(nextAtScreen(info, 1, 1, null)).toBeNull(); // nothing hidden is shown yet
  });

  test("stays with one seat, and when the game is over", () => {
    expect(nextAtScreen({ ...info, mine: [1] }, 1, 0, 0)).toBeNull();
    expect(nextAtScreen({ ...info, status: "over" }, 1, 0, 0)).toBeNull();
    expect(nextAtScreen(info, null, 0, 0)).toBeNull();
  });
});
