import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { Turn } from "./turn.svelte";
import type { Choice, Decision, Hints, Table } from "./types";

function choice(index: number, kind: string, told: Choice["arguments"] = {}): Choice {
  return { index, kind, text: [kind, ...Object.values(told)].join(" "), arguments: told };
}

const FORECAST = { uprising: false, hungry: 0, missing_faces: 0 };

interface Laid {
  hints?: Partial<Record<keyof Hints, unknown>>;
  player?: Record<string, unknown>;
  atOnce?: boolean;
  /** What could follow the steps that are tried; without it they are complete. */
  follows?: (steps: readonly string[]) => Choice[];
}

function at(decision: Decision, choices: Choice[], laid: Laid = {}) {
  const acted: string[][] = [];
  const player = { civil: { left: 0, total: 4 }, food: 3, resources: 2, ...laid.player };
  const view = { decision, players: [player, { food: 4, resources: 1 }] };
  const hints = { changes: {}, adds: {}, losses: {}, forecast: FORECAST, ...laid.hints };
  const live = {
    waiting: 0,
    act: (actions: string[]) => Promise.resolve(acted.push(actions) > 0),
    tried: (steps: readonly string[]) => {
      const follow = laid.follows?.(steps) ?? [];
      return Promise.resolve({ choices: follow, hints, view, more: follow.length > 0 });
    },
  };
  const table = { live, choices, hints, view, atOnce: laid.atOnce ?? false };
  const turn = new Turn(table as unknown as Table);
  turn.reset();
  return { turn, acted };
}

const acting: Decision = { kind: "acting", seat: 0 };
const END = choice(9, "end-turn");

describe("actions", () => {
  const take = choice(1, "take", { slot: 2 });
  const build = choice(2, "build", { card: "bronze" });
  const leave = choice(3, "destroy", { card: "bronze" });

  test("a thing with one deed is asked about at once", async () => {
    const { turn, acted } = at(acting, [take, build, leave, END]);
    turn.open("row 2");
    expect(turn.chosen).toBe(take);
    await turn.confirm();
    expect(acted).toEqual([["take 2"]]);
  });

  test("of several deeds one is picked first", async () => {
    const { turn, acted } = at(acting, [take, build, leave, END]);
    turn.open("ground bronze");
    expect(turn.actions).toBeNull();
    expect(turn.deedsOf("ground bronze")).toEqual([build, leave]);
    turn.pick(build);
    await turn.confirm();
    expect(acted).toEqual([["build bronze"]]);
  });

  test("a thing closes by a second press and by Undo", () => {
    const { turn } = at(acting, [take, END]);
    turn.open("row 2");
    turn.open("row 2");
    expect(turn.begun).toBe(false);
    turn.open("row 2");
    expect(turn.escape()).toBe(true);
    expect(turn.opened).toBeNull();
    expect(turn.escape()).toBe(false);
  });

  test("a card that cannot be taken can still be read", () => {
    const { turn } = at(acting, [take, END]);
    turn.open("row 5");
    expect(turn.opened).toBe("row 5");
    expect(turn.actions).toBeNull();
  });

  test("what a choice would change is the server's word", () => {
    const changes = { "1": { civil: -1 } };
    const { turn } = at(acting, [take, END], { hints: { changes } });
    expect(turn.changeOf(take)).toEqual({ civil: -1 });
    expect(turn.changeOf(END)).toBeNull();
  });
});

describe("the end of a turn", () => {
  test("comes at once where nothing is lost by it", async () => {
    const { turn, acted } = at(acting, [END, choice(1, "grow")]);
    await turn.confirm();
    expect(acted).toEqual([["end-turn"]]);
  });

  test.each([
    ["people would rise", { hints: { forecast: { ...FORECAST, uprising: true } } }],
    ["food is missing", { hints: { forecast: { ...FORECAST, hungry: 2 } } }],
    ["actions would be lost", { player: { civil: { left: 1, total: 4 } } }],
  ])("is looked at first where %s", async (_, laid: Laid) => {
    const { turn, acted } = at(acting, [END, choice(1, "grow")], laid);
    await turn.confirm();
    expect(acted).toEqual([]);
    expect(turn.ends).toBe(true);
    await turn.confirm();
    expect(acted).toEqual([["end-turn"]]);
  });
});

