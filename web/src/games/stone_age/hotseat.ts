/** Who takes the screen next where several of the seats are played at it. */

import type { TableInfo } from "../../api/types";

/**
 * The one of my seats that must be given the screen before it acts; null while its holder, a bot or
 * somebody elsewhere is to act. `holder` is who took the screen last.
 */
export function nextAtScreen(
  info: TableInfo,
  actor: number | null,
  holder: number | null,
): number | null {
  if (info.mine.length < 2 || info.status !== "running" || actor === null) return null;
  if (!info.mine.includes(actor) || info.seats[actor]?.away || actor === holder) return null;
  return actor;
}
