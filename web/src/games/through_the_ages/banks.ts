/** The two banks as lines of tokens: how long each stretch is, and what holds as long as the line ends there. */

export interface Stretch {
  /** How many tokens it is long. */
  length: number;
  /** Faces needed, food eaten, resources lost. */
  worth: number;
  /** Whether the line ends in it now. */
  now: boolean;
}

/**
 * Numbers by tokens, from none to all, as stretches of equal worth. A stretch holds the tokens that can be
 * the last one; with none left the worth is that of an empty bank, which has no place in the line.
 */
export function stretches(worths: readonly number[], size: number, left: number): Stretch[] {
  const out: Stretch[] = [];
  for (let tokens = 1; tokens <= size; tokens++) {
    const worth = worths[Math.min(tokens, worths.length - 1)] ?? 0;
    const last = out.at(-1);
    const now = tokens === left;
    if (last?.worth === worth) {
      last.length += 1;
      last.now ||= now;
    } else out.push({ length: 1, worth, now });
  }
  return out;
}
