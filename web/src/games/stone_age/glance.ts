/**
 * What is told of each thing on the table. Places go by their names; what a tribe has by its seat and a
 * word, `2 wood`, `0 tool-1`, `1 symbol-music`; cards and buildings that somebody owns by their ids.
 */

import type { Pieces } from "../../api/types";
import { t } from "../../lib/fluent.svelte";
import { list, signed } from "../../lib/numbers";
import { capital } from "../../lib/plain";
import { type Drawn, drawn, firstSentences, type Glance } from "../../table/glance";
import { loreOf } from "./lore";
import { mean, oddsOf } from "./odds";
import Piece from "./Piece.svelte";
import {
  cardOf,
  componentsOf,
  goodOf,
  isLand,
  PLACE_ICONS,
  playerOf,
  priceOf,
  rollsFor,
  shelfAt,
  tileOf,
} from "./pieces";
import { bottomText, cardEnd, closedReason, goodsText, placeName, topArgs, worthText } from "./say";
import Sign from "./Sign.svelte";
import { tileArgs, tileTopic } from "./topics";
import {
  type Card,
  type Land,
  markOf,
  type Phase,
  type PlaceName,
  type PlayerView,
  type Resource,
  RESOURCES,
  type StoneAgeSeen,
  SYMBOLS,
  type Tile,
  WORKERS,
} from "./types";

export function glance(name: string, seen: StoneAgeSeen): Glance | null {
  if (isLand(name)) return ofLand(name, seen);
  if (/^(card|building) \d$/u.test(name)) return ofShelf(name as PlaceName, seen);
  if (/^c\d\d$/u.test(name)) return ofCard(cardOf(seen.pieces, name));
  if (/^b\d\d$/u.test(name)) return ofTile(tileOf(seen.pieces, name));
  if (name === "deck" || name === "stacks") return ofEnd(name, seen);
  const [kind = "", what = ""] = name.split(" ");
  if (kind === "phase") return ofPhase(what as Phase);
  return /^\d$/u.test(kind) ? ofTribe(Number(kind), what, seen) : null;
}

/** The first two sentences of what the rules say. */
const rules = (topic: string): string => firstSentences(t(`help-${topic}.body`));

function sign(
  name: string,
  chip: "green" | "sand" | "tool" | "once" | "" = "",
  count?: number,
): Drawn {
  return drawn(Sign, { name, chip, count: count ?? null });
}

// ---- places

function ofLand(place: Land, seen: StoneAgeSeen): Glance {
  return {
    title: placeName(place),
    text: rules(place),
    picture: PLACE_ICONS[place],
    worth: prospect(place, seen),
    closed: whyNot(place, seen),
    topic: place,
  };
}

/** What those who stand there may expect, else those who would be sent, else all who can be. */
function prospect(place: Land, { pieces, view, table, turn }: StoneAgeSeen): string | undefined {
  if (!rollsFor(pieces, place) || table.seat === null) return undefined;
  const counts = turn.options.place.get(place) ?? [];
  const there = playerOf(view, table.seat).at[place] ?? 0;
  const planned = turn.place === place ? turn.count : 0;
  const n = planned || there || (counts.at(-1)?.count ?? 0);
  const chances = oddsOf(componentsOf(pieces), place, n);
  if (!chances) return undefined;
  const amount = t(`amount-${goodOf(place)}`, { n: Math.round(mean(chances) * 10) / 10 });
  return t("glance-mean", { n, amount });
}

function whyNot(place: PlaceName, { table, turn }: StoneAgeSeen): string | undefined {
  const reason = turn.isOpen(place) ? null : closedReason(table, place);
  return reason ? t(`closed-${reason}`) : undefined;
}

function ofShelf(place: PlaceName, seen: StoneAgeSeen): Glance {
  const { pieces, view, table } = seen;
  const at = shelfAt(place);
  const isCard = place.startsWith("card");
  const id = isCard ? view.row[at] : view.stacks[at]?.tile;
  if (!id)
    return {
      title: placeName(place),
      text: t("closed-empty"),
      topic: isCard ? "card" : "building",
    };
  const worth = table.hints?.worth[place];
  const told = isCard ? ofCard(cardOf(pieces, id)) : ofTile(tileOf(pieces, id));
  const left = isCard ? "" : `${capital(t("stack-left", { n: view.stacks[at]?.left ?? 0 }))}.`;
  return {
    ...told,
    text: [told.text, left].filter(Boolean).join(" "),
    price: isCard ? t("place-brings-card", { n: priceOf(pieces, at) }) : undefined,
    worth: worth && worthText(worth),
    closed: whyNot(place, seen),
  };
}

