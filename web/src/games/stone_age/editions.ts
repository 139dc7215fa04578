/** What each printed edition decides, as the engine tells it. */

import type { GameOption } from "../../api/types";
import { api } from "../../lib/api";
import { editionOf } from "../../lib/options";

export const GAME = "stone-age";

let asked: Promise<GameOption | null> | undefined;

/** Fetched once: it never changes while the page is open. */
export function editions(): Promise<GameOption | null> {
  if (!asked) {
    asked = api.games().then((games) => {
      const game = games.find((one) => one.name === GAME);
      return game ? editionOf(game) : null;
    });
    asked.catch(() => (asked = undefined));
  }
  return asked;
}