test("in politics nothing is an answer too", async () => {
  const { turn, acted } = at({ kind: "politics", seat: 0, second: false }, [
    choice(1, "prepare", { card: "rats" }),
    choice(2, "pass"),
  ]);
  await turn.confirm();
  expect(acted).toEqual([["pass"]]);
});

describe("where no questions are wanted", () => {
  const prepare = choice(1, "prepare", { card: "rats" });
  const leave = choice(3, "resign");
  const politics: Decision = { kind: "politics", seat: 0, second: false };

  beforeEach(() => {
    vi.spyOn(settings, "confirm", "get").mockReturnValue(false);
  });
  afterEach(() => vi.restoreAllMocks());

  test("a deed is done as soon as it is picked", async () => {
    const { turn, acted } = at(politics, [prepare, choice(2, "pass"), leave]);
    turn.pick(prepare);
    await vi.waitFor(() => expect(acted).toEqual([["prepare rats"]]));
  });

  test("leaving the game is asked about all the same", async () => {
    const { turn, acted } = at(politics, [prepare, choice(2, "pass"), leave]);
    turn.pick(leave);
    await Promise.resolve();
    expect(acted).toEqual([]);
    expect(turn.chosen).toBe(leave);
    await turn.confirm();
    expect(acted).toEqual([["resign"]]);
  });
});

describe("a bid", () => {
  const bidding: Decision = {
    kind: "bidding",
    seat: 0,
    card: "vast-territory-i",
    high: 3,
    leader: 1,
    passed: 0,
  };
  const bids = [4, 5, 6].map((strength) => choice(strength, "bid", { strength }));

  test("begins with the smallest and goes no further than the server offers", async () => {
    const { turn, acted } = at(bidding, [choice(1, "pass"), ...bids]);
    expect(turn.bid).toBe(4);
    for (let more = 0; more < 5; more++) turn.raiseBid(1);
    expect(turn.bid).toBe(6);
    await turn.confirm();
    expect(acted).toEqual([["bid 6"]]);
  });

  test("may be refused by the left button", () => {
    const { turn } = at(bidding, [choice(1, "pass"), ...bids]);
    expect(turn.refusal).toEqual(["pass"]);
  });
});

describe("a defence", () => {
  const defending: Decision = {
    kind: "defending",
    seat: 0,
    card: "spy-ii",
    attacker: 1,
    strength: 10,
  };
  const bonus = choice(1, "discard", { card: "bonus-i" });
  const done = choice(2, "done");

  test("goes as one command, cards first", async () => {
    const follows = (steps: readonly string[]) => (steps.includes("done") ? [] : [bonus, done]);
    const { turn, acted } = at(defending, [bonus, done], { atOnce: true, follows });
    expect(turn.actions).toBeNull();
    await turn.addStep(bonus.text);
    expect(turn.steps("discard bonus-i")).toBe(1);
    await turn.confirm();
    expect(acted).toEqual([["discard bonus-i", "done"]]);
  });

  test("what a card adds is the server's word, also while others are laid down", () => {
    const { turn } = at(defending, [bonus, done], {
      atOnce: true,
      hints: { adds: { "bonus-i": 3, rats: 1 } },
    });
    expect([turn.addsOf("bonus-i"), turn.addsOf("rats"), turn.addsOf("foray")]).toEqual([3, 1, 0]);
  });

  test("to give in is to add nothing", () => {
    const { turn } = at(defending, [bonus, done], { atOnce: true });
    expect(turn.refusal).toEqual(["done"]);
  });
});

