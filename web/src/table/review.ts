/** A finished game as the coach sees it: asked for until it is thought out. */

import type { Review, ReviewedDecision } from "../api/types";
import { api } from "../lib/api";

const AGAIN = 1_000;

/** Tells what is found so far, again and again, until all is; the answer stops it. */
export function follow(
  id: string,
  invite: string | null,
  tell: (review: Review) => void,
  fail: (error: unknown) => void,
  ask: typeof api.review = api.review,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gone = false;
  const go = async (): Promise<void> => {
    try {
      const review = await ask(id, invite);
      if (gone) return;
      tell(review);
      if (review.status === "thinking") timer = setTimeout(() => void go(), AGAIN);
    } catch (error) {
      if (!gone) fail(error);
    }
  };
  void go();
  return () => {
    gone = true;
    clearTimeout(timer);
  };
}

export const lost = (decision: ReviewedDecision): number => decision.best_chance - decision.chance;

/** Those of some seats that cost most, the worst first. */
export function costliest(
  decisions: readonly ReviewedDecision[],
  seats: readonly number[],
  most: number,
): ReviewedDecision[] {
  const own = decisions.filter(({ seat }) => seats.includes(seat));
  return own.sort((one, other) => lost(other) - lost(one)).slice(0, most);
}
