/** How sources of points look in the chart: one palette for every game, each with a pattern of its own. */

import type { Source } from "./game";

export interface Look {
  /** Safe as a part of an element's id. */
  id: string;
  icon: string | null;
  fill: string;
  ink: string;
  /** Strokes within a square of 10. */
  strokes: string;
  width: number;
}

const FILLS = [
  { fill: "#a8713e", ink: "#6d431f" },
  { fill: "#e6be78", ink: "#b58434" },
  { fill: "#d2502f", ink: "#8a2a14" },
  { fill: "#8c9a55", ink: "#596631" },
  { fill: "#e0b04a", ink: "#a87a1b" },
  { fill: "#aaa498", ink: "#6c675f" },
  { fill: "#d98a5c", ink: "#9c4f2a" },
  { fill: "#89a6b2", ink: "#476878" },
  { fill: "#cdbb98", ink: "#8a7550" },
] as const;

const PATTERNS = [
  { strokes: "", width: 1.7 },
  { strokes: "M0 10 10 0M-2 2 2-2M8 12 12 8", width: 1.7 },
  { strokes: "M0 0 10 10M10 0 0 10", width: 1.7 },
  { strokes: "M5 3v4M3 5h4", width: 1.7 },
  { strokes: "M3 0v10M8 0v10", width: 1.7 },
  { strokes: "M0 3h10M0 8h10", width: 1.7 },
  { strokes: "M0 7 5 2l5 5", width: 1.7 },
  { strokes: "M5 2a3 3 0 1 0 .01 0", width: 1.7 },
  { strokes: "M2 2h.01M7 7h.01", width: 3 },
] as const;

/** By source, in the order of the game. Where colours come round again, patterns do not with them. */
export function looksOf(known: readonly Source[], all: readonly string[]): Record<string, Look> {
  const names = [...new Set([...known.map((source) => source.id), ...all])];
  return Object.fromEntries(
    names.map((name, at) => {
      const fill = FILLS[at % FILLS.length] ?? FILLS[0];
      const turn = Math.floor(at / FILLS.length);
      const pattern = PATTERNS[(at + turn) % PATTERNS.length] ?? PATTERNS[0];
      const icon = known.find((source) => source.id === name)?.icon ?? null;
      return [name, { id: `source-${at}`, icon, ...fill, ...pattern }];
    }),
  );
}
