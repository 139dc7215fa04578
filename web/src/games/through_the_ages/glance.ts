/** What is told of each thing on the table: of cards, wherever they lie, and of what is counted; see things.ts for their names. */

import { t } from "../../lib/fluent.svelte";
import { drawn, firstSentences, type Glance } from "../../table/glance";
import { cardOf, playerOf } from "./cards";
import { loreOf } from "./lore";
import Piece from "./Piece.svelte";
import { closedReason } from "./reasons";
import { kindWord, nameOf, reasonWord } from "./say";
import { cardAt, isCard } from "./things";
import { matterOf } from "./topics";
import type { OwnSeen } from "./types";

const MOST = 2; // sentences

export function glance(name: string, seen: OwnSeen): Glance | null {
  const { view, turn, pieces, table, shown } = seen;
  const { seat, thing } = placed(name, shown);
  const player = view.players[seat] ? playerOf(view, seat) : null;
  const id = player && isCard(thing) ? cardAt(thing, view, player) : null;
  if (id === null) return matter(thing);
  const card = cardOf(pieces, id);
  const [place, at] = thing.split(" ");
  const cost = place === "row" ? (turn.hints?.costs[Number(at) - 1] ?? null) : null;
  const why = seat === table.seat || place === "row" ? closedReason(thing, turn) : null;
  return {
    title: nameOf(id),
    text: [t("card-kind", { kind: kindWord(card.kind), age: card.age }) + ".", ...loreOf(card)]
      .slice(0, MOST + 1)
      .join(" "),
    picture: drawn(Piece, { card }),
    price: cost === null ? undefined : t("row-price", { n: cost }),
    closed: why === null ? undefined : reasonWord(why),
    topic: `card ${id}`,
  };
}

/** What the rules say of something that is counted or lies in a pile. */
function matter(thing: string): Glance | null {
  const topic = matterOf(thing);
  if (topic === null) return null;
  return { title: t(`help-${topic}.title`), text: firstSentences(t(`help-${topic}.body`)), topic };
}

/** What belongs to a seat begins with its number. */
function placed(name: string, shown: number): { seat: number; thing: string } {
  const [, seat, thing] = /^(\d) (.+)$/u.exec(name) ?? [];
  return thing === undefined ? { seat: shown, thing: name } : { seat: Number(seat), thing };
}
