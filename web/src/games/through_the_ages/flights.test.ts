import { expect, test } from "vitest";
import { flights } from "./flights";
import { rowPieces } from "./rowPieces";
import type { Event, View } from "./types";

const before = { row: ["iron", "drama", null, "iron"] } as unknown as View;

test("cards of the row are told apart, empty places are none", () => {
  expect(rowPieces(before.row)).toEqual(["row iron", "row drama", null, "row iron 2"]);
});

test("the very card that was taken flies to its owner", () => {
  const took: Event = { kind: "took", seat: 1, card: "iron", slot: 4, actions: 1 };
  const [flight] = flights(took, before).flights;
  expect(flight).toMatchObject({ piece: "row iron 2" });
  expect(flight && "to" in flight ? flight.to : "").toContain('.hands.c2 [data-about="hand iron"]');
});

test("cards that are swept leave the row, equal ones too", () => {
  const crowded = { row: ["iron", "drama", "iron", "iron"] } as unknown as View;
  const left = ["iron", "drama", "iron"];
  const swept: Event = { kind: "row", row: [], left, came: [], deck: 3 };
  const pieces = flights(swept, crowded).flights.map((one) => ("piece" in one ? one.piece : ""));
  expect(pieces).toEqual(rowPieces(crowded.row).slice(0, left.length));
  expect(new Set(pieces).size).toBe(left.length);
});

test("gains come to their count, losses do not fly", () => {
  const gained = (amount: number): Event => ({
    kind: "changed",
    seat: 0,
    what: "culture",
    amount,
    card: null,
    cause: null,
    rival: null,
  });
  expect(flights(gained(3), before).flights).toMatchObject([
    { amount: 3, to: '[data-count="0 culture"]' },
  ]);
  expect(flights(gained(-3), before).flights).toEqual([]);
});
