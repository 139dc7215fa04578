import { baseOf } from "./scope";

/**
 * Drawings made by `art/build.py`, by folder and name: `house/wall`, `GAME/cover`. They stand in the
 * page itself, not behind an address: only there do the style sheet's pigments reach their classes.
 */
const drawings = import.meta.glob<string>(
  ["../art/*/*.svg", "!../art/*/*-{day,night}.svg"], // those are tiles of the style sheet
  { query: "?raw", import: "default" },
);

const fileOf = (name: string): string => `../art/${name}.svg`;

/** One picture, or a sheet of symbols; empty where there is none of that name. */
export async function drawing(name: string): Promise<string> {
  return (await drawings[fileOf(name)]?.()) ?? "";
}

/** The picture of a game, for those who choose one; the house has one for games without. */
export function coverOf(game: string): Promise<string> {
  const own = `${baseOf(game)}/cover`;
  return drawing(fileOf(own) in drawings ? own : "house/cover");
}

const shown = new Set<string>();

/** Puts a sheet of symbols into the page, once, for `<use href="#...">`. */
export async function showSymbols(name: string): Promise<void> {
  if (shown.has(name)) return;
  shown.add(name);
  const sheet = document.createElement("div");
  sheet.className = "symbols";
  sheet.setAttribute("aria-hidden", "true");
  sheet.innerHTML = await drawing(name);
  document.body.prepend(sheet);
}
