import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../api/types";
import { api } from "./api";
import { formatOf, pluralsOf } from "./counting";
import { Once } from "./once";

type Pattern = NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"];

export const LANGUAGES: readonly Language[] = ["en", "cs", "sk", "hr"];

/** What each language calls itself: the same in every catalogue, so in none. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  cs: "Čeština",
  sk: "Slovenčina",
  hr: "Hrvatski",
};

export type Arguments = Record<string, FluentVariable>;

/** Of the house, and in `table/` of every game's table: nobody needs those before the first game. */
const catalogues = import.meta.glob<string>("../locale/**/*.ftl", {
  query: "?raw",
  import: "default",
});

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.includes(text as Language);
}

/** The first language of the browser that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0];
    if (isLanguage(language)) return language;
    if (language === "sr" || language === "bs" || language === "sh") return "hr";
  }
  return "en";
}

/**
 * A bundle of catalogues. Marks of direction are left out: all our languages run one way. Of two
 * messages with one key the first is said; a test sees to it that there are none.
 */
export function bundleOf(
  language: Language,
  texts: readonly (string | FluentResource)[],
): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  // Where Fluent looks before it asks the browser for its tables, by their options.
  const [numbers, plurals] = [formatOf(language), pluralsOf(language)];
  bundle._intls.set(Intl.NumberFormat, { "{}": numbers as Intl.NumberFormat });
  bundle._intls.set(Intl.PluralRules, { "{}": plurals as Intl.PluralRules });
  for (const text of texts) {
    bundle.addResource(typeof text === "string" ? new FluentResource(text) : text);
  }
  return bundle;
}

/** What is written under `key`, or under `key.attribute`. */
function patternOf(bundle: FluentBundle, key: string): Pattern {
  const dot = key.indexOf(".");
  const message = bundle.getMessage(dot < 0 ? key : key.slice(0, dot));
  return (dot < 0 ? message?.value : message?.attributes[key.slice(dot + 1)]) ?? null;
}

/** Czech and Slovak end no line with a word of one letter: it stays with the word after it. */
const ONE_LETTER = /(?<![\p{L}\p{N}])([aikosuvz]) (?=\S)/giu;

/** In no language ends a line with a number that counts the word after it. */
const COUNTED = /(?<=\p{N}) (?=\p{L})/gu;

function unbroken(language: string | undefined, text: string): string {
  const counted = text.replace(COUNTED, "\u00A0");
  return language === "cs" || language === "sk" ? counted.replace(ONE_LETTER, "$1\u00A0") : counted;
}

export function format(bundle: FluentBundle, key: string, args?: Arguments): string | null {
  const pattern = patternOf(bundle, key);
  if (pattern === null) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors.length > 0 && import.meta.env.DEV) throw new Error(`${key}: ${errors[0]?.message}`);
  return unbroken(bundle.locales[0], text);
}

class Words {
  language: Language = $state("en");
  /** Asked for last; `language` follows when its words are here. */
  #wanted: Language = "en";
  /** Replaced as a whole, so that everything on the page is said anew at once. */
  #bundle: FluentBundle = $state.raw(new FluentBundle("en"));
  #game: string | null = null;
  /** The game whose rules are among the words. */
  #book: string | null = null;
  /** How often words were added to a bundle in use: for who asked before they were here. */
  #added = $state(0);
  /** Read as soon as they are here, and once: much of them is in every bundle. */
  #texts = new Once<FluentResource>();
  #turn = 0;
  #ready: Promise<void> = Promise.resolve();

  /** Speaks another language once its words are here. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const turn = ++this.#turn;
    const game = this.#game;
    const parts = [this.#catalogue(language)];
    if (game) {
      parts.push(this.#catalogue(`table/${language}`));
      parts.push(this.#words(game, language, "table"));
      // What the rules say of a topic is more than what the table does.
      if (game === this.#book) parts.unshift(this.#words(game, language, "rules"));
    }
    const texts = await Promise.all(parts);
    if (turn !== this.#turn) return; // the language was changed again meanwhile
    this.#bundle = bundleOf(language, texts);
    this.language = language;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  /** Adds the words of a game, now and in every language spoken later; those of another go. */
  async useGame(game: string): Promise<void> {
    if (this.#game === game) return this.#ready;
    this.#game = game;
    this.#ready = this.speak(this.#wanted);
    this.#ready.catch(() => {
      if (this.#game === game) this.#game = null; // to be tried again
    });
    return this.#ready;
  }

  /**
   * Adds what is read of a game's rules and options: nobody needs it before they read. What is on the
   * page stays as it is.
   */
  async useBook(game: string): Promise<void> {
    await this.useGame(game);
    if (this.#book === game) return;
    const language = this.#wanted;
    const rules = await this.#words(game, language, "rules");
    if (this.#game !== game || (this.#book as string | null) === game) return;
    this.#book = game;
    // Another language may have been chosen meanwhile, or be on its way.
    if (this.#wanted !== language || this.language !== language) return this.speak(this.#wanted);
    this.#bundle.addResource(rules, { allowOverrides: true });
    this.#added += 1;
  }

  has(key: string): boolean {
    const found = patternOf(this.#bundle, key) !== null;
    if (!found) void this.#added;
    return found;
  }

  say(key: string, args?: Arguments): string {
    const text = format(this.#bundle, key, args);
    if (text !== null) return text;
    void this.#added;
    if (import.meta.env.DEV) throw new Error(`no words for "${key}" in ${this.language}`);
    return key;
  }

  #words(game: string, language: Language, part: "table" | "rules"): Promise<FluentResource> {
    return this.#texts.get(
      `${game}/${language}/${part}`,
      async () => new FluentResource(await api.gameWords(game, language, part)),
    );
  }

  #catalogue(name: string): Promise<FluentResource> {
    return this.#texts.get(name, async () => new FluentResource(await catalogue(name)));
  }
}

async function catalogue(name: string): Promise<string> {
  const load = catalogues[`../locale/${name}.ftl`];
  if (!load) throw new Error(`no catalogue ${name}`);
  return load();
}

export const words = new Words();

/** The words for a key in the language of the moment. */
export const t = (key: string, args?: Arguments): string => words.say(key, args);

/** A sentence of ours for an error code of the server. */
export function errorText(code: string): string {
  const key = `error-${code}`;
  return words.has(key) ? t(key) : t("error-unknown", { code });
}
