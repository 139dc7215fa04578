import { goOn } from "../../table/focus";
import type { Turn } from "./turn.svelte";
import type { PlaceName } from "./types";

/** A place was clicked; by the keyboard one goes on to what it asks. */
export async function choose(turn: Turn, place: PlaceName, event: MouseEvent): Promise<void> {
  turn.choose(place);
  if (turn.place === place) await goOn(event);
}
