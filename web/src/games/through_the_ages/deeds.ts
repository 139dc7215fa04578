/** What a choice is called: the message and what it is told with, by the decision in which it is made. */

import { t } from "../../lib/fluent.svelte";
import { cardOf, isCivil, isMilitary, isUnit, playerOf } from "./cards";
import { nameOf } from "./say";
import type { Card, Choice, OwnSeen } from "./types";

type Args = Record<string, string | number>;
type Told = Pick<OwnSeen, "view" | "pieces" | "seats" | "turn">;

export function deedName(choice: Choice, told: Told): string {
  const { key, args } = deedWords(choice, told);
  return t(key, args);
}

function deedWords(choice: Choice, told: Told): { key: string; args: Args } {
  const { kind } = choice;
  const words = WORDS[kind];
  return words ? words(choice, told) : { key: `choice-${kind}`, args: onCard(choice, told) };
}

const textOf = (choice: Choice, field: string): string => String(choice.arguments[field] ?? "");

/** The card that a choice is about, by its name; null: none. */
export function cardIn(choice: Choice, { view, pieces }: Told): Card | null {
  const { kind, arguments: told } = choice;
  const owner = view.actor === null ? null : playerOf(view, view.actor);
  const id =
    kind === "take"
      ? view.row[Number(told.slot) - 1]
      : kind === "raise"
        ? owner?.site?.card
        : kind === "retire"
          ? owner?.leader
          : (told.card ?? told.to);
  return typeof id === "string" ? cardOf(pieces, id) : null;
}

function onCard(choice: Choice, told: Told): Args {
  const card = cardIn(choice, told);
  return card ? { card: nameOf(card.id), kind: card.kind } : {};
}

function byDecision({ kind }: Choice, { view }: Told): { key: string; args: Args } {
  return { key: `choice-${kind}`, args: { decision: view.decision?.kind ?? "" } };
}

function against(choice: Choice, told: Told): { key: string; args: Args } {
  const target = told.seats[Number(choice.arguments.seat)]?.name ?? "";
  const card = cardIn(choice, told);
  const side = card && isMilitary(card) && card.same_sides ? "both" : textOf(choice, "side");
  return { key: `choice-${choice.kind}`, args: { ...onCard(choice, told), target, side } };
}

/** How many goods one press stands for, and whether they are gained. */
function goods({ kind }: Choice, { view, pieces }: Told): { key: string; args: Args } {
  const { decision } = view;
  const key = `choice-${kind}`;
  if (decision?.kind === "reserves") {
    const card = cardOf(pieces, decision.card);
    return { key, args: { sign: "gain", n: isCivil(card) ? (card.amounts[0] ?? 0) : 0 } };
  }
  if (decision?.kind === "choosing-goods") return { key, args: { sign: "gain", n: decision.left } };
  const loses = decision?.kind === "splitting-goods" && decision.sign < 0;
  return { key, args: { sign: loses ? "lose" : "gain", n: 1 } };
}

const WORDS: Readonly<Record<string, (choice: Choice, told: Told) => { key: string; args: Args }>> =
  {
    take: (choice, told) => ({
      key: cardIn(choice, told)?.kind === "wonder" ? "choice-take-wonder" : "choice-take",
      args: onCard(choice, told),
    }),
    destroy: (choice, told) => ({
      key: isUnit(cardIn(choice, told)?.kind ?? "") ? "choice-disband" : "choice-destroy",
      args: onCard(choice, told),
    }),
    upgrade: (choice, told) => ({
      key: "choice-upgrade",
      args: { source: nameOf(textOf(choice, "from")), ...onCard(choice, told) },
    }),
    raise: (choice, told) => ({
      key: "choice-raise",
      args: { n: Number(choice.arguments.stages), ...onCard(choice, told) },
    }),
    develop: (choice, told) => ({
      key: cardIn(choice, told)?.kind === "government" ? "choice-reform" : "choice-develop",
      args: onCard(choice, told),
    }),
    play: (choice, told) => ({
      key: cardIn(choice, told)?.kind === "leader" ? "choice-lead" : "choice-play",
      args: onCard(choice, told),
    }),
    trade: (choice, told) => ({
      key: "choice-trade",
      args: {
        power:
          (told.turn.changeOf(choice)?.resources ?? 0) > 0
            ? "food-as-resource"
            : "resource-as-food",
      },
    }),
    attack: against,
    declare: against,
    offer: against,
    pass: byDecision,
    done: byDecision,
    food: goods,
    resources: goods,
    science: (_, { view }) => ({
      key: "choice-science",
      args: { n: view.decision?.kind === "looting" ? view.decision.left : 0 },
    }),
    bid: (choice) => ({ key: "choice-bid", args: { n: Number(choice.arguments.strength) } }),
    cede: (choice, told) => ({
      key: told.view.decision?.kind === "annexing" ? "choice-annex" : "choice-cede",
      args: onCard(choice, told),
    }),
    discard: (choice, told) => {
      const kind = told.view.decision?.kind ?? "";
      const card = cardIn(choice, told);
      if (kind === "discarding" || !card)
        return { key: "choice-discard", args: onCard(choice, told) };
      return { key: "choice-add", args: { ...onCard(choice, told), n: told.turn.addsOf(card.id) } };
    },
  };
