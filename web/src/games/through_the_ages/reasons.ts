/** Why nothing can be done with a thing, as the server says to those who choose. */

import type { Hints } from "./types";
import type { Turn } from "./turn.svelte";

type Asked = Pick<Turn, "mine" | "hints"> & { isOpen: (thing: string) => boolean };

export function closedReason(thing: string, turn: Asked): string | null {
  const closed = turn.hints?.closed;
  return turn.mine && closed && !turn.isOpen(thing) ? reasonOf(thing, closed) : null;
}

function reasonOf(thing: string, closed: Hints["closed"]): string | null {
  const [place = "", name = ""] = thing.split(" ");
  switch (place) {
    case "row":
      return closed.row[Number(name) - 1] ?? null;
    case "hand":
      return closed.develop[name] ?? closed.play[name] ?? closed.revolt[name] ?? null;
    case "ground":
      return closed.build[name] ?? null;
    case "site":
      return closed.wonder;
    case "grow":
      return closed.grow;
    default:
      return null;
  }
}
