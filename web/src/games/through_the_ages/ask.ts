/** The sentence of the dock, and what its two buttons would do. */

import { t } from "../../lib/fluent.svelte";
import type { Ask } from "../../table/game";
import { cardOf, isMilitary } from "./cards";
import { deedName } from "./deeds";
import { nameOf } from "./say";
import { cardIn, topicOf } from "./topics";
import type { Decision, OwnSeen } from "./types";

export function ask(seen: OwnSeen): Partial<Ask> {
  const { turn, view } = seen;
  if (view.over || !view.decision) return {};
  if (!turn.mine) return { sentence: t(`prompt-${view.decision.kind}-other`, promptArgs(seen)) };
  const back = turn.refusal ? { word: refusalWord(seen), actions: turn.refusal } : undefined;
  const note = seen.phone && turn.opened === null ? warnings(seen) : "";
  return {
    about: matterAtHand(seen),
    sentence: sentence(seen),
    confirm: confirmWord(seen),
    ...(note ? { note } : {}),
    ...(back ? { back } : {}),
  };
}

/** What the rules say about what is open, else about what is asked. */
export function matterAtHand({ view, turn, shown }: OwnSeen): { title: string; topic: string } {
  const seat = turn.looking ?? shown;
  const opened = turn.opened === null ? "" : `${seat} ${turn.opened}`;
  const topic = (turn.ends ? "turn-end" : topicOf(opened, view)) ?? "actions";
  const card = cardIn(topic);
  return { title: card === null ? t(`help-${topic}.title`) : nameOf(card), topic };
}

/** On a phone, what would go wrong at the end of the turn is told while it can still be mended; else what has happened. */
function warnings({ turn }: OwnSeen): string {
  const { forecast } = turn.hints ?? {};
  if (!forecast || turn.asking !== "deeds") return "";
  const { uprising, missing_faces, hungry, hunger, corruption } = forecast;
  if (uprising) return t("forecast-uprising", { n: missing_faces });
  if (hungry > 0) return t("forecast-hungry", { n: hungry, hunger });
  if (corruption > 0) return t("forecast-corruption", { n: corruption });
  const { event, recent } = turn.happened;
  return event && recent ? t("log-event", { card: nameOf(event.card) }) : "";
}

/** What the decision is told with. */
function promptArgs({
  view,
  turn,
  pieces,
  seats,
  table,
}: OwnSeen): Record<string, string | number> {
  const decision = view.decision as Decision;
  const nameAt = (seat: number): string => seats[seat]?.name ?? "";
  const out: Record<string, string | number> = { name: nameAt(decision.seat) };
  for (const [field, value] of Object.entries(decision)) {
    if (typeof value === "number") out[field] = value;
  }
  if ("card" in decision && decision.card !== null) out.card = nameOf(decision.card);
  if ("victim" in decision) out.victim = nameAt(decision.victim);
  if ("attacker" in decision) out.attacker = nameAt(decision.attacker);
  if ("partner" in decision) out.partner = nameAt(decision.partner);
  switch (decision.kind) {
    case "politics":
      out.second = decision.second ? "yes" : "no";
      break;
    case "answering": {
      const card = cardOf(pieces, decision.card);
      out.side = isMilitary(card) && card.same_sides ? "both" : decision.side === 0 ? "b" : "a";
      break;
    }
    case "splitting-goods":
      out.sign = decision.sign < 0 ? "lose" : "gain";
      break;
    case "bidding":
      out.leader = decision.leader < 0 ? "" : nameAt(decision.leader);
      break;
    case "sending":
      out.now = turn.hints?.force?.now ?? 0;
      break;
    case "defending":
      out.need = decision.strength;
      out.now = turn.hints?.fight?.now ?? view.players[table.seat ?? 0]?.strength ?? 0;
      break;
    case "plundering":
      out.left = turn.mostTaken;
      break;
    case "raiding":
      out.level = decision.levels[0] ?? 0;
      break;
    default:
  }
  return out;
}

function sentence(seen: OwnSeen): string {
  const { turn, view } = seen;
  if (turn.ends) return t(turn.hints?.forecast?.uprising ? "ask-uprising" : "ask-end");
  if (turn.chosen) return t("ask-deed", { deed: deedName(turn.chosen, seen) });
  if (turn.asking === "goods" && view.decision?.kind !== "plundering")
    return turn.isAll ? t("ask-goods-all") : t("ask-goods", { n: turn.goods });
  return t(`prompt-${view.decision?.kind ?? "acting"}`, promptArgs(seen));
}

function refusalWord({ turn }: OwnSeen): string {
  if (turn.asking === "pact") return t("choice-refuse");
  return t(turn.asking === "bid" ? "button-pass-bid" : "button-give-in");
}

/** What Confirm would do. */
function confirmWord(seen: OwnSeen): string {
  const { turn } = seen;
  switch (turn.asking) {
    case "bid":
      return t("choice-bid", { n: turn.bid });
    case "force":
      return t("button-send", { n: turn.hints?.force?.now ?? 0 });
    case "defense":
      return t("button-hold", { n: turn.hints?.fight?.now ?? 0 });
    case "pact":
      return t("choice-accept");
    case "discard":
      return t("button-discard", { n: turn.draft.steps.length });
    case "goods":
      return t("confirm");
    default:
  }
  if (turn.ends) return t("button-end-anyway");
  const { chosen } = turn;
  if (chosen) return t(`button-${BUTTONS[chosen.kind] ?? "do"}`);
  if (turn.opened !== null || !turn.ending || turn.asking === "options") return t("confirm");
  return t(turn.asking === "politics" ? "button-pass" : "choice-end-turn");
}

/** The short word on the button, by kind of choice. */
const BUTTONS: Readonly<Record<string, string>> = {
  take: "take",
  build: "build",
  raise: "build",
  develop: "develop",
  upgrade: "upgrade",
  play: "play",
  adopt: "play",
  attack: "attack",
  declare: "declare",
  offer: "offer",
  prepare: "prepare",
  revolt: "revolt",
};
