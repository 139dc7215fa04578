/** The final count as it is shown: source by source. */

import type { RatingChange, Result, SeatInfo } from "../../api/types";
import type { Breakdown, StoneAgeView } from "./types";

/** In the order of the game: what was scored on the way, then what the end brings. */
export const SOURCES = [
  "buildings",
  "card_points",
  "hunger",
  "culture",
  "farmers",
  "toolmakers",
  "builders",
  "shamans",
  "resources",
] as const satisfies readonly (keyof Breakdown)[];
export type Source = (typeof SOURCES)[number];

export interface Counted {
  seat: number;
  name: string;
  parts: Record<Source, number>;
  /** What the rules break ties by: agriculture, tools and people. */
  tieBreak: number;
  /** The card that only its owner knew. */
  extra: string | null;
  winner: boolean;
  lost: boolean;
  rating: RatingChange | null;
}

/** `score-card-points` and so on. */
export function sourceKey(source: Source): string {
  return `score-${source.replaceAll("_", "-")}`;
}

export function counted(
  view: StoneAgeView,
  result: Result | null,
  seats: readonly SeatInfo[],
  names: readonly string[],
): Counted[] {
  const winners = result?.winners ?? view.winners;
  return view.players.map((player, seat) => ({
    seat,
    name: names[seat] ?? "",
    parts: parts(result?.breakdown[seat] ?? { ...player.breakdown }),
    tieBreak: player.tie_break,
    extra: player.extra,
    winner: winners.includes(seat),
    lost: seats[seat]?.lost ?? false,
    rating: result?.ratings?.find((change) => change.seat === seat) ?? null,
  }));
}

function parts(breakdown: Record<string, number>): Record<Source, number> {
  const known = SOURCES.map((source) => [source, breakdown[source] ?? 0]);
  return Object.fromEntries(known) as Record<Source, number>;
}

/** The sources that brought anybody anything: the others would only be waited for. */
export function worthCounting(players: readonly Counted[]): Source[] {
  return SOURCES.filter((source) => players.some((player) => player.parts[source] !== 0));
}

export function total(player: Counted, sources: readonly Source[] = SOURCES): number {
  return sources.reduce((sum, source) => sum + player.parts[source], 0);
}

/** Best first; equal points are parted by the tie-break, and where that is equal too, not at all. */
export function ranked(players: readonly Counted[]): (Counted & { place: number })[] {
  const order = [...players].sort(
    (a, b) => Number(b.winner) - Number(a.winner) || total(b) - total(a) || b.tieBreak - a.tieBreak,
  );
  const same = (a: Counted, b: Counted): boolean =>
    a.winner === b.winner && total(a) === total(b) && a.tieBreak === b.tieBreak;
  let place = 0;
  return order.map((player, at) => {
    const before = order[at - 1];
    if (!before || !same(before, player)) place = at + 1;
    return { ...player, place };
  });
}

/** Whether the tie-break decided, so that it must be shown. */
export function tied(players: readonly Counted[]): boolean {
  const best = Math.max(...players.map((player) => total(player)));
  return players.filter((player) => total(player) === best).length > 1;
}

// Bars

export interface Segment {
  source: Source;
  points: number;
  x: number;
  width: number;
}

export interface Scale {
  /** Where nothing is. */
  zero: number;
  /** Length of one point. */
  unit: number;
}

/** All bars on one scale; hunger goes to the left of nothing. */
export function scale(players: readonly Counted[], width: number): Scale {
  const sums = (sign: number): number[] =>
    players.map((player) =>
      SOURCES.reduce((sum, source) => sum + Math.max(0, sign * player.parts[source]), 0),
    );
  const gained = Math.max(1, ...sums(1));
  const lost = Math.max(0, ...sums(-1));
  const unit = width / (gained + lost);
  return { zero: lost * unit, unit };
}

export function segments(
  player: Counted,
  sources: readonly Source[],
  { zero, unit }: Scale,
): Segment[] {
  let right = zero;
  let left = zero;
  return sources.flatMap((source) => {
    const points = player.parts[source];
    const width = Math.abs(points) * unit;
    if (points === 0) return [];
    const x = points > 0 ? right : left - width;
    if (points > 0) right += width;
    else left -= width;
    return [{ source, points, x, width }];
  });
}
