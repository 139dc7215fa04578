/** What a card costs and brings, in signs: made of the card's facts, never of its name. */

import type { Card, Civil, Clause, Military } from "./types";
import { isCivil, isColumn } from "./cards";

/** A sign with its number, a kind of card, or what stands between them. */
export type Token =
  | { sign: string; n?: number | string }
  | { kind: string; n?: number | string }
  | { op: "to" | "times" | "or" | "bar" | "same" };

/** Lines of a card: what is paid for it, and what it brings. */
export interface Lines {
  cost: Token[];
  brings: Token[];
}

const TO: Token = { op: "to" };
const TIMES: Token = { op: "times" };
const OR: Token = { op: "or" };
const BAR: Token = { op: "bar" };

const sign = (name: string, n?: number | string): Token =>
  n === undefined ? { sign: name } : { sign: name, n };
const kind = (name: string, n?: number | string): Token =>
  n === undefined ? { kind: name } : { kind: name, n };
const less = (n: number): string => `−${n}`;
const more = (n: number): string => (n < 0 ? less(-n) : `+${n}`);

/** A number is told where it is not one. */
const some = (name: string, n: number): Token =>
  sign(name, n === 1 ? undefined : n < 0 ? less(-n) : n);

/** What a card in play gives, by its word in the rules. */
const POWERS: Readonly<Record<string, (n: number) => Token[]>> = {
  science: (n) => [some("science", n)],
  culture: (n) => [some("culture", n)],
  happy: (n) => [n < 0 ? some("unhappy", -n) : some("happy", n)],
  strength: (n) => [some("strength", n)],
  civil: (n) => [some("civil", n)],
  military: (n) => [some("military", n)],
  urban_limit: (n) => [sign("urban", n)],
  civil_hand: (n) => [sign("civil-card", more(n))],
  military_hand: (n) => [sign("military-card", more(n))],
  colonization: (n) => [some("colonization", n)],
  yellow: (n) => [some("yellow-token", n)],
  blue: (n) => [some("pebble", n)],
  strength_per_unit: (n) => [some("strength", n), TIMES, kind("infantry"), kind("cavalry")],
  strength_per_infantry: (n) => [some("strength", n), TIMES, kind("infantry")],
  strength_per_artillery: (n) => [some("strength", n), TIMES, kind("artillery")],
  strength_per_unit_type: (n) => [some("strength", n), TIMES, kind("tactic")],
  strength_per_happy: (n) => [some("strength", n), TIMES, sign("happy")],
  culture_per_happy: (n) => [some("culture", n), TIMES, sign("happy")],
  culture_per_theater: (n) => [some("culture", n), TIMES, kind("theater")],
  culture_per_pair: (n) => [some("culture", n), TIMES, kind("library"), kind("theater")],
  culture_per_lab_level: () => [kind("lab"), TO, sign("culture")],
  culture_per_colony: (n) => [some("culture", n), TIMES, kind("territory")],
  culture_if_colony: (n) => [kind("territory"), TO, some("culture", n)],
  culture_per_wonder_of_partner: (n) => [some("culture", n), TIMES, kind("wonder")],
  best_theater_twice: () => [kind("theater"), TO, sign("culture"), TIMES, sign("any", 2)],
  science_of_best: () => [kind("lab"), OR, kind("library"), TO, sign("science")],
  science_per_lab: (n) => [some("science", n), TIMES, kind("lab")],
  happy_per_source: (n) => [sign("happy", more(n)), TIMES, sign("happy")],
  infantry_rides: () => [kind("infantry"), { op: "same" }, kind("cavalry")],
  urban_discount: (n) => [sign("urban"), sign("resources", less(n))],
  stages: (n) => [kind("wonder"), TIMES, sign("any", n)],
  cheap_population: (n) => [sign("person"), sign("food", less(n))],
  cheap_leaders: (n) => [kind("leader"), sign("civil", less(n))],
  cheap_theaters: (n) => [kind("theater"), sign("science", less(n))],
  cheap_technologies: (n) => [sign("civil-card"), sign("science", less(n))],
  library_and_theater: (n) => [
    kind("library"),
    { op: "same" },
    kind("theater"),
    sign("any", less(n)),
  ],
  no_surcharge: () => [kind("wonder"), sign("civil", less(1))],
  dear_to_attack: () => [kind("aggression"), sign("military"), TIMES, sign("any", 2)],
  science_on_take: (n) => [sign("civil-card"), TO, some("science", n)],
  resource_on_develop: (n) => [sign("science"), TO, some("resources", n)],
  civil_on_develop: (n) => [sign("science"), TO, some("civil", n)],
  culture_on_develop: (n) => [sign("science"), TO, some("culture", n)],
  culture_on_revolution: (n) => [sign("revolution"), TO, some("culture", n)],
  military_revolution: () => [sign("revolution"), TO, sign("military")],
  unit_resources: (n) => [some("resources", n), TO, kind("infantry")],
  civil_from_military: () => [sign("military"), TO, sign("civil")],
  free_population: () => [TO, sign("person")],
  turn_to_theater: () => [sign("urban"), TO, kind("theater")],
  speech: (n) => [sign("culture", n), OR, sign("science", n), sign("resources", n)],
  food_as_resource: () => [sign("food"), TO, sign("resources")],
  resource_as_food: () => [sign("resources"), TO, sign("food")],
  levy: (n) => [sign("military"), TO, sign("person"), sign("any", less(n))],
  colonists: (n) => [sign("military-card", n), TO, sign("colonization", more(1))],
  second_action: () => [kind("event"), TIMES, sign("any", 2)],
  foresight: () => [kind("event"), TO, sign("military-card")],
  settles: () => [kind("leader"), TO, kind("territory")],
  leaves_a_token: () => [kind("leader"), TO, sign("yellow-token")],
  never_attacks: () => [kind("aggression"), { op: "same" }, sign("any", 0)],
  safe_from_war: () => [kind("war"), { op: "same" }, sign("any", 0)],
  culture_if_strong: (n) => [sign("strength"), TO, some("culture", n)],
  best_mine_twice: () => [kind("mine"), TIMES, sign("any", 2)],
  labs_make_resources: () => [kind("lab"), TO, sign("resources")],
  food_made: (n) => [sign("food", more(n))],
  resources_made: (n) => [sign("resources", more(n))],
  may_be_tucked: () => [kind("wonder"), TO, sign("happy")],
};

