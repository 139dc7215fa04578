/** The rules as topics: which there are, and how they hang together. `card c07` and `tile b12` are single pieces. */

import type { Pieces } from "../../api/types";
import { t } from "../../lib/fluent.svelte";
import type { Args } from "../../lib/sentence";
import type { Group, Switch, Topic } from "../../lib/topics";
import type { Help } from "../../table/game";
import Body from "./Body.svelte";
import Gallery from "./Gallery.svelte";
import { placeKind } from "./icons";
import { cardOf, tileOf } from "./pieces";
import { topArgs } from "./say";
import type { Card, StoneAgeView, Tile } from "./types";

export const GROUPS: readonly Group[] = [
  { id: "round", topics: ["placing", "using", "feeding", "first-player"] },
  {
    id: "places",
    topics: [
      "toolmaker",
      "hut",
      "field",
      "hunt",
      "forest",
      "clay-pit",
      "quarry",
      "river",
      "card",
      "building",
    ],
  },
  { id: "tribe", topics: ["tools", "resources"] },
  { id: "players", topics: ["two-players", "three-players", "four-players"] },
  {
    id: "cards",
    topics: [
      "top-market",
      "top-food",
      "top-resource",
      "top-dice",
      "top-points",
      "top-tool",
      "top-agriculture",
      "top-extra-card",
      "top-one-use-tool",
      "top-any-two",
    ],
  },
  { id: "buildings", topics: ["tile-fixed", "tile-choice", "tile-free"] },
  {
    id: "end",
    topics: ["end", "scoring", "culture", "farmer", "worker-toolmaker", "builder", "shaman"],
  },
];

const TOPICS = new Set(GROUPS.flatMap((group) => group.topics));

/** Where to read on. */
const RELATED: Record<Topic, Topic[]> = {
  placing: ["using", "hunt", "card", "building"],
  using: ["tools", "feeding", "resources"],
  feeding: ["field", "hunt", "first-player"],
  "first-player": ["placing", "end"],
  toolmaker: ["tools", "worker-toolmaker"],
  hut: ["feeding", "shaman"],
  field: ["feeding", "farmer"],
  hunt: ["tools", "feeding"],
  forest: ["tools", "resources"],
  "clay-pit": ["tools", "resources"],
  quarry: ["tools", "resources"],
  river: ["tools", "resources"],
  card: ["culture", "scoring", "first-player"],
  building: ["tile-fixed", "tile-choice", "tile-free", "end"],
  tools: ["toolmaker", "top-one-use-tool"],
  resources: ["building", "card"],
  end: ["scoring"],
  scoring: ["culture", "farmer", "worker-toolmaker", "builder", "shaman"],
  culture: ["card", "scoring"],
  farmer: ["field", "scoring"],
  "worker-toolmaker": ["toolmaker", "scoring"],
  builder: ["building", "scoring"],
  shaman: ["hut", "scoring"],
  "top-market": ["card", "tools"],
  "top-tool": ["toolmaker"],
  "top-agriculture": ["field"],
  "top-dice": ["tools", "resources"],
  "top-one-use-tool": ["tools", "worker-toolmaker"],
  "top-any-two": ["feeding", "resources"],
  "tile-fixed": ["building"],
  "tile-choice": ["building", "resources"],
  "tile-free": ["building", "resources"],
};

/** Rules that editions decide. */
export const SWITCHES: readonly Switch[] = [
  { option: "starvation", values: ["flat-10", "4-per-food"], topics: ["feeding"] },
  { option: "hunt_reentry", values: ["false", "true"], topics: ["hunt"] },
  {
    option: "green_duplicates",
    values: ["second-set", "one-point", "no-points"],
    topics: ["culture"],
  },
  { option: "raise_tools", values: ["first", "choose"], topics: ["toolmaker", "tools"] },
  {
    option: "count_one_use_tools",
    values: ["false", "true"],
    topics: ["worker-toolmaker", "top-one-use-tool"],
  },
  { option: "tie_break", values: ["sum", "in-order"], topics: ["scoring"] },
];

const CHANGED_BY_FEWER = new Set([
  "placing",
  "toolmaker",
  "hut",
  "field",
  "forest",
  "clay-pit",
  "quarry",
  "river",
]);

