/** Where the focus goes on from a place that was chosen with the keyboard. */

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
