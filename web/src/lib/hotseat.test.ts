import { describe, expect, test } from "vitest";
import type { TableInfo } from "../api/types";
import { nextAtScreen } from "./hotseat";

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
