/** Finding the pieces of the game by their names. */

import type { Pieces } from "../../api/types";
import type {
  Card,
  Components,
  Good,
  Land,
  PlaceName,
  PlayerView,
  StoneAgeView,
  Tile,
} from "./types";
import { LAND } from "./types";

export function componentsOf(pieces: Pieces): Components {
  return pieces.components as unknown as Components;
}

export function cardOf(pieces: Pieces, id: string): Card {
  const card = componentsOf(pieces).cards.find((one) => one.id === id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

export function tileOf(pieces: Pieces, id: string): Tile {
  const tile = componentsOf(pieces).tiles.find((one) => one.id === id);
  if (!tile) throw new Error(`no building ${id}`);
  return tile;
}

/** How many resources the card in a slot costs. */
export function priceOf(pieces: Pieces, slot: number): number {
  return componentsOf(pieces).prices[slot] ?? 0;
}

export function playerOf(view: StoneAgeView, seat: number): PlayerView {
  const player = view.players[seat];
  if (!player) throw new Error(`nobody has seat ${seat}`);
  return player;
}

/** How many buildings are in the smallest stack, where it is smaller than another. */
export function smallestStack({ stacks }: StoneAgeView): number | null {
  const counts = stacks.map(({ left }) => left);
  const lowest = Math.min(...counts);
  return counts.some((left) => left > lowest) ? lowest : null;
}

export function isLand(place: string): place is Land {
  return (LAND as readonly string[]).includes(place);
}

/** Of `card 3` the 2: which slot or stack a place of the shelf is. */
export function shelfAt(place: PlaceName): number {
  return Number(place.split(" ")[1]) - 1;
}

/** What a place of the landscape is about, as a symbol of the sprite. */
export const PLACE_ICONS: Record<Land, string> = {
  hunt: "i-food",
  forest: "i-wood",
  "clay-pit": "i-clay",
  quarry: "i-stone",
  river: "i-gold",
  toolmaker: "i-tool",
  hut: "i-person-o",
  field: "i-field",
};

/** What a place with dice brings. */
const GOODS: Partial<Record<PlaceName, Good>> = {
  hunt: "food",
  forest: "wood",
  "clay-pit": "clay",
  quarry: "stone",
  river: "gold",
};

export function goodOf(place: PlaceName): Good {
  return GOODS[place] ?? "food";
}

/** Whether people roll dice at a place. */
export function rollsFor(pieces: Pieces, place: PlaceName): boolean {
  return componentsOf(pieces).odds[place] !== undefined;
}

export function placeIcon(place: PlaceName): string {
  if (isLand(place)) return PLACE_ICONS[place];
  return place.startsWith("card") ? "i-card" : "i-hut";
}

/** The Fluent key of a place: `card 3` and `building 2` are numbered by an argument. */
export function placeKey(place: PlaceName): { key: string; number: number } {
  if (isLand(place)) return { key: `place-${place}`, number: 0 };
  const [kind, number] = place.split(" ");
  return { key: `place-${kind}`, number: Number(number) };
}
