/** The guided first game: one tip at a time, until all were read or nobody wants more. */

import { FRESH, keepLessons, type Lessons, lessonsOf } from "../lib/first";
import type { Lesson, Seen } from "./game";

export class Guide {
  readonly #game: string;
  readonly #lessons: readonly Lesson[];
  #kept: Lessons = $state.raw(FRESH);

  constructor(game: string, lessons: readonly Lesson[]) {
    this.#game = game;
    this.#lessons = lessons;
    this.#kept = lessonsOf(game);
  }

  /** What fits now and was not read yet. */
  lesson(seen: Seen): Lesson | null {
    if (this.#kept.off) return null;
    return (
      this.#lessons.find(({ id, when }) => !this.#kept.read.includes(id) && when(seen)) ?? null
    );
  }

  /** Whether there is something left to learn. */
  get goesOn(): boolean {
    const { read, off } = this.#kept;
    return !off && this.#lessons.some(({ id }) => !read.includes(id));
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

  #keep(some: Partial<Lessons>): void {
    this.#kept = { ...this.#kept, ...some };
    keepLessons(this.#game, this.#kept);
  }
}
