/** What is asked where a game has no words of its own: the decision's message, or a plain one. */

import { t, words } from "../lib/fluent.svelte";
import { fluentArguments, keyPart } from "../lib/plain";
import type { BaseView } from "../lib/surface";
import type { Ask, Seat, Seen } from "./game";
import { choiceLabel } from "./labels";

export function plainAsk({ table, view, turn, seats }: Seen): Ask {
  return { sentence: sentence(table.info.status, view, turn.mine, seats), confirm: confirm(turn) };
}

function sentence(status: string, view: BaseView, mine: boolean, seats: readonly Seat[]): string {
  const { decision } = view;
  if (status === "over" || view.over || !decision) return t("prompt-over");
  const name = seats[decision.seat]?.name ?? "";
  const own = mine ? "" : "-other";
  const key = `prompt-${keyPart(decision.kind)}${own}`;
  const args = { ...fluentArguments({ ...decision }), name };
  return words.has(key) ? t(key, args) : t(`prompt-plain${own}`, { name });
}

function confirm(turn: Seen["turn"]): string {
  const { asked, choice, steps } = turn.picking;
  if (asked.kind === "steps" && steps.length > 0) return t("confirm-steps", { n: steps.length });
  const chosen = asked.kind === "steps" ? asked.done : choice;
  return chosen ? choiceLabel(chosen) : t("confirm");
}
