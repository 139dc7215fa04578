/** Stone Age at the table: what comes after the board. */

import type { Later } from "../../table/game";
import Final from "./Final.svelte";
import { flights } from "./flights";
import { glance } from "./glance";
import Rivals from "./Rivals.svelte";
import { roundup } from "./roundup";
import Shelf from "./Shelf.svelte";
import { TELLERS } from "./story";
import type { Turn } from "./turn.svelte";
import type { StoneAgeEvent, StoneAgeHints, StoneAgeView } from "./types";

const later: Later<StoneAgeView, StoneAgeEvent, StoneAgeHints, Turn> = {
  areas: { shelf: Shelf, rivals: Rivals },
  tell: TELLERS,
  flights,
  glance,
  roundup,
  Final,
};
export default later;
