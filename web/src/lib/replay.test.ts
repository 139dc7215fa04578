import { describe, expect, test, vi } from "vitest";
import type { Replay } from "../api/types";
import { ReplayTable } from "./replay.svelte";

const replay: Replay = {
  game: "cave-art",
  rules: "1",
  options: {},
  players: ["Ana", "Ivo"],
  seat: null,
  view: { food: [12, 12] },
  result: null,
  steps: [0, 1, 2].map((at) => ({
    seat: at % 2,
    patch: [[["food", at % 2], 20 + at]],
    events: [{ kind: "placed", at }],
  })),
};

describe("a replay", () => {
  test("goes forwards and backwards", () => {
    const table = new ReplayTable<{ food: number[] }>(replay, null);
    expect(table.view.food).toEqual([12, 12]);
    table.step();
    expect(table.view.food).toEqual([20, 12]);
    expect(table.log[0]?.events).toEqual([{ kind: "placed", at: 0 }]);
    table.goTo(3);
    expect(table.view.food).toEqual([22, 21]);
    expect(table.log.map((entry) => [entry.number, entry.name])).toEqual([
      [1, "Ana"],
      [2, "Ivo"],
      [3, "Ana"],
    ]);
    table.step(-2);
    expect(table.view.food).toEqual([20, 12]);
    expect(table.log.length).toBe(1);
  });

  test("of a record without names still has its seats", () => {
    const nameless = new ReplayTable({ ...replay, players: [] }, null);
    expect(nameless.info.seats.map((seat) => seat.name)).toEqual(["", ""]);
    expect(new ReplayTable(replay, null).info.seats.map((seat) => seat.name)).toEqual([
      "Ana",
      "Ivo",
    ]);
  });

  test("stays within the game", () => {
    const table = new ReplayTable(replay, null);
    table.step(-1);
    expect(table.position).toBe(0);
    table.goTo(99);
    expect(table.position).toBe(3);
  });

  test("tells a step forwards with its entry, a jump without", () => {
    const table = new ReplayTable<{ food: number[] }>(replay, null);
    const told = vi.fn();
    table.onMoved(told);
    table.step();
    expect(told.mock.calls[0]?.[0]).toHaveLength(1);
    table.goTo(3);
    expect(told.mock.calls[1]?.[0]).toHaveLength(0);
    table.step(-1);
    expect(told.mock.calls[2]?.[0]).toHaveLength(0);
  });
});
