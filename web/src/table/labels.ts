/** What a choice is called: `choice-KIND` with its arguments, else its own text. */

import type { Choice } from "../api/types";
import { t, words } from "../lib/fluent.svelte";
import {
  capital,
  fluentArguments,
  keyPart,
  plainText,
  readable,
  valueWord,
  type WordOf,
} from "../lib/plain";
import { type Entry, namedOf } from "./choices";

export function choiceLabel(choice: Choice, word: WordOf = valueWord): string {
  const { kind, arguments: told, text } = choice;
  const key = `choice-${keyPart(kind)}`;
  if (words.has(key)) return t(key, fluentArguments(told, word));
  return hasWords(told, word) ? plainly(kind, told, word) : capital(readable(text));
}

/** Of several choices: what they have in common. */
export function entryLabel(entry: Entry, word: WordOf = valueWord): string {
  if (entry.kind === "one") return choiceLabel(entry.choice, word);
  const [choice] = entry.choices;
  if (!choice) return "";
  const named = namedOf(choice);
  const key = `choices-${keyPart(choice.kind)}`;
  return words.has(key) ? t(key, fluentArguments(named, word)) : plainly(choice.kind, named, word);
}

/** Whether an argument has words that the text of the choice does not know. */
function hasWords(told: Choice["arguments"], word: WordOf): boolean {
  return Object.entries(told).some(([field, value]) =>
    [value].flat().some((one) => typeof one === "string" && word(one, field) !== null),
  );
}

function plainly(kind: string, told: Readonly<Record<string, unknown>>, word: WordOf): string {
  const values = Object.entries(told).map(([field, value]) => plainText(value, word, field));
  return capital([readable(kind), ...values].join(" "));
}
