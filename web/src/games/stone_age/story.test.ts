import { afterEach, describe, expect, test, vi } from "vitest";
import shapes from "../../../../src/holocene/games/stone_age/shapes.py?raw";
import type { Entry, GameEvent, Pieces } from "../../api/types";
import { cataloguesOf, type Say } from "../../lib/catalogues.testing";
import { words } from "../../lib/fluent.svelte";
import { parts, spoken } from "../../lib/sentence";
import { choosing, type Draft, lines, tell, type Tellers } from "../../table/story";
import { TELLERS } from "./story";
import type { StoneAgeEvent } from "./types";

const pieces = {
  components: {
    cards: [
      {
        id: "c01",
        top: "market",
        amount: 0,
        resource: null,
        symbol: "pottery",
        worker: null,
        count: 0,
      },
      {
        id: "c25",
        top: "dice",
        amount: 2,
        resource: "wood",
        symbol: null,
        worker: "shaman",
        count: 2,
      },
      {
        id: "c33",
        top: "one-use-tool",
        amount: 4,
        resource: null,
        symbol: null,
        worker: "toolmaker",
        count: 1,
      },
    ],
    tiles: [
      {
        id: "b01",
        cost: { wood: 2, clay: 1, stone: 0, gold: 0 },
        points: 10,
        least: 3,
        most: 3,
        kinds: 0,
      },
      { id: "b19", cost: null, points: 0, least: 4, most: 4, kinds: 2 },
      { id: "b26", cost: null, points: 0, least: 1, most: 7, kinds: 0 },
    ],
  },
} as unknown as Pieces;
const NAMES = ["Anna", "Boris", "Ctirad", "Dora"];
const CATALOGUES = cataloguesOf("stone_age");
const EN = CATALOGUES.find(([language]) => language === "en")?.[1] as Say;

const tellers = TELLERS as unknown as Tellers<GameEvent>;

/** An event in lines; `dice` is the roll that a gathering answers. */
function told(event: StoneAgeEvent, dice: number[] = []): Draft[] {
  const roll = { kind: "rolled", seat: 0, place: "forest", dice };
  return tell(tellers, event as GameEvent, pieces, dice.length > 0 ? [roll] : []);
}

const said = (event: StoneAgeEvent, dice: number[] = []): string[] =>
  told(event, dice).map((line) => spoken(line, NAMES, EN));

