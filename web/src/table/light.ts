/**
 * Lights the things of the board that choices are about: by the names in `data-place`, `data-about` and
 * `data-piece`, and by what the typed choice says. It serves every board, and knows none.
 */

import type { Choice } from "../api/types";

const THINGS = "[data-place], [data-about], [data-piece]";

/** The names that a choice is about: what its arguments call things. */
export function namesOf(choice: Choice): string[] {
  return Object.values(choice.arguments)
    .flat()
    .filter((value): value is string => typeof value === "string");
}

/** Whether a thing called so is what a name means, and nobody else's. */
export function isAbout(thing: string, name: string, seat: number | null): boolean {
  const [first = "", ...rest] = thing.split(" ");
  const owned = /^\d+$/u.test(first);
  if (owned && Number(first) !== seat) return false;
  const own = owned ? rest.join(" ") : thing;
  return own === name || own.endsWith(` ${name}`);
}

/** Lights what the choices are about, the first brightest; the rest goes out. */
export function light(root: HTMLElement, choices: readonly Choice[], seat: number | null): void {
  const wanted = choices.map(namesOf);
  const some = choices.length > 0 ? THINGS : `:is(${THINGS})[data-hint]`;
  for (const thing of root.querySelectorAll<HTMLElement>(some)) {
    const { place, about, piece } = thing.dataset;
    const names = [place, about, piece].filter((name) => name !== undefined);
    const rank = wanted.findIndex((these) =>
      these.some((name) => names.some((own) => isAbout(own, name, seat))),
    );
    if (rank < 0) delete thing.dataset["hint"];
    else thing.dataset["hint"] = String(rank + 1);
  }
}
