/** The guided first game: one tip at a time, until all were read or nobody wants more. */

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
    this.#kept = { ...FRESH, ...all()[game] };
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
    localStorage.setItem(PLACE, JSON.stringify({ ...all(), [this.#game]: this.#kept }));
  }
}

function all(): Record<string, Partial<Kept>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, Partial<Kept>>) : {};
  } catch {
    return {};
  }
}
