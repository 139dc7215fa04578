import { expect, test } from "vitest";
import {
  backToFront,
  cornerAt,
  flatAt,
  HEX,
  hexAt,
  landRoom,
  middle,
  planRoom,
  shares,
  tilesOf,
  wayOf,
} from "./geometry";

const spaces = (row: number, column: number, turned: boolean): number[][] =>
  Array.from({ length: 8 }, (_, at) => {
    const [r, c] = [Math.floor(at / 4), at % 4];
    return turned ? [row + c, column + 1 - r] : [row + r, column + c];
  });

test("neighbours of a hex lie around it", () => {
  const around = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ].map(([q = 0, r = 0]) => hexAt({ q, r }));
  const centre = middle(around);
  expect(centre.x).toBeCloseTo(0);
  expect(centre.y).toBeCloseTo(0);
  expect(around[0]?.x).toBeCloseTo(HEX.across);
  expect(around[1]?.x).toBeCloseTo(HEX.across / 2);
});

test("where three hexes meet is as far from each of them", () => {
  const three = [hexAt({ q: 0, r: 0 }), hexAt({ q: 1, r: 0 }), hexAt({ q: 0, r: 1 })];
  const point = middle(three);
  expect(point.x).toBeCloseTo(HEX.across / 2);
  expect(point.y).toBeCloseTo(HEX.high / 4);
});

test("a room holds all its hexes", () => {
  const room = landRoom([hexAt({ q: -2, r: 0 }), hexAt({ q: 2, r: 0 })]);
  expect(room.x).toBeLessThan(-2.5 * HEX.across);
  expect(room.x + room.w).toBeGreaterThan(2.5 * HEX.across);
  expect(shares({ x: room.x, y: room.y + room.h }, room)).toBe("left:0.00%;top:100.00%");
});

test("a stone on four others lies over their middle, one level up", () => {
  const below = [cornerAt(0, 0), cornerAt(0, 1), cornerAt(1, 0), cornerAt(1, 1)];
  const top = cornerAt(0, 0, 1);
  expect(top.x).toBeCloseTo(middle(below).x);
  expect(top.y).toBeCloseTo(middle(below).y - 20);
  expect(flatAt(0, 0, 1)).toEqual({ x: 23, y: 23 });
});

test("boards lie as their spaces do", () => {
  const [first, second] = tilesOf([...spaces(0, 0, false), ...spaces(2, 1, true)], 8);
  expect(first).toMatchObject({ turned: false, rows: 2, columns: 4, row: 0, column: 0 });
  expect(second).toMatchObject({ turned: true, rows: 4, columns: 2, row: 2, column: 1 });
  const room = planRoom(first && second ? [first, second] : [], 2, false);
  expect(room.y).toBeLessThan(-40);
  expect(room.w).toBeGreaterThan(4 * 46);
});

test("what is in front is drawn last", () => {
  const place = (
    row: number,
    column: number,
    level: number,
  ): Parameters<typeof backToFront>[0][0] => ({
    row,
    column,
    level,
  });
  const drawn = backToFront([place(0, 0, 1), place(1, 0, 0), place(0, 1, 0), place(0, 0, 0)]);
  expect(drawn).toEqual([place(0, 0, 0), place(0, 1, 0), place(1, 0, 0), place(0, 0, 1)]);
});

test("arrows lead to the space beside", () => {
  expect(wayOf([0, 2], [0, 1])).toBe("left");
  expect(wayOf([0, 2], [0, 3])).toBe("right");
  expect(wayOf([0, 2], [1, 2])).toBe("front");
  expect(wayOf([1, 2], [0, 2])).toBe("back");
});
