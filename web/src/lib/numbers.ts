/** Numbers and lists as the language of the moment writes them. */

import { t, words } from "./fluent.svelte";

/** Made once for a language: to make one takes a slow phone longer than all it will write. */
function kept<Writer>(make: (language: string) => Writer): () => Writer {
  const made = new Map<string, Writer>();
  return () => {
    const { language } = words;
    const writer = made.get(language) ?? make(language);
    made.set(language, writer);
    return writer;
  };
}

const lists = kept((language) => new Intl.ListFormat(language, { type: "conjunction" }));
const percents = kept(
  (language) => new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }),
);
const decimals = kept(
  (language) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

export function list(parts: readonly string[]): string {
  // What is alone stands alone in every language: many lists are, and need no writer.
  return parts.length < 2 ? (parts[0] ?? "") : lists().format(parts);
}

/** The same; of none it says so. */
export function listed(parts: readonly string[]): string {
  return parts.length > 0 ? list(parts) : t("nothing");
}

export function percent(chance: number): string {
  return percents().format(chance);
}

export function decimal(number: number): string {
  return decimals().format(number);
}

/** A number with a true minus. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}
