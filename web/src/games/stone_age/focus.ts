/** Where the focus goes on for those who choose with the keyboard. */

import { tick } from "svelte";
import type { Turn } from "./turn.svelte";
import type { PlaceName } from "./types";

export async function choose(turn: Turn, place: PlaceName, event: MouseEvent): Promise<void> {
  turn.choose(place);
  const byKeyboard = event.detail === 0;
  if (!byKeyboard || turn.place !== place) return;
  await tick();
  document.querySelector<HTMLElement>(".chooser input:checked, #confirm")?.focus();
}

/** What was chosen is gone from the screen: the focus must not fall out of the table with it. */
export async function keepFocus(): Promise<void> {
  await tick();
  if (document.activeElement === document.body) document.getElementById("confirm")?.focus();
}
