/** Through the Ages at the table. */

import { t } from "../../lib/fluent.svelte";
import { gameClient } from "../../table/game";
import { MARKS } from "../../ui/marks";
import { ask } from "./ask";
import Ground from "./Ground.svelte";
import { LESSONS } from "./lessons";
import Niche from "./Niche.svelte";
import Purse from "./Purse.svelte";
import Row from "./Row.svelte";
import { nameOf } from "./say";
import Status from "./Status.svelte";
import "./style/pigments.css";
import "./style/ages.css";
import "./style/faces.css";
import "./style/table.css";
import "./style/ground.css";
import "./style/skyline.css";
import "./style/workplaces.css";
import "./style/niche.css";
import "./style/decisions.css";
import "./style/hands.css";
import "./style/rivals.css";
import "./style/glance.css";
import "./style/help.css";
import "./style/narrow.css";
import "./style/low.css";
import "./style/phone_ground.css";
import "./style/phone.css";
import "./style/tablet.css";
import "./style/short.css";
import { thingsOf } from "./things";
import { Turn } from "./turn.svelte";
import type { Choice, Event, Hints, View } from "./types";

/** The pigments of the badges, in four words. */
const COLOURS = ["red", "black", "yellow", "white"] as const;
/** Fields in which the name of a card stands. */
const CARDS: ReadonlySet<string> = new Set([
  "card",
  "cards",
  "cause",
  "from",
  "replaced",
  "source",
  "to",
]);

/** Cards of one's hands that can be used now. */
function toUse(turn: Turn): { n: number; label: string } {
  const n = turn.usable;
  return { n, label: t("to-use-now", { n }) };
}

export default gameClient<View, Event, Hints, Turn>({
  Board: Row,
  thingsOf: (choice) => thingsOf(choice as Choice),
  seats: MARKS.map((mark, at) => ({ mark, key: `seat-${COLOURS[at]}` })),
  /** In the order of the game: what came turn by turn, then what the end brings. */
  sources: [
    { id: "turns", icon: "sign-culture" },
    { id: "events", icon: "sign-events" },
    { id: "wonders", icon: "kind-wonder" },
    { id: "leaders", icon: "kind-leader" },
    { id: "cards", icon: "kind-action" },
    { id: "colonies", icon: "kind-territory" },
    { id: "fights", icon: "sign-war" },
    { id: "hunger", icon: "sign-consumption" },
    { id: "end", icon: "sign-events" },
  ],
  panels: [
    { id: "ground", icon: "kind-wonder", key: "panel-ground", Area: Ground },
    { id: "hands", icon: "sign-civil-card", key: "panel-hands", waits: toUse },
    { id: "rivals", icon: "u-eye", key: "panel-rivals" },
  ],
  Status,
  turn: (table) => new Turn(table),
  Chooser: Niche,
  Purse,
  ask,
  word: (value, field) => (CARDS.has(field) ? nameOf(value) : null),
  count: (view, seat) => ({ parts: { ...view.players[seat]?.sources }, tieBreak: 0 }),
  /** Military cards are the only thing hidden in this game. */
  secret: (view, seat) => (view.players[seat]?.backs.length ?? 0) > 0,
  lessons: LESSONS,
  help: () => import("./topics"),
  later: () => import("./later"),
  sheets: ["through-the-ages/signs", "through-the-ages/cards", "through-the-ages/land"],
  symbols: { points: "sign-culture", curtain: "kind-wonder" },
});
