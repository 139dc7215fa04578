/** Why one choice is better than another, in the words of the game. */

import type { Reason } from "../api/types";
import { words } from "../lib/fluent.svelte";
import { capital, wordFor } from "../lib/plain";
import { signed } from "../lib/numbers";

/** A choice as its game says it, in the language of the page; in English where that lacks it. */
export function saidHere(texts: Readonly<Record<string, string>>): string {
  return capital(texts[words.language] ?? texts["en"] ?? "");
}

/** From so much on, tenths tell nothing. */
const MANY = 10;

/** "Food −2", for each of them. */
export function reasonTexts(reasons: readonly Reason[]): string[] {
  return reasons.map(({ family, name, by }) => {
    const what = family === "score" ? wordFor("score", name) : wordFor("fact", name);
    return `${capital(what)} ${amount(by)}`;
  });
}

/** More with a plus, less with a true minus. */
export function amount(by: number): string {
  const told = Math.abs(by) < MANY ? Math.round(by * 10) / 10 : Math.round(by);
  return told > 0 ? `+${signed(told)}` : signed(told);
}
