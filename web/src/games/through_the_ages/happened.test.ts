import { expect, test } from "vitest";
import type { GameEvent } from "../../api/types";
import { askingEvent, happenedIn, type Revealed, sharesOf, sum, touchedBy } from "./happened";
import type { View } from "./types";

const weakest: Revealed = {
  kind: "event",
  card: "reign-of-terror",
  fallout: [
    {
      who: "weakest",
      by: "strength",
      rated: [6, 1, 4],
      touched: [{ seat: 1, change: { culture: -2 }, asked: true }],
    },
  ],
};
const logged = (...events: object[]) => [{ events: events as unknown as GameEvent[] }];
const asked = (kind: string, seat = 1): View =>
  ({
    decision: { kind, seat },
    players: [{ out: false }, { out: false }, { out: false }],
  }) as unknown as View;

test("the event of this turn asks its questions, until a fight does", () => {
  const now = happenedIn(logged({ kind: "turn", seat: 0, round: 3 }, weakest));
  expect(askingEvent(asked("losing-workers"), now)).toBe(weakest);
  expect(askingEvent(asked("acting"), now)).toBeNull();
  const fight = happenedIn(logged(weakest, { kind: "attacked", card: "enslave-i" }));
  expect(fight.attack?.card).toBe("enslave-i");
  expect(askingEvent(asked("losing-workers"), fight)).toBeNull();
});

test("an event of an earlier turn is known, and asks nothing more", () => {
  const before = happenedIn([...logged(weakest), ...logged({ kind: "turn", seat: 1, round: 3 })]);
  expect(before).toMatchObject({ event: weakest, recent: false });
  expect(askingEvent(asked("losing-workers"), before)).toBeNull();
  expect(happenedIn([]).event).toBeNull();
});

test("a discard belongs to the event only for whom it asks, and once", () => {
  expect(askingEvent(asked("discarding"), happenedIn(logged(weakest)))).toBe(weakest);
  expect(askingEvent(asked("discarding", 0), happenedIn(logged(weakest)))).toBeNull();
  const done = happenedIn(logged(weakest, { kind: "discarded", seat: 1, count: 1 }));
  expect(askingEvent(asked("discarding"), done)).toBeNull();
});

test("players stand in the order of what decides, those who are meant apart", () => {
  const [share] = sharesOf(weakest, asked("losing-workers"));
  expect(share?.seats.map(({ seat, rated, hit }) => [seat, rated, hit])).toEqual([
    [0, 6, false],
    [2, 4, false],
    [1, 1, true],
  ]);
});

test("sentences that mean the same players are one, and what changes nothing is left out", () => {
  const event: Revealed = {
    kind: "event",
    card: "rats",
    fallout: [
      {
        who: "all",
        by: null,
        rated: [],
        touched: [
          { seat: 0, change: { food: -2 }, asked: false },
          { seat: 1, change: {}, asked: false },
        ],
      },
      {
        who: "all",
        by: null,
        rated: [],
        touched: [{ seat: 0, change: { food: -1 }, asked: false }],
      },
    ],
  };
  const shares = sharesOf(event, asked("acting"));
  expect(shares).toHaveLength(1);
  expect(shares[0]?.seats).toMatchObject([{ seat: 0, change: { food: -3 } }]);
});

test("what is touched is lit, with the rating that decided it", () => {
  expect([...touchedBy(weakest)]).toEqual(["1 culture", "1 strength"]);
  expect(sum({ food: 1 }, { food: 2, civil: -1 })).toEqual({ food: 3, civil: -1 });
});
