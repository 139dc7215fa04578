/** How an event is told: the one place where what happened becomes a sentence. */

import type { Entry, GameEvent, Pieces, TableInfo } from "../../api/types";
import { cardOf, tileOf } from "./pieces";
import { markOf, type StoneAgeEvent } from "./types";
import {
  type Args,
  cardBottom,
  cardIcons,
  die,
  face,
  good,
  goods,
  type Icon,
  placeIcon,
  placeKind,
  placeNumber,
  type Slot,
  tileIcons,
  type Told,
} from "./words";

type Gathered = EventOf<"gathered">;
type Fed = EventOf<"fed">;

export type EventOf<Kind> = Extract<StoneAgeEvent, { kind: Kind }>;

/** A line of the log. `seat` shows its tribe's mark, `icon` another one. */
export interface Line extends Told {
  id: string;
  seat: number | null;
  icon: Icon | null;
  /** Where on the board it happened. */
  place: string | null;
  look: "move" | "round" | "note";
}

type Draft = Omit<Line, "id">;

/** What each seat is called; a seat without a name goes by its tribe. */
export function namesOf(info: TableInfo, tribe: (mark: string) => string): string[] {
  return info.seats.map((seat) => seat.name ?? tribe(markOf(seat.seat)));
}

// Sentences

function icons(...list: Icon[]): Slot {
  return { kind: "icons", icons: list };
}

function move(
  seat: number,
  key: string,
  args: Args = {},
  slots: Record<string, Slot> = {},
  place: string | null = null,
): Draft {
  const who: Slot = { kind: "name", seat };
  return { key, args, slots: { who, ...slots }, seat, icon: null, place, look: "move" };
}

function note(
  key: string,
  icon: Icon | null,
  args: Args = {},
  slots: Record<string, Slot> = {},
): Draft {
  return { key, args, slots, seat: null, icon, place: null, look: "note" };
}

/** Every kind of event and how it is told; `dice` is the roll that a gathering answers. */
export const TELLERS: {
  [Kind in StoneAgeEvent["kind"]]: (
    event: EventOf<Kind>,
    pieces: Pieces,
    dice: number[],
  ) => Draft[];
} = {
  placed: ({ seat, place, count }) => [
    move(
      seat,
      "log-placed",
      { count, place: placeKind(place), number: placeNumber(place) },
      { icons: icons(placeIcon(place)) },
      place,
    ),
  ],
  used: ({ seat, place, gained }) => [
    move(
      seat,
      gained ? "log-used" : "log-used-in-vain",
      { place },
      { icons: icons(placeIcon(place)) },
      place,
    ),
  ],
  rolled: ({ seat, place, dice }) => [
    move(seat, "log-rolled", { place }, { dice: icons(...dice.map(die)) }, place),
  ],
  gathered: (event, _pieces, dice) => [gathered(event, dice)],
  bought: ({ seat, card, slot, paid }, pieces) => [
    move(
      seat,
      "log-bought",
      {},
      { paid: icons(...goods(paid)), card: icons(...cardIcons(cardOf(pieces, card))) },
      `card ${slot + 1}`,
    ),
  ],
  built: ({ seat, stack, paid, points }) => [
    move(
      seat,
      "log-built",
      { number: points },
      { paid: icons(...goods(paid)), points: icons(good("points", points)) },
      `building ${stack + 1}`,
    ),
  ],
  declined: ({ seat, place }) => [
    move(
      seat,
      "log-declined",
      { place: placeKind(place) },
      { icons: icons(placeIcon(place)) },
      place,
    ),
  ],
  turned: ({ stack, tile }, pieces) => [turned(stack, tile, pieces)],
  gained: ({ seat, good: name, amount }) => [gained(seat, name, amount)],
  drew: ({ seat, card, cards }, pieces) => [drew(seat, card, cards, pieces)],
  market: ({ seat, faces }) => [move(seat, "log-market", {}, { faces: icons(...faces.map(face)) })],
  picked: ({ seat, face: name, gained: amount }) => [
    move(seat, amount ? "log-picked" : "log-picked-in-vain", {}, { goods: icons(good(name)) }),
  ],
  "took-two": ({ seat, goods: names }) => [
    move(seat, "log-took-two", {}, { goods: icons(...names.map((name) => good(name))) }),
  ],
  fed: (event) => [fed(event)],
  round: ({ round, first }) => [
    { ...note("log-round", null, { round }), look: "round" },
    note(
      "log-torch",
      { ...good("torch"), label: null },
      {},
      { who: { kind: "name", seat: first } },
    ),
  ],
  ended: ({ reason }) => [note(`log-ended-${reason}`, { ...good("points"), label: null })],
  counted: ({ extra, scores }, pieces) => [
    ...extra.flatMap((card, seat) => (card === null ? [] : [shown(seat, card, pieces)])),
    note(
      "log-counted",
      { ...good("points"), label: null },
      {},
      { scores: { kind: "scores", scores } },
    ),
  ],
};

