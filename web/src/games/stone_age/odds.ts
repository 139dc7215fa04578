/** The chances of a roll, as the server tells them. */

import type { Components, PlaceName } from "./types";

export interface Bar {
  goods: number;
  chance: number;
  /** Share of the tallest bar. */
  height: number;
  top: boolean;
}

export function oddsOf(components: Components, place: PlaceName, people: number): number[] | null {
  return components.odds[place]?.[people - 1] ?? null;
}

export function mean(chances: readonly number[]): number {
  return chances.reduce((sum, chance, goods) => sum + chance * goods, 0);
}

/** Chances under this are left out of the chart at its ends; the words still name them. */
const SEEN = 0.005;
/** Bars that fit beside each other with their numbers. */
const MOST_BARS = 11;

/** Bars for a chart: without the ends that hardly ever happen, and no more than fit. */
export function bars(chances: readonly number[]): Bar[] {
  const tallest = Math.max(...chances);
  let first = chances.findIndex((chance) => chance >= SEEN);
  let last = chances.findLastIndex((chance) => chance >= SEEN);
  while (last - first + 1 > MOST_BARS) {
    if ((chances[first] ?? 0) < (chances[last] ?? 0)) first += 1;
    else last -= 1;
  }
  return chances.slice(first, last + 1).map((chance, at) => ({
    goods: first + at,
    chance,
    height: chance / tallest,
    top: chance === tallest,
  }));
}
