import { describe, expect, test } from "vitest";
import {
  type Count,
  counted,
  type Counted,
  ranked,
  scale,
  segments,
  tied,
  total,
  worthCounting,
} from "./count";

const ORDER = ["buildings", "hunger", "culture"];

function player(seat: number, parts: Record<string, number>, more: Partial<Counted> = {}): Counted {
  const rest = { name: `P${seat}`, tieBreak: 10, winner: false, lost: false, rating: null };
  return { seat, parts, ...rest, ...more };
}

describe("the count", () => {
  const counts: Count[] = [
    { tieBreak: 12, parts: { buildings: 40 } },
    { tieBreak: 5, parts: { hunger: -10 } },
  ];

  test("is made of what the view shows, and of the result once it is told", () => {
    const [first, second] = counted(counts, [0], null, [], ["Anna", "Boris"]);
    expect(first).toMatchObject({ name: "Anna", tieBreak: 12, winner: true });
    expect(second?.parts.hunger).toBe(-10);
    const ratings = [{ seat: 1, before: 1500, after: 1512 }];
    const breakdown = [{ buildings: 50 }, { culture: 60 }] as Record<string, number>[];
    const told = { scores: [50, 60], winners: [1], breakdown, ratings };
    const after = counted(counts, [0], told, [], ["Anna", "Boris"]);
    expect(after.map((one) => total(one))).toEqual([50, 60]);
    expect(after.map((one) => one.winner)).toEqual([false, true]);
    expect(after.map((one) => one.rating?.after)).toEqual([undefined, 1512]);
  });

  test("needs nothing from the game but its result", () => {
    const breakdown = [{ coins: 5 }, { coins: 1 }];
    const told = { scores: [5, 1], winners: [0], breakdown, ratings: [] };
    expect(counted([], [], told, [], ["Anna", "Boris"]).map((one) => total(one))).toEqual([5, 1]);
  });

  test("leaves out sources that brought nobody anything, but not losses", () => {
    expect(worthCounting([player(0, { hunger: -10 }), player(1, { culture: 4 })], ORDER)).toEqual([
      "hunger",
      "culture",
    ]);
  });

  test("has sources that the game did not name after those it did", () => {
    expect(worthCounting([player(0, { luck: 1, culture: 2 })], ORDER)).toEqual(["culture", "luck"]);
  });

  test("can be told half-way", () => {
    const one = player(0, { buildings: 20, hunger: -10, culture: 9 });
    expect(total(one, ["buildings", "hunger"])).toBe(10);
    expect(total(one)).toBe(19);
  });
});

describe("ranks", () => {
  test("go by points, then by the tie-break", () => {
    const order = ranked([
      player(0, { buildings: 50 }),
      player(1, { buildings: 60 }, { tieBreak: 9 }),
      player(2, { buildings: 60 }, { tieBreak: 12, winner: true }),
    ]);
    expect(order.map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
    ]);
    expect(tied(order)).toBe(true);
  });

  test("are shared where nothing parts them", () => {
    const both = { winner: true };
    const order = ranked([
      player(0, { culture: 60 }, both),
      player(1, { buildings: 60 }, both),
      player(2, { buildings: 10 }),
    ]);
    expect(order.map(({ place }) => place)).toEqual([1, 1, 3]);
    expect(tied([player(0, { culture: 1 }), player(1, {})])).toBe(false);
  });

  test("put who has won first, even with fewer points: the other one resigned", () => {
    const order = ranked([
      player(0, { culture: 99 }, { lost: true }),
      player(1, {}, { winner: true }),
    ]);
    expect(order[0]?.seat).toBe(1);
  });
});

describe("bars", () => {
  const players = [
    player(0, { buildings: 60, hunger: -20 }),
    player(1, { buildings: 10, culture: 70 }),
  ];

  test("fit into the width, losses to the left of nothing", () => {
    const measure = scale(players, 500);
    expect(measure).toEqual({ zero: 100, unit: 5 });
    expect(segments(players[0] as Counted, ORDER, measure)).toEqual([
      { source: "buildings", points: 60, x: 100, width: 300 },
      { source: "hunger", points: -20, x: 0, width: 100 },
    ]);
    expect(segments(players[1] as Counted, ORDER, measure).at(-1)).toMatchObject({
      x: 150,
      width: 350,
    });
  });

  test("do not break where nobody has anything", () => {
    expect(scale([player(0, {})], 100).unit).toBe(100);
  });
});