/** How a wonder scores once, by its word in the rules. */
const SCORES: Readonly<Record<string, Token[]>> = {
  "technology-levels": [sign("civil-card"), TO, sign("culture")],
  workplaces: [sign("person"), TO, sign("culture")],
  "theaters-and-libraries": [kind("theater"), kind("library"), TO, sign("culture")],
  "urban-output": [sign("urban"), TO, sign("culture")],
};

type Amounts = readonly number[];
const at = (amounts: Amounts, place: number): number => amounts[place] ?? 0;
/** With fewer players it is more. */
const spread = (amounts: Amounts): string => `${amounts.at(-1) ?? 0}–${amounts[0] ?? 0}`;

/** What an action card does, by its word in the rules. */
const DEEDS: Readonly<Record<string, (amounts: Amounts) => Token[]>> = {
  fields: (n) => [kind("farm"), kind("mine"), BAR, sign("resources", less(at(n, 0)))],
  town: (n) => [sign("urban"), BAR, sign("resources", less(at(n, 0)))],
  upgrade: (n) => [sign("up"), BAR, sign("resources", less(at(n, 0)))],
  stage: (n) => [kind("wonder"), BAR, sign("resources", less(at(n, 0)))],
  population: (n) => [sign("person"), BAR, sign("food", more(at(n, 0)))],
  technology: (n) => [sign("civil-card"), BAR, sign("science", more(at(n, 0)))],
  army: (n) => [sign("military", more(1)), sign("resources", more(at(n, 0)))],
  "army-per-stronger": (n) => [sign("strength"), TO, sign("resources", spread(n))],
  "food-or-resources": (n) => [sign("food", at(n, 0)), OR, sign("resources", at(n, 0))],
  "food-and-resources": (n) => [sign("food", more(at(n, 0))), sign("resources", more(at(n, 1)))],
  "science-and-culture": (n) =>
    [sign("science", more(at(n, 0))), sign("culture", more(at(n, 1)))].filter(
      (_, place) => at(n, place) > 0,
    ),
  "culture-per-richer": (n) => [sign("culture"), TO, sign("culture", spread(n))],
};

/** What an attack brings, by its word in the rules. */
const SPOILS: Readonly<Record<string, (amounts: Amounts) => Token[]>> = {
  enslave: (n) => [
    sign("person", less(at(n, 0))),
    TO,
    sign("food", at(n, 1)),
    sign("resources", at(n, 2)),
  ],
  plunder: (n) => [TO, sign("any", at(n, 0)), sign("food"), OR, sign("resources")],
  raid: (n) => [sign("urban", less(n.length)), TO, sign("resources")],
  annex: () => [TO, kind("territory")],
  infiltrate: (n) => [kind("leader"), OR, kind("wonder"), TO, sign("culture", at(n, 0))],
  spy: (n) => [TO, sign("science", at(n, 0))],
  intervene: (n) => [TO, sign("culture", at(n, 0))],
  "over-territory": () => [TO, sign("yellow-token", "+")],
  "over-technology": () => [TO, sign("science", "+")],
  "over-culture": () => [TO, sign("culture", "+")],
};

