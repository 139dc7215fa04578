/**
 * Asking early for what will be needed: on a slow line each question that waits for the answer to
 * another costs a sixth of a second.
 */
import type { Snapshot } from "../api/types";
import { api, ApiError } from "./api";
import { drawing } from "./art";
import { t, words } from "./fluent.svelte";
import { clientOf, piecesOf } from "./games";
import { person } from "./me.svelte";
import { pageOf } from "./pages";
import { type Route } from "./router.svelte";
import { screenHolder } from "./hotseat";

const GAME = "holocene.game";
const FIRST_GAME = "stone-age";

const ignore = (): undefined => undefined; // whoever needs it asks again, and says what failed

/** The game somebody will most likely play: the last one. */
const likely = (): string => localStorage.getItem(GAME) ?? FIRST_GAME;

export const remember = (game: string): void => localStorage.setItem(GAME, game);

/** All that a game's screen is made of. */
function fetchGame(game: string): void {
  void clientOf(game).catch(ignore);
  void piecesOf(game).catch(ignore);
  void drawing(`${game}/icons`).catch(ignore);
  void drawing(`${game}/land`).catch(ignore);
}

/** While somebody looks at the start page, the table comes. */
export function fetchTable(): void {
  void pageOf("table").catch(ignore);
  fetchGame(likely());
  // The first plural of a language costs a slow phone a twentieth of a second: better now.
  void words.useGame(likely()).then(() => t("your-move-count", { count: 1 }), ignore);
}

let early: { id: string; invite: string | null; answer: Promise<Snapshot> } | null = null;

/** For who comes by a link: the page, its game and the table are asked for at once. */
export function fetchRoute(route: Route): void {
  void pageOf(route.page).catch(ignore);
  if (route.page !== "table" && route.page !== "replay") return;
  fetchGame(likely());
  // Tables are told to people with a name only; who was never here has none.
  if (route.page === "table" && person.name !== "") {
    const { id, invite } = route;
    early = { id, invite, answer: ask(id, invite) };
    early.answer.catch(ignore);
  }
}

/** And the game's words, as soon as the language is known. */
export function fetchWords(route: Route): void {
  if (route.page === "table" || route.page === "replay") {
    void words.useGame(likely()).catch(ignore);
  }
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

/** The table, from the early answer if that was a good one. */
export async function tableOf(id: string, invite: string | null): Promise<Snapshot> {
  const asked = early?.id === id && early.invite === invite ? early.answer : null;
  early = null; // it is right only now
  return (await asked?.catch(ignore)) ?? ask(id, invite);
}
