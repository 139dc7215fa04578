/** What travels when something happens: goods to their counts, cards and animals to their owners. */

import type { Flight, Flights } from "../../table/motion";
import type { Pieces } from "../../api/types";
import { chipOf, pictureOfAnimal, pictureOfCard, stonePicture } from "./pictures";
import { boxOf, type Event, pieceOf, type View } from "./types";

const NONE: Flights = { flights: [] };
const MOST = 6; // of a kind that are seen flying
const APART = 60;

const counted = (seat: number, what: string): string => `[data-count="${seat} ${what}"]`;
const thing = (name: string): string => `[data-about="${name}"]`;
/** Where somebody's things come from when nothing else is known. */
const home = (seat: number): string => `[data-home="${seat}"]`;

/** Of labour a hand for every whole. */
const howMany = (op: string, n: number): number => (op === "labour" ? Math.ceil(n / 2) : n);

function got(seat: number, op: string, n: number, from: string): Flight[] {
  const amount = howMany(op, n);
  if (amount <= 0) return [];
  return [
    {
      symbol: `op-${op}`,
      amount,
      from,
      to: counted(seat, op),
      most: MOST,
      apart: APART,
      nods: true,
    },
  ];
}

const one = (symbol: string, from: string, to: string): Flights => ({
  flights: [{ symbol, amount: 1, from, to }],
});

/** The figures of a tribe that were not on the table before and are now. */
function come(seat: number, before: View, after: View): Flights {
  const was = before.players[seat]?.figures ?? [];
  const now = after.players[seat]?.figures ?? [];
  const flights = now.flatMap((at, nth): Flight[] =>
    at !== null && at !== was[nth] ? [{ piece: `man ${seat} ${nth}`, from: home(seat) }] : [],
  );
  return { flights };
}

export function flights(event: Event, before: View, after: View, pieces: Pieces): Flights {
  const box = boxOf(pieces);
  switch (event.kind) {
    case "placed":
      return come(event.seat, before, after);
    case "played":
      return { flights: got(event.seat, "labour", event.labour, thing(`hand ${event.card}`)) };
    case "ate":
      return { flights: got(event.seat, "labour", event.labour, counted(event.seat, "food")) };
    case "gained":
      return { flights: got(event.seat, event.what, event.amount, home(event.seat)) };
    case "hired":
      if (event.empty) return NONE;
      return one(pictureOfCard(box, event.card), thing(`tribe ${event.card}`), home(event.seat));
    case "learned":
      return one(pictureOfCard(box, event.card), thing(`culture ${event.card}`), home(event.seat));
    case "hunted":
      if (event.animal === null) return NONE;
      return one(
        pictureOfAnimal(box, event.animal),
        event.top ? thing("herd-deck") : thing(`herd ${event.animal}`),
        home(event.seat),
      );
    case "stone-taken":
      return one(
        stonePicture(pieceOf(box.stones, event.stone)),
        thing(`stone ${event.stone}`),
        home(event.seat),
      );
    case "gathered":
      return one(chipOf(box, event.land), thing(`hex ${event.hex}`), home(event.seat));
    case "built": {
      const from = thing(`megalith ${event.row} ${event.column} ${event.level}`);
      return { flights: event.points.flatMap((n, seat) => got(seat, "vp", n, from)) };
    }
    case "stone-scored":
      return { flights: got(event.seat, "vp", event.points, home(event.seat)) };
    case "eclipse":
      return { flights: [], wait: 1200 };
    default:
      return NONE;
  }
}
