/** Endless Winter at the table: what comes after the board. */

import { t } from "../../lib/fluent.svelte";
import type { Later } from "../../table/game";
import Final from "./Final.svelte";
import { flights } from "./flights";
import { glance } from "./glance";
import Ground from "./Ground.svelte";
import Mine from "./Mine.svelte";
import Monuments from "./Monuments.svelte";
import Others from "./Others.svelte";
import { roundup } from "./roundup";
import { TELLERS } from "./story";
import type { Turn } from "./turn.svelte";
import type { Event, Hints, View } from "./types";

const later: Later<View, Event, Hints, Turn> = {
  areas: { land: Ground, stones: Monuments, mine: Mine, others: Others },
  tell: TELLERS,
  flights,
  glance,
  roundup,
  Final,
  remark: () => `${t("help-holocene.title")}: ${t("help-holocene.body")}`,
};
export default later;
