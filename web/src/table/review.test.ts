import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Review, ReviewedDecision } from "../api/types";
import { costliest, follow } from "./review";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const review = (status: Review["status"]): Review => ({
  status,
  progress: 0,
  course: [],
  decisions: [],
});

test("it is asked for until it is thought out", async () => {
  const answers = [review("thinking"), review("thinking"), review("done")];
  const ask = vi.fn(() => Promise.resolve(answers.shift() as Review));
  const told: string[] = [];
  follow("a", null, ({ status }) => told.push(status), vi.fn(), ask);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual(["thinking", "thinking", "done"]);
  expect(ask).toHaveBeenCalledTimes(3);
});

test("who is gone asks no more, and a refusal is told", async () => {
  const ask = vi.fn(() => Promise.resolve(review("thinking")));
  const stop = follow("a", null, vi.fn(), vi.fn(), ask);
  await vi.advanceTimersByTimeAsync(500);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(1);
  const fail = vi.fn();
  follow("a", null, vi.fn(), fail, () => Promise.reject(new Error("no")));
  await vi.advanceTimersByTimeAsync(500);
  expect(fail).toHaveBeenCalledOnce();
});

test("the costliest of some seats, the worst first", () => {
  const of = (seat: number, chance: number): ReviewedDecision =>
    ({ seat, chance, best_chance: 0.9 }) as ReviewedDecision;
  const all = [of(0, 0.8), of(1, 0.1), of(0, 0.2), of(0, 0.5)];
  expect(costliest(all, [0], 2)).toEqual([of(0, 0.2), of(0, 0.5)]);
  expect(costliest(all, [0, 1], 9)[0]).toEqual(of(1, 0.1));
});
