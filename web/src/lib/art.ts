/**
 * Drawings made by `art/build.py`. They stand in the page itself, not behind an address: only there
 * do the style sheet's pigments reach their classes.
 */
const drawings = import.meta.glob<string>("../art/{icons,land,wall}.svg", {
  query: "?raw",
  import: "default",
});

export async function drawing(name: "icons" | "land" | "wall"): Promise<string> {
  return (await drawings[`../art/${name}.svg`]?.()) ?? "";
}

const shown = new Set<string>();

/** Puts a sheet of symbols into the page, once, for `<use href="#...">`. */
export async function showSymbols(name: "icons" | "land"): Promise<void> {
  if (shown.has(name)) return;
  shown.add(name);
  const sheet = document.createElement("div");
  sheet.className = "symbols";
  sheet.setAttribute("aria-hidden", "true");
  sheet.innerHTML = await drawing(name);
  document.body.prepend(sheet);
}