/** What an event gives or takes, by its word in the rules. */
const GIVES: Readonly<Record<string, (n: number) => Token[]>> = {
  food: (n) => [sign("food", more(n))],
  resources: (n) => [sign("resources", more(n))],
  either: (n) => [sign("food", more(n)), OR, sign("resources", more(n))],
  mixed: (n) => [sign("food"), sign("resources", more(n))],
  science: (n) => [sign("science", more(n))],
  culture: (n) => [sign("culture", more(n))],
  population: (n) => [sign("person", more(n))],
  draw: (n) => [sign("military-card", more(n))],
  "draw-or-culture": (n) => [sign("military-card", more(n))],
  "discard-or-culture": (n) => [sign("military-card", more(n))],
  blue: (n) => [sign("pebble", more(n))],
  "science-as-rated": () => [sign("science"), TO, sign("science")],
  "culture-as-rated": () => [sign("culture"), TO, sign("culture")],
  "culture-of-science": () => [sign("science"), TO, sign("culture")],
  "food-of-happiness": () => [sign("happy"), TO, sign("food")],
  "culture-per-discontent": (n) => [sign("unhappy"), TO, sign("culture", more(n))],
  "population-per-discontent": (n) => [sign("unhappy"), TO, sign("person", more(n))],
  "actions-per-discontent": (n) => [sign("unhappy"), TO, sign("civil", more(n))],
  "all-food": () => [sign("food", "−")],
  "make-food": () => [kind("farm"), TO, sign("food")],
  "make-resources": () => [kind("mine"), TO, sign("resources")],
  "make-all": () => [kind("farm"), kind("mine"), TO],
  develop: () => [sign("person"), OR, sign("urban"), OR, sign("science")],
  "free-temple": () => [TO, kind("temple")],
  "free-warriors": () => [TO, kind("infantry")],
  "destroy-own": () => [sign("urban", less(1))],
  "destroy-others": () => [sign("urban", less(1))],
  "token-of-weakest": () => [TO, sign("yellow-token")],
  "old-leader": () => [kind("leader", "−")],
  colony: () => [kind("territory", "−")],
  "take-cards": () => [sign("civil"), TO, sign("civil-card")],
  ruin: () => [kind("wonder", "−")],
};

/** What points at the end are given for. */
const SCORED: Readonly<Record<string, Token[]>> = {
  "score-farms": [kind("farm")],
  "score-levels-of-town": [sign("urban")],
  "score-balance": [sign("food"), sign("resources")],
  "score-colonies": [kind("territory")],
  "score-levels-of-army": [kind("infantry")],
  "score-actions": [sign("civil"), sign("military")],
  "score-happiness": [sign("happy")],
  "score-mines": [kind("mine")],
  "score-population": [sign("person")],
  "score-progress": [sign("science")],
  "score-rank-in-science": [sign("science")],
  "score-rank-in-strength": [sign("strength")],
  "score-latest": [sign("civil-card")],
  "score-variety": [sign("urban")],
  "score-wonders": [kind("wonder")],
};

/** Whom a sentence of an event concerns; all of them: nothing. */
const CONCERNED: Readonly<Record<string, Token[]>> = {
  strongest: [sign("strength", "↑")],
  weakest: [sign("strength", "↓")],
  "two-strongest": [sign("strength", "↑↑")],
  "two-weakest": [sign("strength", "↓↓")],
  "most-culture": [sign("culture", "↑")],
  "least-culture": [sign("culture", "↓")],
  happiest: [sign("happy", "↑")],
  unhappiest: [sign("unhappy", "↑")],
  "richest-if-weak": [sign("culture", "↑"), sign("strength", "↓")],
};

export function powerSigns(powers: Readonly<Record<string, number>>): Token[] {
  return Object.entries(powers).flatMap(([name, n]) => POWERS[name]?.(n) ?? []);
}

/** Signs apart from each other: powers of several words would else run together. */
function parted(powers: Readonly<Record<string, number>>): Token[] {
  const all = Object.entries(powers).map(([name, n]) => POWERS[name]?.(n) ?? []);
  const long = all.some((tokens) => tokens.length > 1);
  return all.flatMap((tokens, place) => (long && place > 0 ? [BAR, ...tokens] : tokens));
}

export function clauseSigns({ who, what, amount }: Clause): Token[] {
  const scored = SCORED[what];
  const brought = scored ? [...scored, TO, sign("culture")] : (GIVES[what]?.(amount) ?? []);
  return [...(CONCERNED[who] ?? []), ...brought];
}

export function linesOf(card: Card): Lines {
  return isCivil(card) ? civilLines(card) : militaryLines(card);
}

