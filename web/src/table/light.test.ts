import { expect, test } from "vitest";
import type { Choice } from "../api/types";
import { isAbout, light, namesOf } from "./light";

const choice = (told: Record<string, unknown>): Choice => ({
  text: "some",
  kind: "some",
  arguments: told,
});

test("a choice is about what its arguments name", () => {
  expect(namesOf(choice({ place: "forest", count: 3 }))).toEqual(["forest"]);
  expect(namesOf(choice({ tools: ["tool-1", "tool-2"] }))).toEqual(["tool-1", "tool-2"]);
  expect(namesOf(choice({}))).toEqual([]);
});

test("a thing is meant by its name, by the end of it, and only if it is nobody else's", () => {
  expect(isAbout("forest", "forest", 0)).toBe(true);
  expect(isAbout("hand iron", "iron", 0)).toBe(true);
  expect(isAbout("0 ground farm", "farm", 0)).toBe(true);
  expect(isAbout("1 ground farm", "farm", 0)).toBe(false);
  expect(isAbout("1 ground farm", "farm", null)).toBe(false);
  expect(isAbout("steam iron", "ron", 0)).toBe(false);
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
  light(root, [choice({ place: "clay-pit" }), choice({ place: "forest" })], 0);
  expect(things.map(({ dataset }) => dataset["hint"])).toEqual(["2", "1", undefined]);
  light(root, [], 0);
  expect(things.map(({ dataset }) => dataset["hint"])).toEqual([undefined, undefined, undefined]);
});
