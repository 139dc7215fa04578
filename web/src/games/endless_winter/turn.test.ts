import { describe, expect, test } from "vitest";
import { Turn } from "./turn.svelte";
import type { Choice, Decision, Hints, Table } from "./types";

function choice(index: number, kind: string, told: Choice["arguments"] = {}): Choice {
  return { index, kind, text: [kind, ...Object.values(told)].join(" "), arguments: told };
}

const HINTS = {
  changes: {},
  prices: {},
  leads: {},
  eats: [],
  builds: {},
  columns: [],
  cards: {},
  hand: {},
};

interface Laid {
  hints?: Partial<Record<keyof Hints, unknown>>;
  column?: string;
  /** What could follow the steps that are tried. */
  follows?: (steps: readonly string[]) => Choice[];
}

function at(decision: Decision, choices: Choice[], laid: Laid = {}) {
  const acted: string[][] = [];
  const view = { decision, column: laid.column ?? null, players: [{}, {}] };
  const hints = { ...HINTS, ...laid.hints };
  const live = {
    waiting: 0,
    act: (actions: string[]) => Promise.resolve(acted.push(actions) > 0),
    tried: (steps: readonly string[]) => {
      const follow = laid.follows?.(steps) ?? [];
      return Promise.resolve({ choices: follow, hints, view, more: follow.length > 0 });
    },
  };
  const table = { live, choices, hints, view, atOnce: false };
  const turn = new Turn(table as unknown as Table);
  turn.reset();
  return { turn, acted };
}

const acting: Decision = { kind: "acting", seat: 0, section: "top" };
const DONE = choice(99, "done");

describe("placing a figure", () => {
  const places = (["chief", "tribe"] as const).flatMap((figure, n) =>
    ["hunt", "rest"].map((place, m) => choice(n * 2 + m, "place", { figure, place })),
  );

  test("asks for the place of one figure, which can be changed", async () => {
    const { turn, acted } = at({ kind: "beginning", seat: 0 }, places);
    expect(turn.may("column hunt")).toBe(true);
    expect(turn.may("column develop")).toBe(false);
    turn.press("figure chief");
    turn.press("column hunt");
    expect(turn.isChosen("column hunt")).toBe(true);
    await turn.confirm();
    expect(acted).toEqual([["place chief hunt"]]);
  });
});

describe("in a column", () => {
  const take = choice(1, "hunt", { animal: "smilodon" });
  const reveal = choice(2, "reveal");
  const brave = choice(3, "play", { card: "brave" });

  test("a tribe card is played by a touch, without Confirm", () => {
    const { turn, acted } = at(acting, [brave, take, DONE]);
    turn.press("hand brave");
    expect(acted).toEqual([["play brave"]]);
  });

  test("what a line takes is lit, and can be lit alone", () => {
    const { turn } = at(acting, [brave, take, reveal, DONE]);
    expect(turn.lines).toEqual(new Set(["animal_take", "animal_reveal"]));
    turn.press("line animal_take");
    expect(turn.chosen).toBe(take);
    turn.escape();
    expect(turn.may("herd-deck")).toBe(false);
    expect(turn.escape()).toBe(true);
    expect(turn.may("herd-deck")).toBe(true);
  });

  test("of several deeds with one thing the first is meant, and another can be", async () => {
    const hire = choice(1, "hire", { card: "elder" });
    const adopt = choice(2, "adopt", { card: "elder" });
    const { turn, acted } = at(acting, [hire, adopt, DONE]);
    turn.press("tribe elder");
    expect([turn.chosen, turn.opened]).toEqual([hire, "tribe elder"]);
    turn.pick(adopt);
    await turn.confirm();
    expect(acted).toEqual([["adopt elder"]]);
  });

  test("nothing more is an answer too", async () => {
    const { turn, acted } = at(acting, [take, DONE]);
    await turn.confirm();
    expect(acted).toEqual([["done"]]);
  });

  test("what cannot be pressed says why", () => {
    const lines = [{ op: "animal_take", middle: false, times: 0, why: "tools", now: "tools" }];
    const columns = [{ id: "hunt", labour: 0, first: true, lines }];
    const { turn } = at(acting, [reveal, DONE], { hints: { columns }, column: "hunt" });
    turn.press("herd smilodon");
    expect(turn.note).toEqual({ thing: "herd smilodon", reason: "tools" });
    expect(turn.begun).toBe(false);
  });

  test("what could be paid with more labour says that labour is missing", () => {
    const lines = [{ op: "animal_take", middle: false, times: 2, why: null, now: "labour" }];
    const columns = [{ id: "hunt", labour: 4, first: true, lines }];
    const { turn } = at(acting, [DONE], { hints: { columns }, column: "hunt" });
    expect(turn.why("line animal_take")).toBe("labour");
    expect(turn.why("culture atlatl")).toBe("column");
  });

  test("of things that others of their kind can be had, the server tells what is about them", () => {
    const lines = [{ op: "tribe_hand", middle: false, times: 2, why: null, now: null }];
    const columns = [{ id: "rite-of-passage", labour: 4, first: true, lines }];
    const closed = { tribes: { elder: "kind-once" }, stones: {} };
    const hints = { columns, closed };
    const { turn } = at(acting, [DONE], { hints, column: "rite-of-passage" });
    expect(turn.why("tribe elder")).toBe("kind-once");
    expect(turn.why("tribe hunter")).toBeNull();
  });

  test("a card of the hand that cannot be played says why", () => {
    const { turn } = at(acting, [brave, DONE], { hints: { hand: { atlatl: "figure-placed" } } });
    turn.press("hand atlatl");
    expect(turn.note).toEqual({ thing: "hand atlatl", reason: "figure-placed" });
    expect([turn.why("hand brave"), turn.why("hand elder")]).toEqual([null, null]);
  });

  test("a step of the food track is eaten down to in one command", () => {
    const eats = [
      { food: 4, labour: 2 },
      { food: 2, labour: 4 },
    ];
    const { turn, acted } = at(acting, [choice(7, "eat"), DONE], { hints: { eats } });
    expect([turn.may("food 5"), turn.may("food 2")]).toEqual([true, false]);
    turn.press("food 3");
    expect(acted).toEqual([["eat", "eat"]]);
  });

  test("price, change, points and leaders are the server's word", () => {
    const told = { changes: { "1": { food: 1 } }, prices: { "1": { tool: 1 } } };
    const { turn } = at(acting, [take, DONE], { hints: told });
    expect(turn.bringsOf("herd smilodon")).toEqual({ food: 1 });
    expect(turn.priceOf(take)).toEqual({ tool: 1 });
    expect(turn.changeOf(DONE)).toBeNull();
  });
});

