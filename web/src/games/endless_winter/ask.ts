/** The sentence of the dock, and what its two buttons would do: the price stands on the right one. */

import { t } from "../../lib/fluent.svelte";
import { capital } from "../../lib/plain";
import type { Ask } from "../../table/game";
import { gist } from "./gist";
import { glance } from "./glance";
import { amountsText, choiceText, columnName, labourOf, objects, reasonText } from "./say";
import { topicOf } from "./topics";
import { boxOf, type Choice, type OwnSeen } from "./types";

export function ask(seen: OwnSeen): Partial<Ask> {
  const { turn, view } = seen;
  const { decision } = view;
  if (view.over || !decision) return {};
  const name = seen.seats[decision.seat]?.name ?? "";
  if (!turn.mine) return { sentence: t(`prompt-${decision.kind}-other`, { name, ...asked(seen) }) };
  const note = noteOf(seen);
  return {
    sentence: sentence(seen),
    confirm: confirmWord(seen),
    ...(note ? { note } : {}),
    about: matterAtHand(seen),
    ...(turn.refusal ? { back: { word: t("choice-skip"), actions: [turn.refusal.text] } } : {}),
  };
}

/** What the rules say about what is open, else about what is asked. */
function matterAtHand(seen: OwnSeen): { title: string; topic: string } {
  const { view, turn } = seen;
  const opened = turn.opened === null ? undefined : glance(turn.opened, seen)?.topic;
  const acting = turn.asking === "act" ? view.column : null;
  const asked = acting ?? `decision:${view.decision?.kind ?? ""}`;
  const topic = topicOf(opened ?? asked) ?? "turn";
  return { title: t(`help-${topic}.title`), topic };
}

/** What the decision is told with. */
function asked({ view }: Pick<OwnSeen, "view">): Record<string, string> {
  const { decision } = view;
  if (decision && "due" in decision) {
    const due: Record<string, number> = {};
    for (const op of decision.due) due[op] = (due[op] ?? 0) + 1;
    return { gains: amountsText(due) };
  }
  return decision && "section" in decision ? { section: decision.section } : {};
}

function sentence(seen: OwnSeen): string {
  const { turn, view } = seen;
  if (turn.chosen) return t("ask-deed", { deed: deedName(turn.chosen, seen) });
  if (turn.asking === "begin") return t("ask-place", { figure: turn.figure });
  const { decision } = view;
  if (decision?.kind === "acting" && decision.section === "top" && view.column !== null)
    return t("ask-column", { column: columnName(view.column) });
  return t(`prompt-${decision?.kind ?? "acting"}`, asked(seen));
}

/** A choice by its whole name. */
export function deedName(
  choice: Choice,
  { view, pieces }: Pick<OwnSeen, "view" | "pieces">,
): string {
  const { decision } = view;
  const section = decision && "section" in decision ? `acting-${decision.section}` : undefined;
  const chief = decision ? (view.players[decision.seat]?.chief ?? null) : null;
  return choiceText(choice, boxOf(pieces), {
    chief,
    decision: section ?? decision?.kind ?? "",
    land: view.land,
  });
}

/** Why what was pressed cannot be chosen, or what is chosen brings; of an eclipse pile the labour in it. */
function noteOf(seen: OwnSeen): string {
  const { turn } = seen;
  if (turn.note) return capital(reasonText(turn.note.reason));
  if (turn.chosen) return capital(gist(turn.chosen, seen));
  return turn.asking === "pile" ? t("ask-eclipse", { n: labourOf(turn.hints?.eclipse ?? 0) }) : "";
}

/** What Confirm would do, and for how much. */
function confirmWord(seen: OwnSeen): string {
  const { turn } = seen;
  const { chosen } = turn;
  if (!chosen) return turn.ending ? deedName(turn.ending, seen) : t("confirm");
  const word = t("button-deed", { kind: chosen.kind });
  const price = turn.priceOf(chosen);
  return price ? t("button-priced", { word, price: objects(price) }) : word;
}