/** At least one of every kind, and one for each way a kind can be told. */
const EVENTS: [StoneAgeEvent, string[], number[]?][] = [
  [{ kind: "placed", seat: 3, place: "forest", count: 2 }, ["Dora places 2 people in the forest"]],
  [{ kind: "placed", seat: 0, place: "card 2", count: 1 }, ["Anna places 1 person on card 2"]],
  [{ kind: "used", seat: 0, place: "toolmaker", gained: 1 }, ["Anna makes a tool"]],
  [
    { kind: "used", seat: 0, place: "hut", gained: 0 },
    ["Anna already has ten people; the tribe cannot grow"],
  ],
  [
    { kind: "raised", seat: 0, tool: "tool-2", value: 3, used: true },
    ["Anna raises a used tool to 3"],
  ],
  [
    { kind: "raised", seat: 1, tool: "tool-1", value: 2, used: false },
    ["Boris raises a ready tool to 2"],
  ],
  [
    { kind: "rolled", seat: 1, place: "river", dice: [4, 6] },
    ["Boris rolls die showing 4, die showing 6 at the river"],
  ],
  [
    {
      kind: "gathered",
      seat: 0,
      place: "clay-pit",
      tools: ["tool-1"],
      total: 12,
      good: "clay",
      amount: 3,
    },
    [
      "Anna rolls die showing 4, die showing 5, die showing 2 in the clay pit, adds tool +1, and gets brick 3",
    ],
    [4, 5, 2],
  ],
  [
    { kind: "gathered", seat: 0, place: "hunt", tools: [], total: 3, good: "food", amount: 1 },
    ["Anna gets food 1 for a total of 3"],
  ],
  [
    { kind: "bought", seat: 2, card: "c25", slot: 0, paid: { gold: 1 } },
    ["Ctirad pays gold 1 for the card two dice, wood, shamans 2"],
  ],
  [
    { kind: "built", seat: 2, tile: "b01", stack: 0, paid: { wood: 2, clay: 1 }, points: 10 },
    ["Ctirad builds with wood 2, brick 1 and scores points 10"],
  ],
  [{ kind: "declined", seat: 1, place: "building 3" }, ["Boris does not build"]],
  [{ kind: "turned", stack: 1, tile: "b01" }, ["New building: wood 2, brick 1 for points 10"]],
  [
    { kind: "turned", stack: 1, tile: "b19" },
    ["New building: resources 4 of 2 kinds, scores their value"],
  ],
  [{ kind: "turned", stack: 1, tile: null }, ["Building stack 2 is empty: this is the last round"]],
  [
    { kind: "gained", seat: 0, card: "c01", good: "food", amount: 5 },
    ["Anna gets food 5 from the card"],
  ],
  [
    { kind: "gained", seat: 0, card: "c01", good: "tool", amount: 0 },
    ["Anna is at the limit and gets nothing from the card tool"],
  ],
  [
    { kind: "gained", seat: 0, card: "c33", good: "one-use tool", amount: 4 },
    ["Anna keeps a one-use tool, value 4 tool 4"],
  ],
  [
    { kind: "gained", seat: 0, card: "c01", good: "any two resources", amount: 2 },
    ["Anna keeps the “any two resources” card for later"],
  ],
  [{ kind: "drew", seat: 0, card: "c01", cards: 1 }, ["Anna draws a hidden card: pottery"]],
  [{ kind: "drew", seat: 0, card: null, cards: 1 }, ["Anna draws a hidden card"]],
  [{ kind: "drew", seat: 0, card: null, cards: 0 }, ["Anna has no card left to draw"]],
  [
    { kind: "market", seat: 1, faces: ["wood", "tool"] },
    ["Boris rolls for the market: wood, tool"],
  ],
  [{ kind: "picked", seat: 1, face: "tool", gained: 1 }, ["Boris takes tool from the market"]],
  [
    { kind: "picked", seat: 1, face: "agriculture", gained: 0 },
    ["Boris must take agriculture from the market, but is at the limit"],
  ],
  [
    { kind: "took-two", seat: 1, goods: ["gold", "gold"] },
    ["Boris uses the “any two resources” card to take gold, gold"],
  ],
  [
    { kind: "fed", seat: 2, harvest: 0, eaten: 4, paid: { clay: 2 }, missing: 0, points: 0 },
    ["Ctirad feeds 6 people: food 4, brick 2"],
  ],
  [
    { kind: "fed", seat: 2, harvest: 3, eaten: 5, paid: {}, missing: 0, points: 0 },
    ["Ctirad harvests agriculture +3 and feeds 5 people: food 5"],
  ],
  [
    { kind: "fed", seat: 2, harvest: 0, eaten: 4, paid: {}, missing: 2, points: -10 },
    ["Ctirad goes hungry, 2 food missing: points −10 food 4"],
  ],
  [{ kind: "round", round: 6, first: 1, row: [], dealt: 2 }, ["Round 6", "Boris goes first"]],
  [{ kind: "ended", reason: "cards" }, ["Not enough cards to refill the row: the game ends"]],
  [{ kind: "ended", reason: "buildings" }, ["A stack of buildings is empty: the game ends"]],
  [
    { kind: "counted", extra: [null, "c01"], scores: [120, 98] },
    ["Boris reveals the hidden card: pottery", "Final scoring: Anna 120, Boris 98"],
  ],
];

