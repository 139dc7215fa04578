import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cataloguesOf } from "../../lib/catalogues.testing";
import { words } from "../../lib/fluent.svelte";
import { civil } from "./cards.testing";
import { loreOf } from "./lore";
import type { Card } from "./types";

const CATALOGUES = cataloguesOf("through_the_ages");

/** With plain spaces, to write down here. */
const told = (card: Card): string[] => loreOf(card).map((text) => text.replaceAll("\u00a0", " "));

function speak(language: string): void {
  const [, say] = CATALOGUES.find(([name]) => name === language) ?? [];
  if (say === undefined) throw new Error(`no catalogue in ${language}`);
  vi.spyOn(words, "has").mockReturnValue(true);
  vi.spyOn(words, "say").mockImplementation(say as typeof words.say);
}

beforeEach(() => {
  speak("en");
});
afterEach(() => {
  vi.restoreAllMocks();
});

test("a construction technology tells how many stages may be built at once", () => {
  expect(told(civil({ kind: "special", powers: { stages: 2 }, science: 3 }))).toEqual([
    "Up to 2 stages of a wonder for one action.",
    "3 science to develop.",
  ]);
});

test("a government tells how many actions there are, and what is added to a rating", () => {
  const powers = { civil: 6, military: 5, urban_limit: 4, strength: 5, science: -2 };
  const card = civil({ kind: "government", science: 18, revolution: 7, powers });
  expect(told(card)[0]).toBe(
    "Civil actions 6, military actions 5, up to 4 urban buildings of each kind, strength +5, and science −2.",
  );
});

const TAJ = civil({
  kind: "wonder",
  stages: [2, 4, 2],
  powers: { culture: 3, blue: 1 },
  takes_off: 2,
});

test("a wonder that is cheaper beside a new leader says so first: it counts before all else", () => {
  expect(told(TAJ)[0]).toBe(
    "2 civil actions cheaper to take in a turn in which you replace a leader.",
  );
  expect(told({ ...TAJ, takes_off: 0 })[0]).toBe("Culture +3.");
});

test.each(CATALOGUES.map(([language]) => language))("it does in %s", (language) => {
  speak(language);
  expect(told(TAJ)).toHaveLength(4);
  expect(told(TAJ)[0]).toContain("2");
});