describe("moving camps", () => {
  const move = (index: number, from: string, to: string) => choice(index, "move", { from, to });
  const moves = [move(1, "c3", "c4"), move(2, "c3", "b2"), move(3, "d1", "c1")];

  test("a camp is picked up, then a hex chosen", async () => {
    const { turn, acted } = at(acting, [...moves, DONE]);
    expect([turn.may("hex c3"), turn.may("hex c4")]).toEqual([true, false]);
    turn.press("hex c3");
    expect([turn.isChosen("hex c3"), turn.may("hex c4"), turn.may("hex c1")]).toEqual([
      true,
      true,
      false,
    ]);
    turn.press("hex c4");
    await turn.confirm();
    expect(acted).toEqual([["move c3 c4"]]);
  });

  test("another camp is picked up by pressing it, and the same is laid down", () => {
    const { turn } = at(acting, [...moves, DONE]);
    turn.press("hex c3");
    turn.press("hex d1");
    expect(turn.from).toBe("d1");
    turn.press("hex d1");
    expect(turn.from).toBeNull();
  });

  test("where all stand on one hex, that one is meant", () => {
    const { turn } = at(acting, [...moves.slice(0, 2), DONE]);
    expect([turn.from, turn.begun]).toEqual(["c3", false]);
    turn.press("hex b2");
    expect(turn.chosen?.text).toBe("move c3 b2");
  });
});

test("an ability that is offered may be declined on the left", async () => {
  const use = choice(1, "use", { card: "atlatl" });
  const { turn, acted } = at({ kind: "offered", seat: 0 }, [use, choice(2, "skip")]);
  expect(turn.refusal?.text).toBe("skip");
  await turn.confirm();
  expect(acted).toEqual([["use atlatl"]]);
});

test("cards of the eclipse pile are sent together, and may be taken back before", async () => {
  const brave = choice(1, "pile", { card: "brave" });
  const elder = choice(2, "pile", { card: "elder" });
  const follows = (steps: readonly string[]) =>
    [brave, elder, DONE].filter(({ text }) => !steps.includes(text));
  const { turn, acted } = at({ kind: "piling", seat: 0 }, [brave, elder, DONE], { follows });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  turn.press("hand brave");
  await settled();
  turn.press("hand elder");
  await settled();
  expect([turn.may("pile brave"), turn.may("hand brave")]).toEqual([true, false]);
  turn.press("pile brave");
  await settled();
  await turn.confirm();
  expect(acted).toEqual([["pile elder", "done"]]);
});
