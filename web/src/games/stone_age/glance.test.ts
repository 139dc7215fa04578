import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Pieces } from "../../api/types";
import { cataloguesOf } from "../../lib/catalogues.testing";
import { words } from "../../lib/fluent.svelte";
import { firstSentences, type Glance } from "../../table/glance";
import { glance } from "./glance";
import {
  type Card,
  LAND,
  type PlayerView,
  RESOURCES,
  type StoneAgeSeen,
  SYMBOLS,
  type Tile,
  WORKERS,
} from "./types";

const TOPS = [
  "market",
  "food",
  "resource",
  "points",
  "tool",
  "agriculture",
  "dice",
  "extra-card",
  "one-use-tool",
  "any-two",
] as const;
const cards: Card[] = TOPS.map((top, at) => ({
  id: `c${10 + at}`,
  top,
  amount: 2,
  resource: top === "resource" || top === "dice" ? "stone" : null,
  symbol: at % 2 ? "music" : null,
  worker: at % 2 ? null : (WORKERS[at / 2] ?? "farmer"),
  count: at % 2 ? 0 : 2,
}));
const fixed = { wood: 2, clay: 1, stone: 0, gold: 0 };
const tiles: Tile[] = [
  { id: "b10", cost: fixed, points: 10, least: 3, most: 3, kinds: 2 },
  { id: "b11", cost: null, points: 0, least: 5, most: 5, kinds: 4 },
  { id: "b12", cost: null, points: 0, least: 1, most: 7, kinds: 0 },
];
const pieces = {
  components: {
    cards,
    tiles,
    prices: [1, 2, 3, 4],
    odds: { forest: [[0.5, 0.3, 0.2]] },
    worth: { food: 2, wood: 3, clay: 4, stone: 5, gold: 6 },
  },
} as unknown as Pieces;
const player = {
  food: 3,
  goods: { wood: 1, clay: 0, stone: 2, gold: 0 },
  people: 5,
  home: 4,
  missing: 2,
  agriculture: 1,
  tools: [
    { value: 2, used: true },
    { value: 1, used: false },
  ],
  one_use_tools: [3],
  any_two: true,
  buildings: ["b10"],
  cards: ["c10", "c11"],
  extra: "c12",
  extra_cards: 1,
  at: { forest: 1 },
  score: 12,
  breakdown: { buildings: 10, card_points: 0, hunger: -10, culture: 1, farmers: 2 },
} as unknown as PlayerView;

function seenBy({ closed = {} }: { closed?: Record<string, string> } = {}): StoneAgeSeen {
  const rival = { ...player, extra: null };
  const row = ["c10", "c11", "c12", null];
  const stacks = tiles.map(({ id }, left) => ({ tile: left === 0 ? null : id, left }));
  return {
    pieces,
    view: { players: [player, rival], row, stacks, deck: 12 },
    table: { seat: 0, hints: { closed, worth: { "card 1": [4, 4], "building 2": [9, 20] } } },
    turn: {
      place: null,
      count: 0,
      options: { place: new Map(), use: new Map() },
      isOpen: () => false,
    },
    seats: [
      { name: "Ana", mark: "m-hand", label: "Hand" },
      { name: "Bor", mark: "m-fish", label: "Fish" },
    ],
    shown: 0,
  } as unknown as StoneAgeSeen;
}

const OWNED = [
  "food",
  ...RESOURCES,
  "people",
  "agriculture",
  "score",
  "torch",
  "tribe",
  "tool-1",
  "tool-2",
  "tool-9",
  "once-3",
  "any-two",
  "buildings",
  "extra",
  ...SYMBOLS.map((name) => `symbol-${name}`),
  ...WORKERS.map((name) => `worker-${name}`),
];
const NAMES = [
  ...LAND,
  ...[1, 2, 3, 4].map((slot) => `card ${slot}`),
  ...[1, 2, 3].map((stack) => `building ${stack}`),
  ...cards.map(({ id }) => id),
  ...tiles.map(({ id }) => id),
  "deck",
  "stacks",
  ...["placing", "using", "feeding", "last-chance", "over"].map((phase) => `phase ${phase}`),
  ...[0, 1].flatMap((seat) => OWNED.map((what) => `${seat} ${what}`)),
];

afterEach(() => void vi.restoreAllMocks());

describe.each(cataloguesOf("stone_age"))("things at a glance in %s", (language, say) => {
  beforeEach(() => {
    words.language = language;
    vi.spyOn(words, "say").mockImplementation((key, args) => say(key, args as never));
  });

  test.each(NAMES)("%s is told in at most two sentences and without a name of the code", (name) => {
    const told = glance(name, seenBy({ closed: { all: "not-your-turn" } }));
    expect(told).not.toBeNull();
    const { title, text, price, worth, closed } = told as Glance;
    expect(title).toBeTruthy();
    expect(text).toBe(firstSentences(text, 2));
    for (const part of [title, text, price, worth, closed]) {
      if (part === undefined) continue;
      expect(part).toBeTruthy();
      expect(part).not.toMatch(/[{}]|undefined|NaN|\b[bc]\d\d\b|\w_\w/);
    }
  });
});

describe("a glance", () => {
  const [[, say] = []] = cataloguesOf("stone_age");
  beforeEach(() => {
    words.language = "en";
    vi.spyOn(words, "say").mockImplementation((key, args) => say?.(key, args as never) ?? "");
  });

  test("of a card tells price, worth and why not", () => {
    const told = glance("card 1", seenBy({ closed: { "card 1": "taken" } }));
    expect(told?.price).toBe(say?.("place-brings-card", { n: 1 }));
    expect(told?.worth).toBe(say?.("worth-now", { n: 4 }));
    expect(told?.closed).toBe(say?.("closed-taken"));
    expect(told?.topic).toBe("c10");
  });

  test("of what can be chosen gives no reason against it", () => {
    const seen = seenBy({ closed: { forest: "full" } });
    expect(glance("forest", seen)?.closed).toBe(say?.("closed-full"));
    seen.turn.isOpen = () => true;
    expect(glance("forest", seen)?.closed).toBeUndefined();
  });

  test("of a place tells what one's people there may expect", () => {
    const amount = say?.("amount-wood", { n: 0.7 }) ?? "";
    expect(glance("forest", seenBy())?.worth).toBe(say?.("glance-mean", { n: 1, amount }));
    expect(glance("hut", seenBy())?.worth).toBeUndefined();
  });

  test("of a hidden card tells its owner alone what it is", () => {
    const [, bottom] = [cards[2]?.worker, say?.("bottom-worker", { worker: "toolmaker", n: 2 })];
    expect(glance("0 extra", seenBy())?.text).toContain(bottom);
    expect(glance("0 extra", seenBy())?.topic).toBe("unseen c12");
    expect(glance("1 extra", seenBy())?.text).toBe(say?.("glance-unseen.text"));
  });

  test("of nothing is none", () => {
    for (const name of ["", "nowhere", "7 wood", "0 nonsense"]) {
      expect(glance(name, seenBy())).toBeNull();
    }
  });
});
