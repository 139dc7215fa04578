/** Where each seat stands on a line, in per cent: by its number, but never over another. */

const LEAST = 12; // so that badges do not cover each other
const SPAN = 8; // a line is at least so long

export interface Line {
  at: ReadonlyMap<number, number>;
  reach: { from: number; length: number } | null;
}

export function placed(
  numbers: readonly { seat: number; n: number }[],
  reach: number,
  me: number | null,
): Line {
  const mine = numbers.find(({ seat }) => seat === me);
  const all = numbers.map(({ n }) => n);
  const most = Math.max(...all, mine ? mine.n + reach : 0);
  const least = Math.min(...all);
  const span = Math.max(SPAN, most - least);
  const where = (n: number): number => 6 + (88 * (n - least)) / span;
  const sorted = numbers.toSorted((one, other) => one.n - other.n);
  const at = new Map<number, number>();
  let before = -LEAST;
  for (const { seat, n } of sorted) {
    before = Math.max(where(n), before + LEAST);
    at.set(seat, before);
  }
  const over = Math.max(0, before - 94); // pushed off the end: all go back a little
  if (over > 0) {
    let after = 94 + LEAST;
    for (const { seat } of sorted.toReversed()) {
      after = Math.min(at.get(seat) ?? 0, after - LEAST);
      at.set(seat, after);
    }
  }
  if (!mine || reach <= 0) return { at, reach: null };
  const from = at.get(mine.seat) ?? 0;
  return { at, reach: { from, length: Math.max(0, where(mine.n + reach) - from) } };
}
