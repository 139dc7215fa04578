/** What travels when something happens: cards to their owners, goods between the banks and their counts. */

import type { Flight, Flights } from "../../table/motion";
import type { Event } from "./types";

const counted = (seat: number, what: string): string => `[data-count="${seat} ${what}"]`;
const slot = (at: number): string => `.frieze .slot:nth-child(${at})`;

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

export function flights(event: Event): Flights {
  switch (event.kind) {
    case "took":
      return {
        flights: [
          {
            symbol: `card-${event.card}`,
            amount: 1,
            from: slot(event.slot),
            to: counted(event.seat, "civil"),
          },
        ],
        wait: 150,
      };
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
      return { flights: [] };
  }
}