describe("answers that gather", () => {
  const raiding: Decision = {
    kind: "raiding",
    seat: 0,
    victim: 1,
    levels: [2, 1],
    costs: [],
    card: "raid-ii",
  };
  const [opera, lab] = ["opera", "alchemy"].map((card, n) => choice(n, "raze", { card })) as [
    Choice,
    Choice,
  ];
  const done = choice(5, "done");
  const follows = (steps: readonly string[]) =>
    steps.length < 2 && !steps.includes("done") ? [lab, done] : [];

  test("go as one command, as soon as they may end", async () => {
    const { turn, acted } = at(raiding, [opera, lab], { atOnce: true, follows });
    expect(turn.actions).toBeNull();
    turn.pick(opera);
    await vi.waitFor(() => expect(turn.draft.steps).toEqual(["raze opera"]));
    expect(acted).toEqual([]);
    await turn.confirm();
    expect(acted).toEqual([["raze opera", "done"]]);
  });

  test("are chosen where they lie, too, and taken back one by one", async () => {
    const { turn, acted } = at(raiding, [opera, lab], { atOnce: true, follows });
    turn.open("seen ground opera");
    await vi.waitFor(() => expect(turn.draft.steps).toHaveLength(1));
    turn.open("seen ground alchemy");
    await vi.waitFor(() => expect(turn.draft.complete).toBe(true));
    expect(turn.actions).toEqual(["raze opera", "raze alchemy"]);
    expect(turn.escape()).toBe(true);
    await vi.waitFor(() => expect(turn.draft.steps).toEqual(["raze opera"]));
    expect(acted).toEqual([]);
  });

  test("tell what they cost the rival", () => {
    const losses = { "0": { science_rate: -3 } };
    const { turn } = at(raiding, [opera, lab], { atOnce: true, hints: { losses } });
    expect([turn.lossOf(opera), turn.lossOf(lab)]).toEqual([{ science_rate: -3 }, null]);
  });
});

test("a crossed card is exchanged by pressing another", async () => {
  const cards = ["rats", "crusades"].map((card, n) => choice(n, "discard", { card }));
  const { turn, acted } = at({ kind: "discarding", seat: 0, left: 1 }, cards, { atOnce: true });
  await turn.toggle("discard rats");
  expect(turn.draft.complete).toBe(true);
  await turn.toggle("discard crusades");
  await turn.confirm();
  expect(acted).toEqual([["discard crusades"]]);
});

test("goods are shared out within what is there", async () => {
  const { turn, acted } = at(
    { kind: "splitting-goods", seat: 0, left: 4, food: 0, resources: 0, sign: -1, card: "raiders" },
    [choice(1, "food"), choice(2, "resources")],
  );
  expect([turn.mostFood, turn.leastFood, turn.isAll]).toEqual([3, 2, false]);
  turn.setFood(0);
  expect([turn.food, turn.resources]).toEqual([2, 2]);
  await turn.confirm();
  expect(acted).toEqual([["food", "food", "resources", "resources"]]);
});

test("of plunder one may take less, down to nothing", async () => {
  const decision = { kind: "plundering", seat: 0, victim: 1, left: 3, food: 0, resources: 0 };
  const ways = [choice(1, "food"), choice(2, "resources"), choice(3, "done")];
  const { turn, acted } = at({ ...decision, card: "plunder-i" } as Decision, ways);
  expect([turn.taken, turn.mostTaken]).toEqual([3, 3]);
  turn.setTaken(9);
  expect(turn.taken).toBe(3);
  turn.setTaken(2);
  turn.setFood(1);
  expect([turn.food, turn.resources]).toEqual([1, 1]);
  await turn.confirm();
  turn.setTaken(0);
  expect([turn.food, turn.resources]).toEqual([0, 0]);
  await turn.confirm();
  expect(acted).toEqual([["food", "resources", "done"], ["done"]]);
});

test.each([4, 5, 9])(
  "of %d that are asked for, it is known whether all that is there goes",
  (left) => {
    const decision = { kind: "splitting-goods", seat: 0, food: 0, resources: 0, sign: -1 } as const;
    const { turn } = at({ ...decision, left, card: "raiders" }, [
      choice(1, "food"),
      choice(2, "resources"),
    ]);
    expect(turn.isAll).toBe(left >= 5);
    turn.setFood(9);
    if (turn.isAll) expect([turn.food, turn.resources]).toEqual([3, 2]);
  },
);
