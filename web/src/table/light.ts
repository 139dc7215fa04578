/**
 * Lights the things of the board that choices are about, by the names in `data-place`, `data-about` and
 * `data-piece`. Which these are a game tells (`thingsOf`), else the arguments of a choice.
 */

import type { Choice } from "../api/types";

const THINGS = "[data-place], [data-about], [data-piece]";

/** What the arguments of a choice call things. */
export function namesIn(choice: Choice): string[] {
  return Object.values(choice.arguments)
    .flat()
    .filter((value): value is string => typeof value === "string");
}

/** Whether a thing called so is meant by a name; what is somebody else's has their seat before it. */
export function isMeant(thing: string, name: string, seat: number | null): boolean {
  return thing === name || (seat !== null && thing === `${seat} ${name}`);
}

/** Lights these things, those of the first choice brightest; the rest goes out. */
export function light(
  root: HTMLElement,
  choices: readonly (readonly string[])[],
  seat: number | null,
): void {
  const some = choices.length > 0 ? THINGS : `:is(${THINGS})[data-hint]`;
  for (const thing of root.querySelectorAll<HTMLElement>(some)) {
    const { place, about, piece } = thing.dataset;
    const called = [place, about, piece].filter((name) => name !== undefined);
    const rank = choices.findIndex((names) =>
      names.some((name) => called.some((own) => isMeant(own, name, seat))),
    );
    if (rank < 0) delete thing.dataset["hint"];
    else thing.dataset["hint"] = String(rank + 1);
  }
}
