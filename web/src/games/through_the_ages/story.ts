/** How an event of the game is told: the one place where what happened becomes a sentence. */

import type { Pieces } from "../../api/types";
import type { Args, Icon, Slot } from "../../lib/sentence";
import { type Draft, icons, move, note, type Tellers } from "../../table/story";
import { list } from "../../lib/numbers";
import { cardOf, isUnit } from "./cards";
import { nameOf } from "./say";
import type { Event } from "./types";

type EventOf<Kind> = Extract<Event, { kind: Kind }>;

/** A sign with how many of it. */
function some(what: string, n: number): Icon {
  return { symbol: `sign-${SIGNS[what] ?? what}`, label: `icon-${what}`, count: n };
}

const SIGNS: Readonly<Record<string, string>> = {
  population: "person",
  yellow: "yellow-token",
  blue: "pebble",
  secrets: "military-card",
};

const amount = (what: string, n: number): Slot => icons(some(what, n));
const several = (amounts: Readonly<Record<string, number>>): Slot =>
  icons(...Object.entries(amounts).flatMap(([what, n]) => (n === 0 ? [] : [some(what, n)])));
const name = (seat: number): Slot => ({ kind: "name", seat });
const names = (ids: readonly string[]): string => list(ids.map(nameOf));
const kindAt = (pieces: Pieces, id: string): string => cardOf(pieces, id).kind;

/** What somebody does with a card. */
function deed(
  seat: number,
  key: string,
  card: string,
  pieces: Pieces,
  args: Args = {},
  slots: Record<string, Slot> = {},
): Draft {
  return move(seat, key, { card: nameOf(card), kind: kindAt(pieces, card), ...args }, slots);
}

/** What becomes of a card; where another one brought it about, that is named. */
function caused(
  seat: number,
  key: string,
  card: string,
  cause: string | null,
  pieces: Pieces,
  slots: Record<string, Slot> = {},
): Draft {
  if (cause === null) return deed(seat, key, card, pieces, {}, slots);
  return deed(seat, `${key}-by`, card, pieces, { cause: nameOf(cause) }, slots);
}

/** What somebody does with a card for a price. */
function bought(
  seat: number,
  key: string,
  card: string,
  pieces: Pieces,
  what: string,
  n: number,
  args: Args = {},
): Draft {
  return deed(seat, key, card, pieces, { n, ...args }, { cost: amount(what, n) });
}

/** Cards that were shown, and others that were not. */
function laid(cards: readonly string[], others: number): { what: Slot; none: boolean } {
  const shown = cards.map((card): Icon => ({ symbol: `card-${card}`, label: `card-${card}` }));
  const hidden = others > 0 ? [some("secrets", others)] : [];
  return { what: icons(...shown, ...hidden), none: cards.length + others === 0 };
}

