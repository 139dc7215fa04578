/** Games by name: what they tell about themselves, their pieces, and their code for the table. */

import type { GameOption, Pieces } from "../api/types";
import type { BaseView } from "./surface";
import type { GameClient, Help } from "../table/game";
import { api } from "./api";
import { catalogue } from "./catalogue.svelte";
import { editionOf } from "./options";

const clients = import.meta.glob<{ default: GameClient }>("../games/*/index.ts");
const topics = import.meta.glob<{ default: Help<BaseView> }>("../games/*/topics.ts");

/** A game's folder: names have hyphens, folders do not. */
const folder = (game: string): string => `../games/${game.replaceAll("-", "_")}`;

/** A game's code for the table; a game that brings none is drawn plainly. */
export async function clientOf(game: string): Promise<GameClient> {
  const load = clients[`${folder(game)}/index.ts`] ?? (() => import("../table/plain"));
  return (await load()).default;
}

/** Whether anything is written about how it is played: topics here, or words of its own. */
export function hasRules(game: string): boolean {
  return `${folder(game)}/topics.ts` in topics || catalogue.about(game) !== "";
}

/** A game's rules by topics, where it has them. */
export async function helpOf(game: string): Promise<Help<BaseView> | null> {
  return (await topics[`${folder(game)}/topics.ts`]?.())?.default ?? null;
}

/** The option that gives values to the others, where a game has one. */
export async function editionsOf(name: string): Promise<GameOption | null> {
  await catalogue.load();
  const game = catalogue.find(name);
  return game ? editionOf(game) : null;
}

const pieces = new Map<string, Promise<Pieces>>();

/** A game's action space and components, fetched once: they never change for a rules version. */
export function piecesOf(game: string): Promise<Pieces> {
  let some = pieces.get(game);
  if (!some) {
    some = api.pieces(game);
    pieces.set(game, some);
    some.catch(() => pieces.delete(game));
  }
  return some;
}
