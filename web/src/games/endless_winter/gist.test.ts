import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cataloguesOf } from "../../lib/catalogues.testing";
import { words } from "../../lib/fluent.svelte";
import type { Args } from "../../lib/sentence";
import { gist } from "./gist";
import type { Choice, OwnSeen } from "./types";

const gives = (gain: Record<string, number>, pay = {}): object => ({
  column: null,
  condition: null,
  least: 0,
  pay,
  gain,
});
const components = {
  cards: [
    {
      id: "elder",
      sort: "tribe",
      action: gives({ tool: 2 }, { food: 1 }),
      eclipse: gives({ vp: 3 }),
    },
    { id: "tribesman", sort: "starting", action: null, eclipse: null },
  ],
  animals: [{ id: "smilodon", name: "Smilodon", use: { food: 2 } }],
  chiefs: [{ id: "firewolf", name: "Firewolf", sides: [gives({ tool: 1 }), gives({ move: 2 })] }],
  lands: [{ id: "lake", gain: { draw: 1 } }],
  hexes: [{ name: "a1" }, { name: "b2" }],
  plans: [{ name: "two", players: 2, positions: [[0, 0]] }],
  boards: [{ id: "x", spaces: [{ gain: { idol: 1 }, arrows: [1] }] }],
};

function seenWith(revealed: boolean, points: number[] = []): OwnSeen {
  return {
    pieces: { components },
    shown: 0,
    seats: [{ name: "Anna" }, { name: "Boris" }],
    view: {
      revealed,
      options: { plan: "by-players" },
      players: [{ chief: "firewolf" }, {}],
      land: ["glacier", "lake"],
      boards: ["x"],
    },
    turn: { pointsOf: () => points },
  } as unknown as OwnSeen;
}

function said(kind: string, told: Choice["arguments"], seen = seenWith(false)): string {
  return gist({ index: 0, kind, text: kind, arguments: told }, seen);
}

const [english] = cataloguesOf("endless_winter");
beforeEach(() => {
  vi.spyOn(words, "say").mockImplementation((key, args) => english?.[1](key, args as Args) ?? "");
  vi.spyOn(words, "has").mockReturnValue(true);
});
afterEach(() => void vi.restoreAllMocks());

test("a card says what it does now: by day, or in the eclipse", () => {
  expect(said("use", { card: "elder" })).toBe("pay 1\u00A0food: 2\u00A0tools");
  expect(said("use", { card: "elder" }, seenWith(true))).toBe("3\u00A0points");
});

test("somebody new says both, and one who can do nothing says nothing", () => {
  expect(said("hire", { card: "elder" })).toBe(
    "pay 1\u00A0food: 2\u00A0tools; in the eclipse: 3\u00A0points",
  );
  expect(said("hire", { card: "tribesman" })).toBe("");
});

test("a chief says what the chosen side does", () => {
  expect(said("chief", { side: "b" })).toBe("2\u00A0camp moves");
});

test("a megalith says what its space brings, or who scores below it", () => {
  expect(said("build", { row: 1, column: 1, level: 0 })).toBe(
    "1\u00A0idol; one more along an arrow",
  );
  const high = seenWith(false, [4, 1]);
  expect(said("build", { row: 1, column: 1, level: 1 }, high)).toBe("Anna +4, Boris +1");
});

test("land and animals say what they give", () => {
  expect(said("gather", { hex: "b2" })).toBe("1\u00A0card from the deck");
  expect(said("hunt", { animal: "smilodon" })).toBe("2\u00A0food");
  expect(said("hunt", { animal: "none" })).toBe("");
});

test("what says all by its name needs no more", () => {
  expect(said("move", { from: "a1", to: "b2" })).toBe("");
});