function ofCard(card: Card): Glance {
  return {
    title: t(`top-${card.top}`, topArgs(card)),
    text: `${cardNow(card)} ${cardEnd(card)}`,
    picture: drawn(Piece, { card }),
    topic: card.id,
  };
}

/** What the upper half of a card does, in a sentence. */
function cardNow({ top, amount }: Card): string {
  switch (top) {
    case "market":
      return t("glance-top-market");
    case "one-use-tool":
      return t("glance-top-one-use-tool", { n: amount });
    case "any-two":
      return t("glance-top-any-two");
    default:
      return firstSentences(t(`help-top-${top}.body`), 1);
  }
}

/** Its price is all there is to say of it. */
function ofTile(tile: Tile): Glance {
  return {
    title: t("help-building.title"),
    text: t(`${tileTopic(tile)}.about`, tileArgs(tile, goodsText(tile.cost ?? {}))),
    picture: drawn(Piece, { tile }),
    topic: tile.id,
  };
}

// ---- the course of the game

function ofEnd(name: "deck" | "stacks", { view }: StoneAgeSeen): Glance {
  const lowest = Math.min(...view.stacks.map(({ left }) => left));
  return {
    title: t(`glance-${name}`),
    text: t(`glance-${name}.text`),
    picture: name === "deck" ? "i-card-back" : "i-hut",
    worth: name === "deck" ? t("deck-left", { n: view.deck }) : t("stack-left", { n: lowest }),
    topic: "end",
  };
}

const PHASES: Partial<Record<Phase, { icon: string; topic: string }>> = {
  placing: { icon: "i-person", topic: "placing" },
  using: { icon: "d-5", topic: "using" },
  feeding: { icon: "i-food", topic: "feeding" },
};

function ofPhase(phase: Phase): Glance {
  const { icon, topic } = PHASES[phase] ?? { icon: "i-points", topic: "scoring" };
  return { title: t(`phase-${phase}`), text: rules(topic), picture: icon, topic };
}

// ---- what a tribe has

function ofTribe(seat: number, what: string, seen: StoneAgeSeen): Glance | null {
  const player = seen.view.players[seat];
  if (!player) return null;
  const [kind = "", id = ""] = what.split(/-(.*)/u);
  switch (kind) {
    case "symbol":
      return ofSymbol(SYMBOLS.find((one) => one === id) ?? "art", player, seen);
    case "worker":
      return ofWorker(WORKERS.find((one) => one === id) ?? "farmer", player, seen);
    case "tool":
    case "once":
      return ofTool(kind, Number(id), player);
    case "tribe":
      return ofSeat(seat, seen);
    default:
      return ofGood(what, player, seen.pieces) ?? ofRest(what, player, seen);
  }
}

function ofGood(what: string, player: PlayerView, pieces: Pieces): Glance | null {
  const resource = RESOURCES.find((good) => good === what);
  if (resource) return ofResource(resource, player, pieces);
  if (what !== "food") return null;
  return {
    title: t("amount-food", { n: player.food }),
    text: t("glance-food.text"),
    picture: "i-food",
    worth:
      player.missing > 0
        ? t("food-missing", { n: player.missing })
        : t("food-needed", { n: player.people }),
    topic: "feeding",
  };
}

function ofResource(good: Resource, player: PlayerView, pieces: Pieces): Glance {
  return {
    title: t(`amount-${good}`, { n: player.goods[good] }),
    text: t("glance-resource.text", { n: componentsOf(pieces).worth[good] }),
    picture: `i-${good}`,
    topic: "resources",
  };
}

