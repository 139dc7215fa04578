import { beforeAll, expect, test } from "vitest";
import { words } from "./fluent.svelte";
import { nameProblem } from "./names";

beforeAll(() => words.speak("en"));

test.each(["Ana", " Ana ", "Živa 🪨", "👨‍👩‍👧‍👦 Novákovi", "🏳️‍🌈", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "x".repeat(24), "👨‍👩‍👧‍👦".repeat(5)])(
  "%j is a name",
  (name) => {
    expect(nameProblem(name)).toBe("");
  },
);

test.each([
  ["", "Please enter a name."],
  ["   ", "Please enter a name."],
  ["x".repeat(25), "A name has at most 24\u00A0characters."],
  ["👨‍👩‍👧‍👦".repeat(6), "This name is too long: an emoji made of several counts for each of them."],
  ["A\u0007na", "A name has 1\u00A0to 24\u00A0visible characters."],
  ["A\u200Dna", "A name has 1\u00A0to 24\u00A0visible characters."],
  ["\u202EanA", "A name has 1\u00A0to 24\u00A0visible characters."],
])("%j is none, and why", (name, why) => {
  expect(nameProblem(name)).toBe(why);
});