/** What the caller points at, as a topic: "card 2", "place:forest", "c07", "phase:using", "adding-tools". */
export function topicOf(name: string, row: readonly (string | null)[] = []): Topic | null {
  if (name === "") return null;
  const bare = name.replace(/^(place|phase|topic|decision|card|tile):/u, "");
  if (/^c\d\d$/u.test(bare)) return `card ${bare}`;
  if (/^b\d\d$/u.test(bare)) return `tile ${bare}`;
  if (/^(card c|tile b)\d\d$/u.test(bare)) return bare;
  const slot = /^card (\d)$/u.exec(bare)?.[1];
  const lying = slot === undefined ? null : row[Number(slot) - 1];
  if (lying) return `card ${lying}`;
  const kind = MEANT[bare] ?? placeKind(bare);
  return TOPICS.has(kind) ? kind : null;
}

/** Names of decisions and plurals that are told under another topic. */
const MEANT: Record<string, Topic> = {
  "adding-tools": "tools",
  "buying-card": "card",
  "buying-tile": "building",
  "picking-die": "top-market",
  "raising-tool": "toolmaker",
  "last-chance": "top-any-two",
  over: "scoring",
  cards: "card",
  buildings: "building",
  village: "toolmaker",
};

export function pieceOf(topic: Topic, pieces: Pieces): { card?: Card; tile?: Tile } {
  const [kind, id = ""] = topic.split(" ");
  if (id === "") return {};
  return kind === "card" ? { card: cardOf(pieces, id) } : { tile: tileOf(pieces, id) };
}

export function related(topic: Topic, pieces: Pieces): Topic[] {
  const { card, tile } = pieceOf(topic, pieces);
  if (card) return [`top-${card.top}`, bottomTopic(card), "card"];
  if (tile) return [tileTopic(tile), "building", "resources"];
  return RELATED[topic] ?? (topic.startsWith("top-") ? ["card"] : ["placing"]);
}

export function bottomTopic(card: Card): Topic {
  if (card.symbol !== null) return "culture";
  return card.worker === "toolmaker" ? "worker-toolmaker" : (card.worker ?? "scoring");
}

export function tileTopic(tile: Tile): Topic {
  return tile.cost ? "tile-fixed" : tile.kinds ? "tile-choice" : "tile-free";
}

/** What fewer than four players change; null: not at a table, where that has a topic of its own. */
export function fewer(topic: Topic, players: number | null): Topic[] {
  if (!CHANGED_BY_FEWER.has(topic)) return [];
  return players === 2 ? ["two-players"] : players === 3 ? ["three-players"] : [];
}

export function bottomMessage(card: Card): { key: string; args: Args } {
  return card.symbol !== null
    ? { key: "bottom-symbol", args: { symbol: card.symbol } }
    : { key: "bottom-worker", args: { worker: card.worker ?? "", n: card.count } };
}

/** The arguments of `tile-fixed`, `tile-choice` and `tile-free`; `paid` is its price in words. */
export function tileArgs(tile: Tile, paid: string): Args {
  const { kinds, least, most } = tile;
  return { paid, n: tile.cost ? tile.points : least, kinds, least, most };
}

/** A card goes by what it brings; buildings are all buildings. */
function title(topic: Topic, pieces: Pieces): string | null {
  const { card, tile } = pieceOf(topic, pieces);
  if (card) return t(`top-${card.top}`, topArgs(card));
  return tile ? t("help-building.title") : null;
}

/** Editions decide about the lower half of a card. */
function ruledBy(topic: Topic, pieces: Pieces): Topic {
  const { card } = pieceOf(topic, pieces);
  return card ? bottomTopic(card) : topic;
}

const help: Help<StoneAgeView> = {
  sheets: ["stone-age/icons"],
  groups: GROUPS,
  switches: SWITCHES,
  topicOf: (name, view) => topicOf(name, view.row),
  title,
  ruledBy,
  related,
  notes: fewer,
  Body,
  gallery: { ids: ["all-cards", "all-tiles"], Pieces: Gallery },
};

export default help;
