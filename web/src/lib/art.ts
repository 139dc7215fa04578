/**
 * Drawings made by `art/build.py`. They stand in the page itself, not behind an address: only there
 * do the style sheet's pigments reach their classes.
 */
const drawings = import.meta.glob<string>("../art/{*,*/*}.svg", {
  query: "?raw",
  import: "default",
});

export async function drawing(name: string): Promise<string> {
  return (await drawings[`../art/${name}.svg`]?.()) ?? "";
}

/** The picture of a game, for those who choose one. */
export async function coverOf(game: string): Promise<string> {
  return (await drawing(`${game}/cover`)) || drawing("house/cover");
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
