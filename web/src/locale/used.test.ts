/** Nothing lies in the catalogues that nobody says, so that nobody translates in vain. */

import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../lib/fluent.svelte";
import type { BaseView } from "../lib/surface";
import type { Help, Lesson } from "../table/game";

/** Keys that are put together: how it is written in the source, and which ones it makes. */
type Made = Readonly<Record<string, RegExp>>;

const HOUSE: Made = {
  "`nav-${": /^nav-(tables|rules|replay|account)$/,
  "`level-${":
    /^level-(child|youth|apprentice|fisher|gatherer|hunter|shaman|seer|sage|elder)(-about)?$/,
  "`clock-${": /^clock-(none|live|turns)(\.about)?$/,
  "`sign-${": /^sign-(up|in)$/,
  "`theme-${": /^theme-(auto|day|night)$/,
  "`motion-${": /^motion-(auto|full|less)$/,
  "`pace-${": /^pace-(slow|normal|quick)$/,
  "`error-${": /^error-/, // tests/server/test_words.py knows which
  "`ask-plain${": /^ask-plain(-other)?$/,
  "`entry-${": /^entry-(sat|left|started|resigned|timeout|back|rematch|here|invite)(-table)?$/,
  "`panel-${": /^panel-(log|chat)$/,
  "`dice-${": /^dice-(yes|no|unknown)$/,
  "`dice-verdict-${": /^dice-verdict-(yes|no|unknown)$/,
};
/** What the server reads in a game's catalogue, to tell it with the game. */
const TOLD_BY_SERVER = new Set(["game-title", "game-about", "game-progress"]);

/** What the house says of every game: the engine's names are in these keys, and its own tests know which. */
const OF_GAMES: Made = {
  '["option", name': /^option-/,
  'wordFor("score"': /^score-/,
  'wordFor("fact"': /^fact-/,
  'wordFor("kind"': /^kind-/,
  "`prompt-${": /^prompt-/,
  "`value-${": /^value-/,
};

/** Of these families exactly what a game's client shows is said: a game's topics, tips and galleries name them one by one. */
const SHOWN: Made = {
  "`help-${": /^help-/,
  "`help-group-${": /^help-group-/,
  "`lesson-${": /^lesson-/,
  "`how-to-play-${": /^how-to-play-/,
  "`rules-${": /^rules-/,
};

