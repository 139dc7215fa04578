/** Through the Ages at the table: what comes after the row of cards. */

import type { Later } from "../../table/game";
import { flights } from "./flights";
import { glance } from "./glance";
import Hands from "./Hands.svelte";
import Rivals from "./Rivals.svelte";
import { roundup } from "./roundup";
import { TELLERS } from "./story";
import type { Turn } from "./turn.svelte";
import type { Event, Hints, View } from "./types";

const later: Later<View, Event, Hints, Turn> = {
  areas: { hands: Hands, rivals: Rivals },
  tell: TELLERS,
  flights,
  glance,
  roundup,
};
export default later;
