/** The final count as it is shown: source by source. */

import type { RatingChange, Result, SeatInfo } from "../api/types";

/** What a seat has by its game. */
export interface Count {
  /** Points by source. */
  parts: Readonly<Record<string, number>>;
  /** What the rules break ties by. */
  tieBreak: number;
}

export interface Counted extends Count {
  seat: number;
  name: string;
  winner: boolean;
  lost: boolean;
  rating: RatingChange | null;
}

/** Everybody's points: those of the result once it is told, before that what the view shows. */
export function counted(
  counts: readonly Count[],
  winners: readonly number[],
  result: Result | null,
  seats: readonly SeatInfo[],
  names: readonly string[],
): Counted[] {
  return names.map((name, seat) => ({
    seat,
    name,
    parts: result?.breakdown[seat] ?? counts[seat]?.parts ?? {},
    tieBreak: counts[seat]?.tieBreak ?? 0,
    winner: (result?.winners ?? winners).includes(seat),
    lost: seats[seat]?.lost ?? false,
    rating: result?.ratings?.find((change) => change.seat === seat) ?? null,
  }));
}

/**
 * The sources that brought anybody anything: the others would only be waited for. In the order of
 * the game, and those it did not name after them.
 */
export function worthCounting(players: readonly Counted[], order: readonly string[]): string[] {
  const all = new Set([...order, ...players.flatMap((player) => Object.keys(player.parts))]);
  return [...all].filter((source) => players.some((player) => (player.parts[source] ?? 0) !== 0));
}

export function total(player: Counted, sources = Object.keys(player.parts)): number {
  return sources.reduce((sum, source) => sum + (player.parts[source] ?? 0), 0);
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
  source: string;
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

/** All bars on one scale; losses go to the left of nothing. */
export function scale(players: readonly Counted[], width: number): Scale {
  const sums = (sign: number): number[] =>
    players.map((player) =>
      Object.values(player.parts).reduce((sum, part) => sum + Math.max(0, sign * part), 0),
    );
  const gained = Math.max(1, ...sums(1));
  const lost = Math.max(0, ...sums(-1));
  const unit = width / (gained + lost);
  return { zero: lost * unit, unit };
}

export function segments(
  player: Counted,
  sources: readonly string[],
  { zero, unit }: Scale,
): Segment[] {
  let right = zero;
  let left = zero;
  return sources.flatMap((source) => {
    const points = player.parts[source] ?? 0;
    const width = Math.abs(points) * unit;
    if (points === 0) return [];
    const x = points > 0 ? right : left - width;
    if (points > 0) right += width;
    else left -= width;
    return [{ source, points, x, width }];
  });
}