function gathered(
  { seat, place, tools, total, good: name, amount }: Gathered,
  dice: number[],
): Draft {
  const added = total - dice.reduce((sum, value) => sum + value, 0);
  const got = icons(good(name, amount));
  if (!dice.length) return move(seat, "log-gathered-total", { total }, { goods: got }, place);
  const rolled = icons(...dice.map(die));
  if (!tools.length)
    return move(seat, "log-gathered", { place }, { dice: rolled, goods: got }, place);
  const tool = icons(good("tool", `+${added}`));
  return move(
    seat,
    "log-gathered-tools",
    { place },
    { dice: rolled, tools: tool, goods: got },
    place,
  );
}

function turned(stack: number, tile: string | null, pieces: Pieces): Draft {
  const place = `building ${stack + 1}`;
  const hut = { ...good("hut"), label: null };
  if (tile === null) return { ...note("log-stack-empty", hut, { stack: stack + 1 }), place };
  const facts = tileOf(pieces, tile);
  const price = icons(...tileIcons(facts));
  const points = icons(good("points", facts.points));
  const key = facts.cost ? "log-turned" : "log-turned-choice";
  return { ...note(key, hut, { kinds: facts.kinds }, { price, points }), place };
}

function gained(seat: number, name: string, amount: number): Draft {
  if (name === "any two resources") return move(seat, "log-keeps-any-two");
  if (name === "one-use tool") {
    return move(seat, "log-keeps-tool", { value: amount }, { icons: icons(good("tool", amount)) });
  }
  const key = amount ? "log-gained" : "log-gained-in-vain";
  return move(seat, key, {}, { goods: icons(good(name, amount || undefined)) });
}

function drew(seat: number, card: string | null, cards: number, pieces: Pieces): Draft {
  if (!cards) return move(seat, "log-drew-none");
  if (card === null) return move(seat, "log-drew-unseen");
  return move(seat, "log-drew", {}, { card: icons(...cardBottom(cardOf(pieces, card))) });
}

function shown(seat: number, card: string, pieces: Pieces): Draft {
  return move(seat, "log-shown", {}, { card: icons(...cardBottom(cardOf(pieces, card))) });
}

function fed({ seat, harvest, eaten, paid, missing, points }: Fed): Draft {
  const given = Object.values(paid).reduce((sum, count) => sum + count, 0);
  const people = eaten + given + missing;
  const meal = icons(...(eaten ? [good("food", eaten)] : []), ...goods(paid));
  const crop = icons(good("agriculture", `+${harvest}`));
  const key = missing ? "log-hungry" : harvest ? "log-fed-harvest" : "log-fed";
  const loss = icons(good("points", `−${-points}`));
  return move(seat, key, { people, missing }, { meal, harvest: crop, points: loss });
}

/** Which decision somebody is at, for the line on top of the log. */
export function choosing(seat: number, decision: string): Draft {
  return move(seat, "log-choosing", { decision });
}

// Entries

const TOLD_ENTRIES = new Set(["sat", "left", "started", "resigned", "timeout", "back", "rematch"]);

/** Entries that are not moves: who came and went. null: nothing to tell. */
export function tellEntry(entry: Entry): Draft | null {
  if (!TOLD_ENTRIES.has(entry.kind)) return null;
  const key = `log-${entry.kind}`;
  return entry.seat === null
    ? note(`${key}-table`, null)
    : { ...move(entry.seat, key), look: "note" };
}

/** The entries without those that were taken back, and without the taking back. */
export function standing(entries: readonly Entry[]): Entry[] {
  const undone = new Set(entries.flatMap((entry) => entry.undone));
  return entries.filter((entry) => entry.kind !== "undo" && !undone.has(entry.number));
}

/** The log in lines, oldest first. A roll and what it brought become one line once both are known. */
export function lines(entries: readonly Entry[], pieces: Pieces): Line[] {
  const out: Line[] = [];
  let roll: EventOf<"rolled"> | null = null;
  for (const entry of standing(entries)) {
    let at = 0; // counted by entry, so that loading earlier ones renames nothing
    const put = (draft: Draft): void => {
      out.push({ ...draft, id: `${entry.number}.${at++}` });
    };
    const told = tellEntry(entry);
    if (told !== null) put(told);
    for (const event of entry.events as StoneAgeEventLike[]) {
      const answered = event.kind === "gathered" ? roll : null;
      if (answered !== null)
        out.splice(
          out.findLastIndex((line) => line.key === "log-rolled"),
          1,
        );
      for (const draft of tell(event, pieces, answered?.dice ?? [])) put(draft);
      roll =
        event.kind === "rolled"
          ? (event as EventOf<"rolled">)
          : event.kind === "gathered"
            ? null
            : roll;
    }
  }
  return out;
}

type StoneAgeEventLike = StoneAgeEvent | GameEvent;

/** An event in lines; none for a kind that this client does not know yet. */
export function tell(event: StoneAgeEventLike, pieces: Pieces, dice: number[] = []): Draft[] {
  if (!Object.hasOwn(TELLERS, event.kind)) return [];
  const teller = TELLERS[event.kind as StoneAgeEvent["kind"]] as (
    event: StoneAgeEventLike,
    pieces: Pieces,
    dice: number[],
  ) => Draft[];
  return teller(event, pieces, dice);
}
