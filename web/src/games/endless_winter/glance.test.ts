import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cataloguesOf, type Say } from "../../lib/catalogues.testing";
import { words } from "../../lib/fluent.svelte";
import type { Args } from "../../lib/sentence";
import { byThing } from "../../table/choices";
import source from "./things.ts?raw";
import { glance } from "./glance";
import { placed, thingsOf } from "./things";
import type { Choice, OwnSeen } from "./types";

const ABILITY = { column: null, condition: null, least: 0, pay: {}, gain: { food: 1 } };
const components = {
  cards: [
    {
      id: "brave",
      name: "Brave",
      sort: "starting",
      era: 0,
      labour: 5,
      vp: 0,
      action: null,
      eclipse: ABILITY,
    },
  ],
  animals: [
    { id: "smilodon", name: "Smilodon", count: 4, use: { food: 2 }, sets: [1, 3], wild: false },
  ],
  chiefs: [{ id: "firewolf", name: "Firewolf", sides: [ABILITY, ABILITY] }],
  stones: [
    { id: "s1-01", era: 1, counts: "buried", lands: [], animals: [], table: [], vp: 1, per: 1 },
  ],
  columns: [
    {
      id: "hunt",
      bottom: { animal_top: 1 },
      lines: [{ op: "animal_take", number: 1, pay: { tool: 1 }, middle: false }],
    },
  ],
  lands: [{ id: "forest", gain: { food: 1 } }],
  hexes: [{ name: "a1", q: 0, r: 0 }],
  plans: [{ name: "two", players: 2, positions: [[0, 0]] }],
  boards: [{ id: "x", spaces: [{ gain: { idol: 1 }, arrows: [] }] }],
  idols: { rewards: [{ food: 1 }], honour: [0, 2] },
  setup_cards: [{ id: "setup-1", tools: 1, food: 0, tribe: "brave", animals: [], camp: false }],
  rest_tokens: [{ id: "r1", gain: { food: 1 } }],
  glacier_tokens: [{ id: "g1", gain: { vp: 1 } }],
  order_rewards: [{ draw: 1 }],
};
const player = {
  chief: "firewolf",
  side: "a",
  stones: ["s1-01"],
  animals: { smilodon: 1 },
  influence: [2],
  offering: 0,
  honour: 1,
  hand_count: 4,
  food: 7,
  food_limit: 10,
  tools: 1,
  deck: 3,
  discards: [],
  buried: [],
  crypt_count: 2,
  camps_left: 4,
  villages: [],
  neutral: 0,
  own: 10,
};
const lines = [{ op: "animal_take", middle: false, times: 2, why: null }];
const hints = { stones: { "s1-01": 3 }, columns: [{ id: "hunt", labour: 4, first: true, lines }] };

function seenWith(turn: Record<string, unknown> = {}): OwnSeen {
  return {
    pieces: { components },
    shown: 0,
    table: { seat: 0 },
    seats: [{ name: "Anna" }, { name: "Boris" }],
    view: {
      options: { plan: "by-players" },
      players: [player, player],
      land: ["forest"],
      leaders: [[0]],
      glaciers: ["g1"],
      boards: ["x"],
      built: [],
      column: "hunt",
      rests: { top: "r1" },
    },
    turn: {
      mine: true,
      hints,
      deedsOf: () => [],
      priceOf: () => null,
      changeOf: () => null,
      pointsOf: () => [],
      why: () => null,
      columnHint: (id: string) => hints.columns.find((one) => one.id === id) ?? null,
      lineHint: () => lines[0],
      ...turn,
    },
  } as unknown as OwnSeen;
}

