import { afterEach, describe, expect, test, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import type { OpenChoice, Preview, TableSurface } from "../lib/surface";
import { Turn } from "./turn.svelte";

function choice(kind: string, told: Record<string, unknown> = {}): OpenChoice {
  const text = [kind, ...Object.values(told)].join(" ");
  return { index: 0, kind, text, arguments: told };
}

function at(choices: OpenChoice[]) {
  const sent: string[][] = [];
  const live = {
    waiting: 0,
    act: (actions: string[]) => Promise.resolve(sent.push(actions) > 0),
  };
  const turn = new Turn({ live, choices, view: null, atOnce: false } as unknown as TableSurface);
  turn.reset();
  const press = (key: string): void => {
    const entry = turn.picking.entries.find((one) => one.key === key);
    if (!entry) throw new Error(`no entry ${key}`);
    turn.picking.press(entry);
  };
  return { turn, sent, live, press };
}

afterEach(() => void vi.restoreAllMocks());

describe("one of many", () => {
  test("is pressed, then confirmed", async () => {
    const { turn, sent, press } = at([choice("rest"), choice("cast")]);
    expect(turn.actions).toBeNull();
    press("cast");
    expect(turn.begun).toBe(true);
    await turn.confirm();
    expect(sent).toEqual([["cast"]]);
  });

  test("is half made until it is sent, and again where that is refused", async () => {
    const { turn, live, press } = at([choice("rest"), choice("cast")]);
    expect(turn.unsent).toBe(false);
    press("cast");
    expect(turn.unsent).toBe(true);
    await turn.confirm();
    expect(turn.unsent).toBe(false);
    live.act = () => Promise.resolve(false);
    await turn.confirm();
    expect(turn.unsent).toBe(true);
  });

  test("is let go by a second press or Escape", () => {
    const { turn, press } = at([choice("rest"), choice("cast")]);
    press("cast");
    press("cast");
    expect(turn.actions).toBeNull();
    press("rest");
    expect(turn.escape()).toBe(true);
    expect(turn.actions).toBeNull();
    expect(turn.escape()).toBe(false);
  });

  test("is ready where there is only one", () => {
    const { turn } = at([choice("keep")]);
    expect(turn.actions).toEqual(["keep"]);
    expect(turn.begun).toBe(false);
  });

  test("is sent at once for who wants no questions, and not twice", () => {
    vi.spyOn(settings, "confirm", "get").mockReturnValue(false);
    const { sent, live, press } = at([choice("rest"), choice("cast")]);
    press("cast");
    expect(sent).toEqual([["cast"]]);
    live.waiting = 1;
    press("rest");
    expect(sent).toHaveLength(1);
  });
});

describe("amounts", () => {
  const bids = [1, 2, 3].map((coins) => choice("bid", { coins }));

  test("are chosen by number or by key", async () => {
    const { turn, sent } = at(bids);
    expect(turn.actions).toEqual(["bid 1"]);
    turn.digit(7);
    turn.digit(3);
    expect(turn.begun).toBe(true);
    await turn.confirm();
    expect(sent).toEqual([["bid 3"]]);
    expect(turn.escape()).toBe(true);
    expect(turn.actions).toEqual(["bid 1"]);
  });

  test("of ten are chosen by a nought, unless nothing can be chosen", () => {
    const ten = at([9, 10].map((coins) => choice("bid", { coins })));
    ten.turn.digit(0);
    expect(ten.turn.actions).toEqual(["bid 10"]);
    const none = at([0, 10].map((coins) => choice("bid", { coins })));
    none.turn.digit(0);
    expect(none.turn.actions).toEqual(["bid 0"]);
  });
});

describe("several of many", () => {
  test("of a set make one choice", () => {
    const sets = [[], ["axe"], ["axe", "saw"]].map((tools) => choice("add", { tools }));
    const { turn } = at(sets);
    expect(turn.picking.choice).toBe(sets[0]);
    turn.picking.toggle("axe");
    turn.picking.toggle("saw");
    turn.picking.toggle("pot");
    expect(turn.picking.choice).toBe(sets[2]);
    expect(turn.escape()).toBe(true);
    expect(turn.picking.choice).toBe(sets[0]);
    expect(turn.escape()).toBe(false);
  });
});

describe("what is sent at once", () => {
  /** Hides up to three stones, then is done: as the server of Shells answers. */
  function hiding(first: OpenChoice[] = [choice("hide"), choice("done")]) {
    const sent: string[][] = [];
    const tries: string[][] = [];
    const answers: ((preview: Preview | null) => void)[] = [];
    const live = {
      waiting: 0,
      act: (actions: string[]) => Promise.resolve(sent.push(actions) > 0),
      tried: (actions: string[]): Promise<Preview | null> => {
        tries.push(actions);
        live.waiting++;
        return new Promise((resolve) => answers.push(resolve));
      },
    };
    const view = { stones: 0, decision: { kind: "hiding", seat: 0 } };
    const table = { live, choices: first, view, atOnce: true };
    const turn = new Turn(table as unknown as TableSurface);
    turn.reset();
    /** The server answers the last try. */
    const answer = async (preview: Partial<Preview> | null = previewOf(tries.at(-1) ?? [])) => {
      live.waiting--;
      answers.pop()?.(preview as Preview | null);
      await Promise.resolve();
    };
    const add = async (step: string): Promise<void> => {
      const added = turn.addStep(step);
      await answer();
      await added;
    };
    return { turn, table, live, sent, tries, answer, add };
  }

  function previewOf(steps: readonly string[]): Preview {
    const stones = steps.filter((step) => step === "hide").length;
    const more = steps.at(-1) !== "done";
    const open = stones < 3 ? ["hide", "done"] : ["done"];
    const choices = more ? open.map((kind) => choice(kind)) : [choice("show")];
    return { choices, hints: null, view: { stones } as unknown as Preview["view"], more };
  }

  const open = (turn: Turn): string[] => turn.picking.entries.map(({ key }) => key);

  test("is tried step by step, the same step repeatedly, and sent as one command", async () => {
    const { turn, sent, tries, add } = hiding();
    expect(turn.actions).toBeNull();
    await add("hide");
    await add("hide");
    expect(turn.actions).toBeNull();
    expect(turn.view).toEqual({ stones: 2 });
    await add("done");
    expect(open(turn)).toEqual([]);
    expect(turn.actions).toEqual(["hide", "hide", "done"]);
    expect(sent).toEqual([]);
    await turn.confirm();
    expect(sent).toEqual([["hide", "hide", "done"]]);
    expect(tries).toEqual([["hide"], ["hide", "hide"], ["hide", "hide", "done"]]);
  });

  test("goes back a step without asking again", async () => {
    const { turn, tries, add } = hiding();
    for (const step of ["hide", "hide", "done"]) await add(step);
    expect(turn.begun).toBe(true);
    expect(turn.escape()).toBe(true);
    expect([turn.draft.steps, turn.view]).toEqual([["hide", "hide"], { stones: 2 }]);
    expect(turn.escape()).toBe(true);
    expect(turn.escape()).toBe(true);
    expect([turn.draft.steps, turn.draft.view, turn.begun]).toEqual([[], null, false]);
    expect(turn.escape()).toBe(false);
    expect(tries).toHaveLength(3);
  });

  test("loses a step in the middle where the rest is possible without it", async () => {
    const { turn, answer, add } = hiding();
    for (const step of ["hide", "hide", "done"]) await add(step);
    const refused = turn.removeStep(0);
    await answer(null);
    await refused;
    expect(turn.draft.steps).toEqual(["hide", "hide", "done"]);
    const removed = turn.removeStep(0);
    await answer();
    await removed;
    expect([turn.draft.steps, turn.view]).toEqual([["hide", "done"], { stones: 1 }]);
  });

  test("holds everything while a try is under way", async () => {
    const { turn, tries, sent, answer } = hiding();
    const added = turn.addStep("hide");
    await turn.addStep("hide");
    await turn.removeStep(0);
    await turn.confirm();
    await answer();
    await added;
    expect([tries, turn.draft.steps, sent]).toEqual([[["hide"]], ["hide"], []]);
  });

  test("keeps what was chosen before a step that is refused", async () => {
    const { turn, answer, add } = hiding();
    await add("hide");
    const added = turn.addStep("hide");
    await answer(null);
    await added;
    expect(turn.draft.steps).toEqual(["hide"]);
    expect(open(turn)).toEqual(["hide", "done"]);
  });

  test("is forgotten when the table moves on, also what is still under way", async () => {
    const { turn, answer, add } = hiding();
    await add("hide");
    const added = turn.addStep("hide");
    turn.reset();
    await answer();
    await added;
    expect([turn.draft.steps, turn.draft.preview, turn.actions]).toEqual([[], null, null]);
  });

  test("is sent without a question to who wants none", async () => {
    vi.spyOn(settings, "confirm", "get").mockReturnValue(false);
    const { sent, add } = hiding();
    await add("hide");
    expect(sent).toEqual([]);
    await add("done");
    expect(sent).toEqual([["hide", "done"]]);
  });

  test("is tried and sent by Confirm where one choice is left, or an amount was chosen", async () => {
    const { turn, sent, add, answer } = hiding();
    for (const step of ["hide", "hide", "hide"]) await add(step);
    expect(turn.actions).toEqual(["hide", "hide", "hide", "done"]);
    const confirmed = turn.confirm();
    await answer();
    await confirmed;
    expect(sent).toEqual([["hide", "hide", "hide", "done"]]);

    const auction = hiding([1, 2, 3].map((coins) => choice("bid", { coins })));
    auction.turn.digit(2);
    expect(auction.turn.begun).toBe(true);
    const bid = auction.turn.confirm();
    await auction.answer({ choices: [], more: false });
    await bid;
    expect(auction.sent).toEqual([["bid 2"]]);
  });

  test("is never sent in parts, not even after a refusal", async () => {
    const { turn, live, sent, add } = hiding();
    await add("hide");
    await add("done");
    live.act = (actions) => Promise.resolve(sent.push(actions) < 0);
    await turn.confirm();
    expect(turn.actions).toEqual(["hide", "done"]);
  });

  test("is not guessed: what ends it is one choice of many", () => {
    const cards = ["a", "b"].map((card) => choice("discard", { card }));
    const { turn } = hiding([...cards, choice("done")]);
    expect(open(turn)).toEqual(["discard a", "discard b", "done"]);
  });
});
