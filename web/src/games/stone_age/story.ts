/** How an event of the game is told: the one place where what happened becomes a sentence. */

import type { Pieces } from "../../api/types";
import { type Draft, icons, move, note, type Tellers } from "../../table/story";
import {
  cardBottom,
  cardIcons,
  die,
  face,
  good,
  goods,
  placeIcon,
  placeKind,
  placeNumber,
  tileIcons,
} from "./icons";
import { cardOf, tileOf } from "./pieces";
import type { StoneAgeEvent } from "./types";

type EventOf<Kind> = Extract<StoneAgeEvent, { kind: Kind }>;
type Gathered = EventOf<"gathered">;
type Fed = EventOf<"fed">;

export const TELLERS: Tellers<StoneAgeEvent> = {
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
  gathered: (event, _pieces, past) => [gathered(event, past)],
  raised: ({ seat, value, used }) => [
    move(
      seat,
      "log-raised",
      { value, used: String(used) },
      { icons: icons({ ...good("tool"), label: null }) },
    ),
  ],
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

/** A roll and what it brought become one line once both are known. */
function gathered(event: Gathered, past: readonly StoneAgeEvent[]): Draft {
  const { seat, place, tools, total, good: name, amount } = event;
  const got = icons(good(name, amount));
  const roll = past.findLast(({ kind }) => kind === "rolled" || kind === "gathered");
  if (roll?.kind !== "rolled")
    return move(seat, "log-gathered-total", { total }, { goods: got }, place);
  const added = total - roll.dice.reduce((sum, value) => sum + value, 0);
  const slots = { dice: icons(...roll.dice.map(die)), goods: got };
  const line = tools.length
    ? move(
        seat,
        "log-gathered-tools",
        { place },
        { ...slots, tools: icons(good("tool", `+${added}`)) },
        place,
      )
    : move(seat, "log-gathered", { place }, slots, place);
  return { ...line, replaces: "log-rolled" };
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
