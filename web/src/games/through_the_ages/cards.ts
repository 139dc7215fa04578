/** Finding cards by their names, and what kind of a card each of them is. */

import type { Pieces } from "../../api/types";
import {
  type Age,
  AGES,
  type Box,
  type Card,
  type Civil,
  type Column,
  COLUMNS,
  type Military,
  type Player,
  type View,
} from "./types";

const found = new WeakMap<Pieces, Map<string, Card>>();

export function boxOf(pieces: Pieces): Box {
  return pieces.components as unknown as Box;
}

/** A card by its name; every name is a card's, be it civil or military. */
export function cardOf(pieces: Pieces, id: string): Card {
  let cards = found.get(pieces);
  if (!cards) {
    const { civil, military } = boxOf(pieces);
    cards = new Map([...civil, ...military].map((card) => [card.id, card]));
    found.set(pieces, cards);
  }
  const card = cards.get(id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

export const isCivil = (card: Card): card is Civil => "stages" in card;
export const isMilitary = (card: Card): card is Military => !isCivil(card);

export function playerOf(view: View, seat: number): Player {
  const player = view.players[seat];
  if (!player) throw new Error(`nobody has seat ${seat}`);
  return player;
}

export function isColumn(kind: string): kind is Column {
  return (COLUMNS as readonly string[]).includes(kind);
}

/** Where the groups of columns begin: fields, towns, units. */
export const FIRST_OF_GROUP: ReadonlySet<Column> = new Set(["lab", "infantry"]);
const FIELDS: ReadonlySet<string> = new Set(["farm", "mine"]);
const UNITS: ReadonlySet<string> = new Set(["infantry", "cavalry", "artillery", "air"]);

export const isUnit = (kind: string): boolean => UNITS.has(kind);
export const isUrban = (kind: string): boolean =>
  isColumn(kind) && !FIELDS.has(kind) && !UNITS.has(kind);

/** The pigment of a kind; the shape of its window tells it first. */
export function pigmentOf(kind: string): string {
  if (FIELDS.has(kind)) return "field";
  if (isUnit(kind)) return "unit";
  return isColumn(kind) ? "urban" : kind;
}

/** The sign of a card: a special technology goes by its branch. */
export function signOf(card: Card): string {
  return isCivil(card) && card.branch !== null ? `branch-${card.branch}` : `kind-${card.kind}`;
}

export const ageAt = (age: Age): number => (AGES as readonly string[]).indexOf(age);

/** Which layers of the ground are seen, the newest first: three, and the fourth when it is needed. */
export function layersOf(view: View, player: Player, pieces: Pieces): Age[] {
  const cards = [...player.board.map(({ card }) => card), ...player.hand];
  const ages = cards.map((id) => ageAt(cardOf(pieces, id).age));
  const last = Math.max(2, view.age === "IV" ? 3 : ageAt(view.age), ...ages);
  return AGES.slice(0, last + 1).toReversed();
}

/** Layers in which no card lies and into which none of these cards would come. */
export function bareLayers(layers: readonly Age[], cards: readonly Card[]): ReadonlySet<Age> {
  return new Set(
    layers.filter((age) => !cards.some((card) => card.age === age && isColumn(card.kind))),
  );
}

/** How many workers stand on cards of a kind. */
export function workersOn(player: Player, kind: string, pieces: Pieces): number {
  const on = player.board.filter(({ card }) => cardOf(pieces, card).kind === kind);
  return on.reduce((sum, { workers }) => sum + workers, 0);
}

/** Names that a list has more than once are told apart by their number in it; `at`: of how many it is behind. */
export function numbered(ids: readonly string[]): { id: string; key: string; at: number }[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const at = seen.get(id) ?? 0;
    seen.set(id, at + 1);
    return { id, key: at === 0 ? id : `${id} ${at + 1}`, at };
  });
}
