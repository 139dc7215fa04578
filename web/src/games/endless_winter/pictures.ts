/**
 * Which drawing shows a piece. A piece of another set may be called like one of ours and be something else:
 * then it gets the drawing of its kind (`OTHER`), and its own name.
 */

import type { Animal, Box, Card, Chief, Stone } from "./types";

const OTHER = "other";

/** What is drawn of a piece that is one of ours, or of another set. */
const drawnAs = (piece: { id: string; foreign?: boolean } | undefined): string =>
  piece === undefined || piece.foreign ? OTHER : piece.id;

export const cardPicture = (card: Pick<Card, "id" | "sort" | "foreign"> | undefined): string =>
  `${card?.sort === "culture" ? "culture" : "role"}-${drawnAs(card)}`;

export const animalPicture = (animal: Pick<Animal, "id" | "foreign"> | undefined): string =>
  `animal-${drawnAs(animal)}`;

export const chiefPicture = (chief: Pick<Chief, "id" | "foreign">, side: "a" | "b"): string =>
  `chief-${drawnAs(chief)}-${side}`;

const landOf = (box: Box, id: string): string => drawnAs(box.lands.find((land) => land.id === id));
export const landPicture = (box: Box, id: string): string => `land-${landOf(box, id)}`;
/** The same among words. */
export const chipOf = (box: Box, id: string): string => `chip-${landOf(box, id)}`;

/** By id, where only that is known. */
export const pictureOfCard = (box: Box, id: string): string =>
  cardPicture(box.cards.find((one) => one.id === id));
export const pictureOfAnimal = (box: Box, id: string): string =>
  animalPicture(box.animals.find((one) => one.id === id));

/** A whole stone; of another set the stone of its era, on which signs say what it counts. */
export const stonePicture = (stone: Pick<Stone, "id" | "era" | "foreign">): string =>
  stone.foreign ? `bed-era-${stone.era}` : `stone-${stone.id}`;

/** By what a stone counts: the sign of that, and one that says of which. */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  "villages-at": ["op-village"],
  "camp-lands": ["op-camp", "sign-unlike"],
  "megaliths-low": ["op-megalith"],
  "megalith-boards": ["sign-boards"],
  buried: ["op-bury"],
  "megaliths-high": ["sign-upper"],
  "idol-levels": ["op-idol", "sign-half"],
  "used-kinds": ["op-animal_use", "sign-unlike"],
  "used-animals": ["op-animal_use"],
  "used-animals-of-two": ["op-animal_use"],
};

/** What is put on a stone that has no picture of its own: the large sign first. */
export function stoneSigns(stone: Stone): readonly string[] {
  return stone.foreign ? (COUNTED[stone.counts] ?? ["op-sacred_stone"]) : [];
}
