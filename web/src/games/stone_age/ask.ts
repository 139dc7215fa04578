/** The one sentence of the dock, and the word on its button. */

import type { Pieces } from "../../api/types";
import { t } from "../../lib/fluent.svelte";
import type { Ask, Seat } from "../../table/game";
import type { FaceOption } from "./choices";
import { goodOf, placeIcon, priceOf, rollsFor, shelfAt, tileOf } from "./pieces";
import { goodsText, placeArgs, placeName, worthText } from "./say";
import type { Turn } from "./turn.svelte";
import type {
  DecisionView,
  StoneAgeSeen,
  StoneAgeTable,
  StoneAgeView,
  Tile,
  ToolView,
} from "./types";

export function ask({ table, view, pieces, turn, seats }: StoneAgeSeen): Partial<Ask> {
  const { title, topic } = subject(view, turn);
  const about = { title, topic };
  const { decision } = view;
  // Where nobody but bots is left, a game ends in the middle of it.
  const closed = table.live !== null && table.info.status === "over";
  if (closed || view.over || !decision || turn.asking === "plain") return { about };
  return {
    sentence: sentence(view, decision, pieces, turn, seats),
    note: noteOn(table, turn),
    confirm: confirmWord(view, pieces, turn),
    spoken: confirmSpoken(view, pieces, turn),
    about,
  };
}

function sentence(
  view: StoneAgeView,
  decision: DecisionView,
  pieces: Pieces,
  turn: Turn,
  seats: readonly Seat[],
): string {
  if (!turn.mine) {
    const name = seats[decision.seat]?.name ?? "";
    return t(`prompt-${decision.kind}-other`, { name, ...about(decision, pieces) });
  }
  if (turn.asking === "take") return t("prompt-take-two");
  return ownSentence(view, decision, pieces, turn);
}

/** Why the place that was clicked is closed, that a die would be lost, what a place is worth. */
function noteOn(table: StoneAgeTable, turn: Turn): string {
  if (turn.note) return `${placeName(turn.note.place)}: ${t(`closed-${turn.note.reason}`)}`;
  const lost = turn.options.pick.find(
    (option) => option.face === turn.face && turn.brings(option) === 0,
  );
  if (lost) return pickText(turn, lost);
  const worth = turn.place === null || turn.lost ? undefined : table.hints?.worth[turn.place];
  return worth ? worthText(worth) : "";
}

/** What a decision is about, as arguments. */
function about(decision: DecisionView, pieces: Pieces): Record<string, string | number> {
  switch (decision.kind) {
    case "adding-tools":
      return {
        ...placeArgs(decision.place),
        total: decision.dice.reduce((sum, die) => sum + die, 0),
      };
    case "buying-card":
      return { number: decision.slot + 1, n: priceOf(pieces, decision.slot) };
    case "buying-tile":
      return { number: decision.stack + 1 };
    default:
      return {};
  }
}

function ownSentence(
  view: StoneAgeView,
  decision: DecisionView,
  pieces: Pieces,
  turn: Turn,
): string {
  const { place } = turn;
  switch (decision.kind) {
    case "placing":
      if (place === null) return t("prompt-placing");
      if (turn.asking === "count") return t("prompt-how-many", placeArgs(place));
      return t("prompt-confirm-place", { n: turn.count, ...placeArgs(place) });
    case "using":
      if (turn.lost) return t(lostKey(pieces, turn), { ...turn.lost });
      return place === null ? t("prompt-using") : t("choice-use", placeArgs(place));
    case "buying-card":
      return cannotPay(turn) ?? t("prompt-buying-card", about(decision, pieces));
    case "buying-tile": {
      const id = view.stacks[decision.stack]?.tile;
      return cannotPay(turn) ?? (id ? tileSentence(tileOf(pieces, id)) : "");
    }
    case "feeding": {
      const me = view.players[decision.seat];
      return t("prompt-feeding", { n: me?.missing ?? 0 });
    }
    default:
      return t(`prompt-${decision.kind}`, about(decision, pieces));
  }
}

/** Who has a card that brings more is asked also while they cannot pay. */
function cannotPay({ options, short }: Turn): string | null {
  return options.pay.length === 0 && short ? t("prompt-cannot-pay", { ...short }) : null;
}

/** Who can still roll may be able to pay after it. */
function lostKey(pieces: Pieces, turn: Turn): string {
  const rolls = [...turn.options.use.keys()].some((place) => rollsFor(pieces, place));
  return rolls ? "prompt-lost" : "prompt-lost-only";
}

function tileSentence(tile: Tile): string {
  if (tile.cost) return t("prompt-pay-tile-fixed", { paid: goodsText(tile.cost), n: tile.points });
  if (tile.kinds === 0) return t("prompt-pay-tile-free", { least: tile.least, most: tile.most });
  return t("prompt-pay-tile-choice", { n: tile.most, kinds: tile.kinds });
}

export interface Subject {
  icon: string;
  title: string;
  /** For the help, see `topicOf`. */
  topic: string;
}

