/** Shapes of the server's schema that faces and the world are drawn from. */

import type { components } from "../../api/schema";
import type { Pieces } from "../../api/types";
import type { OpenChoice } from "../../lib/surface";

type Schemas = components["schemas"];

export type View = Schemas["EndlessWinterView"];
export type Player = Schemas["EndlessWinterPlayerView"];
export type Hints = Schemas["EndlessWinterHints"];
export type Box = Schemas["EndlessWinterPieces"];
export type Card = Schemas["EndlessWinterCardShape"];
export type Animal = Schemas["EndlessWinterAnimalShape"];
export type Ability = Schemas["EndlessWinterAbilityShape"];
export type Chief = Schemas["EndlessWinterChiefShape"];
export type Stone = Schemas["EndlessWinterStoneShape"];
export type Setup = Schemas["EndlessWinterSetupShape"];
export type ColumnShape = Schemas["EndlessWinterColumnShape"];
export type LineShape = Schemas["EndlessWinterLineShape"];
export type ColumnHint = Schemas["EndlessWinterColumnHint"];
export type Built = Schemas["EndlessWinterBuiltView"];
export type Choice = OpenChoice;
export type Amounts = Readonly<Record<string, number>>;

/** The tribes by seat, as their drawings end. */
export const TRIBES = ["wolf", "bison", "lioness", "eagle"] as const;
export const tribeOf = (seat: number): (typeof TRIBES)[number] => TRIBES[seat] ?? "wolf";

export const boxOf = (pieces: Pieces): Box => pieces.components as unknown as Box;

/** A piece by its id among its kind. */
export function pieceOf<Piece extends { id: string }>(all: readonly Piece[], id: string): Piece {
  const piece = all.find((one) => one.id === id);
  if (!piece) throw new Error(`no piece ${id}`);
  return piece;
}
