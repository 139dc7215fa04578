/** The first game of each game: what of its tips was read, and at which table it is played. */

import { readAll, writeAll } from "./storage";

const LESSONS = "holocene.lessons";
const TABLES = "holocene.first";

export interface Lessons {
  read: readonly string[];
  /** Nobody wants more: the first game was played, or they know the game. */
  off: boolean;
}

export const FRESH: Lessons = { read: [], off: false };

export function lessonsOf(game: string): Lessons {
  const { read, off } = (readAll(LESSONS)[game] ?? {}) as Partial<Record<keyof Lessons, unknown>>;
  const ids = Array.isArray(read) ? read.filter((id) => typeof id === "string") : [];
  return { read: ids, off: off === true };
}

export function keepLessons(game: string, lessons: Lessons): void {
  writeAll(LESSONS, { ...readAll(LESSONS), [game]: lessons });
}

/** Whether a first game of it is to be offered. */
export const isNew = (game: string): boolean => !lessonsOf(game).off;

/** At this table the coach speaks without being asked. */
export function beginFirst(game: string, table: string): void {
  keepLessons(game, FRESH);
  writeAll(TABLES, { ...readAll(TABLES), [game]: table });
}

export const isFirst = (game: string, table: string): boolean => readAll(TABLES)[game] === table;
