import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import set from "../../../../src/holocene/games/endless_winter/sets/holocene.json";
import shapes from "../../../../src/holocene/games/endless_winter/shapes.py?raw";
import type { GameEvent, Pieces } from "../../api/types";
import { cataloguesOf, type Say } from "../../lib/catalogues.testing";
import { words } from "../../lib/fluent.svelte";
import { type Args, spoken } from "../../lib/sentence";
import { type Draft, tell, type Tellers } from "../../table/story";
import { TELLERS } from "./story";
import type { Event } from "./types";

const pieces = {
  components: {
    cards: [
      { id: "brave", name: "Brave", sort: "starting" },
      { id: "atlatl", name: "Atlatl", sort: "culture" },
    ],
    animals: [{ id: "smilodon", name: "Smilodon" }],
    chiefs: [{ id: "firewolf", name: "Chief Firewolf", sides: [] }],
    stones: [
      {
        id: "s1-01",
        era: 1,
        counts: "buried",
        lands: [],
        animals: [],
        table: [0, 1],
        vp: 0,
        per: 1,
      },
    ],
    setup_cards: [
      { id: "setup-1", tools: 1, food: 2, tribe: "brave", animals: ["smilodon"], camp: true },
    ],
    lands: [{ id: "forest", gain: {} }],
    rest_tokens: [{ id: "r1", gain: { food: 1 } }],
    glacier_tokens: [],
  },
} as unknown as Pieces;
const NAMES = ["Anna", "Boris"];
const CATALOGUES = cataloguesOf("endless_winter");

const tellers = TELLERS as unknown as Tellers<GameEvent>;
const told = (event: Event): Draft[] => tell(tellers, event as GameEvent, pieces);

/** Names and amounts are put together in the language that is shown. */
function speak(say: Say): void {
  beforeEach(() => {
    vi.spyOn(words, "say").mockImplementation((key, args) => say(key, args as Args));
    vi.spyOn(words, "has").mockReturnValue(true);
  });
  afterEach(() => void vi.restoreAllMocks());
}

