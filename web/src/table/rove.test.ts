import { describe, expect, it } from "vitest";
import { nearest } from "./rove";

const at = (
  left: number,
  top: number,
): { left: number; top: number; width: number; height: number } => ({
  left,
  top,
  width: 40,
  height: 40,
});
/** Three above, two below. */
const GRID = [at(0, 0), at(100, 0), at(200, 0), at(10, 100), at(190, 100)];

describe("an arrow up or down", () => {
  it("leads to what lies nearest there", () => {
    expect(nearest(GRID, 0, 1)).toBe(3);
    expect(nearest(GRID, 2, 1)).toBe(4);
    expect(nearest(GRID, 4, -1)).toBe(2);
  });

  it("leads nowhere at the edge", () => {
    expect(nearest(GRID, 1, -1)).toBeNull();
    expect(nearest(GRID, 3, 1)).toBeNull();
  });
});
