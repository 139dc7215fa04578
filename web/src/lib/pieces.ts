/** A game's action space and components, fetched once: they never change for a rules version. */

import type { Pieces } from "../api/types";
import { api } from "./api";
import { Once } from "./once";

const pieces = new Once<Pieces>();

export const piecesOf = (game: string): Promise<Pieces> => pieces.get(game, () => api.pieces(game));
