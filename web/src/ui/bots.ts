import type { SeatInfo } from "../api/types";
import type { TableFacts } from "../lib/surface";
import { t, words } from "../lib/fluent.svelte";

/** A bot's level in our words; a level we have no word for keeps its own. */
export function botName(level: string): string {
  const key = `level-${level}`;
  return words.has(key) ? t(key) : level;
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

const levelOf = (seat: SeatInfo): string => t("seat-bot", { level: botName(seat.bot ?? "") });

/** A bot that nobody named bears the name of its level. */
const isNameless = (seat: SeatInfo): boolean =>
  seat.kind === "bot" && (!seat.name || seat.name === seat.bot);

/** What a table is called; one that nobody named bears its host's name, and is called by its game. */
export function tableName(table: Pick<TableFacts, "name" | "host" | "game" | "seats">): string {
  const host = table.seats.find((seat) => seat.account === table.host);
  return table.name && table.name !== host?.name ? table.name : gameName(table.game);
}

export function gameName(game: string): string {
  const key = `the-game-${game}`;
  return words.has(key) ? t(key) : game;
}
