/** Nothing lies in the catalogues that nobody says, so that nobody translates in vain. */

import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const PLACES = "toolmaker|hut|field|hunt|forest|clay-pit|quarry|river|card|building";
const GOODS = "food|wood|clay|stone|gold|tool|agriculture|points|people";
const DECISIONS =
  "placing|using|adding-tools|buying-card|buying-tile|picking-die|feeding|last-chance";
const ENTRIES = "undo|sat|left|started|resigned|timeout|back|over|rematch";
const WORKERS = "farmer|toolmaker|builder|shaman";
const OPTIONS = "edition|starvation|hunt-reentry|green-duplicates|box";

/** Keys that are put together: how it is written in the source, and which ones it makes. */
const MADE: Readonly<Record<string, RegExp>> = {
  "`nav-${": /^nav-(tables|rules|replay|account)$/,
  "`level-${": /^level-(child|gatherer|hunter|elder)$/,
  "`clock-${": /^clock-(none|live|turns)(\.about)?$/,
  "`sign-${": /^sign-(up|in)$/,
  "`theme-${": /^theme-(auto|day|night)$/,
  "`motion-${": /^motion-(auto|full|less)$/,
  "`pace-${": /^pace-(slow|normal|quick)$/,
  "`error-${": /^error-/, // tests/server/test_words.py knows which
  '["option", name': new RegExp(`^option-(${OPTIONS})(-.+)?(\\.about)?$`),
  "`edition-${": /^edition-.+$/,
  "`good-${": new RegExp(`^good-(${GOODS})$`),
  "`amount-${": new RegExp(`^amount-(${GOODS})$`),
  "`object-${": new RegExp(`^object-(${GOODS})$`),
  "`icon-${": new RegExp(`^icon-(${GOODS}|card|hut|torch)$`),
  "`icon-symbol-${": /^icon-symbol-/,
  "`icon-worker-${": new RegExp(`^icon-worker-(${WORKERS})$`),
  "`symbol-${": /^symbol-/,
  "`worker-${": new RegExp(`^worker-(${WORKERS})$`),
  "`tribe-${": /^tribe-(hand|fish|sun|spiral)(\.short)?$/,
  "`phase-${": /^phase-(placing|using|feeding|last-chance|over)(\.short)?$/,
  "`place-${": new RegExp(`^place-(${PLACES})$`),
  "`place-brings-${": new RegExp(`^place-brings-(${PLACES})$`),
  "`closed-${": /^closed-/,
  "`prompt-${": new RegExp(`^prompt-(${DECISIONS})(-other)?$`),
  "`top-${": /^top-[a-z-]+$/,
  "`${key}.about`": /^tile-(fixed|choice|free)\.about$/,
  "`score-${":
    /^score-(buildings|card-points|hunger|culture|farmers|toolmakers|builders|shamans|resources)$/,
  "`log-${": new RegExp(`^log-(${ENTRIES})(-table)?$`),
  "`log-ended-${": /^log-ended-/,
  "`help-${": /^help-[a-z0-9-]+\.(title|body)$/,
  "`help-group-${": /^help-group-/,
  "`how-to-play-${": /^how-to-play-\d\.(title|body)$/,
  "`panel-${": /^panel-(log|chat)$/,
  "`dice-${": /^dice-(yes|no|unknown)$/,
  "`dice-verdict-${": /^dice-verdict-(yes|no|unknown)$/,
};
/** What the server reads in a game's catalogue, to tell it with the game. */
const TOLD_BY_SERVER = new Set(["game-title", "game-about"]);

// Vite reads the options of a glob as they are written, so they stand here three times.
const sources = import.meta.glob<string>(
  ["../**/*.{ts,svelte}", "!../**/*.test.ts", "!../api/**"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const house = import.meta.glob<string>("./*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const ofGames = import.meta.glob<string>("../../../src/holocene/games/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const source = Object.values(sources).join("\n");
const catalogues = { ...house, ...ofGames };
const written = new Set(
  [...source.matchAll(/["'`]([a-z][a-z0-9-]*(?:\.[a-z]+)?)["'`]/g)].map(([, key]) => key),
);
/** What one message takes from another, in any language. */
const taken = new Set(
  [
    ...Object.values(catalogues)
      .join("\n")
      .matchAll(/\{ ([a-z][a-z0-9-]*(?:\.[a-z]+)?) \}/g),
  ].map(([, key]) => key),
);

function keysOf(text: string): string[] {
  return new FluentResource(text).body.flatMap(({ id, value, attributes }) => [
    ...(value ? [id] : []),
    ...Object.keys(attributes).map((name) => `${id}.${name}`),
  ]);
}

function isSaid(key: string): boolean {
  if (TOLD_BY_SERVER.has(key)) return true;
  return written.has(key) || taken.has(key) || Object.values(MADE).some((keys) => keys.test(key));
}

test("the sources are read", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(50);
});

test.each(Object.keys(MADE))("keys are still made with %s", (template) => {
  expect(source).toContain(template);
});

describe.each(Object.entries(catalogues))("%s", (_, text) => {
  test("has no key that nobody says", () => {
    expect(keysOf(text).filter((key) => !isSaid(key))).toEqual([]);
  });
});
