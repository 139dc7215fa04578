/** What a tribe has collected, counted for the eye. */

import type { Pieces } from "../../api/types";
import { cardOf, tileOf } from "./pieces";
import type { CultureSymbol, PlayerView, Worker } from "./types";
import { SYMBOLS, WORKERS } from "./types";

export interface Lore {
  symbols: { name: CultureSymbol; count: number }[];
  workers: { name: Worker; count: number; points: number }[];
  buildings: { id: string; points: number | null }[];
}

export function loreOf(pieces: Pieces, player: PlayerView): Lore {
  const ids = player.extra ? [...player.cards, player.extra] : player.cards;
  const cards = ids.map((id) => cardOf(pieces, id));
  const { farmers, toolmakers, builders, shamans } = player.breakdown;
  const points: Record<Worker, number> = {
    farmer: farmers,
    toolmaker: toolmakers,
    builder: builders,
    shaman: shamans,
  };
  return {
    symbols: SYMBOLS.map((name) => ({
      name,
      count: cards.filter((card) => card.symbol === name).length,
    })),
    workers: WORKERS.map((name) => ({
      name,
      count: cards.reduce((sum, card) => sum + (card.worker === name ? card.count : 0), 0),
      points: points[name],
    })),
    buildings: player.buildings.map((id) => {
      const tile = tileOf(pieces, id);
      return { id, points: tile.cost ? tile.points : null };
    }),
  };
}
