/** Where several seats of a table are played at one screen: who holds it, and who takes it next. */

import { read, thisTab, write } from "./storage";
import type { TableFacts } from "./surface";

const place = (table: string): string => `holocene.screen.${table}`;

/** The seat that took the screen last; null where it was never passed on. */
export function screenHolder(table: string): number | null {
  const kept = read(place(table), thisTab);
  return kept === null ? null : Number(kept);
}

export function passScreen(table: string, seat: number): void {
  write(place(table), String(seat), thisTab);
}

/** Whether those who share the screen may see each other's cards. */
export function screenIsOpen(table: string): boolean {
  return read(`${place(table)}.open`, thisTab) === "yes";
}

export function openScreen(table: string): void {
  write(`${place(table)}.open`, "yes", thisTab);
}

/**
 * The one of my seats that must be given the screen before anything is shown; null while its
 * holder, a bot or somebody elsewhere is to act. `holder` is who took the screen last, `shown` is
 * whose view is on it (null shows what everybody may see).
 */
export function nextAtScreen(
  info: Pick<TableFacts, "mine" | "status" | "seats">,
  actor: number | null,
  holder: number | null,
  shown: number | null,
): number | null {
  if (info.mine.length < 2 || info.status !== "running" || actor === null) return null;
  const theirs = info.mine.includes(actor) && !info.seats[actor]?.away;
  if (theirs && actor !== holder) return actor;
  return shown === null || shown === holder ? null : holder;
}
