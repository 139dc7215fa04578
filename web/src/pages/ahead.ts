/**
 * Asking early for what will be needed: on a slow line each question that waits for the answer to
 * another costs a sixth of a second.
 */
import type { Snapshot } from "../api/types";
import { api, ApiError } from "../lib/api";
import { drawing } from "../lib/art";
import { catalogue } from "../lib/catalogue.svelte";
import { words } from "../lib/fluent.svelte";
import { clientOf } from "../games/clients";
import { piecesOf } from "../lib/pieces";
import { pageOf } from "./later";
import { type Route } from "../lib/router.svelte";
import { screenHolder } from "../lib/hotseat";
import { restOf } from "../table/later";

const ignore = (): undefined => undefined; // whoever needs it asks again, and says what failed

/**
 * Where the page does not tell, the game of a table is not known before the table is asked for; most
 * likely it is the last one, or the only one there is.
 */
async function likely(): Promise<string | null> {
  if (catalogue.first !== null) return catalogue.first;
  if (catalogue.last !== null) return catalogue.last;
  const [game, ...others] = await catalogue.load();
  if (game && others.length === 0) return game.name;
  return (await early?.answer)?.table.game ?? null;
}

/** All that a game's screen is made of; awaited is only its code. */
async function fetchGame(game: string): Promise<void> {
  void piecesOf(game).catch(ignore);
  const { sheets = [] } = await clientOf(game);
  void Promise.all(sheets.map(drawing)).catch(ignore);
}

/** While somebody looks at the start page, the table of the chosen game comes. */
export function fetchTable(game: string): void {
  void pageOf("table").catch(ignore);
  void restOf().catch(ignore);
  void fetchGame(game).catch(ignore);
  void words.useGame(game).catch(ignore);
}

let drawable: Promise<unknown> = Promise.resolve();
let early: { id: string; invite: string | null; answer: Promise<Snapshot> } | null = null;

/** For who comes by a link: the page, its game and the table are asked for at once. */
export function fetchRoute(route: Route): void {
  void pageOf(route.page).catch(ignore);
  // Every page may have to name a game; a table names one, and the others come after its board.
  if (route.page !== "table" || catalogue.first === null) void catalogue.load().catch(ignore);
  if (route.page !== "table" && route.page !== "replay") return;
  if (route.page === "table") {
    const { id, invite } = route;
    early = { id, invite, answer: ask(id, invite) };
    early.answer.catch(ignore);
  }
  drawable = likely()
    .then((game) => (game === null ? undefined : fetchGame(game)))
    .catch(ignore);
}

/**
 * The page of an address; that of a table with its game. They come at the same time, and a page
 * that waits for its game is drawn for nothing, which a slow phone takes a tenth of a second for.
 */
export async function pageFor(route: Route): ReturnType<typeof pageOf> {
  const [page] = await Promise.all([pageOf(route.page), drawable]);
  return page;
}

/** And the game's words, as soon as the language is known. */
export function fetchWords(route: Route): void {
  if (route.page !== "table" && route.page !== "replay") return;
  void likely()
    .then((game) => (game === null ? undefined : words.useGame(game)))
    .catch(ignore);
}

/** The table as who holds this screen sees it. */
async function ask(id: string, invite: string | null): Promise<Snapshot> {
  const seat = screenHolder(id);
  try {
    return await api.table(id, invite, seat);
  } catch (error) {
    // Somebody else may be signed in by now.
    if (seat === null || !(error instanceof ApiError) || error.code !== "not-your-seat")
      throw error;
    return api.table(id, invite);
  }
}

/** The table, from the early answer if that was a good one; by then its game has a name. */
export async function tableOf(id: string, invite: string | null): Promise<Snapshot> {
  const asked = early?.id === id && early.invite === invite ? early.answer : null;
  early = null; // it is right only now
  const table = (await asked?.catch(ignore)) ?? (await ask(id, invite));
  const named = catalogue.load().catch(ignore);
  // Before the game begins, the page is about more than its name.
  if (table.view === null || !catalogue.knows(table.table.game)) await named;
  return table;
}
