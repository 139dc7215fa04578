/** About how long a game will take: by its usual length, who plays it, and the clock. */

import type { Clock, GameInfo } from "../api/types";
import { t } from "./fluent.svelte";

const LONG = 180; // minutes, from which one counts in hours
const DAY = 24; // hours
const WEEK = 7; // days

/**
 * In words; empty where the game does not say. Bots take no time of ours, and a clock none beyond
 * its own; a game over days is as long as its turns are many.
 */
export function lengthWords(
  game: Pick<GameInfo, "length"> | null,
  seats: number,
  people: number,
  clock: Clock,
): string {
  const usual = game?.length?.minutes[seats];
  if (!game?.length || usual === undefined || people === 0) return "";
  const { turns } = game.length;
  if (clock.kind === "turns" && people > 1) {
    return clock.hours < DAY
      ? t("length-turns", { turns })
      : t("length-spread", { turns, weeks: Math.max(1, Math.round(turns / WEEK)) });
  }
  const most =
    clock.kind === "live"
      ? clock.minutes + (turns * clock.increment) / 60
      : Number.POSITIVE_INFINITY;
  const minutes = round(people * Math.min(usual / seats, most), 5);
  return minutes < LONG
    ? t("length-minutes", { minutes })
    : t("length-hours", { hours: round(minutes / 60, 1) });
}

/** Nobody knows it better than so; at least one step of it. */
function round(number: number, step: number): number {
  return Math.max(1, Math.round(number / step)) * step;
}