/** One of every kind that things.ts names. */
const NAMES = [
  "column hunt", "column rest", "line animal_take", "bottom hunt", "figure chief", "figure tribe",
  "hand brave", "played brave", "discard brave", "pile brave", "buried brave", "tribe brave",
  "culture brave", "herd smilodon", "herd none", "herd-deck", "animal smilodon", "used smilodon",
  "stone s1-01", "own-stone 0", "own-stone 2", "hex a1", "junction a1-a2-b1", "glacier a1", "camp",
  "village", "megalith 1 1 0", "megaliths", "idol offering", "idol-step honour 2", "food 3", "food",
  "tool", "labour", "points", "chief", "chief firewolf", "side b", "setup setup-1", "set", "deck",
  "discards", "1 hand", "instead draw tool", "take tool", "order 1", "token take", "token next",
  "card brave", "1 tribe", "graves", "line animal_take hunt",
]; // prettier-ignore

/** What is not in the catalogue throws: no panel may show a bare key. */
const CATALOGUES = cataloguesOf("endless_winter");
const speak = (say: Say): void => {
  vi.spyOn(words, "say").mockImplementation((key, args) => say(key, args as Args));
  vi.spyOn(words, "has").mockReturnValue(true);
};
beforeEach(() => speak(CATALOGUES[0]?.[1] as Say));
afterEach(() => void vi.restoreAllMocks());

describe.each(CATALOGUES)("every thing can be read about in %s", (_language, say) => {
  beforeEach(() => speak(say));

  test.each(NAMES)("%s", (name) => {
    const told = glance(name, seenWith());
    expect(told?.title).toBeTruthy();
    expect(told?.text).toBeTruthy();
  });

  test("and every kind that is named is tried here", () => {
    const header = source.slice(0, source.indexOf("*/"));
    const kinds = [...header.matchAll(/^ \* {3}([a-z][\w-]*)/gmu)].map(([, kind]) => kind);
    expect(kinds.length).toBeGreaterThan(15);
    for (const kind of kinds)
      expect(NAMES.some((name) => name.replace(/^\d /u, "").split(" ")[0] === kind)).toBe(true);
  });

  test("what is unknown says nothing", () => {
    expect(glance("weather", seenWith())).toBeNull();
    expect(glance("hand nobody", seenWith())).toBeNull();
  });
});

test("of what is mine to press, the price and the reason are told", () => {
  const deed = { index: 1, kind: "hunt", text: "hunt smilodon", arguments: {} };
  const priced = seenWith({ deedsOf: () => [deed], priceOf: () => ({ tool: 1 }) });
  expect(glance("herd smilodon", priced)?.price).toBeTruthy();
  const closed = seenWith({ why: () => "tools" });
  expect(glance("herd smilodon", closed)?.closed).toBeTruthy();
  expect(glance("1 herd smilodon", closed)?.closed).toBeUndefined();
});

test("a rival's slab is told in words", () => {
  expect(glance("1 tribe", seenWith())?.text).toBe(
    "Food: 7/10 · Tools: 1 · Cards in hand: 4 · Deck: 3 · Discard: 0 · Buried: 2 · " +
      "Camps left: 4 · Villages on the land: 0 · Megaliths left: 10",
  );
});

test("a line costs what the server says, for switches change it", () => {
  const dear = seenWith({ lineHint: () => ({ ...lines[0], pay: { food: 4 } }) });
  const prices = [seenWith(), dear].map((seen) => glance("line animal_take", seen)?.price);
  expect(prices[0]).toContain("tool");
  expect(prices[1]).toContain("4");
});

test("a choice knows the things it is about", () => {
  const made = (kind: string, told: Choice["arguments"]): Choice => ({
    index: 0,
    kind,
    text: kind,
    arguments: told,
  });
  expect(thingsOf(made("bury", { card: "elder", from: "play" }))).toEqual(["played elder"]);
  expect(thingsOf(made("build", { row: 1, column: 2, level: 0 }))).toEqual(["megalith 1 2 0"]);
  const moves = byThing([made("move", { from: "a1", to: "b1" })], thingsOf);
  expect([...moves.keys()]).toEqual(["hex a1", "hex b1"]);
});

test("things of a rival have the number of the seat before their name", () => {
  expect(placed("1 food", 0)).toEqual({ seat: 1, thing: "food" });
  expect(placed("food", 0)).toEqual({ seat: 0, thing: "food" });
});
