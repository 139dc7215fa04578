/** What brought a question about: the event or the attack that is being carried out, as the log tells it. */

import type { GameEvent } from "../../api/types";
import type { Change, Changing, Decision, Event, Rating, View } from "./types";

type EventOf<Kind> = Extract<Event, { kind: Kind }>;
export type Revealed = EventOf<"event">;
export type Fallout = Revealed["fallout"][number];
type Logged = readonly { events: readonly GameEvent[] }[];

export interface Happened {
  /** The event that was turned up last; null: none was. */
  event: Revealed | null;
  /** Whether that was in the turn that is still going on. */
  recent: boolean;
  /** The attack or the war that came after it in this turn; null: none did. */
  attack: EventOf<"attacked" | "war-ended"> | null;
  /** Who has discarded since. */
  discarded: ReadonlySet<number>;
}

/** From the newest on back to the last event that was turned up. */
export function happenedIn(log: Logged): Happened {
  const out: Happened = { event: null, recent: true, attack: null, discarded: new Set() };
  const discarded = new Set<number>();
  out.discarded = discarded;
  for (const { events } of log.toReversed()) {
    for (const told of events.toReversed()) {
      const event = told as unknown as Event;
      if (event.kind === "event") return { ...out, event };
      if (event.kind === "turn") out.recent = false;
      if (event.kind === "discarded") discarded.add(event.seat);
      if (out.recent && (event.kind === "attacked" || event.kind === "war-ended"))
        out.attack ??= event;
    }
  }
  return out;
}

/** Questions that an event can ask. */
const BY_EVENTS: ReadonlySet<Decision["kind"]> = new Set([
  "losing-workers",
  "destroying-own",
  "ruining",
  "ceding",
  "choosing-goods",
  "splitting-goods",
  "free-building",
  "developing",
  "razing",
  "agreement",
  "discarding",
]);

/** The event that asks what is asked now; null: something else does. */
export function askingEvent(view: View, happened: Happened): Revealed | null {
  const { decision } = view;
  if (!decision || !BY_EVENTS.has(decision.kind) || !happened.recent || happened.attack)
    return null;
  if (decision.kind !== "discarding") return happened.event;
  // Hands are also cut down at the end of a turn.
  const asks = happened.event?.fallout.some(({ touched }) =>
    touched.some(({ seat, asked }) => asked && seat === decision.seat),
  );
  return asks && !happened.discarded.has(decision.seat) ? happened.event : null;
}

/** A seat under a sentence of an event. */
export interface Struck {
  seat: number;
  /** The number that decides; null: it concerns everybody. */
  rated: number | null;
  hit: boolean;
  change: Change;
  asked: boolean;
}

/** What comes of the sentences that mean the same players. */
export interface Share {
  who: string;
  by: Fallout["by"];
  seats: Struck[];
}

/** Whom an event means, in the order of what decides; what means everybody in the order of play. */
export function sharesOf(event: Revealed, view: View): Share[] {
  const shares = new Map<string, Share>();
  for (const { who, by, rated, touched } of event.fallout) {
    const share = shares.get(who) ?? { who, by, seats: everybody(rated, view) };
    shares.set(who, share);
    for (const { seat, change, asked } of touched) {
      const struck = share.seats.find((one) => one.seat === seat);
      if (!struck) continue;
      struck.hit = true;
      struck.asked ||= asked;
      struck.change = sum(struck.change, change);
    }
  }
  return [...shares.values()].map((share) => ({
    ...share,
    seats: share.by === null ? share.seats.filter(hasNews) : share.seats,
  }));
}

function everybody(rated: readonly number[], view: View): Struck[] {
  return view.players
    .flatMap(({ out }, seat) =>
      out ? [] : [{ seat, rated: rated[seat] ?? null, hit: false, change: {}, asked: false }],
    )
    .toSorted((one, other) => (other.rated ?? 0) - (one.rated ?? 0));
}

const hasNews = ({ change, asked }: Struck): boolean => asked || Object.keys(change).length > 0;

/** Two changes, one after the other. */
export function sum(one: Change, other: Change): Change {
  const out: Change = { ...one };
  for (const [what, n] of Object.entries(other) as [Changing, number][])
    out[what] = (out[what] ?? 0) + n;
  return out;
}

/** Which rating each number belongs to. */
const RATED: Readonly<Partial<Record<Changing, Rating>>> = {
  food: "food",
  food_made: "food",
  resources: "resources",
  resources_made: "resources",
  science: "science",
  science_rate: "science",
  culture: "culture",
  culture_rate: "culture",
  happy: "happy",
  discontent: "happy",
  strength: "strength",
};

/** The ratings that an event touches, on every board: `SEAT RATING`. */
export function touchedBy(event: Revealed): ReadonlySet<string> {
  const out = new Set<string>();
  for (const { by, touched } of event.fallout) {
    for (const { seat, change } of touched) {
      for (const what of [...(Object.keys(change) as Changing[]), ...(by ? [by] : [])]) {
        const rating = RATED[what];
        if (rating) out.add(`${seat} ${rating}`);
      }
    }
  }
  return out;
}
