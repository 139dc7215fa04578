/** Pieces of the game in pictures, each with the words that say it. */

import type { Icon } from "../../lib/sentence";
import { type Card, type Face, type Goods, RESOURCES, type Tile } from "./types";

export function good(name: string, count?: number | string): Icon {
  const symbol = name === "agriculture" ? "i-field" : name === "people" ? "i-person" : `i-${name}`;
  const icon: Icon = { symbol, label: `icon-${name}` };
  return count === undefined ? icon : { ...icon, count };
}

export function goods(paid: Partial<Goods>): Icon[] {
  return RESOURCES.flatMap((name) => (paid[name] ? [good(name, paid[name])] : []));
}

export function die(value: number): Icon {
  return { symbol: `d-${value}`, label: "icon-die", args: { value }, look: "die" };
}

/** A die of the market by what it brings. */
export function face(name: Face): Icon {
  return { symbol: `f-${name}`, label: `icon-${name}`, look: "die" };
}

/** The icon of what stands at a place or is got there. */
export function placeIcon(place: string): Icon {
  const kind = placeKind(place);
  const named: Record<string, Icon> = {
    toolmaker: good("tool"),
    hut: good("people"),
    field: good("agriculture"),
    hunt: good("food"),
    forest: good("wood"),
    "clay-pit": good("clay"),
    quarry: good("stone"),
    river: good("gold"),
    card: good("card"),
    building: good("hut"),
  };
  return { ...(named[kind] ?? good("people")), label: null };
}

/** "card 2" is a card; Fluent's selectors know no blanks. */
export function placeKind(place: string): string {
  return place.split(" ")[0] ?? place;
}

export function placeNumber(place: string): number {
  return Number(place.split(" ")[1] ?? 0);
}

/** What the top half of a card gives, in pictures. */
export function cardTop(card: Card): Icon[] {
  switch (card.top) {
    case "market":
      return [{ ...face("tool"), label: "icon-market" }];
    case "dice":
      return [{ ...die(2), label: "icon-two-dice" }, good(card.resource ?? "wood")];
    case "resource":
      return [good(card.resource ?? "wood", card.amount)];
    case "extra-card":
      return [{ symbol: "i-card-back", label: "icon-extra-card" }];
    case "one-use-tool":
      return [{ ...good("tool", card.amount), label: "icon-one-use-tool" }];
    case "any-two":
      return [{ symbol: "i-pebble", label: "icon-any-two", count: 2 }];
    default:
      return [good(card.top, card.amount)];
  }
}

/** What the bottom half scores: a symbol on green, or workers and what they are multiplied by on sand. */
export function cardBottom(card: Card): Icon[] {
  if (card.symbol !== null)
    return [{ symbol: `c-${card.symbol}`, label: `icon-symbol-${card.symbol}`, look: "green" }];
  const worker = card.worker ?? "farmer";
  return [
    { symbol: `w-${worker}`, label: `icon-worker-${worker}`, count: card.count, look: "sand" },
  ];
}

export function cardIcons(card: Card): Icon[] {
  return [...cardTop(card), ...cardBottom(card)];
}

/** A building tile: its price, or how many resources may be chosen. */
export function tileIcons(tile: Tile): Icon[] {
  if (tile.cost !== null) return goods(tile.cost);
  return [{ symbol: "i-pebble", label: "icon-resources", count: range(tile) }];
}

function range(tile: Tile): string {
  return tile.least === tile.most ? `${tile.least}` : `${tile.least}–${tile.most}`;
}
