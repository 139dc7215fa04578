/** How a table stands, in a line: who is to move and for how long, who moved last, who won. */

import type { TableInfo } from "../api/types";
import { clockText, ticking, timeLeft } from "./clock";
import { t, words } from "./fluent.svelte";
import { isPlayable, isYourMove } from "./lobby.svelte";
import { list } from "./numbers";
import { seatName } from "./seats";

/** What there is to say first. */
export function standing(table: TableInfo): string {
  if (!isPlayable(table)) return t("table-unplayable");
  if (isYourMove(table)) return t("your-move");
  if (table.status === "over") return outcome(table);
  if (table.status === "waiting") {
    const count = table.seats.filter((seat) => seat.kind === "open").length;
    return t("seats-open", { count });
  }
  const mover = table.to_move === null ? undefined : table.seats[table.to_move];
  return mover ? t("their-move", { name: seatName(mover) }) : t("table-running");
}

/** Who won, where anybody did. */
export function outcome({ result, seats, mine }: TableInfo): string {
  if (result === null || result.winners.length === 0) return t("table-over");
  const names = list(
    result.winners.flatMap((seat) => (seats[seat] ? [seatName(seats[seat])] : [])),
  );
  if (result.winners.length > 1) return t("result-shared", { names });
  const [own, ...beside] = mine;
  // Of several at one screen the name tells who.
  const isMine = beside.length === 0 && own !== undefined && result.winners.includes(own);
  return isMine ? t("result-won") : t("result-winner", { names });
}

/** How far a running game is, in its own words; empty where it does not say. */
export const progressOf = ({ progress }: TableInfo): string => progress[words.language] ?? "";

/** Time left to who is to move; empty where no clock runs. */
export function timeToMove({ status, clock, clocks }: TableInfo): string {
  if (status !== "running" || clock.kind === "none" || clocks.running === null) return "";
  ticking();
  return clockText(timeLeft(clocks, clocks.running, Date.now()), words.language);
}

/** Who moved last in a running game, and how long ago. */
export function lastMove({ status, moved }: TableInfo, now: number): string {
  if (status !== "running" || moved === null) return "";
  return t("last-move", { name: moved.name, when: ago(moved.at, now) });
}

const MINUTE = 60_000;
const UNITS = [
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
] as const;

/** 5 minutes ago, yesterday; within a minute: now. */
export function ago(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  const past = Math.max(0, now - at);
  const [unit, length] = UNITS.find(([, length]) => past >= length) ?? ["second", Infinity];
  return format.format(length === Infinity ? 0 : -Math.floor(past / length), unit);
}

/** The day of a finished game, as one writes it. */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(at);
