/** What is asked where a game has no words of its own: the decision's message, or a plain one. */

import { t, words } from "../lib/fluent.svelte";
import { fluentArguments, keyPart } from "../lib/plain";
import type { Ask, Seen } from "./game";
import { choiceLabel } from "./labels";

/** What a game says itself, and plainly what it leaves out. */
export function plainAsk(seen: Seen, own: Partial<Ask> = {}): Ask {
  return {
    ...own,
    sentence: own.sentence ?? sentence(seen),
    confirm: own.confirm ?? confirm(seen),
  };
}

function sentence({ table, view, turn, seats, word }: Seen): string {
  const { decision } = view;
  // Where nobody but bots is left, a game ends in the middle of it.
  const closed = table.live !== null && table.info.status === "over";
  if (closed || view.over || !decision) return t("ask-over");
  if (turn.draft.complete) return t("ask-complete");
  const name = seats[decision.seat]?.name ?? "";
  const own = turn.mine ? "" : "-other";
  const key = `prompt-${keyPart(decision.kind)}${own}`;
  const args = { ...fluentArguments({ ...decision }, word), name };
  return words.has(key) ? t(key, args) : t(`ask-plain${own}`, { name });
}

function confirm({ turn, word }: Seen): string {
  const { choice } = turn.picking;
  return choice ? choiceLabel(choice, word) : t("confirm");
}
