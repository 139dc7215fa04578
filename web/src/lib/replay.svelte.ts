import type { Entry, Pieces, Replay, ReplayStep } from "../api/types";
import { applied } from "./patch";
import type { BaseView, MovedCallback, OpenChoice, TableFacts, TableSurface } from "./surface";

/** A finished game to leaf through, with the reading surface of a live table. */
export class ReplayTable<View = BaseView> implements TableSurface<View> {
  readonly info: TableFacts;
  readonly live = null;
  readonly seat: number | null;
  readonly pieces: Pieces | null;
  readonly length: number;
  /** How many steps are played. */
  position: number = $state(0);

  readonly choices: OpenChoice[] = [];
  readonly hints = null;
  readonly atOnce = false;
  readonly undo = false;
  readonly complete = true;
  readonly here: boolean[];
  readonly watching = 0;

  readonly #steps: ReplayStep[];
  readonly #entries: Entry[];
  /** Views share what did not change, so all can be kept: going back is a look-up. */
  readonly #views: View[];
  #callbacks = new Set<MovedCallback<View>>();
  #log: Entry[] = $derived.by(() => this.#entries.slice(0, this.position));

  constructor(replay: Replay, pieces: Pieces | null, info?: TableFacts) {
    this.info = info ?? factsOf(replay);
    this.seat = replay.seat;
    this.pieces = pieces;
    this.length = replay.steps.length;
    this.here = replay.players.map(() => true);
    this.#steps = replay.steps;
    this.#views = [replay.view as View];
    this.#entries = replay.steps.map((step, at) => entryOf(step, at, replay.players));
  }

  get view(): View {
    return this.viewAt(this.position);
  }

  /** All that happens, played or not. */
  get entries(): readonly Entry[] {
    return this.#entries;
  }

  get log(): Entry[] {
    return this.#log;
  }

  get number(): number {
    return this.position;
  }

  get now(): number {
    return Date.now();
  }

  viewAt(position: number): View {
    for (let at = this.#views.length; at <= position; at++) {
      const step = this.#steps[at - 1] as ReplayStep;
      this.#views.push(applied(this.#views[at - 1] as View, step.patch));
    }
    return this.#views[position] as View;
  }

  goTo(position: number): void {
    const target = Math.max(0, Math.min(this.length, Math.round(position) || 0)); // or no number
    const from = this.position;
    if (target === from) return;
    const before = this.view;
    this.position = target;
    // Only a single step forward is worth watching; a jump is shown settled.
    const entries = target === from + 1 ? this.#entries.slice(from, target) : [];
    for (const callback of this.#callbacks) callback(entries, before, this.view);
  }

  /** Steps forwards, or with a negative number backwards. */
  step(by = 1): void {
    this.goTo(this.position + by);
  }

  onMoved(callback: MovedCallback<View>): () => void {
    this.#callbacks.add(callback);
    return () => this.#callbacks.delete(callback);
  }
}

function entryOf(step: ReplayStep, at: number, players: string[]): Entry {
  return {
    number: at + 1,
    at: 0,
    kind: "act",
    seat: step.seat,
    name: players[step.seat] ?? null,
    events: step.events,
    text: null,
    undone: [],
  };
}

/** A record may name nobody: then who decided tells how many there are. */
function seatCount({ players, result, steps }: Replay): number {
  return steps.reduce(
    (count, step) => Math.max(count, step.seat + 1),
    Math.max(players.length, result?.scores.length ?? 0),
  );
}

/** What is known of a record that comes from a file. */
function factsOf(replay: Replay): TableFacts {
  return {
    id: "",
    name: replay.players.join(", "),
    game: replay.game,
    host: "",
    options: replay.options,
    status: "over",
    seats: Array.from({ length: seatCount(replay) }, (_, seat) => ({
      seat,
      kind: "person",
      account: null,
      name: replay.players[seat] ?? "",
      bot: null,
      away: false,
      lost: false,
      known: true,
      rating: null,
    })),
    mine: [],
    result: replay.result,
  };
}