function ofTool(kind: "tool" | "once", number: number, player: PlayerView): Glance {
  if (kind === "once") {
    return {
      title: t("tool-once", { n: number }),
      text: rules("top-one-use-tool"),
      picture: sign("i-tool", "once", number),
      topic: "top-one-use-tool",
    };
  }
  const tool = player.tools[number - 1];
  if (!tool) {
    const text = rules("tools");
    return { title: t("no-tools-yet"), text, picture: sign("i-tool", "tool"), topic: "tools" };
  }
  return {
    title: t("tool-tile", { n: tool.value }),
    text: rules("tools"),
    picture: sign("i-tool", "tool", tool.value),
    worth: tool.used ? undefined : t("tool-ready"),
    closed: tool.used ? capital(t("tool-used")) : undefined,
    topic: "tools",
  };
}

function ofSymbol(
  name: (typeof SYMBOLS)[number],
  player: PlayerView,
  { pieces }: StoneAgeSeen,
): Glance {
  const { symbols } = loreOf(pieces, player);
  const count = symbols.find((one) => one.name === name)?.count ?? 0;
  return {
    title: t("count-of", { what: t(`symbol-${name}`), n: count }),
    text: rules("culture"),
    picture: sign(`c-${name}`, "green", count),
    worth: t("culture-points", { n: player.breakdown.culture }),
    topic: "culture",
  };
}

function ofWorker(
  name: (typeof WORKERS)[number],
  player: PlayerView,
  { pieces }: StoneAgeSeen,
): Glance {
  const { workers } = loreOf(pieces, player);
  const { count = 0, points = 0 } = workers.find((one) => one.name === name) ?? {};
  const topic = name === "toolmaker" ? "worker-toolmaker" : name;
  return {
    title: t("count-of", { what: t(`worker-${name}`), n: count }),
    text: rules(topic),
    picture: sign(`w-${name}`, "sand", count),
    worth: t("amount-points", { n: points }),
    topic,
  };
}

function ofSeat(seat: number, { seats, shown }: StoneAgeSeen): Glance {
  const tribe = seats[seat]?.label ?? "";
  return {
    title: seats[seat]?.name ?? "",
    text: seat === shown ? `${tribe}.` : t("glance-tribe.text", { tribe }),
    picture: `p-${markOf(seat)}`,
  };
}

function ofRest(what: string, player: PlayerView, { pieces }: StoneAgeSeen): Glance | null {
  const { people, agriculture, home, score } = player;
  switch (what) {
    case "people":
      return {
        title: t("amount-people", { n: people }),
        text: t("glance-people.text"),
        picture: "i-person",
        worth: t("people-of", { home, n: people }),
        topic: "hut",
      };
    case "agriculture":
      return {
        title: t("agriculture-level", { n: agriculture }),
        text: t("glance-agriculture.text"),
        picture: "i-field",
        worth: t("harvest", { n: agriculture }),
        topic: "field",
      };
    case "score":
      return {
        title: t("count-of", { what: t("good-points"), n: signed(score) }),
        text: t("glance-score.text"),
        picture: "i-points",
        worth: sources(player),
        topic: "scoring",
      };
    case "torch":
      return {
        title: t("first-player"),
        text: t("glance-torch.text"),
        picture: "i-torch",
        topic: "first-player",
      };
    case "any-two":
      return {
        title: t("good-any-two-resources"),
        text: rules("top-any-two"),
        picture: sign("i-pebble", "once", 2),
        topic: "top-any-two",
      };
    case "buildings":
      return {
        title: t("count-of", { what: t("place-buildings"), n: player.buildings.length }),
        text: t("glance-buildings.text"),
        picture: "i-hut",
        topic: "builder",
      };
    case "extra":
      return player.extra ? ofExtra(cardOf(pieces, player.extra)) : unseen();
    default:
      return null;
  }
}

/** Where the points come from. */
function sources({ breakdown }: PlayerView): string | undefined {
  const parts = Object.entries(breakdown).flatMap(([source, n]) =>
    n === 0 ? [] : [`${t(`score-${source.replaceAll("_", "-")}`)} ${signed(n)}`],
  );
  return parts.length > 0 ? list(parts) : undefined;
}

function ofExtra(card: Card): Glance {
  return {
    title: t("your-extra-card"),
    text: t("glance-extra.text", { what: bottomText(card) }),
    picture: drawn(Piece, { card, lower: true }),
    topic: `unseen ${card.id}`,
  };
}

function unseen(): Glance {
  return {
    title: t("glance-unseen"),
    text: t("glance-unseen.text"),
    picture: "i-card-back",
    topic: "top-extra-card",
  };
}
