/** Plain words for what a catalogue has none for: a stranger's game may come without any. */

import { type Arguments, t, words } from "./fluent.svelte";
import { list } from "./numbers";

/** A name of the engine as a part of a key. */
export function keyPart(name: string): string {
  return name.replaceAll(/[ _]/gu, "-");
}

/** A name of the engine as it can be read. */
export function readable(name: string): string {
  return name.replaceAll(/[_-]/gu, " ");
}

/** A text that stands alone. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The words for a name, `score-card-points` and the like, else the name itself. */
export function wordFor(family: string, name: string): string {
  const key = `${family}-${keyPart(name)}`;
  return words.has(key) ? t(key) : readable(name);
}

/** What a text of the engine is called, an id of a card for instance, in the field where it stands; null: itself. */
export type WordOf = (value: string, field: string) => string | null;

const NAME = /^[\w -]+$/u;

/** By the game's catalogue, `value-ID`. */
export const valueWord: WordOf = (value) => {
  const key = `value-${keyPart(value)}`;
  return NAME.test(value) && words.has(key) ? t(key) : null;
};

/** Any value as text. */
export function plainText(value: unknown, word: WordOf = valueWord, field = ""): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (typeof value === "string") return word(value, field) ?? value;
  if (Array.isArray(value)) {
    return value.length > 0 ? list(value.map((one) => plainText(one, word, field))) : "–";
  }
  if (typeof value === "object") {
    const fields = Object.entries(value).map(
      ([name, inner]) => `${wordFor("field", name)} ${plainText(inner, word, name)}`,
    );
    return fields.length > 0 ? fields.join(", ") : "–";
  }
  return String(value);
}

/** What Fluent can be given: it knows text and numbers. */
export function fluentArguments(
  facts: Readonly<Record<string, unknown>>,
  word: WordOf = valueWord,
): Arguments {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === "number" ? value : plainText(value, word, name),
    ]),
  );
}