/** At least one of every kind, and one for each way a kind can be told; how many lines it makes. */
const EVENTS: [Event, number][] = [
  [{ kind: "order", order: [1, 0] }, 1],
  [{ kind: "chief-taken", seat: 0, chief: "firewolf" }, 1],
  [{ kind: "side-chosen", seat: 0, chief: "firewolf", side: "a" }, 1],
  [{ kind: "setup-taken", seat: 0, setup: "setup-1" }, 1],
  [{ kind: "hand-dealt", seat: 0, cards: ["brave"], known: [] }, 1],
  [{ kind: "hand-dealt", seat: 1, cards: null, known: ["brave"] }, 1],
  [{ kind: "round", round: 2, order: [0, 1], display: ["atlatl", null], herd: [] }, 2],
  [{ kind: "turn", seat: 0, turn: 1 }, 1],
  [{ kind: "placed", seat: 0, figure: "chief", place: "hunt" }, 1],
  [{ kind: "played", seat: 0, card: "brave", labour: 3 }, 1],
  [{ kind: "played", seat: 0, card: "atlatl", labour: 0 }, 1],
  [{ kind: "used", seat: 0, card: "brave" }, 1],
  [{ kind: "chief-used", seat: 0, chief: "firewolf", side: "b" }, 1],
  [{ kind: "ate", seat: 0, food: 2, labour: 2 }, 1],
  [{ kind: "paid", seat: 0, food: 0, tools: 1, labour: 2 }, 1],
  [{ kind: "gained", seat: 0, what: "food", amount: 2, lost: 0 }, 1],
  [{ kind: "gained", seat: 0, what: "tool", amount: 0, lost: 1 }, 1],
  [{ kind: "food-lost", seat: 0, amount: 1 }, 1],
  [{ kind: "hired", seat: 0, card: "brave", to: "hand", empty: false }, 1],
  [{ kind: "hired", seat: 0, card: "brave", to: "discard", empty: true }, 1],
  [{ kind: "learned", seat: 0, card: "atlatl" }, 1],
  [{ kind: "camp", seat: 0 }, 1],
  [{ kind: "moved", seat: 0, start: "c3", end: "c4" }, 1],
  [{ kind: "settled", seat: 0, junction: "a1-a2-b2" }, 1],
  [{ kind: "revealed", seat: 0, animals: ["smilodon", "smilodon"] }, 1],
  [{ kind: "hunted", seat: 0, animal: "smilodon", top: false }, 1],
  [{ kind: "hunted", seat: 0, animal: "smilodon", top: true }, 1],
  [{ kind: "hunted", seat: 0, animal: null, top: false }, 1],
  [{ kind: "animal-used", seat: 0, animal: "smilodon" }, 1],
  [{ kind: "stone-taken", seat: 0, stone: "s1-01", space: 0 }, 1],
  [{ kind: "built", seat: 0, row: 1, column: 2, level: 0, neutral: true, points: [0, 0] }, 1],
  [{ kind: "built", seat: 0, row: 1, column: 2, level: 1, neutral: false, points: [5, 1] }, 3],
  [{ kind: "drew", seat: 0, card: null }, 1],
  [{ kind: "drew", seat: 0, card: "brave" }, 1],
  [{ kind: "shuffled", seat: 0, count: 4 }, 1],
  [{ kind: "raised", seat: 0, track: "honour", level: 2, points: 0 }, 1],
  [{ kind: "instead", seat: 0, of: "draw", take: "tool" }, 1],
  [{ kind: "buried", seat: 0, card: "brave", zone: "hand" }, 1],
  [{ kind: "buried", seat: 1, card: null, zone: "hand" }, 1],
  [{ kind: "discarded", seat: 0, card: "brave" }, 1],
  [{ kind: "piled", seat: 0, card: "brave", count: 1 }, 1],
  [{ kind: "piled", seat: 1, card: null, count: 1 }, 1],
  [
    {
      kind: "eclipse",
      round: 1,
      piles: [["brave"], []],
      labour: [3, 0],
      order: [0, 1],
    },
    4,
  ],
  [{ kind: "order-reward", seat: 0, place: 1 }, 1],
  [{ kind: "gathered", seat: 0, hex: "b2", land: "forest" }, 1],
  [{ kind: "stone-scored", seat: 0, stone: "s1-01", points: 3 }, 1],
  [{ kind: "token-taken", seat: 0, token: "r1" }, 1],
  [{ kind: "ended", scores: [40, 38], winners: [0] }, 1],
];

test("every kind of event has a teller and is tried here", () => {
  const happened = shapes.slice(shapes.indexOf("# What happened"), shapes.indexOf("# Questions"));
  const kinds = [...happened.matchAll(/kind: Literal\["([a-z-]+)"\]/gu)].map(([, kind]) => kind);
  expect(kinds.length).toBeGreaterThan(30);
  expect(Object.keys(TELLERS).sort()).toEqual([...kinds].sort());
  expect([...new Set(EVENTS.map(([event]) => event.kind))].sort()).toEqual([...kinds].sort());
});

describe.each(CATALOGUES)("the log in %s", (_language, say) => {
  speak(say);
  test.each(EVENTS)("tells %o", (event, count) => {
    const lines = told(event).map((line) => spoken(line, NAMES, say));
    expect(lines).toHaveLength(count);
    for (const line of lines) {
      expect(line).not.toBe("");
      expect(line).not.toMatch(/[{}$]|undefined|NaN|log-/u);
    }
  });
});

describe("in English", () => {
  const EN = CATALOGUES.find(([language]) => language === "en")?.[1] as Say;
  speak(EN);
  const said = (event: Event): string =>
    told(event)
      .map((line) => spoken(line, NAMES, EN))
      .join("|");

  test("labour is told in wholes, not in halves", () => {
    const [line] = told({ kind: "played", seat: 0, card: "brave", labour: 3 });
    expect(line?.slots.labour).toMatchObject({ icons: [{ symbol: "op-labour", count: 1.5 }] });
  });

  test("nobody hears which card was drawn by another", () => {
    expect(said({ kind: "drew", seat: 1, card: null })).toBe("Boris draws a card");
  });

  test("a turn order names everybody", () => {
    expect(said({ kind: "order", order: [1, 0] })).toBe("Turn order: Boris, Anna");
  });

  test("the set of the game is called by its own name", () => {
    expect(set.name).toBe("Holocene set");
  });
});
