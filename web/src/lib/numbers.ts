/** Numbers and lists as the language of the moment writes them. */

import { words } from "./fluent.svelte";

export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(parts);
}

export function percent(chance: number): string {
  return new Intl.NumberFormat(words.language, {
    style: "percent",
    maximumFractionDigits: 0,
  }).format(chance);
}

export function decimal(number: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(words.language, digits).format(number);
}

/** A number with a true minus. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}
