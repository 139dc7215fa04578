/** Sentences that are put together from the game's words. */

import type { Pieces } from "../../api/types";
import { type Arguments, t } from "../../lib/fluent.svelte";
import { listed } from "../../lib/numbers";
import { cardOf, placeKey, tileOf } from "./pieces";
import type { Card, Goods, PlaceName, StoneAgeTable, Tile } from "./types";
import { RESOURCES } from "./types";

/** `card 3` goes to Fluent as `card` and 3. */
export function placeArgs(place: PlaceName): { place: string; number: number } {
  const [kind = place, number = "0"] = place.split(" ");
  return { place: kind, number: Number(number) };
}

export function placeName(place: PlaceName): string {
  const { key, number } = placeKey(place);
  return t(key, { number });
}

/** Why a place cannot be chosen now, as the server's word for it. */
export function closedReason(table: StoneAgeTable, place: PlaceName): string | null {
  const closed = table.hints?.closed;
  return closed?.[place] ?? closed?.all ?? null;
}

/** Goods as the object of a sentence, "plaća 1 ciglu", or as a label, "1 cigla". */
export function goodsText(mix: Partial<Goods>, form: "object" | "amount" = "object"): string {
  const parts = RESOURCES.flatMap((good) => {
    const n = mix[good] ?? 0;
    const key = form === "object" ? `object-${good}` : `amount-${good}`;
    return n > 0 ? [t(key, { n })] : [];
  });
  return listed(parts);
}

export function cardText(card: Card): string {
  return t("card-whole", { top: t(`top-${card.top}`, topArgs(card)), bottom: bottomText(card) });
}

export function topArgs(card: Card): Arguments {
  return { n: card.amount, good: card.resource ?? card.top };
}

/** What the lower half of a card will score, as a sentence. */
export function cardEnd(card: Card): string {
  if (card.symbol !== null) return t("glance-card-symbol", { symbol: t(`symbol-${card.symbol}`) });
  const args = { worker: card.worker ?? "farmer", n: card.count };
  return t("glance-card-end", { what: t("bottom-worker.about", args) });
}

export function bottomText(card: Card): string {
  if (card.symbol !== null) return t("bottom-symbol", { symbol: card.symbol });
  return t("bottom-worker", { worker: card.worker ?? "farmer", n: card.count });
}

export function tileText(tile: Tile): string {
  if (tile.cost) return t("tile-fixed", { paid: goodsText(tile.cost, "amount"), n: tile.points });
  if (tile.kinds === 0) return t("tile-free", { least: tile.least, most: tile.most });
  return t("tile-choice", { n: tile.most, kinds: tile.kinds });
}

export function worthText(worth: readonly number[] | undefined): string {
  const [low = 0, high = low] = worth ?? [];
  return low === high ? t("worth-now", { n: low }) : t("worth-range", { low, high });
}

/** What lies at a place of the shelf, in words. */
export function shelfText(pieces: Pieces, id: string): string {
  return id.startsWith("c") ? cardText(cardOf(pieces, id)) : tileText(tileOf(pieces, id));
}
