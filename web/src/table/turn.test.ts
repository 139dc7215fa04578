import { afterEach, describe, expect, test, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import type { OpenChoice, TableSurface } from "../lib/surface";
import { Turn } from "./turn.svelte";

function choice(kind: string, told: Record<string, unknown> = {}): OpenChoice {
  const text = [kind, ...Object.values(told)].join(" ");
  return { index: 0, kind, text, arguments: told };
}

function at(choices: OpenChoice[], takes = true) {
  const sent: string[][] = [];
  const live = {
    waiting: 0,
    act: (actions: string[]) => Promise.resolve(sent.push(actions) > 0 && takes),
  };
  const turn = new Turn({ live, choices, view: null } as unknown as TableSurface);
  turn.reset();
  const press = (key: string): void => {
    const entry = turn.picking.asked.entries.find((one) => one.key === key);
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
    await turn.confirm();
    expect(sent).toEqual([["bid 3"]]);
  });
});

describe("several of many", () => {
  const cards = ["a", "b", "c"].map((card) => choice("discard", { card }));

  test("are sent together, in their order, with what ends them", async () => {
    const { turn, sent, press } = at([...cards, choice("done")]);
    expect(turn.actions).toEqual(["done"]);
    press("discard c");
    press("discard a");
    press("discard b");
    press("discard b");
    await turn.confirm();
    expect(sent).toEqual([["discard c", "discard a", "done"]]);
  });

  test("are chosen one by one after they were refused together", async () => {
    const { turn, sent, press } = at([...cards, choice("done")], false);
    press("discard c");
    press("discard a");
    await turn.confirm();
    expect(turn.picking.asked.kind).toBe("one");
    press("discard a");
    await turn.confirm();
    expect(sent.at(-1)).toEqual(["discard a"]);
  });

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
  });
});
