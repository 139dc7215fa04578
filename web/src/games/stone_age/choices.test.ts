import { describe, expect, it } from "vitest";
import type { OpenChoice } from "../../lib/surface";
import {
  addGood,
  firstMix,
  leadsOn,
  mixOption,
  NO_GOODS,
  optionsOf,
  toolsOffered,
  toolsOption,
  total,
} from "./choices";

let next = 0;
function choice(kind: string, told: Record<string, unknown> = {}): OpenChoice {
  next += 1;
  return { index: next, text: `${kind} ${next}`, kind, arguments: told };
}
const pay = (wood: number, clay: number, stone = 0, gold = 0): OpenChoice =>
  choice("pay", { wood, clay, stone, gold });

describe("optionsOf", () => {
  it("gathers the numbers of people by place", () => {
    const options = optionsOf([
      choice("place", { place: "hut", count: 2 }),
      choice("place", { place: "forest", count: 1 }),
      choice("place", { place: "forest", count: 2 }),
    ]);
    expect(options.place.get("forest")?.map((one) => one.count)).toEqual([1, 2]);
    expect(options.place.get("hut")).toHaveLength(1);
    expect(options.use.size).toBe(0);
  });

  it("keeps what is offered at every decision apart from it", () => {
    const options = optionsOf([
      choice("use", { place: "card 2" }),
      choice("decline"),
      choice("take", { first: "wood", second: "wood" }),
      choice("take", { first: "wood", second: "gold" }),
    ]);
    expect(options.use.has("card 2")).toBe(true);
    expect(options.decline?.text).toContain("decline");
    expect(options.take.map((one) => one.mix)).toEqual([
      { ...NO_GOODS, wood: 2 },
      { ...NO_GOODS, wood: 1, gold: 1 },
    ]);
  });
});

describe("payments", () => {
  const { pay: two } = optionsOf([pay(2, 0), pay(1, 1)]);

  it("lead on from nothing, but only towards what is offered", () => {
    expect(leadsOn(two, { ...NO_GOODS, clay: 1 })).toBe(true);
    expect(leadsOn(two, { ...NO_GOODS, clay: 2 })).toBe(false);
  });

  it("take a good more, or exchange one for it", () => {
    expect(addGood(two, NO_GOODS, "wood")).toEqual({ ...NO_GOODS, wood: 1 });
    expect(addGood(two, { ...NO_GOODS, wood: 2 }, "clay")).toEqual({
      ...NO_GOODS,
      wood: 1,
      clay: 1,
    });
    expect(addGood(two, { ...NO_GOODS, wood: 2 }, "gold")).toBeNull();
  });

  it("are found by their mix", () => {
    expect(mixOption(two, { ...NO_GOODS, wood: 1, clay: 1 })?.index).toBe(two[1]?.index);
    expect(mixOption(two, { ...NO_GOODS, wood: 1 })).toBeNull();
  });

  it("begin with what brings most and costs least", () => {
    const { pay: meals } = optionsOf([pay(0, 0), pay(0, 1), pay(1, 0)]);
    const brings = {
      [meals[0]?.index ?? 0]: -10,
      [meals[1]?.index ?? 0]: 0,
      [meals[2]?.index ?? 0]: 0,
    };
    const worth = (mix: typeof NO_GOODS): number => mix.wood * 3 + mix.clay * 4;
    expect(firstMix(meals, brings, worth)).toEqual({ ...NO_GOODS, wood: 1 });
    expect(total(firstMix([], {}, worth))).toBe(0);
  });
});

describe("tools", () => {
  const { add } = optionsOf([
    choice("add", { tools: [] }),
    choice("add", { tools: ["once-3"] }),
    choice("add", { tools: ["tool-2", "once-3"] }),
    choice("add", { tools: ["tool-2"] }),
  ]);

  it("are offered in the order of the tiles, one-use tools last", () => {
    expect(toolsOffered(add)).toEqual(["tool-2", "once-3"]);
  });

  it("make an option in whatever order they were named", () => {
    expect(toolsOption(add, ["once-3", "tool-2"])?.tools).toHaveLength(2);
    expect(toolsOption(add, [])?.tools).toEqual([]);
    expect(toolsOption(add, ["tool-1"])).toBeNull();
  });
});
