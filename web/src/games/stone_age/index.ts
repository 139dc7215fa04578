/** Stone Age at the table. */

import { t } from "../../lib/fluent.svelte";
import { gameClient } from "../../table/game";
import { ask } from "./ask";
import Board from "./Board.svelte";
import Chooser from "./Chooser.svelte";
import { LESSONS } from "./lessons";
import Mine from "./Mine.svelte";
import { isLand } from "./pieces";
import Purse from "./Purse.svelte";
import Status from "./Status.svelte";
import "./style/faces.css";
import "./style/table.css";
import "./style/status.css";
import "./style/shelf.css";
import "./style/tribes.css";
import "./style/phone.css";
import "./style/glance.css";
import { Turn } from "./turn.svelte";
import { MARKS, type StoneAgeEvent, type StoneAgeHints, type StoneAgeView } from "./types";

/** Cards and buildings where one's people stand. */
function toUse(turn: Turn): { n: number; label: string } {
  const n = [...turn.options.use.keys()].filter((place) => !isLand(place)).length;
  return { n, label: t("to-use", { n }) };
}

export default gameClient<StoneAgeView, StoneAgeEvent, StoneAgeHints, Turn>({
  Board,
  seats: MARKS.map((mark) => ({ mark: `m-${mark}`, key: `tribe-${mark}` })),
  /** In the order of the game: what was scored on the way, then what the end brings. */
  sources: [
    { id: "buildings", icon: "i-hut" },
    { id: "card_points", icon: "i-points" },
    { id: "hunger", icon: "i-hunger" },
    { id: "culture", icon: "c-art" },
    { id: "farmers", icon: "w-farmer" },
    { id: "toolmakers", icon: "w-toolmaker" },
    { id: "builders", icon: "w-builder" },
    { id: "shamans", icon: "w-shaman" },
    { id: "resources", icon: "i-pebble" },
  ],
  panels: [
    { id: "mine", icon: "i-person", key: "panel-tribe", Area: Mine },
    { id: "shelf", icon: "i-card", key: "panel-cards", waits: toUse },
    { id: "rivals", icon: "u-eye", key: "panel-others" },
  ],
  Status,
  turn: (table) => new Turn(table),
  Chooser,
  Purse,
  ask,
  sound: ({ kind }) => (kind === "rolled" || kind === "market" ? "dice" : null),
  lessons: LESSONS,
  count: (view, seat) => {
    const player = view.players[seat];
    // Of several numbers the first that differs decides; none of them reaches a hundred.
    const tieBreak = player?.tie_break.reduce((sum, part) => sum * 100 + part, 0) ?? 0;
    return { parts: { ...player?.breakdown }, tieBreak };
  },
  /** The extra card is the only thing hidden in this game. */
  secret: (view, seat) => (view.players[seat]?.extra_cards ?? 0) > 0,
  help: () => import("./topics"),
  later: () => import("./later"),
  sheets: ["stone-age/icons", "stone-age/land"],
  symbols: { points: "i-points", curtain: "a-mammoth" },
});
