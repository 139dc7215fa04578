/** What this browser remembers of how somebody likes to play. */

import { readAll, writeAll } from "./storage";

export type Kept = Record<string, unknown>;

const PLACE = "holocene.play";

/** What was kept of a game, or of every game: nothing in it is sure to be as it should. */
export function kept(of: string): Kept {
  const some = readAll(PLACE)[of];
  return typeof some === "object" && some !== null ? (some as Kept) : {};
}

export function keep(of: string, some: Kept): void {
  writeAll(PLACE, { ...readAll(PLACE), [of]: { ...kept(of), ...some } });
}
