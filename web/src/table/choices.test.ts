import { describe, expect, test } from "vitest";
import type { OpenChoice } from "../lib/surface";
import { choiceOf, entriesOf, leastOf, setOf, stepped, toggled, valuesOf } from "./choices";

let index = 0;
function choice(kind: string, told: Record<string, unknown> = {}): OpenChoice {
  const text = [kind, ...Object.values(told)].join(" ");
  return { index: index++, kind, text, arguments: told };
}

describe("a decision", () => {
  test("of bare choices is one of many", () => {
    const entries = entriesOf([choice("rest"), choice("cast")]);
    expect(entries.map((entry) => [entry.kind, entry.key])).toEqual([
      ["one", "rest"],
      ["one", "cast"],
    ]);
  });

  test("of names is one of many", () => {
    const entries = entriesOf(["wood", "gold"].map((face) => choice("pick", { face })));
    expect(entries.map((entry) => entry.key)).toEqual(["pick wood", "pick gold"]);
  });

  test("that differs in numbers asks for amounts, once for each name", () => {
    const places = ["forest", "river"].flatMap((place) =>
      [1, 2, 3].map((count) => choice("place", { place, count })),
    );
    const entries = entriesOf([...places, choice("pass")]);
    expect(entries.map((entry) => (entry.kind === "amounts" ? entry.fields : entry.key))).toEqual([
      ["count"],
      ["count"],
      "pass",
    ]);
  });

  test("of one amount only is that choice", () => {
    const [entry] = entriesOf([choice("place", { place: "hut", count: 2 }), choice("pass")]);
    expect(entry).toMatchObject({ kind: "one", key: "place hut 2" });
  });

  test("of sets of names is several of many", () => {
    const sets = [[], ["axe"], ["saw"], ["axe", "saw"]].map((tools) => choice("add", { tools }));
    expect(entriesOf(sets)).toMatchObject([{ kind: "set", field: "tools", items: ["axe", "saw"] }]);
  });

  test("of lists that say a name twice, or in another order, is told apart by its text", () => {
    const twice = [["a"], ["a", "a"]].map((names) => choice("take", { names }));
    const ordered = [
      ["a", "b"],
      ["b", "a"],
    ].map((names) => choice("lay", { names }));
    for (const choices of [twice, ordered]) {
      expect(entriesOf(choices).map((entry) => entry.kind)).toEqual(["one", "one"]);
    }
  });

  test("that can be ended is one of many: what follows a step is for the server to say", () => {
    const cards = ["a", "b"].map((card) => choice("discard", { card }));
    const keys = entriesOf([...cards, choice("done")]).map((entry) => entry.key);
    expect(keys).toEqual(["discard a", "discard b", "done"]);
  });

  test("that nothing but its text tells apart is still all there", () => {
    const strange = [
      choice("trade", { give: 1, names: ["a"] }),
      choice("trade", { give: 2, names: ["b"] }),
    ];
    expect(entriesOf(strange)).toHaveLength(2);
  });

  test("loses no choice, whatever its arguments are", () => {
    const told = [{}, { a: 1 }, { a: 2 }, { b: "x", a: 1 }, { c: ["x"] }, { c: [] }, { d: null }];
    const choices = told.map((each, at) => ({ ...choice("do", each), text: `do ${at}` }));
    const reached = entriesOf(choices).flatMap((entry) =>
      entry.kind === "one" ? [entry.choice] : entry.choices,
    );
    expect(reached.map(({ text }) => text).sort()).toEqual(choices.map(({ text }) => text));
  });
});

describe("amounts", () => {
  const pay = [
    [2, 0],
    [1, 1],
    [0, 2],
  ].map(([wood, clay]) => choice("pay", { wood, clay }));

  test("begin with the least and go as far as some choice", () => {
    let amounts = leastOf(pay, ["wood", "clay"]);
    expect(amounts).toEqual({ wood: 0, clay: 0 });
    expect(choiceOf(pay, amounts)).toBeNull();
    expect(stepped(pay, amounts, "wood", -1)).toBeNull();
    amounts = stepped(pay, amounts, "wood", 1) ?? amounts;
    amounts = stepped(pay, amounts, "clay", 1) ?? amounts;
    expect(choiceOf(pay, amounts)?.arguments).toEqual({ wood: 1, clay: 1 });
    expect(stepped(pay, amounts, "clay", 1)).toBeNull();
    expect(stepped(pay, amounts, "clay", -1)).toEqual({ wood: 1, clay: 0 });
  });

  test("of one kind are its numbers in order", () => {
    const bids = [3, 1, 10].map((coins) => choice("bid", { coins }));
    expect(valuesOf(bids, "coins")).toEqual([1, 3, 10]);
    expect(choiceOf(bids, { coins: 3 })?.text).toBe("bid 3");
  });
});

describe("a set", () => {
  const sets = [[], ["axe"], ["saw", "axe"]].map((tools) => choice("add", { tools }));

  test("is found in whatever order it was named", () => {
    expect(setOf(sets, "tools", ["axe", "saw"])?.arguments.tools).toEqual(["saw", "axe"]);
    expect(setOf(sets, "tools", [])?.arguments.tools).toEqual([]);
    expect(setOf(sets, "tools", ["saw"])).toBeNull();
  });

  test("grows only where some choice has it all", () => {
    expect(toggled(sets, "tools", ["axe"], "saw")).toEqual(["axe", "saw"]);
    expect(toggled(sets, "tools", ["axe"], "pot")).toBeNull();
    expect(toggled(sets, "tools", ["axe", "saw"], "axe")).toEqual(["saw"]);
  });
});
