/** The rules as topics: which there are, and how they hang together. `card ID` is a single card. */

import type { Pieces } from "../../api/types";
import type { Group, Switch, Topic } from "../../lib/topics";
import type { Help } from "../../table/game";
import Body from "./Body.svelte";
import { cardOf, isColumn, isUnit } from "./cards";
import Gallery from "./Gallery.svelte";
import { nameOf } from "./say";
import "./style/pigments.css";
import "./style/ages.css";
import "./style/faces.css";
import "./style/glance.css";
import "./style/rules.css";
import { cardAt, isCard } from "./things";
import type { Decision, View } from "./types";

export const GROUPS: readonly Group[] = [
  { id: "turn", topics: ["start", "politics", "actions", "turn-end", "first-round"] },
  {
    id: "civil",
    topics: [
      "take",
      "grow",
      "build",
      "upgrade",
      "destroy",
      "raise",
      "develop",
      "revolt",
      "lead",
      "play",
    ],
  },
  {
    id: "military",
    topics: ["strength", "secrets", "tactic", "prepare", "colonize", "attack", "declare", "offer"],
  },
  {
    id: "civilization",
    topics: ["workers", "points", "food", "resources", "corruption", "happiness", "government"],
  },
  { id: "cards", topics: ["fields", "urban", "units", "specials", "bonus"] },
  { id: "end", topics: ["ages", "end"] },
];

const TOPICS = new Set(GROUPS.flatMap((group) => group.topics));

/** Where to read on. */
const RELATED: Readonly<Record<Topic, Topic[]>> = {
  start: ["take", "declare", "tactic", "politics"],
  politics: ["prepare", "attack", "declare", "offer", "secrets"],
  actions: ["take", "build", "develop", "raise", "grow"],
  "turn-end": ["happiness", "food", "corruption", "secrets"],
  "first-round": ["take", "turn-end"],
  take: ["play", "lead", "raise", "develop"],
  grow: ["workers", "food", "happiness"],
  build: ["workers", "resources", "fields", "urban", "units"],
  upgrade: ["build", "resources"],
  destroy: ["workers", "build"],
  raise: ["take", "specials", "resources"],
  develop: ["points", "build", "specials", "revolt"],
  revolt: ["government", "develop"],
  lead: ["take", "ages"],
  play: ["take", "actions"],
  strength: ["units", "tactic", "attack"],
  secrets: ["politics", "bonus", "tactic"],
  tactic: ["strength", "units"],
  prepare: ["politics", "colonize", "end"],
  colonize: ["units", "bonus", "specials"],
  attack: ["strength", "bonus", "secrets"],
  declare: ["strength", "start"],
  offer: ["politics", "ages"],
  workers: ["grow", "build", "happiness"],
  points: ["develop", "urban", "end"],
  food: ["fields", "grow", "corruption"],
  resources: ["fields", "build", "corruption"],
  corruption: ["food", "resources", "fields"],
  happiness: ["workers", "urban", "turn-end"],
  government: ["revolt", "develop", "urban", "secrets"],
  fields: ["build", "upgrade", "food", "resources"],
  urban: ["build", "upgrade", "government", "happiness"],
  units: ["build", "strength", "tactic"],
  specials: ["develop", "raise", "colonize"],
  bonus: ["attack", "colonize", "secrets"],
  ages: ["end", "lead"],
  end: ["points", "prepare", "ages"],
};

/** What a table may choose; told where it chose otherwise than usual. */
export const SWITCHES: readonly Switch[] = [
  { option: "peaceful", topics: ["attack", "declare", "politics"] },
  { option: "resignation", topics: ["politics"] },
  { option: "second_round_politics", topics: ["first-round", "politics"] },
  { option: "stage_with_empty_bank", topics: ["raise"] },
  { option: "genius_builds_more", topics: ["raise", "play"] },
  { option: "annex_needs_colony", topics: ["attack"] },
  { option: "raid_rounding", topics: ["attack"] },
  { option: "leaders_at_end_of_turn", topics: ["lead", "turn-end"] },
  { option: "pact_food_scores", topics: ["offer", "end"] },
  { option: "homer_under_ruin", topics: ["lead"] },
  { option: "iconoclasm_in_age_iv", topics: ["lead", "prepare"] },
  { option: "agreement_actions", topics: ["prepare"] },
  { option: "technology_war", topics: ["declare"] },
  { option: "civilization_by_revolution", topics: ["revolt"] },
];

/** Under which topic a question is told. */
const ASKED: Readonly<Record<Decision["kind"], Topic>> = {
  acting: "actions",
  politics: "politics",
  ordered: "play",
  reserves: "play",
  tucking: "lead",
  answering: "offer",
  "losing-workers": "workers",
  "destroying-own": "prepare",
  ruining: "prepare",
  ceding: "prepare",
  "choosing-goods": "prepare",
  "splitting-goods": "prepare",
  discarding: "secrets",
  bidding: "colonize",
  sending: "colonize",
  "free-building": "prepare",
  developing: "prepare",
  razing: "prepare",
  agreement: "prepare",
  defending: "attack",
  plundering: "attack",
  raiding: "attack",
  annexing: "attack",
  infiltrating: "attack",
  looting: "declare",
};