export const TELLERS: Tellers<Event> = {
  turn: ({ seat, round }) => [{ ...move(seat, "log-turn", { round }), look: "round" }],
  row: ({ left, came }) => [
    ...(left.length > 0 ? [note("log-row", null, { n: left.length, cards: names(left) })] : []),
    ...(came.length > 0 ? [note("log-row-came", null, { came: names(came) })] : []),
  ],
  age: ({ ended, begins, outdated, last_round }) => [
    { ...ageLine(ended, begins, last_round), look: "round" },
    ...outdated.flatMap(({ seat, cards, military }) =>
      cards.length + military === 0
        ? []
        : [move(seat, "log-outdated", {}, { what: laid(cards, military).what })],
    ),
  ],
  took: ({ seat, card, actions }, pieces) => [
    bought(seat, "log-took", card, pieces, "civil", actions),
  ],
  grew: ({ seat, food }) => [move(seat, "log-grew", { n: food }, { cost: amount("food", food) })],
  built: ({ seat, card, resources }, pieces) => [
    bought(seat, "log-built", card, pieces, "resources", resources),
  ],
  upgraded: ({ seat, source, card, resources }, pieces) => [
    bought(seat, "log-upgraded", card, pieces, "resources", resources, { source: nameOf(source) }),
  ],
  destroyed: ({ seat, card, by, cause }, pieces) => [
    by === seat
      ? isUnit(kindAt(pieces, card))
        ? deed(seat, "log-disbanded", card, pieces)
        : caused(seat, "log-destroyed", card, cause, pieces)
      : caused(seat, "log-razed", card, cause, pieces, { by: name(by) }),
  ],
  raised: ({ seat, card, stages, resources, completed, points }, pieces) => [
    bought(seat, completed ? "log-completed" : "log-raised", card, pieces, "resources", resources, {
      stages,
    }),
    ...(points > 0
      ? [note("log-wonder-scores", null, { n: points }, { points: amount("culture", points) })]
      : []),
  ],
  developed: ({ seat, card, science, revolution }, pieces) => {
    const peaceful = kindAt(pieces, card) === "government" ? "log-government" : "log-developed";
    return [
      bought(seat, revolution ? "log-revolution" : peaceful, card, pieces, "science", science),
    ];
  },
  appointed: ({ seat, card, replaced }, pieces) => [
    replaced === null
      ? deed(seat, "log-appointed", card, pieces)
      : deed(seat, "log-appointed-instead", card, pieces, { replaced: nameOf(replaced) }),
  ],
  tucked: ({ seat, card }, pieces) => [deed(seat, "log-tucked", card, pieces)],
  "leader-left": ({ seat, card, cause }, pieces) => [
    caused(seat, "log-leader-left", card, cause, pieces),
  ],
  played: ({ seat, card }, pieces) => [deed(seat, "log-played", card, pieces)],
  adopted: ({ seat, card, copied }, pieces) => [
    deed(seat, copied ? "log-copied" : "log-adopted", card, pieces),
  ],
  "tactic-shared": ({ card }) => [note("log-tactic-shared", null, { card: nameOf(card) })],
  used: ({ seat, power }) => [move(seat, "log-used", { power })],
  changed: (event) => [changed(event)],
  made: (event) => made(event),
  produced: ({ seat, science, culture }) => [
    science === 0 && culture === 0
      ? move(seat, "log-produced-nothing")
      : move(seat, "log-produced", {}, { what: several({ science, culture }) }),
  ],
  uprising: ({ seat }) => [move(seat, "log-uprising")],
  drew: ({ seat, count, cards, cause }) => {
    const by = cause === null ? "" : "-by";
    const args: Args = { n: count, ...(cause === null ? {} : { cause: nameOf(cause) }) };
    return [
      cards
        ? move(seat, `log-drew-own${by}`, { ...args, cards: names(cards) })
        : move(seat, `log-drew${by}`, args, { what: amount("secrets", count) }),
    ];
  },
  discarded: ({ seat, count, cards }) => [
    cards
      ? move(seat, "log-discarded-own", { n: count, cards: names(cards) })
      : move(seat, "log-discarded", { n: count }, { what: amount("secrets", count) }),
  ],
  prepared: ({ seat, card, age, points }) => [
    move(
      seat,
      card === null ? "log-prepared" : "log-prepared-own",
      { n: points, age: AGE_NAMES[age] ?? "", ...(card === null ? {} : { card: nameOf(card) }) },
      { points: amount("culture", points) },
    ),
  ],
  foresaw: ({ seat, card }) => [
    card === null
      ? move(seat, "log-foresaw")
      : move(seat, "log-foresaw-own", { card: nameOf(card) }),
  ],
  event: ({ card }, pieces) => [
    note(
      kindAt(pieces, card) === "territory" ? "log-territory" : "log-event",
      { symbol: "sign-events", label: null },
      { card: nameOf(card) },
    ),
  ],
  bid: ({ seat, strength }) => [move(seat, "log-bid", { strength })],
  passed: ({ seat }) => [move(seat, "log-passed")],
  unclaimed: ({ card }) => [note("log-unclaimed", null, { card: nameOf(card) })],
  colonized: ({ seat, card, units, cards, others, force }, pieces) => [
    deed(
      seat,
      "log-colonized",
      card,
      pieces,
      { force },
      { what: laid([...units, ...cards], others).what },
    ),
  ],
  settled: ({ seat, card }, pieces) => [deed(seat, "log-settled", card, pieces)],
  "colony-lost": ({ seat, card, to, cause }, pieces) => [
    to === null
      ? caused(seat, "log-colony-lost", card, cause, pieces)
      : caused(seat, "log-colony-taken", card, cause, pieces, { to: name(to) }),
  ],
  ruined: ({ seat, card, cause }, pieces) => [caused(seat, "log-ruined", card, cause, pieces)],
  attacked: ({ seat, target, card, strength, defense }, pieces) => [
    deed(seat, "log-attacked", card, pieces, { strength, defense }, { target: name(target) }),
  ],
  defended: ({ seat, cards, others, strength, held }) => {
    const { what, none } = laid(cards, others);
    const key = `log-${held ? "defended" : "overrun"}${none ? "-bare" : ""}`;
    return [move(seat, key, { strength }, none ? {} : { what })];
  },
  seized: ({ seat, victim, card, cause }, pieces) => {
    const key = kindAt(pieces, card) === "special" ? "log-seized" : "log-sabotaged";
    return [caused(seat, key, card, cause, pieces, { victim: name(victim) })];
  },
  declared: ({ seat, target, card }, pieces) => [
    deed(seat, "log-declared", card, pieces, {}, { target: name(target) }),
  ],
  "war-ended": ({ seat, target, card, strength, defense, winner }, pieces) => {
    const end = winner === null ? "tied" : winner === seat ? "won" : "lost";
    const facts = { strength, defense };
    return [deed(seat, `log-war-${end}`, card, pieces, facts, { target: name(target) })];
  },
  offered: ({ seat, card, partner, side }, pieces) => {
    const facts = cardOf(pieces, card);
    const same = "same_sides" in facts && facts.same_sides;
    const told = { side: same ? "both" : side };
    return [deed(seat, "log-offered", card, pieces, told, { partner: name(partner) })];
  },
  signed: ({ seat, card, accepted }, pieces) => [
    deed(seat, accepted ? "log-signed" : "log-refused", card, pieces),
  ],
  "pact-ended": ({ seat, card, partner, why, by }, pieces) => {
    const slots = { partner: name(partner), ...(by === null ? {} : { by: name(by) }) };
    return [deed(seat, `log-pact-${why}`, card, pieces, {}, slots)];
  },
  resigned: ({ seat }) => [move(seat, "log-resigned")],
  "scored-at-end": ({ card, points }) => [
    note(
      "log-scored-at-end",
      { symbol: "sign-events", label: null },
      { card: nameOf(card) },
      { scores: { kind: "scores", scores: points } },
    ),
  ],
  ended: ({ scores }) => [
    note(
      "log-ended",
      { symbol: "sign-culture", label: null },
      {},
      { scores: { kind: "scores", scores } },
    ),
  ],
};

