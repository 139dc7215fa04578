/** The guided first game: one tip at a time, until all were read or nobody wants more. */

import { readAll, writeAll } from "../lib/storage";
import type { Lesson, Seen } from "./game";

const PLACE = "holocene.lessons";

interface Kept {
  read: readonly string[];
  off: boolean;
}

const FRESH: Kept = { read: [], off: false };

export class Guide {
  readonly #game: string;
  readonly #lessons: readonly Lesson[];
  #kept: Kept = $state.raw(FRESH);

  constructor(game: string, lessons: readonly Lesson[]) {
    this.#game = game;
    this.#lessons = lessons;
    this.#kept = understood(readAll(PLACE)[game]);
  }

  /** What fits now and was not read yet. */
  lesson(seen: Seen): Lesson | null {
    if (this.#kept.off) return null;
    return (
      this.#lessons.find(({ id, when }) => !this.#kept.read.includes(id) && when(seen)) ?? null
    );
  }

  read(id: string): void {
    if (!this.#kept.read.includes(id)) this.#keep({ read: [...this.#kept.read, id] });
  }

  stop(): void {
    this.#keep({ off: true });
  }

  restart(): void {
    this.#keep(FRESH);
  }

  #keep(some: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...some };
    writeAll(PLACE, { ...readAll(PLACE), [this.#game]: this.#kept });
  }
}

function understood(kept: unknown): Kept {
  const { read, off } = (kept ?? {}) as Partial<Record<keyof Kept, unknown>>;
  const ids = Array.isArray(read) ? read.filter((id) => typeof id === "string") : [];
  return { read: ids, off: off === true };
}
