/** What a choice is called: `choice-KIND` with its arguments, else its own text. */

import type { Choice } from "../api/types";
import { t, words } from "../lib/fluent.svelte";
import { capital, fluentArguments, keyPart, plainText, readable } from "../lib/plain";
import { type Entry, namedOf } from "./choices";

export function choiceLabel(choice: Choice): string {
  const key = `choice-${keyPart(choice.kind)}`;
  if (words.has(key)) return t(key, fluentArguments(choice.arguments));
  return capital(readable(choice.text));
}

/** Of several choices: what they have in common. */
export function entryLabel(entry: Entry): string {
  if (entry.kind === "one") return choiceLabel(entry.choice);
  const [choice] = entry.choices;
  if (!choice) return "";
  const named = namedOf(choice);
  const key = `choices-${keyPart(choice.kind)}`;
  if (words.has(key)) return t(key, fluentArguments(named));
  return capital([readable(choice.kind), ...Object.values(named).map(plainText)].join(" "));
}
