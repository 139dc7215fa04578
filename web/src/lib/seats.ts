import type { SeatInfo, TableInfo } from "../api/types";
import { catalogue } from "./catalogue.svelte";
import { t, words } from "./fluent.svelte";
import type { TableFacts } from "./surface";

/** A bot's level in our words; a level we have no word for keeps its own. */
export function botName(level: string): string {
  const key = `level-${level}`;
  return words.has(key) ? t(key) : level;
}

/** What a bot of this level is like, in a sentence; "" where we have none. */
export function botAbout(level: string): string {
  const key = `level-${level}-about`;
  return words.has(key) ? t(key) : "";
}

/** Who sits there, in a word or two. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === "open") return t("seat-open");
  return isNameless(seat) ? levelOf(seat) : seat.name;
}

/** What one wants to know besides: a bot's level, a person's rating. */
export function seatNote(seat: SeatInfo): string {
  if (seat.kind === "bot") return isNameless(seat) ? "" : levelOf(seat);
  return seat.kind === "person" && seat.rating !== null ? String(Math.round(seat.rating)) : "";
}

/** Whether somebody else sits there without an account: anybody can take their name. */
export const isGuest = (seat: SeatInfo, table: Pick<TableInfo, "mine">): boolean =>
  seat.kind === "person" && !seat.known && !table.mine.includes(seat.seat);

const levelOf = (seat: SeatInfo): string => t("seat-bot", { level: botName(seat.bot ?? "") });

/** A bot that nobody named bears the name of its level. */
const isNameless = (seat: SeatInfo): boolean =>
  seat.kind === "bot" && (!seat.name || seat.name === seat.bot);

/** As much of a table as its name takes. */
type Named = Pick<TableFacts, "name" | "host" | "game" | "seats">;

/** What a table is called: one that nobody named, by its game. */
export const tableName = (table: Named): string =>
  isNamed(table) ? table.name : catalogue.title(table.game);

/** Whether somebody named the table; otherwise it bears its host's name. */
export function isNamed(table: Named): boolean {
  const host = table.seats.find((seat) => seat.account === table.host);
  return table.name !== "" && table.name !== host?.name;
}
