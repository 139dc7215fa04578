/** Endless Winter at the table. */

import { gameClient } from "../../table/game";
import Act from "./Act.svelte";
import { ask } from "./ask";
import Chooser from "./Chooser.svelte";
import Hand from "./Hand.svelte";
import { LESSONS } from "./lessons";
import Purse from "./Purse.svelte";
import { nameFor } from "./say";
import Status from "./Status.svelte";
import "./style/pigments.css";
import "./style/faces.css";
import "./style/kinds.css";
import "./style/tokens.css";
import "./style/table.css";
import "./style/world.css";
import "./style/land.css";
import "./style/eclipse.css";
import "./style/hand.css";
import "./style/mine.css";
import "./style/others.css";
import "./style/narrow.css";
import "./style/low.css";
import "./style/scenes.css";
import "./style/phone.css";
import "./style/motion.css";
import { thingsOf } from "./things";
import { Turn } from "./turn.svelte";
import { type Choice, type Event, type Hints, TRIBES, type View, boxOf } from "./types";

export default gameClient<View, Event, Hints, Turn>({
  Board: Hand,
  thingsOf: (choice) => thingsOf(choice as Choice),
  seats: TRIBES.map((tribe) => ({ mark: `m-${tribe}`, key: `tribe-${tribe}` })),
  /** In the order of the game: what was scored on the way, then what the end brings. */
  sources: [
    { id: "lands", icon: "op-camp" },
    { id: "megaliths", icon: "op-megalith" },
    { id: "stones", icon: "op-sacred_stone" },
    { id: "idols", icon: "op-idol" },
    { id: "rewards", icon: "op-vp" },
    { id: "offering", icon: "op-food" },
    { id: "burial", icon: "op-bury" },
    { id: "cards", icon: "sign-cards" },
    { id: "herd", icon: "op-animal_take" },
  ],
  panels: [
    { id: "act", icon: "place-hunt", key: "panel-act", Area: Act },
    { id: "land", icon: "place-migrate", key: "panel-land" },
    { id: "stones", icon: "op-megalith", key: "panel-stones" },
    { id: "mine", icon: "sign-folk", key: "panel-tribe" },
    { id: "others", icon: "u-eye", key: "panel-others" },
  ],
  Status,
  turn: (table) => new Turn(table),
  Chooser,
  Purse,
  ask,
  word: (value, field, pieces) => nameFor(field, value, boxOf(pieces)),
  count: (view, seat) => ({
    parts: { ...view.players[seat]?.earned },
    tieBreak: -view.order.indexOf(seat),
  }),
  sound: ({ kind }) => (kind === "eclipse" ? "turn" : null),
  lessons: LESSONS,
  /** Hands and eclipse piles are hidden in this game. */
  secret: (view, seat) => {
    const player = view.players[seat];
    return (player?.hand_count ?? 0) + (player?.pile_count ?? 0) > 0;
  },
  help: () => import("./topics"),
  later: () => import("./later"),
  sheets: ["endless-winter/signs", "endless-winter/cards", "endless-winter/board"],
  symbols: { points: "op-vp", curtain: "sign-eclipse" },
});
