import { describe, expect, it } from "vitest";
import type { Pieces } from "../../api/types";
import type { OpenChoice } from "../../lib/surface";
import { Turn } from "./turn.svelte";
import type { DecisionView, StoneAgeHints, StoneAgeTable } from "./types";

const PIECES = {
  actions: [],
  components: {
    cards: [],
    tiles: [],
    odds: { forest: [[0.3, 0.7]] },
    worth: { wood: 3, clay: 4, stone: 5, gold: 6 },
  },
} as unknown as Pieces;

function choice(index: number, kind: string, told: Record<string, unknown>): OpenChoice {
  return { index, kind, text: `${kind} ${Object.values(told).join(" ")}`, arguments: told };
}

function at(
  decision: DecisionView,
  choices: OpenChoice[],
  brings: Record<string, number> = {},
  more: Partial<StoneAgeHints> = {},
) {
  const acted: string[] = [];
  const live = {
    waiting: 0,
    act: (actions: string[]) => Promise.resolve(acted.push(...actions) > 0),
  };
  const table = {
    live,
    pieces: PIECES,
    choices,
    hints: {
      closed: { hut: "taken" },
      worth: {},
      tools: 0,
      brings,
      lost: {},
      hunger: null,
      ...more,
    },
    view: { decision },
  } as unknown as StoneAgeTable;
  const turn = new Turn(table);
  turn.reset();
  return { turn, acted, live };
}

const placing: DecisionView = { kind: "placing", seat: 0, passed: 0 };

describe("sending people", () => {
  const choices = [1, 2, 3].map((count) => choice(count, "place", { place: "forest", count }));

  it("asks how many where there is a choice, and sends what was chosen", async () => {
    const { turn, acted } = at(placing, choices);
    turn.choose("forest");
    expect(turn.asking).toBe("count");
    turn.setCount(3);
    await turn.confirm();
    expect(acted).toEqual(["place forest 3"]);
  });

  it("never has more in mind than is offered", () => {
    const { turn } = at(placing, choices);
    turn.choose("forest");
    turn.setCount(7);
    turn.changeCount(1);
    turn.changeCount(1);
    expect(turn.count).toBe(3);
  });

  it("says why a place is closed", () => {
    const { turn } = at(placing, choices);
    turn.choose("hut");
    expect(turn.note).toEqual({ place: "hut", reason: "taken" });
    expect(turn.chosen).toBeNull();
  });

  it("lets go of a place by Escape or a second click", () => {
    const { turn } = at(placing, choices);
    turn.choose("forest");
    expect(turn.escape()).toBe(true);
    expect(turn.asking).toBe("nothing");
    turn.choose("forest");
    turn.choose("forest");
    expect(turn.place).toBeNull();
  });
});

describe("using people", () => {
  it("has the last place ready, but does not roll unasked", () => {
    const { turn, acted } = at({ kind: "using", seat: 0 }, [choice(1, "use", { place: "forest" })]);
    expect(turn.chosen?.index).toBe(1);
    expect(acted).toEqual([]);
  });

  it("acts at once where nothing is rolled", () => {
    const uses = ["field", "forest"].map((place, index) => choice(index, "use", { place }));
    const { turn, acted } = at({ kind: "using", seat: 0 }, uses);
    turn.choose("field");
    expect(acted).toEqual(["use field"]);
    turn.choose("forest");
    expect(acted).toHaveLength(1);
  });
});

describe("people on what cannot be paid", () => {
  const lost = { "building 1": { have: 0, need: 5 } };
  const uses = ["building 1", "forest"].map((place, index) => choice(index, "use", { place }));
  const using: DecisionView = { kind: "using", seat: 0 };

  it("are not given up by a click, and Undo thinks again", async () => {
    const { turn, acted } = at(using, uses, {}, { lost });
    turn.choose("building 1");
    expect(acted).toEqual([]);
    expect(turn.lost).toEqual({ have: 0, need: 5 });
    expect(turn.begun).toBe(true);
    turn.escape();
    expect([turn.place, turn.lost, turn.begun]).toEqual([null, null, false]);
    turn.choose("building 1");
    await turn.confirm();
    expect(acted).toEqual(["use building 1"]);
  });

  it("leave Undo its own meaning where there is nothing else to use", () => {
    const { turn } = at(using, uses.slice(0, 1), {}, { lost });
    expect(turn.lost).not.toBeNull();
    expect(turn.begun).toBe(false);
  });
});

describe("a double click", () => {
  it("acts once: while a command is under way nothing can be chosen", () => {
    const uses = ["field", "hut"].map((place, index) => choice(index, "use", { place }));
    const { turn, acted, live } = at({ kind: "using", seat: 0 }, uses);
    turn.choose("field");
    live.waiting = 1;
    turn.choose("field");
    turn.choose("hut");
    void turn.confirm();
    expect(acted).toEqual(["use field"]);
  });
});

