/** For tests: the words of the house, of the table and of a game together, in every language there is. */

import type { Language } from "../api/types";
import { bundleOf, format, LANGUAGES } from "./fluent.svelte";
import type { Args } from "./sentence";

const house = import.meta.glob<string>("../locale/**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const games = import.meta.glob<string>("../../../src/holocene/games/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export type Say = (key: string, args?: Args) => string;

/** By language, a formatter that throws where there are no words or a variable is missing. */
export function cataloguesOf(folder: string): [Language, Say][] {
  return LANGUAGES.map((language) => {
    const own = games[`../../../src/holocene/games/${folder}/locale/${language}.ftl`] ?? "";
    const texts = ["", "table/"].map((part) => house[`../locale/${part}${language}.ftl`] ?? "");
    const bundle = bundleOf(language, [...texts, own]);
    const say: Say = (key, args) => {
      const said = format(bundle, key, args);
      if (said === null) throw new Error(`no words for ${key} in ${language}`);
      return said;
    };
    return [language, say];
  });
}
