/**
 * Small whole numbers, and their plurals, without the browser's own tables: to load those costs a
 * slow phone a sixth of a second before the first word with a number in it is said. All else is
 * left to the browser.
 */
import type { Language } from "../api/types";

type Plural = (n: number) => Intl.LDMLPluralRule;

const westSlavic: Plural = (n) => (n === 1 ? "one" : n >= 2 && n <= 4 ? "few" : "other");

/** Of whole numbers, as https://cldr.unicode.org has them; a test compares. */
const PLURALS: Readonly<Record<Language, Plural>> = {
  en: (n) => (n === 1 ? "one" : "other"),
  cs: westSlavic,
  sk: westSlavic,
  hr: (n) => {
    const last = n % 10;
    const teen = Math.floor(n / 10) % 10 === 1;
    if (last === 1 && !teen) return "one";
    return last >= 2 && last <= 4 && !teen ? "few" : "other";
  },
};

/** Without a sign, and too small for its digits to be grouped. */
const isSmall = (n: number): boolean =>
  Number.isInteger(n) && n >= 0 && n < 1000 && !Object.is(n, -0);

/** Writes numbers like an `Intl.NumberFormat`. */
export function formatOf(language: Language): { format: (n: number) => string } {
  let full: Intl.NumberFormat | undefined;
  return {
    format: (n) => (isSmall(n) ? `${n}` : (full ??= new Intl.NumberFormat(language)).format(n)),
  };
}

/** Chooses plurals like an `Intl.PluralRules`. */
export function pluralsOf(language: Language): { select: (n: number) => Intl.LDMLPluralRule } {
  let full: Intl.PluralRules | undefined;
  return {
    select: (n) =>
      isSmall(n) ? PLURALS[language](n) : (full ??= new Intl.PluralRules(language)).select(n),
  };
}
