import type { Entry } from "../api/types";

/**
 * The log with news, each entry once and in order. News win: the same entry may tell another seat
 * more. What an undo took back is dropped.
 */
export function merged(log: readonly Entry[], news: readonly Entry[]): Entry[] {
  const byNumber = new Map(log.map((entry) => [entry.number, entry]));
  for (const entry of news) byNumber.set(entry.number, entry);
  const undone = new Set(news.flatMap((entry) => (entry.kind === "undo" ? entry.undone : [])));
  for (const entry of log) if (entry.kind === "undo") entry.undone.forEach((n) => undone.add(n));
  for (const number of undone) byNumber.delete(number);
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}