const engine = shapes.split("# What happened")[1]?.split("# What helps to choose")[0] ?? "";
const KINDS = [...engine.matchAll(/^ {4}kind: Literal\["([a-z-]+)"\]/gmu)].map((match) => match[1]);

describe("every event of the engine", () => {
  test("has a teller, and there are no others", () => {
    expect(KINDS.length).toBeGreaterThan(10);
    expect(Object.keys(TELLERS).sort()).toEqual(KINDS.sort());
  });

  test("is among the examples", () => {
    expect(new Set(EVENTS.map(([event]) => event.kind))).toEqual(new Set(KINDS));
  });

  test.each(EVENTS)("%j is told", (event, expected, dice) => {
    expect(said(event, dice)).toEqual(expected);
  });

  test.each(CATALOGUES)("can be told in %s, and no name or picture is lost", (_language, say) => {
    for (const [event, , dice] of EVENTS) {
      for (const line of told(event, dice)) {
        const filled = parts(line, say).filter((part) => typeof part !== "string");
        const names = filled.filter((part) => part.kind === "name");
        expect(names.length).toBe(line.slots.who ? 1 : 0);
        expect(spoken(line, NAMES, say)).not.toMatch(/[\uE000-\uF8FF{}]/u);
      }
    }
  });

  test("points at where it happened", () => {
    const place = (event: StoneAgeEvent): (string | null)[] =>
      told(event).map((line) => line.place);
    expect(place({ kind: "placed", seat: 0, place: "river", count: 1 })).toEqual(["river"]);
    expect(place({ kind: "bought", seat: 0, card: "c01", slot: 2, paid: {} })).toEqual(["card 3"]);
    expect(place({ kind: "turned", stack: 0, tile: null })).toEqual(["building 1"]);
    expect(place({ kind: "ended", reason: "cards" })).toEqual([null]);
  });
});

describe("who is choosing", () => {
  const kinds = [
    "placing",
    "using",
    "adding-tools",
    "buying-card",
    "buying-tile",
    "picking-die",
    "raising-tool",
    "feeding",
  ];
  afterEach(() => void vi.restoreAllMocks());

  test.each(CATALOGUES)("is told for every decision in %s", (_language, say) => {
    vi.spyOn(words, "has").mockReturnValue(true);
    const told = [...kinds, "last-chance"].map((kind) => spoken(choosing(0, kind), NAMES, say));
    expect(new Set(told).size).toBe(kinds.length + 1);
  });
});

function entry(number: number, events: StoneAgeEvent[], more: Partial<Entry> = {}): Entry {
  const none = { name: null, text: null, undone: [] };
  return { number, at: 0, kind: "act", seat: 0, events: events as GameEvent[], ...none, ...more };
}

const ROLL: StoneAgeEvent = { kind: "rolled", seat: 0, place: "forest", dice: [3, 5] };
const GOT: StoneAgeEvent = {
  kind: "gathered",
  seat: 0,
  place: "forest",
  tools: [],
  total: 8,
  good: "wood",
  amount: 2,
};
const USED: StoneAgeEvent = { kind: "used", seat: 0, place: "field", gained: 1 };

describe("the log in lines", () => {
  const keys = (entries: Entry[]): string[] =>
    lines(entries, pieces, tellers).map((line) => line.key);

  test("a roll and what it brought are one line, even over two moves", () => {
    expect(keys([entry(1, [USED, ROLL, GOT])])).toEqual(["log-used", "log-gathered"]);
    expect(keys([entry(1, [USED, ROLL]), entry(2, [GOT])])).toEqual(["log-used", "log-gathered"]);
    expect(keys([entry(1, [ROLL])])).toEqual(["log-rolled"]);
    expect(keys([entry(2, [GOT])])).toEqual(["log-gathered-total"]);
    expect(keys([entry(1, [ROLL, GOT, ROLL, GOT])])).toEqual(["log-gathered", "log-gathered"]);
  });
});
