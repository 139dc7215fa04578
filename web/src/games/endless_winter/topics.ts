/** The rules as topics: which there are, and how they hang together. */

import type { Group, Switch, Topic } from "../../lib/topics";
import type { Help } from "../../table/game";
import type { BaseView } from "../../lib/surface";
import Gallery from "./Gallery.svelte";
import "./style/pigments.css";
import "./style/faces.css";
import "./style/kinds.css";
import "./style/tokens.css";
import "./style/rules.css";
import type { Card } from "./types";

export const GROUPS: readonly Group[] = [
  { id: "round", topics: ["turn", "culture", "labour", "rest", "eclipse-pile", "next-round"] },
  { id: "columns", topics: ["rite-of-passage", "develop", "migrate", "hunt"] },
  { id: "eclipse", topics: ["eclipse", "order-reward", "land", "board"] },
  { id: "tribe", topics: ["cards", "chief", "food", "bury", "lesser"] },
  { id: "world", topics: ["megaliths", "idols", "stones", "animals", "glaciers", "rest-tokens"] },
  { id: "end", topics: ["scoring", "holocene"] },
];

const TOPICS = new Set(GROUPS.flatMap((group) => group.topics));

/** Where to read on. */
export const RELATED: Readonly<Record<Topic, Topic[]>> = {
  turn: ["culture", "labour", "rest", "eclipse-pile"],
  culture: ["turn", "develop", "scoring"],
  labour: ["cards", "food", "culture"],
  rest: ["animals", "eclipse", "rest-tokens"],
  "eclipse-pile": ["eclipse", "cards"],
  "next-round": ["turn", "lesser"],
  "rite-of-passage": ["cards", "bury", "labour"],
  develop: ["culture", "stones", "labour"],
  migrate: ["land", "food", "labour"],
  hunt: ["animals", "labour"],
  eclipse: ["eclipse-pile", "order-reward", "land", "board"],
  "order-reward": ["eclipse", "lesser"],
  land: ["migrate", "eclipse"],
  board: ["migrate", "megaliths", "stones"],
  cards: ["labour", "eclipse-pile", "rite-of-passage"],
  chief: ["turn"],
  food: ["labour", "migrate"],
  bury: ["rite-of-passage", "idols"],
  lesser: ["megaliths", "idols"],
  megaliths: ["board", "lesser"],
  idols: ["bury", "scoring"],
  stones: ["develop", "board"],
  animals: ["hunt", "rest", "scoring"],
  glaciers: ["land", "migrate"],
  "rest-tokens": ["rest"],
  scoring: ["idols", "bury", "animals"],
  holocene: ["scoring"],
};

/** Rules that an option decides, each told by its own words. */
export const SWITCHES: readonly Switch[] = [
  { option: "setup", topics: ["chief"] },
  { option: "glaciers", topics: ["glaciers"] },
  { option: "rest_tokens", topics: ["rest-tokens"] },
  { option: "plan", topics: ["megaliths"] },
  { option: "chief_side", topics: ["chief"] },
  { option: "food_over_limit", topics: ["food"] },
  { option: "labour_left", topics: ["labour"] },
  { option: "half_labour", topics: ["labour"] },
  { option: "cards_before_rest", topics: ["rest"] },
  { option: "camp_move", topics: ["migrate"] },
  { option: "first_at_migrate", topics: ["migrate"] },
  { option: "reveal_without_room", topics: ["hunt"] },
  { option: "order_reward", topics: ["order-reward"] },
  { option: "no_influence", topics: ["land"] },
  { option: "megalith_boards", topics: ["megaliths"] },
  { option: "stone_of_two_kinds", topics: ["stones"] },
  { option: "village_by_effect", topics: ["migrate"] },
  { option: "culture_learned", topics: ["culture"] },
  { option: "tribe_recruited", topics: ["cards", "rite-of-passage"] },
  { option: "drawn_in_eclipse", topics: ["eclipse"] },
  { option: "discard_for_culture", topics: ["culture"] },
  { option: "buried_cards", topics: ["bury"] },
  { option: "bury_in_eclipse", topics: ["bury", "eclipse-pile"] },
  { option: "neutral_megaliths", topics: ["megaliths"] },
  { option: "storage_space", topics: ["board"] },
];

/** Questions that are told under another topic. */
export const MEANT: Readonly<Record<string, Topic>> = {
  "drafting-chief": "chief",
  "choosing-side": "chief",
  "drafting-setup": "cards",
  beginning: "turn",
  offered: "culture",
  discarding: "culture",
  resting: "rest-tokens",
  acting: "turn",
  gaining: "lesser",
  "paid-gaining": "migrate",
  chaining: "megaliths",
  piling: "eclipse-pile",
  "eclipse-cards": "eclipse",
  gathering: "land",
  rewarding: "order-reward",
  over: "scoring",
};

/** What the caller points at, as a topic: "topic:hunt", "decision:piling"; null: the contents. */
export function topicOf(name: string): Topic | null {
  const bare = name.replace(/^(topic|decision):/u, "");
  const meant = MEANT[bare] ?? bare;
  return TOPICS.has(meant) ? meant : null;
}

export const related = (topic: Topic): Topic[] => RELATED[topic] ?? [];

/** The galleries of cards: which of them a section shows. */
export const GALLERY: Readonly<Record<string, (card: Pick<Card, "sort" | "era">) => boolean>> = {
  "tribe-cards": ({ sort }) => sort !== "culture",
  "culture-one": ({ sort, era }) => sort === "culture" && era === 1,
  "culture-two": ({ sort, era }) => sort === "culture" && era === 2,
};

/** Beside the steps of `how-to-play-N`, one each. */
export const STEPS: readonly string[] = [
  "leader-wolf",
  "figure-wolf",
  "role-brave",
  "place-hunt",
  "place-rest",
  "totality",
  "megalith-wolf",
  "idol-wolf",
  "op-tool",
  "op-vp",
  "culture-cave-painting",
];

export const PICTURES: Readonly<Record<Topic, string>> = {
  turn: "sign-folk",
  culture: "op-culture_hand",
  labour: "op-labour",
  rest: "place-rest",
  "eclipse-pile": "sign-pile",
  "next-round": "sign-again",
  "rite-of-passage": "place-rite-of-passage",
  develop: "place-develop",
  migrate: "place-migrate",
  hunt: "place-hunt",
  eclipse: "sign-eclipse",
  "order-reward": "sign-order",
  land: "op-camp",
  board: "op-village",
  cards: "op-tribe_hand",
  chief: "sign-chief",
  food: "op-food",
  bury: "op-bury",
  lesser: "op-tool",
  megaliths: "op-megalith",
  idols: "op-idol",
  stones: "op-sacred_stone",
  animals: "op-animal_take",
  glaciers: "sign-glacier",
  "rest-tokens": "sign-rest",
  scoring: "op-vp",
  holocene: "sign-cards",
};

const help: Help<BaseView> = {
  sheets: ["endless-winter/signs", "endless-winter/cards", "endless-winter/board"],
  pictures: STEPS,
  picture: (topic) => PICTURES[topic] ?? null,
  groups: GROUPS,
  switches: SWITCHES,
  topicOf,
  related,
  gallery: {
    ids: ["all-signs", ...Object.keys(GALLERY), "all-animals", "all-stones", "all-chiefs"],
    Pieces: Gallery,
  },
};

export default help;