/** What is being decided, as a heading and as a topic of the rules. */
export function subject(view: StoneAgeView, turn: Turn): Subject {
  const { decision } = view;
  if (turn.asking === "take" || turn.asking === "last") {
    return { icon: "i-pebble", title: t("good-any-two-resources"), topic: "top-any-two" };
  }
  switch (decision?.kind) {
    case "adding-tools":
      return {
        icon: `i-${goodOf(decision.place)}`,
        title: placeName(decision.place),
        topic: "tools",
      };
    case "buying-card":
      return {
        icon: "i-card",
        title: placeName(`card ${decision.slot + 1}`),
        topic: view.row[decision.slot] ?? "card",
      };
    case "buying-tile":
      return {
        icon: "i-hut",
        title: placeName(`building ${decision.stack + 1}`),
        topic: view.stacks[decision.stack]?.tile ?? "building",
      };
    case "feeding":
      return { icon: "i-hunger", title: t("phase-feeding"), topic: "feeding" };
    case "raising-tool":
      return { icon: "i-tool", title: t("top-tool"), topic: "raising-tool" };
    case "picking-die":
      return { icon: "d-5", title: t("top-market"), topic: "top-market" };
    default:
      return placeSubject(view, turn);
  }
}

/** The place that was clicked, also where it is closed; before that the phase. */
function placeSubject(view: StoneAgeView, turn: Turn): Subject {
  const place = turn.note?.place ?? turn.place;
  if (place === null)
    return { icon: "i-person", title: t(`phase-${view.phase}`), topic: view.phase };
  const number = shelfAt(place);
  const lying = place.startsWith("building") ? view.stacks[number]?.tile : null;
  return { icon: placeIcon(place), title: placeName(place), topic: lying ?? place };
}

/** A die of the market in words: what it brings, or that it is lost. */
export function pickText(turn: Turn, option: FaceOption): string {
  return t(turn.brings(option) === 0 ? "choice-pick-lost" : "choice-pick", { face: option.face });
}

/** What Confirm would do. */
function confirmWord(view: StoneAgeView, pieces: Pieces, turn: Turn): string {
  const { chosen, options } = turn;
  if (!chosen) return t("confirm");
  if (chosen === options.decline) return t("button-decline");
  switch (turn.asking) {
    case "count":
    case "one":
      return view.decision?.kind === "placing"
        ? t("button-send", { n: turn.count })
        : useWord(view, pieces, turn);
    case "tools":
      return toolsWord(view, turn);
    case "raise":
      return t("button-raise", { n: raisedTile(view, turn).value + 1 });
    case "dice":
      return t("choice-pick", { face: turn.face ?? "wood" });
    case "take":
    case "last":
      return t("button-take-what", { what: goodsText(turn.mix) });
    default:
      return payWord(view, turn);
  }
}

/** The tool tile that was chosen to be raised. */
function raisedTile(view: StoneAgeView, turn: Turn): ToolView {
  const at = Number(turn.raised?.split("-")[1] ?? 1) - 1;
  return view.players[view.actor ?? 0]?.tools[at] ?? { value: 0, used: false };
}

function useWord(view: StoneAgeView, pieces: Pieces, turn: Turn): string {
  const { place } = turn;
  if (turn.lost) return t("button-leave");
  if (place === null || !rollsFor(pieces, place)) return t("button-use");
  return t("button-roll", { n: view.players[view.actor ?? 0]?.at[place] ?? 1 });
}

function toolsWord(view: StoneAgeView, turn: Turn): string {
  const brings = turn.brings();
  if (view.decision?.kind !== "adding-tools" || !brings) {
    return turn.tools.length > 0
      ? t("button-add-tools", { n: turn.tools.length })
      : t("button-keep-roll");
  }
  return t("button-take-what", { what: t(`object-${goodOf(view.decision.place)}`, { n: brings }) });
}

function payWord(view: StoneAgeView, turn: Turn): string {
  const brings = turn.brings();
  if (view.decision?.kind === "feeding") {
    return brings !== null && brings !== 0
      ? t("button-starve", { n: Math.abs(brings) })
      : t("button-feed");
  }
  return t("button-pay");
}

/** The same for those who hear it: with all that the eye finds in the chooser. */
function confirmSpoken(view: StoneAgeView, pieces: Pieces, turn: Turn): string {
  const brings = turn.brings();
  const paying =
    turn.asking === "pay" && turn.chosen !== null && turn.chosen !== turn.options.decline;
  if (turn.asking === "raise" && turn.chosen) {
    const { value, used } = raisedTile(view, turn);
    return t("choice-raise", { n: value + 1, state: used ? "used" : "ready" });
  }
  if (!paying) return confirmWord(view, pieces, turn);
  const what = goodsText(turn.mix);
  if (view.decision?.kind === "feeding") {
    return brings
      ? t("choice-pay-food-hungry", { what, n: Math.abs(brings) })
      : t("choice-pay-food", { what });
  }
  return brings === null ? t("choice-pay", { what }) : t("choice-pay-points", { what, n: brings });
}
