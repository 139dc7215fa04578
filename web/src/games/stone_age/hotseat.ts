/** Who takes the screen next where several of the seats are played at it. */

import type { TableInfo } from "../../api/types";

/**
 * The one of my seats that must be given the screen before anything is shown; null while its
 * holder, a bot or somebody elsewhere is to act. `holder` is who took the screen last, `shown` is
 * whose view is on it (null shows what everybody may see).
 */
export function nextAtScreen(
  info: TableInfo,
  actor: number | null,
  holder: number | null,
  shown: number | null,
): number | null {
  if (info.mine.length < 2 || info.status !== "running" || actor === null) return null;
  const theirs = info.mine.includes(actor) && !info.seats[actor]?.away;
  if (theirs && actor !== holder) return actor;
  return shown === null || shown === holder ? null : holder;
}
