/** What travels when something happens: goods between fire, places and tribes, cards to their owners. */

import type { Flight, Flights } from "../../table/motion";
import { good as pictureOf } from "./icons";
import { RESOURCES, type StoneAgeEvent } from "./types";

/** How long dice roll: `stone-age-tumble`. */
const TUMBLE = 700;
const FIRE = "[data-fire]";
/** What one gets at a place of the village, and where it is counted. */
const VILLAGE: Record<string, { symbol: string; count: string }> = {
  toolmaker: { symbol: "i-tool", count: "tool" },
  hut: { symbol: "i-person", count: "people" },
  field: { symbol: "i-field", count: "agriculture" },
};

export function flights(event: StoneAgeEvent): Flights {
  switch (event.kind) {
    case "rolled":
    case "market":
      return { flights: [], wait: TUMBLE, holds: true };
    case "gathered":
      return { flights: [got(event.seat, event.good, event.amount)], wait: 300 };
    case "picked": {
      const { seat, face, gained } = event;
      return { flights: gained ? [{ ...got(seat, face, 1), symbol: `f-${face}` }] : [] };
    }
    case "took-two":
      return { flights: event.goods.map((good) => got(event.seat, good, 1)) };
    case "gained":
      return { flights: [gain(event.seat, event.good, event.amount)] };
    case "used":
      return { flights: event.gained ? brought(event.seat, event.place) : [] };
    case "bought":
      return { flights: [taken(event.card, event.seat)], wait: 150 };
    case "built":
      return { flights: [taken(event.tile, event.seat)], wait: 150 };
    case "fed":
      return { flights: eaten(event.seat, event.eaten, event.paid), wait: 200 };
    default:
      return { flights: [] };
  }
}

const counted = (seat: number, what: string): string => `[data-count="${seat} ${what}"]`;

function taken(piece: string, seat: number): Flight {
  return { piece, to: counted(seat, "score"), look: "slot" };
}

function got(seat: number, good: string, amount: number) {
  return { symbol: `i-${good}`, amount, from: FIRE, to: counted(seat, good) };
}

function gain(seat: number, good: string, amount: number): Flight {
  const to = counted(seat, good === "points" ? "score" : good);
  return { symbol: pictureOf(good).symbol, amount, from: FIRE, to, after: 200 };
}

function brought(seat: number, place: string): Flight[] {
  const got = VILLAGE[place];
  if (!got) return [];
  const { symbol, count } = got;
  return [{ symbol, amount: 1, from: `[data-place="${place}"]`, to: counted(seat, count) }];
}

function eaten(seat: number, food: number, paid: Partial<Record<string, number>>): Flight[] {
  const apart = Math.min(40, 600 / Math.max(1, food));
  const meal = [
    ["food", food] as const,
    ...RESOURCES.map((good) => [good, paid[good] ?? 0] as const),
  ];
  return meal.map(([good, amount]) => ({
    symbol: `i-${good}`,
    amount,
    from: counted(seat, good),
    to: FIRE,
    apart,
    most: 12,
    nods: false,
  }));
}
