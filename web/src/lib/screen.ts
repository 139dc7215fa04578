/** Who holds the screen where several seats of a table are played at it; kept over a reload. */

const place = (table: string): string => `holocene.screen.${table}`;

/** The seat that took the screen last; null where it was never passed on. */
export function screenHolder(table: string): number | null {
  const kept = sessionStorage.getItem(place(table));
  return kept === null ? null : Number(kept);
}

export function passScreen(table: string, seat: number): void {
  sessionStorage.setItem(place(table), String(seat));
}

/** Whether those who share the screen may see each other's cards. */
export function screenIsOpen(table: string): boolean {
  return sessionStorage.getItem(`${place(table)}.open`) === "yes";
}

export function openScreen(table: string): void {
  sessionStorage.setItem(`${place(table)}.open`, "yes");
}
