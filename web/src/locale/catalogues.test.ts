import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import type { Language } from "../api/types";
import { bundleOf, format, LANGUAGES } from "../lib/fluent.svelte";

const NUMBERS = [0, 1, 2, 5, 21, 1.5];
/** Variables that are words, not numbers. */
const WORDS = new Set([
  "name",
  "names",
  "who",
  "what",
  "good",
  "level",
  "code",
  "when",
  "change",
  "game",
]);
/** The plural forms that a message with a choice by number must have. */
const FORMS: Record<Language, string[]> = {
  en: ["one", "other"],
  cs: ["one", "few", "many", "other"],
  sk: ["one", "few", "many", "other"],
  hr: ["one", "few", "other"],
};

const raw = import.meta.glob<string>("./**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const ofGames = import.meta.glob<string>("../../../src/holocene/games/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** The words of the house, and those of the table that come with the first game. */
const PARTS = ["", "table/"];

interface Key {
  key: string;
  pattern: unknown;
}

function keysOf(text: string): Key[] {
  return new FluentResource(text).body.flatMap((entry) => {
    const message = entry as { id: string; value: unknown; attributes: Record<string, unknown> };
    const parts: Key[] = message.value ? [{ key: message.id, pattern: message.value }] : [];
    for (const [name, pattern] of Object.entries(message.attributes)) {
      parts.push({ key: `${message.id}.${name}`, pattern });
    }
    return parts;
  });
}

/** The nodes of a kind anywhere in a pattern. */
function nodes(pattern: unknown, type: string): Record<string, unknown>[] {
  if (typeof pattern !== "object" || pattern === null) return [];
  const node = pattern as Record<string, unknown>;
  const below = Object.values(node).flatMap((part) => nodes(part, type));
  return node.type === type ? [node, ...below] : below;
}
const variables = (pattern: unknown): string[] =>
  [...new Set(nodes(pattern, "var").map((node) => String(node.name)))].sort();

const pairs = PARTS.flatMap((part) => LANGUAGES.map((language) => [part, language] as const));

describe.each(pairs)("the catalogue %s%s", (part, language) => {
  const text = raw[`./${part}${language}.ftl`] ?? "";
  const keys = keysOf(text);
  const english = keysOf(raw[`./${part}en.ftl`] ?? "");

  test("has something to compare", () => {
    expect(english.length).toBeGreaterThan(80);
  });

  test("has the keys of the English one, in its order", () => {
    expect(keys.map(({ key }) => key)).toEqual(english.map(({ key }) => key));
  });

  test("has no line that Fluent cannot read", () => {
    const written = text.match(/^[a-z][a-z0-9-]* =/gm) ?? [];
    expect(new FluentResource(text).body.length).toBe(written.length);
    expect(new Set(written).size).toBe(written.length);
  });

  test("uses the same variables", () => {
    const wanted = new Map(english.map(({ key, pattern }) => [key, variables(pattern)]));
    for (const { key, pattern } of keys) expect(variables(pattern), key).toEqual(wanted.get(key));
  });

  test("has every plural form of its language", () => {
    for (const { key, pattern } of keys) {
      for (const choice of nodes(pattern, "select")) {
        const forms = (choice.variants as { key: { value: string } }[]).map(({ key }) => key.value);
        expect([key, ...forms]).toEqual([key, ...FORMS[language]]);
      }
    }
  });

  test("says everything for every number", () => {
    const bundle = bundleOf(language, [text]);
    for (const { key, pattern } of keys) {
      for (const number of NUMBERS) {
        const values = variables(pattern).map((name) => [name, WORDS.has(name) ? "Ana" : number]);
        const text = format(bundle, key, Object.fromEntries(values) as Record<string, string>);
        expect(text, key).toBeTruthy();
        expect(text, key).not.toMatch(/[{}]/);
      }
    }
  });

  test("has no key that a game's kinds and names may make", () => {
    const made = /^(log|prompt|choices?|score|field|option|value|kind|game|help)-|^how-to-play-/;
    expect(keys.map(({ key }) => key).filter((key) => made.test(key))).toEqual([]);
  });

  test("shares no key with another part or a game", () => {
    const own = new Set(keys.map(({ key }) => key.split(".")[0]));
    for (const [path, text] of Object.entries({ ...raw, ...ofGames })) {
      if (path === `./${part}${language}.ftl` || !path.endsWith(`/${language}.ftl`)) continue;
      const both = keysOf(text)
        .map(({ key }) => key.split(".")[0])
        .filter((key) => own.has(key));
      expect([path, ...both]).toEqual([path]);
    }
  });
});
