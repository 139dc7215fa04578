import { describe, expect, test } from "vitest";
import { cardBottom, cardTop, goods, tileIcons } from "./icons";
import type { Card, Tile } from "./types";

describe("pictures", () => {
  const card = (some: Partial<Card>): Card => ({
    id: "c01",
    top: "food",
    amount: 5,
    resource: null,
    symbol: "art",
    worker: null,
    count: 0,
    ...some,
  });

  test("of what is paid leave out what is not", () => {
    expect(
      goods({ wood: 2, clay: 0, gold: 1 }).map(({ symbol, count }) => [symbol, count]),
    ).toEqual([
      ["i-wood", 2],
      ["i-gold", 1],
    ]);
  });

  test("of cards", () => {
    expect(cardTop(card({}))[0]).toMatchObject({ symbol: "i-food", count: 5 });
    expect(cardTop(card({ top: "resource", resource: "clay", amount: 1 }))[0]).toMatchObject({
      symbol: "i-clay",
      count: 1,
    });
    expect(cardBottom(card({}))[0]).toMatchObject({ symbol: "c-art", look: "green" });
    expect(cardBottom(card({ symbol: null, worker: "builder", count: 3 }))[0]).toMatchObject({
      symbol: "w-builder",
      count: 3,
      look: "sand",
    });
  });

  test("of buildings with a free price tell its range", () => {
    const tile: Tile = { id: "b26", cost: null, points: 0, least: 1, most: 7, kinds: 0 };
    expect(tileIcons(tile)[0]?.count).toBe("1–7");
    expect(tileIcons({ ...tile, least: 4, most: 4 })[0]?.count).toBe("4");
  });
});
