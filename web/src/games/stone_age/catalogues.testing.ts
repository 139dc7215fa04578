/** For tests: the game's words as the server hands them out, in every language there is. */

import { bundleOf, format } from "../../lib/fluent.svelte";
import type { Language } from "../../api/types";
import type { Args } from "./words";

const texts = import.meta.glob<string>("../../../../src/holocene/games/stone_age/locale/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export type Say = (key: string, args?: Args) => string;

/** By language, a formatter that throws where there are no words or a variable is missing. */
export const CATALOGUES: [Language, Say][] = Object.entries(texts).map(([path, text]) => {
  const language = path.slice(-6, -4) as Language;
  const bundle = bundleOf(language, [text]);
  const say: Say = (key, args) => {
    const said = format(bundle, key, args);
    if (said === null) throw new Error(`no words for ${key} in ${language}`);
    return said;
  };
  return [language, say];
});