function civilLines(card: Civil): Lines {
  if (isColumn(card.kind)) return { cost: workCost(card), brings: givesOf(card) };
  switch (card.kind) {
    case "special":
      return { cost: [sign("science", card.science)], brings: parted(card.powers) };
    case "government":
      return { cost: revolts(card), brings: powerSigns(card.powers) };
    case "leader":
      return halved(Object.entries(card.powers).map(([name, n]) => POWERS[name]?.(n) ?? []));
    case "wonder":
      return {
        cost: [],
        brings: [
          ...parted(card.powers),
          ...(card.scores ? (SCORES[card.scores] ?? []) : []),
          ...takenFor(card),
        ],
      };
    default:
      return { cost: [], brings: DEEDS[card.does ?? ""]?.(card.amounts) ?? [] };
  }
}

/** What a new leader saves whoever takes it. */
function takenFor({ takes_off }: Civil): Token[] {
  return takes_off > 0 ? [BAR, kind("leader"), TO, sign("civil", less(takes_off))] : [];
}

/** Powers on two lines, about as long as each other. */
function halved(powers: readonly (readonly Token[])[]): Lines {
  const joined = (some: readonly (readonly Token[])[]): Token[] =>
    some.flatMap((tokens, place) =>
      place > 0 && tokens.length > 1 ? [BAR, ...tokens] : [...tokens],
    );
  const splits = powers.map((_, place) => ({
    cost: joined(powers.slice(0, place + 1)),
    brings: joined(powers.slice(place + 1)),
  }));
  const longest = ({ cost, brings }: Lines): number => Math.max(widthOf(cost), widthOf(brings));
  const { cost, brings } = splits.reduce((best, one) =>
    longest(one) < longest(best) ? one : best,
  );
  return brings.length > 0 ? { cost, brings } : { cost: [], brings: cost };
}

function workCost(card: Civil): Token[] {
  const worker = sign("resources", card.resources);
  return card.science > 0 ? [sign("science", card.science), worker] : [worker];
}

export function givesOf(card: Civil): Token[] {
  return Object.entries(card.gives).map(([name, n]) => sign(name, n));
}

function revolts(card: Civil): Token[] {
  if (card.science === 0) return [];
  const dear = sign("science", card.science);
  return card.revolution === null
    ? [dear]
    : [dear, OR, sign("revolution"), sign("science", card.revolution)];
}

function militaryLines(card: Military): Lines {
  switch (card.kind) {
    case "bonus":
      return {
        cost: [],
        brings: [
          kind("bonus", more(card.defense)),
          BAR,
          sign("colonization", more(card.colonization)),
        ],
      };
    case "tactic":
      return { cost: armyOf(card), brings: armyStrength(card) };
    case "aggression":
    case "war":
      return {
        cost: [sign("military", card.actions)],
        brings: SPOILS[card.does ?? ""]?.(card.amounts) ?? [],
      };
    case "territory":
      return { cost: gainSigns(card.gains), brings: powerSigns(card.powers) };
    case "pact":
      return { cost: [], brings: pactSigns(card) };
    default:
      return { cost: [], brings: eventSigns(card) };
  }
}

const UNITS = ["infantry", "cavalry", "artillery"] as const;

/** Who must stand together. */
export function armyOf({ army }: Pick<Military, "army">): Token[] {
  return UNITS.flatMap((unit, place) => Array.from({ length: army[place] ?? 0 }, () => kind(unit)));
}

function armyStrength({ strength, obsolete }: Military): Token[] {
  const whole = sign("strength", more(strength));
  return obsolete > 0 ? [whole, OR, sign("strength", more(obsolete))] : [whole];
}

/** What comes once, with a territory. */
export function gainSigns(gains: Readonly<Record<string, number>>): Token[] {
  return Object.entries(gains).flatMap(([name, n]) => GIVES[name]?.(n) ?? []);
}

function pactSigns(card: Military): Token[] {
  const first = powerSigns(card.powers);
  const own: Token[] = first.length > 0 ? first : [kind("pact")];
  if (card.same_sides) return [...own, { op: "same" }];
  const second = powerSigns(card.second);
  return [...own, BAR, ...(second.length > 0 ? second : [kind("pact")])];
}

function eventSigns(card: Military): Token[] {
  return card.clauses.flatMap((clause, place) =>
    place > 0 ? [BAR, ...clauseSigns(clause)] : clauseSigns(clause),
  );
}

/** About how wide a line is, to choose its size. */
export function widthOf(tokens: readonly Token[]): number {
  return tokens.reduce((sum, token) => {
    if ("op" in token) return sum + 0.75;
    return sum + 1.15 + 0.5 * String(token.n ?? "").length;
  }, 0);
}
