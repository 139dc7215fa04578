/**
 * Endless Winter as the server tells it: views, events, hints and pieces are the server's own, from its
 * schema. Every part of the screen is given an `OwnSeen`; what can be pressed, what is chosen and what it
 * would bring is asked of `seen.turn` (see turn.svelte.ts), by the names of things.ts.
 */

import type { Pieces } from "../../api/types";
import type { components } from "../../api/schema";
import type { OpenChoice, TableSurface } from "../../lib/surface";
import type { Seen } from "../../table/game";
import type { Turn } from "./turn.svelte";

type Schemas = components["schemas"];

/** Where a figure can go. */
export const COLUMNS = ["rite-of-passage", "develop", "migrate", "hunt"] as const;
export type Column = (typeof COLUMNS)[number];
export type Place = Column | "rest";

export const FIGURES = ["chief", "tribe"] as const;
export type Figure = (typeof FIGURES)[number];

/** The tribes by seat: what tells them apart besides colour is their mark. */
export const TRIBES = ["wolf", "bison", "lioness", "eagle"] as const;
export type Tribe = (typeof TRIBES)[number];

export function tribeOf(seat: number): Tribe {
  return TRIBES[seat] ?? "wolf";
}

export type View = Schemas["EndlessWinterView"];
export type Player = Schemas["EndlessWinterPlayerView"];
export type Decision = NonNullable<View["decision"]>;
export type Event = Schemas["EndlessWinterEvent"];
export type Hints = Schemas["EndlessWinterHints"];
/** What is different right after a choice, for who makes it; labour in halves. */
export type Change = Schemas["EndlessWinterChange"];
/** What a choice costs: `food`, `tool`, `labour` (in halves), `discard_hand`. */
export type Price = Schemas["EndlessWinterHints"]["prices"][string];
export type LineHint = Schemas["EndlessWinterLineHint"];
export type Reason = NonNullable<LineHint["why"]>;
export type Built = Schemas["EndlessWinterBuiltView"];

/** All that lies in the box. */
export type Box = Schemas["EndlessWinterPieces"];
export type Card = Schemas["EndlessWinterCardShape"];
export type Ability = Schemas["EndlessWinterAbilityShape"];
export type Animal = Schemas["EndlessWinterAnimalShape"];
export type Stone = Schemas["EndlessWinterStoneShape"];
export type Chief = Schemas["EndlessWinterChiefShape"];
export type Setup = Schemas["EndlessWinterSetupShape"];
export type Token = Schemas["EndlessWinterTokenShape"];
export type Space = Schemas["EndlessWinterSpaceShape"];
export type Line = Schemas["EndlessWinterLineShape"];
/** By op of the vocabulary: how much. */
export type Amounts = Readonly<Record<string, number>>;

export type Choice = OpenChoice;
export type Table = TableSurface<View, Hints>;
/** What the parts of the screen are given. */
export type OwnSeen = Seen<View, Hints, Turn>;

/** The pieces as this game has them. */
export const boxOf = (pieces: Pieces): Box => pieces.components as unknown as Box;

export const playerOf = (view: View, seat: number): Player | null => view.players[seat] ?? null;

/** A piece by its id among its kind. */
export function pieceOf<Piece extends { id: string }>(all: readonly Piece[], id: string): Piece {
  const piece = all.find((one) => one.id === id);
  if (!piece) throw new Error(`no piece ${id}`);
  return piece;
}
