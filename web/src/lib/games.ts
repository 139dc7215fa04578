import type { Component } from "svelte";
import type { Pieces } from "../api/types";
import { api } from "./api";
import type { LiveTable } from "./table.svelte";
import type { ReplayTable } from "./replay.svelte";

export interface ScreenProps {
  table: LiveTable | ReplayTable;
  pieces: Pieces;
  replay?: boolean;
}

type Loader<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

const screens = import.meta.glob("../games/*/Screen.svelte") as Record<string, Loader<never>>;
const books = import.meta.glob("../games/*/Rules.svelte") as Record<string, Loader<never>>;

/** A game's folder: names have hyphens, folders do not. */
const folder = (game: string): string => `../games/${game.replaceAll("-", "_")}`;

export async function screenOf(game: string): Promise<Component<ScreenProps & object>> {
  const load = screens[`${folder(game)}/Screen.svelte`];
  if (!load) throw new Error(`no screen for ${game}`);
  return (await load()).default as unknown as Component<ScreenProps & object>;
}

export async function rulesOf(game: string): Promise<Component> {
  const load = books[`${folder(game)}/Rules.svelte`];
  if (!load) throw new Error(`no rules for ${game}`);
  return (await load()).default as unknown as Component;
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
