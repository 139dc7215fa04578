/** The spaces of the megalith boards as they lie on this table. */

import type { Box, Space, View } from "./types";

/** The plan that is played: as the option says, else the one for so many players. */
export function planOf(box: Box, view: View): Box["plans"][number] | null {
  const chosen = box.plans.find(({ option }) => option === view.options.plan);
  return chosen ?? box.plans.find(({ players }) => players === view.players.length) ?? null;
}

/** What is printed at a row and a column, counted from 1; null: no board lies there. */
export function spaceAt(box: Box, view: View, row: number, column: number): Space | null {
  const positions = planOf(box, view)?.positions ?? [];
  const at = positions.findIndex(([y = 0, x = 0]) => y + 1 === row && x + 1 === column);
  if (at < 0) return null;
  const first = box.boards[0]?.spaces.length ?? 1;
  const id = view.boards[Math.floor(at / first)];
  return box.boards.find((board) => board.id === id)?.spaces[at % first] ?? null;
}
