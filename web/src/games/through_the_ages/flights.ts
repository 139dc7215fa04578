/** What travels when something happens: cards to their owners, goods between the banks and their counts. */

import type { Flight, Flights } from "../../table/motion";
import { rowPieces } from "./rowPieces";
import type { Event, View } from "./types";

const NONE: Flights = { flights: [] };

const counted = (seat: number, what: string): string => `[data-count="${seat} ${what}"]`;
/** Where a card goes that somebody takes: to its place on the table, else to its owner's strip. */
const placeOf = (seat: number, card: string): string =>
  [
    `.hands.c${seat + 1} [data-about="hand ${card}"]`,
    `.ground.c${seat + 1} .site`,
    `.strip.c${seat + 1} strong`,
  ].join();
const LEDGE = ".frieze .slot:first-child .lip";

/** The count of each thing that is gained or lost, and its sign. */
const GOODS: Readonly<Record<string, { symbol: string; count: string }>> = {
  food: { symbol: "sign-food", count: "food" },
  resources: { symbol: "sign-resources", count: "resources" },
  science: { symbol: "sign-science", count: "science" },
  culture: { symbol: "sign-culture", count: "culture" },
  population: { symbol: "sign-person", count: "idle" },
};

const MOST = 6; // of a kind that are seen flying

function got(seat: number, what: string, amount: number, from: string): Flight[] {
  const good = GOODS[what];
  if (!good || amount <= 0) return [];
  return [
    { symbol: good.symbol, amount, from, to: counted(seat, good.count), most: MOST, apart: 60 },
  ];
}

export function flights(event: Event, before: View): Flights {
  switch (event.kind) {
    case "took": {
      const piece = rowPieces(before.row)[event.slot - 1];
      return piece ? { flights: [{ piece, to: placeOf(event.seat, event.card) }] } : NONE;
    }
    case "row": {
      // The cheapest ones crumble; the others slide by themselves, and new ones come from the deck.
      // They lay before all their equals, so that they are numbered as in the whole row.
      const gone = rowPieces(event.left);
      return {
        flights: gone.flatMap((piece) => (piece ? [{ piece, to: LEDGE, look: "crumbles" }] : [])),
      };
    }
    case "grew":
      return { flights: got(event.seat, "population", 1, counted(event.seat, "yellow")) };
    case "changed":
      return { flights: got(event.seat, event.what, event.amount, ".council") };
    case "produced":
      return {
        flights: [
          ...got(event.seat, "science", event.science, `.c${event.seat + 1} .bed`),
          ...got(event.seat, "culture", event.culture, `.c${event.seat + 1} .bed`),
        ],
      };
    case "made":
      return {
        flights: [
          ...got(event.seat, "food", event.food, counted(event.seat, "blue")),
          ...got(event.seat, "resources", event.resources, counted(event.seat, "blue")),
        ],
        wait: 200,
      };
    default:
      return NONE;
  }
}
