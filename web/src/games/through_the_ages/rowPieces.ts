/** The cards of the row as pieces that travel: each by its name, and by its number among its equals. */

import { numbered } from "./cards";

/** By slot; null where there is no card. */
export function rowPieces(row: readonly (string | null)[]): (string | null)[] {
  const keys = numbered(row.filter((id) => id !== null)).map(({ key }) => `row ${key}`);
  return row.map((id) => (id === null ? null : (keys.shift() ?? null)));
}