// Vite reads the options of a glob as they are written, so they stand here several times.
const sources = import.meta.glob<string>(
  ["../**/*.{ts,svelte}", "!../**/*.test.ts", "!../**/*.testing.ts", "!../api/**"],
  { query: "?raw", import: "default", eager: true },
);
const house = import.meta.glob<string>("./**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const ofGames = import.meta.glob<string>("../../../src/holocene/games/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** A game's terminal says its words too, in Python. */
const terminals = import.meta.glob<string>("../../../src/holocene/games/*/*.py", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** What its table shows of the rules, and what it tells in the first game. */
const topics = import.meta.glob<Help<BaseView>>("../games/*/topics.ts", { import: "default" });
const lessons = import.meta.glob<readonly Pick<Lesson, "id">[]>("../games/*/lessons.ts", {
  import: "LESSONS",
});
/** A game whose code puts keys together says so. */
const madeByGames = import.meta.glob<Made>("../games/*/keys.testing.ts", {
  import: "MADE",
  eager: true,
});

const isGames = (path: string): boolean => path.startsWith("../games/");
const read = (wanted: (path: string) => boolean): string =>
  Object.entries(sources)
    .filter(([path]) => wanted(path))
    .map(([, text]) => text)
    .join("\n");

const common = read((path) => !isGames(path));

/** Who may say a message: what is written in these sources, and what is put together there. */
interface Speaker {
  source: string;
  made: Made;
  /** What its terminal says: whole keys, and how those begin that it puts together. */
  terminal?: string;
  /** What its client shows of its rules. */
  shown?: ReadonlySet<string>;
}

const MOST_PLAYERS = 12;

/** The keys by which rules and tips of a game are shown. */
function shownBy(help: Help<BaseView> | undefined, tips: readonly Pick<Lesson, "id">[]): string[] {
  const pages = help?.groups.flatMap((group) => group.topics) ?? [];
  const players = Array.from({ length: MOST_PLAYERS }, (_, at) => at + 1);
  const notes = pages.flatMap((topic) =>
    players.flatMap((count) => help?.notes?.(topic, count) ?? []),
  );
  const variants = (help?.switches ?? []).flatMap(({ option, values = [] }) =>
    values.map((value) => `help-${option.replaceAll("_", "-")}-${value}.body`),
  );
  return [
    ...[...pages, ...notes].flatMap((topic) => [`help-${topic}.title`, `help-${topic}.body`]),
    ...(help?.groups.map(({ id }) => `help-group-${id}`) ?? []),
    ...(help?.gallery?.ids.map((id) => `rules-${id}`) ?? []),
    ...variants,
    ...tips.map(({ id }) => `lesson-${id}`),
  ];
}

/** The steps of how to play, as far as the page of the rules counts. */
function steps(keys: readonly string[]): string[] {
  const there = new Set(keys);
  const out: string[] = [];
  for (let n = 1; there.has(`how-to-play-${n}.title`); n += 1)
    out.push(`how-to-play-${n}.title`, `how-to-play-${n}.body`);
  return out;
}

async function speakerOf(folder: string): Promise<Speaker> {
  const source = read((path) => !isGames(path) || path.startsWith(`../games/${folder}/`));
  const own = madeByGames[`../games/${folder}/keys.testing.ts`] ?? {};
  const terminal = Object.entries(terminals)
    .filter(([path]) => path.includes(`/games/${folder}/`))
    .map(([, text]) => text)
    .join("\n");
  const help = await topics[`../games/${folder}/topics.ts`]?.();
  const tips = (await lessons[`../games/${folder}/lessons.ts`]?.()) ?? [];
  const shown = new Set(shownBy(help, tips));
  return { source, made: { ...OF_GAMES, ...own }, terminal, shown };
}

function keysOf(text: string): string[] {
  return new FluentResource(text).body.flatMap(({ id, value, attributes }) => [
    ...(value ? [id] : []),
    ...Object.keys(attributes).map((name) => `${id}.${name}`),
  ]);
}

function unsaid(texts: readonly string[], speaker: Speaker): string[] {
  const { source, made, terminal = "", shown } = speaker;
  const keys = [...new Set(texts.flatMap(keysOf))];
  const exactly = shown && new Set([...shown, ...steps(keys)]);
  const typed = new Set([...terminal.matchAll(/["']([a-z][a-z0-9-]*)["']/g)].map(([, key]) => key));
  const begun = [...terminal.matchAll(/f["']([a-z][a-z0-9-]*-)\{/g)].map(
    ([, start = "-"]) => start,
  );
  const written = new Set(
    [...source.matchAll(/["'`]([a-z][a-z0-9-]*(?:\.[a-z]+)?)["'`]/g)].map(([, key]) => key),
  );
  /** What one message takes from another, in any language. */
  const taken = new Set(
    [...texts.join("\n").matchAll(/\{ ([a-z][a-z0-9-]*(?:\.[a-z]+)?) \}/g)].map(([, key]) => key),
  );
  const isSaid = (key: string): boolean =>
    exactly && isIn(SHOWN, key)
      ? exactly.has(key) || written.has(key) || taken.has(key)
      : isSaidSomewhere(key);
  const isSaidSomewhere = (key: string): boolean =>
    TOLD_BY_SERVER.has(key) ||
    key.startsWith("terminal-") || // said by the game's terminal.py, and tested there
    written.has(key) ||
    typed.has(key) ||
    begun.some((start) => key.startsWith(start)) ||
    taken.has(key) ||
    isIn(made, key);
  return keys.filter((key) => !isSaid(key));
}

const isIn = (families: Made, key: string): boolean =>
  Object.values(families).some((family) => family.test(key));

const missing = ({ source, made }: Speaker): string[] =>
  Object.keys(made).filter((template) => !source.includes(template));

test("the sources are read", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(50);
  expect(common.length).toBeGreaterThan(10_000);
});

test("the house says all of its words, also by the keys it puts together", () => {
  const games = read(isGames); // what is every game's, a game may say
  const speaker = { source: common + games, made: HOUSE };
  expect(missing({ source: common, made: { ...HOUSE, ...OF_GAMES, ...SHOWN } })).toEqual([]);
  expect(unsaid(Object.values(house), speaker)).toEqual([]);
});

const folders = [
  ...new Set(Object.keys(ofGames).map((path) => /games\/([^/]+)\/locale/.exec(path)?.[1] ?? "")),
];

describe.each(folders)("the game in %s", (folder) => {
  const texts = Object.entries(ofGames)
    .filter(([path]) => path.includes(`/${folder}/`))
    .map(([, text]) => text);

  test("has words in every language", () => {
    expect(texts.length).toBe(LANGUAGES.length);
  });

  test("has no key that nobody says", async () => {
    const speaker = await speakerOf(folder);
    expect(missing(speaker)).toEqual([]);
    expect(unsaid(texts, speaker)).toEqual([]);
  });

  test("has no help that no screen shows", async () => {
    const speaker = await speakerOf(folder);
    const more = [
      "help-forgotten =\n    .title = A\n    .body = B",
      "help-group-forgotten = A",
      "lesson-forgotten = A",
      "how-to-play-99 =\n    .title = A",
      "rules-forgotten = A",
    ];
    expect(unsaid([...texts, more.join("\n")], speaker)).toEqual([
      "help-forgotten.title",
      "help-forgotten.body",
      "help-group-forgotten",
      "lesson-forgotten",
      "how-to-play-99.title",
      "rules-forgotten",
    ]);
  });
});
