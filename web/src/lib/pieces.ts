/** A game's action space and components, fetched once: they never change for a rules version. */

import type { Pieces } from "../api/types";
import { api } from "./api";

const pieces = new Map<string, Promise<Pieces>>();

export function piecesOf(game: string): Promise<Pieces> {
  let some = pieces.get(game);
  if (!some) {
    some = api.pieces(game);
    pieces.set(game, some);
    some.catch(() => pieces.delete(game)); // to be asked again
  }
  return some;
}