describe("paying", () => {
  const pay = (index: number, wood: number, clay: number): OpenChoice =>
    choice(index, "pay", { wood, clay, stone: 0, gold: 0 });
  const decline = choice(9, "decline", {});

  it("starts empty where there is a choice, and fills up to an offered mix", () => {
    const { turn } = at({ kind: "buying-card", seat: 0, slot: 1 }, [
      pay(1, 2, 0),
      pay(2, 1, 1),
      decline,
    ]);
    expect(turn.chosen).toBeNull();
    turn.add("wood");
    turn.add("clay");
    expect(turn.chosen?.index).toBe(2);
    turn.remove("clay");
    expect(turn.chosen).toBeNull();
  });

  it("can only be left where nothing can be paid", () => {
    const { turn } = at({ kind: "buying-card", seat: 0, slot: 3 }, [decline]);
    expect(turn.chosen?.index).toBe(9);
  });

  it("feeds with what is worth least", () => {
    const meals = [pay(1, 0, 0), pay(2, 0, 1), pay(3, 1, 0)];
    const { turn } = at({ kind: "feeding", seat: 0 }, meals, { 1: -10, 2: 0, 3: 0 });
    expect(turn.chosen?.index).toBe(3);
    expect(turn.brings()).toBe(0);
  });
});

describe("both prices of a meal", () => {
  const pay = (index: number, gold: number): OpenChoice =>
    choice(index, "pay", { wood: 0, clay: 0, stone: 0, gold });
  const feeding: DecisionView = { kind: "feeding", seat: 0 };

  it("are laid out by one click each", () => {
    const meals = [pay(1, 0), pay(2, 2)];
    const { turn } = at(feeding, meals, { 1: -10, 2: 0 }, { hunger: 10 });
    expect([turn.hunger, turn.meal.gold]).toEqual([10, 2]);
    turn.lay({ wood: 0, clay: 0, stone: 0, gold: 0 });
    expect(turn.brings()).toBe(-10);
    expect(turn.meal.gold).toBe(2);
    turn.lay(turn.meal);
    expect(turn.brings()).toBe(0);
  });
});

describe("tools that change nothing", () => {
  const sets = [[], ["tool-1"]].map((tools, index) => choice(index, "add", { tools }));
  const adding: DecisionView = { kind: "adding-tools", seat: 0, place: "forest", dice: [1, 1] };

  it("are not asked about", () => {
    const { turn, acted, live } = at(adding, sets, { 0: 0, 1: 0 });
    live.waiting = 1;
    expect(acted).toEqual(["add "]);
    expect(turn.asking).toBe("nothing");
    const refused = at(adding, sets, { 0: 0, 1: 0 });
    expect(refused.turn.asking).toBe("tools");
  });

  it("are asked about where they bring more, or where nobody knows", () => {
    expect(at(adding, sets, { 0: 0, 1: 1 }).acted).toEqual([]);
    expect(at(adding, sets).acted).toEqual([]);
  });
});

describe("raising a tool", () => {
  const choices = [1, 3].map((tool) => choice(tool, "raise", { tool: `tool-${tool}` }));

  it("is chosen by a tile that is offered, and sent by Confirm", async () => {
    const { turn, acted } = at({ kind: "raising-tool", seat: 0 }, choices);
    expect(turn.asking).toBe("raise");
    turn.raise("tool-2");
    expect(turn.chosen).toBeNull();
    turn.raise("tool-3");
    expect(turn.chosen?.index).toBe(3);
    await turn.confirm();
    expect(acted).toEqual(["raise tool-3"]);
  });
});

describe("tools", () => {
  it("are added together as far as that is offered", () => {
    const sets = [[], ["tool-1"], ["once-3"]].map((tools, index) =>
      choice(index, "add", { tools }),
    );
    const { turn } = at({ kind: "adding-tools", seat: 0, place: "forest", dice: [4] }, sets);
    expect(turn.chosen?.index).toBe(0);
    turn.toggleTool("tool-1");
    turn.toggleTool("once-3");
    expect(turn.tools).toEqual(["tool-1"]);
  });
});

describe("a decision that nothing is drawn for", () => {
  it("is made with the choosers of every game", async () => {
    const strange = { kind: "dancing", seat: 0 } as unknown as DecisionView;
    const { turn, acted } = at(strange, [choice(1, "rest", {}), choice(2, "dance", {})]);
    expect(turn.asking).toBe("plain");
    expect(turn.actions).toBeNull();
    const second = turn.picking.entries[1];
    if (second) turn.picking.press(second);
    await turn.confirm();
    expect(acted).toEqual(["dance "]);
  });
});
