/** Choices of the dock: a sign for the eye, words for everybody. */

import { t } from "../../lib/fluent.svelte";
import { signOf, signsOf, type Token } from "./grammar";
import { amountOf, choiceText } from "./say";
import type { Box, Choice, View } from "./types";

export interface Option {
  /** Whole, for those who hear it. */
  word: string;
  /** What stands on it: of a smaller reward only what it is. */
  short: string;
  icon: string | null;
  tokens: Token[];
}

/** By what a smaller reward is called: its op. */
const TAKEN: Readonly<Record<string, string>> = {
  draw: "draw",
  offering: "idol",
  honour: "idol",
  tool: "tool",
  food: "food",
};

/** What is due as it is: how often it is, for it comes all at once. */
function dueOf(view: View, op: string): number {
  const { decision } = view;
  if (!decision || !("due" in decision)) return 1;
  return Math.max(1, decision.due.filter((one) => one === op).length);
}

/** Of several things that are due it must be seen which one a smaller reward stands for. */
function isAmbiguous({ decision }: View): boolean {
  return decision !== null && "due" in decision && new Set(decision.due).size > 1;
}

function signsFor(choice: Choice, box: Box, view: View): Pick<Option, "icon" | "tokens"> {
  const told = choice.arguments;
  switch (choice.kind) {
    case "instead": {
      const take = TAKEN[String(told.take)] ?? "food";
      if (!isAmbiguous(view)) return { icon: `op-${take}`, tokens: [] };
      const tokens = [signOf(String(told.of), 1), { op: "arrow" } as const, signOf(take, 1)];
      return { icon: null, tokens };
    }
    case "tool":
    case "food":
      return { icon: null, tokens: [signOf(choice.kind, dueOf(view, choice.kind))] };
    case "max-food":
      return { icon: "op-max_food", tokens: [] };
    case "draw":
      return { icon: "op-draw", tokens: [] };
    case "draw-all":
      return { icon: null, tokens: [signOf("draw", dueOf(view, "draw"))] };
    case "idol":
      return { icon: "op-idol", tokens: [] };
    case "reward":
      return { icon: null, tokens: signsOf(box.order_rewards[Number(told.place) - 1] ?? {}) };
    case "token": {
      const top = box.rest_tokens.find(({ id }) => id === view.rests.top);
      return told.which === "take" && top
        ? { icon: null, tokens: signsOf(top.gain) }
        : { icon: "sign-flip", tokens: [] };
    }
    default:
      return { icon: null, tokens: [] };
  }
}

/** Of what is smaller than the reward that is due: its name alone. */
function shortFor({ kind, arguments: told }: Choice): string | null {
  if (kind === "idol") return t(`track-${String(told.track)}`);
  if (kind === "draw") return t("lesser-draw");
  if (kind !== "instead") return null;
  const take = String(told.take);
  if (take === "draw") return t("lesser-draw");
  return take in TRACKS ? t(`track-${take}`) : amountOf(take, 1);
}

const TRACKS: Readonly<Record<string, true>> = { offering: true, honour: true };

export function optionOf(choice: Choice, box: Box, view: View): Option {
  const { decision, land } = view;
  const chief = decision ? (view.players[decision.seat]?.chief ?? null) : null;
  const about = { chief, decision: decision?.kind ?? "", land };
  // Of a chief whose sides are free it must be said which one.
  const word =
    choice.kind === "chief"
      ? t("chief-use-side", { side: String(choice.arguments.side).toUpperCase() })
      : choiceText(choice, box, about);
  return { word, short: shortFor(choice) ?? word, ...signsFor(choice, box, view) };
}
