/** Rolls that others made, or that asked nothing of their owner: found in the events to be shown for a moment. */

import type { Entry } from "../../api/types";
import type { StoneAgeEvent } from "./types";

export interface Rolled {
  seat: number;
  /** Symbols of the dice. */
  dice: string[];
  /** How many tools were added. */
  tools: number;
  good: string | null;
  amount: number;
}

/** The last roll among these entries. `before` is the roll on show, which tools may have completed. */
export function lastRoll(entries: readonly Entry[], before: Rolled | null): Rolled | null {
  let roll = before;
  let found = false;
  for (const event of entries.flatMap((entry) => entry.events) as unknown as StoneAgeEvent[]) {
    if (event.kind === "rolled") {
      roll = {
        seat: event.seat,
        dice: event.dice.map((die) => `d-${die}`),
        tools: 0,
        good: null,
        amount: 0,
      };
      found = true;
    } else if (event.kind === "market") {
      roll = {
        seat: event.seat,
        dice: event.faces.map((face) => `f-${face}`),
        tools: 0,
        good: null,
        amount: 0,
      };
      found = true;
    } else if (event.kind === "gathered" && roll?.seat === event.seat) {
      roll = { ...roll, tools: event.tools.length, good: event.good, amount: event.amount };
      found = true;
    }
  }
  return found ? roll : null;
}
