import { expect, test } from "vitest";
import type { Choice } from "../api/types";
import { isMeant, light, namesIn } from "./light";

const choice = (told: Record<string, unknown>): Choice => ({
  text: "some",
  kind: "some",
  arguments: told,
});

test("a choice is about what its arguments name", () => {
  expect(namesIn(choice({ place: "forest", count: 3 }))).toEqual(["forest"]);
  expect(namesIn(choice({ tools: ["tool-1", "tool-2"] }))).toEqual(["tool-1", "tool-2"]);
  expect(namesIn(choice({}))).toEqual([]);
});

test("a thing is meant by its name, and only if it is nobody else's", () => {
  expect(isMeant("forest", "forest", 0)).toBe(true);
  expect(isMeant("0 ground farm", "ground farm", 0)).toBe(true);
  expect(isMeant("1 ground farm", "ground farm", 0)).toBe(false);
  expect(isMeant("0 ground farm", "ground farm", null)).toBe(false);
  expect(isMeant("take food", "food", 0)).toBe(false);
});

/** As much of an element as is asked here. */
function thing(dataset: Record<string, string>): HTMLElement {
  return { dataset } as unknown as HTMLElement;
}

test("the best is lit brightest, and what is not meant goes out", () => {
  const things = [
    thing({ place: "forest" }),
    thing({ about: "clay-pit" }),
    thing({ place: "river", hint: "1" }),
  ];
  const root = { querySelectorAll: () => things } as unknown as HTMLElement;
  light(root, [["clay-pit"], ["forest"]], 0);
  expect(things.map(({ dataset }) => dataset["hint"])).toEqual(["2", "1", undefined]);
  light(root, [], 0);
  expect(things.map(({ dataset }) => dataset["hint"])).toEqual([undefined, undefined, undefined]);
});
