/** For tests: which keys of a catalogue anybody says. */

import { FluentResource } from "@fluent/bundle";

/** Keys that are put together: how it is written in the source, and which ones it makes. */
export type Made = Readonly<Record<string, RegExp>>;

// Vite reads the options of a glob as they are written, so they stand here three times.
const sources = import.meta.glob<string>(
  ["../**/*.{ts,svelte}", "!../**/*.test.ts", "!../api/**", "!./said.ts"],
  { query: "?raw", import: "default", eager: true },
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

export const source = Object.values(sources).join("\n");
const written = new Set(
  [...source.matchAll(/["'`]([a-z][a-z0-9-]*(?:\.[a-z]+)?)["'`]/g)].map(([, key]) => key),
);
/** What one message takes from another, in any language. */
const taken = new Set(
  [
    ...Object.values({ ...house, ...ofGames })
      .join("\n")
      .matchAll(/\{ ([a-z][a-z0-9-]*(?:\.[a-z]+)?) \}/g),
  ].map(([, key]) => key),
);

/** The catalogues of the house, or of a game by the name of its folder. */
export function cataloguesOf(game?: string): [path: string, text: string][] {
  if (game === undefined) return Object.entries(house);
  return Object.entries(ofGames).filter(([path]) => path.includes(`/${game}/`));
}

/** Keys in a catalogue that nobody says. */
export function unsaid(text: string, made: Made): string[] {
  const patterns = Object.values(made);
  return keysOf(text).filter(
    (key) => !written.has(key) && !taken.has(key) && !patterns.some((keys) => keys.test(key)),
  );
}

function keysOf(text: string): string[] {
  return new FluentResource(text).body.flatMap(({ id, value, attributes }) => [
    ...(value ? [id] : []),
    ...Object.keys(attributes).map((name) => `${id}.${name}`),
  ]);
}
