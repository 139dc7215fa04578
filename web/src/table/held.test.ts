import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableSurface } from "../lib/surface";
import { HeldTable } from "./held.svelte";

/** A table whose position is its view. */
function room() {
  const table = { position: 1, view: { at: 1 }, seat: 0, choices: [{ text: "a" }], undo: true };
  const held = new HeldTable(table as unknown as TableSurface);
  const move = (): void => {
    held.remember(); // the page is drawn
    table.position += 1;
    table.view = { at: table.position };
  };
  return { table, held, move };
}

describe("a table that is held", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows what was before, and nothing to choose, until its time has passed", () => {
    const { held, move } = room();
    const seen = () => [held.holding, held.position, held.choices.length, held.undo];
    move();
    const then = vi.fn(() => expect(held.position).toBe(1)); // the page can still be measured
    held.hold(600, then);
    vi.advanceTimersByTime(599);
    expect(seen()).toEqual([true, 1, 0, false]);
    expect(held.view).toEqual({ at: 1 });
    vi.advanceTimersByTime(1);
    expect(then).toHaveBeenCalledOnce();
    expect(seen()).toEqual([false, 2, 1, true]);
  });

  it("shows everything at once when somebody goes on, and only once", () => {
    const { held, move } = room();
    move();
    const then = vi.fn();
    held.hold(600, then);
    held.release();
    expect(held.position).toBe(2);
    vi.advanceTimersByTime(1000);
    held.release();
    expect(then).toHaveBeenCalledOnce();
  });

  it("keeps nothing that other eyes saw", () => {
    const { table, held, move } = room();
    move();
    held.hold(600, vi.fn());
    table.seat = 1;
    expect([held.holding, held.position]).toEqual([false, 2]);
  });
});
