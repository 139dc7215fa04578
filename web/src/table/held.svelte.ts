/**
 * What is on the screen, a little behind what happened: while dice roll and goods fly, the table still
 * shows what was before, so that nobody reads the result first. Nothing waits for it: the next move,
 * a click or a key shows everything at once.
 */

import type { Entry, Pieces } from "../api/types";
import type {
  BaseView,
  Commands,
  MovedCallback,
  OpenChoice,
  TableFacts,
  TableSurface,
} from "../lib/surface";

const NOTHING: OpenChoice[] = [];

type Shown = Pick<
  TableSurface,
  "info" | "view" | "seat" | "hints" | "atOnce" | "log" | "complete" | "position" | "number"
>;

/** As much as motion needs of it. */
export interface Hold {
  /** Keeps what is shown for so many milliseconds; `then` is called just before it changes. */
  hold(wait: number, then: () => void): void;
  release(): void;
}

export class HeldTable implements TableSurface, Hold {
  readonly #table: TableSurface;
  #kept: Shown | null = $state.raw(null);
  /** What the page shows, to be kept when something happens. */
  #shown: Shown;
  #then: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: TableSurface) {
    this.#table = table;
    this.#shown = snapshot(table);
  }

  /** Whether something has happened that is not shown yet. */
  get holding(): boolean {
    return this.#now !== this.#table;
  }

  /** To be called in an effect before the page changes. */
  remember(): void {
    if (!this.holding) this.#shown = snapshot(this.#table);
  }

  hold(wait: number, then: () => void): void {
    this.release();
    this.#then = then;
    this.#kept = this.#shown;
    this.#timer = setTimeout(() => this.release(), wait);
  }

  release(): void {
    clearTimeout(this.#timer);
    const then = this.#then;
    this.#then = null;
    then?.();
    this.#kept = null;
  }

  /** Other eyes never see what was kept for these. */
  get #now(): Shown {
    const kept = this.#kept;
    return kept?.seat === this.#table.seat && kept ? kept : this.#table;
  }

  get info(): TableFacts {
    return this.#now.info;
  }
  get view(): BaseView | null {
    return this.#now.view;
  }
  get hints(): unknown {
    return this.#now.hints;
  }
  get atOnce(): boolean {
    return this.#now.atOnce;
  }
  get log(): Entry[] {
    return this.#now.log;
  }
  get complete(): boolean {
    return this.#now.complete;
  }
  get position(): number {
    return this.#now.position;
  }
  get number(): number {
    return this.#now.number;
  }

  // What was open before is decided, and what is open now is not shown yet.
  get choices(): OpenChoice[] {
    return this.holding ? NOTHING : this.#table.choices;
  }
  get undo(): boolean {
    return !this.holding && this.#table.undo;
  }

  get live(): Commands | null {
    return this.#table.live;
  }
  get seat(): number | null {
    return this.#table.seat;
  }
  get pieces(): Pieces | null {
    return this.#table.pieces;
  }
  get here(): boolean[] {
    return this.#table.here;
  }
  get watching(): number {
    return this.#table.watching;
  }
  get now(): number {
    return this.#table.now;
  }

  /** Told at once, whatever is shown. */
  onMoved(callback: MovedCallback<BaseView>): () => void {
    return this.#table.onMoved(callback);
  }
}

function snapshot(table: TableSurface): Shown {
  const { info, view, seat, hints, atOnce, log, complete, position, number } = table;
  return { info, view, seat, hints, atOnce, log, complete, position, number };
}
