/** What is said of things that the eye sees as pictures. */

import { t } from "../../lib/fluent.svelte";
import { abilityText, cardFacts, nameOf } from "./say";
import type { Card, Chief } from "./types";

/** A card: its name, the labour it gives, what it can do by day and in the eclipse. */
export const spokenCard = (card: Card): string =>
  [nameOf("card", card), ...cardFacts(card)].join(", ");

/** A side of a chief. */
export function spokenSide(chief: Chief, at: number): string {
  const name = t("chief-side", { chief: nameOf("chief", chief), side: at === 0 ? "A" : "B" });
  const side = chief.sides[at];
  return side ? `${name}, ${abilityText(side)}` : name;
}