const AGE_NAMES = ["A", "I", "II", "III", "IV"];

function ageLine(ended: string, begins: string, last: number | null): Draft {
  if (last !== null) return note("log-age-last", null, { ended, round: last });
  return note(ended === "A" ? "log-age" : "log-age-tokens", null, { ended, begins });
}

function changed({ seat, what, amount: n, card, cause, rival }: EventOf<"changed">): Draft {
  const by = cause === null ? "" : "-by";
  const args: Args = cause === null ? {} : { cause: nameOf(cause) };
  if (n < 0 && card !== null)
    return move(seat, `log-lost-worker${by}`, { card: nameOf(card), ...args });
  const slots = { what: amount(what, Math.abs(n)) };
  if (cause !== null && rival !== null)
    return move(seat, "log-taken", args, { ...slots, rival: name(rival) });
  return move(seat, `${n < 0 ? "log-lost" : "log-gained"}${by}`, args, slots);
}

function made(event: EventOf<"made">): Draft[] {
  const { seat, food, resources, corruption, eaten, hungry, hunger } = event;
  const line = (key: string, n: number, slots: Record<string, Slot>): Draft[] =>
    n > 0 ? [note(key, null, { n }, slots)] : [];
  return [
    food + resources > 0
      ? move(seat, "log-made", {}, { what: several({ food, resources }) })
      : move(seat, "log-made-nothing"),
    ...line("log-corruption", corruption, {}),
    ...line("log-eaten", eaten, { what: amount("food", eaten) }),
    ...line("log-hungry", hungry, { points: amount("culture", hunger) }),
  ];
}
