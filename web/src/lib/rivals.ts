/** Which bots suit somebody: gentle ones to begin with, then as their games against them end. */

import { keep, kept } from "./kept";

/** How a game against bots of one level ended. */
export interface Ended {
  table: string;
  level: string;
  came: "won" | "lost" | "between";
}

const KEPT = 20; // games, so that none is counted again when its table is looked at later
const LOSSES = 2; // in a row, after which gentler bots are offered

interface Outcome {
  scores: readonly number[];
  winners: readonly number[];
}

/** Lost is a game in which more than half of the others had more. */
export function cameOf({ scores, winners }: Outcome, seat: number): Ended["came"] {
  if (winners.includes(seat)) return "won";
  const better = scores.filter((score) => score > (scores[seat] ?? 0)).length;
  return 2 * better > scores.length - 1 ? "lost" : "between";
}

/** What bots are at a table where one person plays against bots of one level; else null. */
export function levelMet(
  seats: readonly { kind: string; bot: string | null }[],
  mine: number,
): string | null {
  const others = seats.filter((_, seat) => seat !== mine);
  const levels = new Set(others.map(({ kind, bot }) => (kind === "bot" ? bot : null)));
  const [level] = levels;
  return levels.size === 1 && level ? level : null;
}

export function remember(game: string, ended: Ended): void {
  const before = endedOf(game);
  if (before.some(({ table }) => table === ended.table)) return;
  keep(game, { ended: [...before, ended].slice(-KEPT) });
}

/** The level to offer, of those from the gentlest to the hardest; undefined where there is none. */
export function suited(game: string, levels: readonly string[]): string | undefined {
  const { level } = kept(game);
  const at = levels.findIndex((one) => one === level);
  if (at < 0) return levels[Math.min(1, levels.length - 1)]; // a newcomer
  const met = endedOf(game).filter((one) => one.level === level);
  const last = met.slice(-LOSSES).map(({ came }) => came);
  if (last.at(-1) === "won") return levels[Math.min(at + 1, levels.length - 1)];
  const beaten = last.length === LOSSES && last.every((came) => came === "lost");
  return levels[beaten ? Math.max(0, at - 1) : at];
}

function endedOf(game: string): readonly Ended[] {
  const { ended } = kept(game);
  return Array.isArray(ended) ? ended.filter(isEnded) : [];
}

function isEnded(some: unknown): some is Ended {
  if (typeof some !== "object" || some === null) return false;
  const { table, level, came } = some as Record<string, unknown>;
  return [table, level, came].every((each) => typeof each === "string");
}