/** Under which topic a thing of the table is told that is no card, and a kind of card. */
const MEANT: Readonly<Record<string, Topic>> = {
  ...ASKED,
  civil: "actions",
  military: "secrets",
  science: "points",
  culture: "points",
  happy: "happiness",
  idle: "workers",
  yellow: "happiness",
  blue: "corruption",
  events: "prepare",
  future: "prepare",
  deck: "ages",
  row: "take",
  site: "raise",
  leader: "lead",
  over: "end",
};

/** The topic of a thing that is no card; null: there is none. */
export function matterOf(name: string): Topic | null {
  const topic = MEANT[name] ?? name;
  return TOPICS.has(topic) ? topic : null;
}

/**
 * What was pointed at: a topic, a question, a thing of the table by its name, which may begin with the
 * seat it belongs to; nothing: what is asked now.
 */
export function topicOf(name: string, view: View): Topic | null {
  if (name === "") return view.decision ? matterOf(view.decision.kind) : null;
  if (name.startsWith("card ")) return name;
  if (TOPICS.has(name)) return name;
  const [, seat, thing = ""] = /^(?:(\d) )?(?:seen )?(.+)$/u.exec(name) ?? [];
  const owner = view.players[Number(seat ?? view.current)];
  const card = owner && isCard(thing) ? cardAt(thing, view, owner) : null;
  return card === null ? matterOf(thing) : `card ${card}`;
}

/** By kind of card: what the rules say about it. */
const OF_KIND: Readonly<Record<string, Topic>> = {
  farm: "fields",
  mine: "fields",
  special: "specials",
  government: "government",
  wonder: "raise",
  leader: "lead",
  action: "play",
  bonus: "bonus",
  tactic: "tactic",
  aggression: "attack",
  war: "declare",
  pact: "offer",
  territory: "colonize",
  event: "prepare",
};

export function topicOfKind(kind: string): Topic {
  return OF_KIND[kind] ?? (isUnit(kind) ? "units" : "urban");
}

/** The card that a topic is; null: it is none. */
export const cardIn = (topic: Topic): string | null =>
  topic.startsWith("card ") ? topic.slice("card ".length) : null;

function kindIn(topic: Topic, pieces: Pieces): string | null {
  const id = cardIn(topic);
  return id === null ? null : cardOf(pieces, id).kind;
}

export function related(topic: Topic, pieces: Pieces): Topic[] {
  const kind = kindIn(topic, pieces);
  if (kind === null) return RELATED[topic] ?? [];
  const own = topicOfKind(kind);
  const uses = isColumn(kind) ? ["develop", "build"] : (RELATED[own] ?? []).slice(0, 2);
  return [...new Set([own, ...uses])];
}

/** Beside the steps of `how-to-play`. */
const STEPS = [
  "kind-wonder",
  "sign-civil-card",
  "sign-person",
  "sign-happy",
  "kind-leader",
  "kind-event",
  "sign-leaves",
  "sign-culture",
];

const PICTURES: Readonly<Record<Topic, string>> = {
  start: "sign-leaves",
  politics: "kind-event",
  actions: "sign-civil",
  "turn-end": "u-clock",
  "first-round": "sign-civil-card",
  take: "sign-civil-card",
  grow: "sign-person",
  build: "sign-urban",
  upgrade: "sign-up",
  destroy: "u-close",
  raise: "kind-wonder",
  develop: "sign-science",
  revolt: "kind-government",
  lead: "kind-leader",
  play: "kind-action",
  strength: "sign-strength",
  secrets: "sign-military-card",
  tactic: "kind-tactic",
  prepare: "kind-event",
  colonize: "kind-territory",
  attack: "kind-aggression",
  declare: "kind-war",
  offer: "kind-pact",
  workers: "sign-person",
  points: "sign-culture",
  food: "sign-food",
  resources: "sign-resources",
  corruption: "sign-corruption",
  happiness: "sign-happy",
  government: "kind-government",
  fields: "kind-farm",
  urban: "kind-lab",
  units: "kind-infantry",
  specials: "kind-special",
  bonus: "kind-bonus",
  ages: "sign-leaves",
  end: "sign-culture",
};

/** The sections of all cards, and which kinds lie in each. */
export const GALLERY: Readonly<Record<string, (kind: string) => boolean>> = {
  "all-technologies": (kind) => isColumn(kind) || kind === "special",
  "all-governments": (kind) => kind === "government",
  "all-leaders": (kind) => kind === "leader",
  "all-wonders": (kind) => kind === "wonder",
  "all-actions": (kind) => kind === "action",
  "all-military": (kind) => ["bonus", "tactic", "aggression", "war", "pact"].includes(kind),
  "all-territories": (kind) => kind === "territory",
  "all-events": (kind) => kind === "event",
};

const help: Help<View> = {
  sheets: ["through-the-ages/signs", "through-the-ages/cards"],
  pictures: STEPS,
  picture: (topic) => PICTURES[topic] ?? null,
  groups: GROUPS,
  switches: SWITCHES,
  topicOf,
  title: (topic) => {
    const id = cardIn(topic);
    return id === null ? null : nameOf(id);
  },
  ruledBy: (topic, pieces) => {
    const kind = kindIn(topic, pieces);
    return kind === null ? topic : topicOfKind(kind);
  },
  related,
  Body,
  gallery: { ids: Object.keys(GALLERY), Pieces: Gallery },
};

export default help;
