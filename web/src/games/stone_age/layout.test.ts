import { describe, expect, it } from "vitest";
import { aurasOf, huntSpots, onBoard, peopleOut, spotsAt } from "./layout";
import type { PlayerView } from "./types";
import { LAND } from "./types";

const tribe = (at: PlayerView["at"]): PlayerView => ({ at }) as PlayerView;

describe("peopleOut", () => {
  it("gives everybody a ring of their own", () => {
    const people = peopleOut([tribe({ forest: 4 }), tribe({ forest: 3 })]);
    expect(people).toHaveLength(7);
    expect(new Set(people.map(({ x, y }) => `${x} ${y}`)).size).toBe(7);
    expect(new Set(people.map(({ key }) => key)).size).toBe(7);
  });

  it("puts those who may follow behind those who stand there", () => {
    const people = peopleOut([tribe({ forest: 2 }), tribe({})], {
      seat: 1,
      place: "forest",
      count: 2,
    });
    const ghosts = people.filter((person) => person.ghost);
    expect(ghosts.map((ghost) => ghost.seat)).toEqual([1, 1]);
    const taken = people.filter((person) => !person.ghost).map(({ x }) => x);
    for (const ghost of ghosts) expect(taken).not.toContain(ghost.x);
  });

  it("draws those in front last", () => {
    const depths = peopleOut([tribe({ quarry: 7 })]).map(({ y }) => y);
    expect(depths).toEqual([...depths].sort((one, other) => one - other));
  });
});

describe("huntSpots", () => {
  it("has room for four whole tribes inside the hunting ground", () => {
    for (const people of [1, 5, 9, 17, 40]) {
      const spots = huntSpots(people);
      expect(spots).toHaveLength(people);
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(people);
      for (const { x, y } of spots) {
        expect(x).toBeGreaterThan(20);
        expect(x).toBeLessThan(320);
        expect(y).toBeLessThan(232);
      }
    }
  });
});

describe("onBoard", () => {
  it("keeps everybody on the board, wide and on a phone", () => {
    for (const place of LAND) {
      for (const spot of spotsAt(place, 10)) {
        for (const phone of [false, true]) {
          const { x, y } = onBoard(place, spot, phone);
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(100);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(100);
        }
      }
    }
  });

  it("has a drawn light for every place", async () => {
    const auras = await aurasOf();
    for (const place of LAND) expect(auras[place].line.length).toBeGreaterThan(20);
  });
});
