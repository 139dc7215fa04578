/** Where hexes, junctions, boards and stones are drawn: from the coordinates that the pieces tell. */

/** A hexagon of the drawings (art/games/endless_winter/lands.py): across, high, and room above it. */
export const HEX = { across: 86.6, high: 79, room: 14, box: 99 } as const;
/** A stone and a space (art/games/endless_winter/megaliths.py). */
export const STONE = { wide: 46, deep: 42, slant: 15, high: 20 } as const;

export interface Point {
  x: number;
  y: number;
}
export interface Room extends Point {
  w: number;
  h: number;
}

export function hexAt({ q, r }: { q: number; r: number }): Point {
  return { x: HEX.across * (q + r / 2), y: HEX.high * 0.75 * r };
}

/** The middle of some points: where three hexes meet. */
export function middle(points: readonly Point[]): Point {
  const n = Math.max(1, points.length);
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / n,
    y: points.reduce((sum, { y }) => sum + y, 0) / n,
  };
}

/** The room that hexes around these points take. */
export function landRoom(points: readonly Point[]): Room {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - HEX.across / 2 - 4;
  const y = Math.min(...ys) - HEX.high / 2 - HEX.room - 4;
  return {
    x,
    y,
    w: Math.max(...xs) + HEX.across / 2 + 4 - x,
    h: Math.max(...ys) + HEX.high / 2 + 12 - y,
  };
}

/** The back left corner of a place; upper ones lie over the middle of four. */
export function cornerAt(row: number, column: number, level = 0): Point {
  const [r, c] = [row + level / 2, column + level / 2];
  return { x: c * STONE.wide - r * STONE.slant, y: r * STONE.deep - level * STONE.high };
}

/** The same from above: nothing hides anything. */
export function flatAt(row: number, column: number, level = 0): Point {
  return { x: (column + level / 2) * STONE.wide, y: (row + level / 2) * STONE.wide };
}

export interface Tile extends Point {
  turned: boolean;
  rows: number;
  columns: number;
  row: number;
  column: number;
}

/** The boards of a plan: where each lies, and whether it is turned by a quarter. */
export function tilesOf(positions: readonly (readonly number[])[], spaces: number): Tile[] {
  const out: Tile[] = [];
  for (let at = 0; at < positions.length; at += spaces) {
    const own = positions.slice(at, at + spaces);
    const rows = own.map(([row = 0]) => row);
    const columns = own.map(([, column = 0]) => column);
    const [row, column] = [Math.min(...rows), Math.min(...columns)];
    const deep = Math.max(...rows) - row + 1;
    const wide = Math.max(...columns) - column + 1;
    out.push({
      ...cornerAt(row, column),
      turned: deep > wide,
      rows: deep,
      columns: wide,
      row,
      column,
    });
  }
  return out;
}

/** The room of a whole plan with so many levels of stones on it. */
export function planRoom(tiles: readonly Tile[], levels: number, above: boolean): Room {
  const last = (tile: Tile): [number, number] => [tile.row + tile.rows, tile.column + tile.columns];
  const corners = tiles.flatMap((tile) => {
    const [rows, columns] = last(tile);
    const at = above ? flatAt : cornerAt;
    return [
      at(tile.row, tile.column),
      at(tile.row, columns),
      at(rows, columns),
      at(rows, tile.column),
    ];
  });
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const up = above ? 4 : levels * STONE.high + 6;
  const x = Math.min(...xs) - 6;
  const y = Math.min(...ys) - up;
  return { x, y, w: Math.max(...xs) + 8 - x, h: Math.max(...ys) + 20 - y };
}

/** From behind to the front, and from below: so that nothing in front is painted over. */
export function backToFront<Place extends { row: number; column: number; level: number }>(
  places: readonly Place[],
): Place[] {
  return places.toSorted((a, b) => a.level - b.level || a.row - b.row || a.column - b.column);
}

/** Which way an arrow of a board leads. */
export function wayOf(
  from: readonly number[],
  to: readonly number[],
): "right" | "left" | "front" | "back" {
  const down = (to[0] ?? 0) - (from[0] ?? 0);
  if (down !== 0) return down > 0 ? "front" : "back";
  return (to[1] ?? 0) > (from[1] ?? 0) ? "right" : "left";
}

/** A point of a room as shares of it, for what is laid over a drawing. */
export function shares({ x, y }: Point, room: Room): string {
  const part = (value: number): string => `${(value * 100).toFixed(2)}%`;
  return `left:${part((x - room.x) / room.w)};top:${part((y - room.y) / room.h)}`;
}
