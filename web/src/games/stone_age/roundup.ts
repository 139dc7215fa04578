/** How a round ended: who ate and who went hungry, which cards are new, who begins. */

import { t } from "../../lib/fluent.svelte";
import type { Icon } from "../../lib/sentence";
import type { Roundup } from "../../table/game";
import { type Draft, icons, note } from "../../table/story";
import { cardIcons, good } from "./icons";
import { cardOf } from "./pieces";
import { TELLERS } from "./story";
import type { StoneAgeEvent, StoneAgeSeen } from "./types";

type Began = Extract<StoneAgeEvent, { kind: "round" }>;
type Fed = Extract<StoneAgeEvent, { kind: "fed" }>;
type Told = Pick<StoneAgeSeen, "table" | "pieces">;

export function roundup(events: readonly StoneAgeEvent[], seen: Told): Roundup | null {
  const began = events.find((event): event is Began => event.kind === "round");
  if (!began || began.round === 1) return null;
  const past = seen.table.log.flatMap((entry) => entry.events) as unknown as StoneAgeEvent[];
  return {
    title: t("round-over", { round: began.round - 1 }),
    lines: [
      ...mealsBefore(past, began.round).flatMap((meal) => TELLERS.fed(meal, seen.pieces, [])),
      ...newCards(began, seen),
      ...TELLERS.round(began, seen.pieces, []).filter((line) => line.look !== "round"),
    ],
  };
}

/** All meals of the round before, in whatever moves they came. */
function mealsBefore(past: readonly StoneAgeEvent[], round: number): Fed[] {
  const began = (number: number): number =>
    past.findLastIndex((event) => event.kind === "round" && event.round === number);
  const meals = past.slice(began(round - 1) + 1, began(round));
  return meals.filter((event): event is Fed => event.kind === "fed");
}

/** New ones lie at the dear end of the row. */
function newCards({ row, dealt }: Began, { pieces }: Told): Draft[] {
  if (dealt === 0) return [];
  const pictures = row.slice(-dealt).map((id) => cardIcons(cardOf(pieces, id)));
  const apart = pictures.flatMap((some, at): Icon[] =>
    at < pictures.length - 1 ? some.with(-1, { ...(some.at(-1) as Icon), tail: "," }) : some,
  );
  const deck = { ...good("card"), label: null };
  return [note("log-new-cards", deck, { n: dealt }, { cards: icons(...apart) })];
}
