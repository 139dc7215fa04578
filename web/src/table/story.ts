/** How what happened becomes lines of the log. A game tells its own events; the rest is every game's. */

import type { Entry, GameEvent, Pieces } from "../api/types";
import { words } from "../lib/fluent.svelte";
import { fluentArguments, keyPart, plainText, readable, wordFor } from "../lib/plain";
import type { Args, Icon, Slot, Told } from "../lib/sentence";

/** A line of the log. `seat` shows its mark, `icon` another picture. */
export interface Line extends Told {
  id: string;
  /** The number of the entry that it tells of. */
  entry: number;
  seat: number | null;
  icon: Icon | null;
  /** Where on the board it happened. */
  place: string | null;
  look: "move" | "round" | "note";
}

/** A line as a game tells it; with `replaces` it takes the place of the last line of that key. */
export type Draft = Omit<Line, "id" | "entry"> & { replaces?: string };

/** Events that were told before, oldest first: what happens may be the answer to one of them. */
type Past = readonly GameEvent[];

/** How each kind of event is told. */
export type Tellers<Event extends { kind: string }> = {
  [Kind in Event["kind"]]: (
    event: Extract<Event, { kind: Kind }>,
    pieces: Pieces,
    past: readonly Event[],
  ) => Draft[];
};

export function icons(...list: Icon[]): Slot {
  return { kind: "icons", icons: list };
}

export function move(
  seat: number,
  key: string,
  args: Args = {},
  slots: Record<string, Slot> = {},
  place: string | null = null,
): Draft {
  const who: Slot = { kind: "name", seat };
  return { key, args, slots: { who, ...slots }, seat, icon: null, place, look: "move" };
}

export function note(
  key: string,
  icon: Icon | null,
  args: Args = {},
  slots: Record<string, Slot> = {},
): Draft {
  return { key, args, slots, seat: null, icon, place: null, look: "note" };
}

/** An event in lines: as its game tells it, else by the message `log-KIND`, else its bare facts. */
export function tell(
  tellers: Readonly<Partial<Tellers<GameEvent>>>,
  event: GameEvent,
  pieces: Pieces,
  past: Past = [],
): Draft[] {
  const teller = Object.hasOwn(tellers, event.kind) ? tellers[event.kind] : undefined;
  return teller ? teller(event, pieces, past) : [plainly(event)];
}

function plainly(event: GameEvent): Draft {
  const { kind, seat, ...facts } = event;
  const key = `log-${keyPart(kind)}`;
  const owner = typeof seat === "number" ? seat : null;
  const line = (said: string, args: Args): Draft =>
    owner === null ? note(said, null, args) : move(owner, said, args);
  if (words.has(key)) return line(key, fluentArguments(facts) as Args);
  const told = Object.entries(facts).map(
    ([name, value]) => `${wordFor("field", name)} ${plainText(value)}`,
  );
  const what = [readable(kind), told.join(", ")].filter(Boolean).join(": ");
  return line(owner === null ? "entry-plain-table" : "entry-plain", { what });
}

/** Which decision somebody is at, for the line on top of the log. */
export function choosing(seat: number, decision: string): Draft {
  const key = words.has("log-choosing") ? "log-choosing" : "entry-choosing";
  return move(seat, key, { decision });
}

// Entries

const TOLD_ENTRIES = new Set([
  "sat",
  "left",
  "started",
  "here",
  "resigned",
  "timeout",
  "back",
  "rematch",
  "invite",
]);

/** Entries that are not moves: who came and went. null: nothing to tell. */
export function tellEntry(entry: Entry): Draft | null {
  if (!TOLD_ENTRIES.has(entry.kind)) return null;
  const key = `entry-${entry.kind}`;
  return entry.seat === null
    ? note(`${key}-table`, null)
    : { ...move(entry.seat, key), look: "note" };
}

/** The entries without those that were taken back, and without the taking back. */
export function standing(entries: readonly Entry[]): Entry[] {
  const undone = new Set(entries.flatMap((entry) => entry.undone));
  return entries.filter((entry) => entry.kind !== "undo" && !undone.has(entry.number));
}

/** The log in lines, oldest first. */
export function lines(
  entries: readonly Entry[],
  pieces: Pieces,
  tellers: Readonly<Partial<Tellers<GameEvent>>>,
): Line[] {
  const out: Line[] = [];
  const past: GameEvent[] = [];
  for (const entry of standing(entries)) {
    let at = 0; // counted by entry, so that loading earlier ones renames nothing
    const put = ({ replaces, ...draft }: Draft): void => {
      const old = out.findLastIndex((line) => line.key === replaces);
      if (old >= 0) out.splice(old, 1);
      out.push({ ...draft, id: `${entry.number}.${at++}`, entry: entry.number });
    };
    const told = tellEntry(entry);
    if (told !== null) put(told);
    for (const event of entry.events) {
      for (const draft of tell(tellers, event, pieces, past)) put(draft);
      past.push(event);
    }
  }
  return out;
}

/** Where rounds begin: after which entry, and what the log says there. */
export const rounds = (
  entries: readonly Entry[],
  pieces: Pieces,
  tellers: Readonly<Partial<Tellers<GameEvent>>>,
): { number: number; told: Told }[] =>
  lines(entries, pieces, tellers)
    .filter(({ look }) => look === "round")
    .map((line) => ({ number: Number.parseInt(line.id, 10), told: line }));

// The log as it is read: what is new apart from what was seen, long stretches of others folded

export type Item =
  | { kind: "line"; id: string; line: Line }
  /** What is above happened since one's last move. */
  | { kind: "since"; id: "since" }
  | { kind: "fold"; id: string; n: number };

const KEPT = 3; // lines of a folded stretch that are still told
const WORTH_FOLDING = 3;

/** The entry of a seat's last move; null: there is none, or somebody only watches. */
export function lastMove(entries: readonly Entry[], seat: number | null): Entry | null {
  if (seat === null) return null;
  return standing(entries).findLast((one) => one.kind === "act" && one.seat === seat) ?? null;
}

/**
 * Lines, oldest first, as items, newest first. What others did before one's last move is seen already:
 * of a long stretch of it only the end is told, unless its fold was opened.
 */
export function read(
  told: readonly Line[],
  seat: number | null,
  last: number | null,
  opened: ReadonlySet<string>,
): Item[] {
  const items: Item[] = [];
  const isTheirs = ({ look, seat: whose }: Line): boolean =>
    look === "move" && whose !== null && whose !== seat;
  for (let at = told.length - 1; at >= 0; at--) {
    const line = told[at] as Line;
    const seen = last !== null && line.entry <= last;
    const newer = told[at + 1];
    if (seen && newer && newer.entry > last) items.push({ kind: "since", id: "since" });
    items.push({ kind: "line", id: line.id, line });
    if (!seen || !isTheirs(line) || (newer && newer.entry <= last && isTheirs(newer))) continue;
    // The newest line of a stretch of others.
    let first = at;
    while (first > 0 && isTheirs(told[first - 1] as Line)) first--;
    const hidden = at - first + 1 - KEPT;
    const id = `fold ${(told[first] as Line).id}`;
    if (hidden < WORTH_FOLDING || opened.has(id)) continue;
    for (const kept of told.slice(at - KEPT + 1, at).reverse())
      items.push({ kind: "line", id: kept.id, line: kept });
    items.push({ kind: "fold", id, n: hidden });
    at = first;
  }
  return items;
}
