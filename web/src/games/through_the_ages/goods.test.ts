import { describe, expect, test } from "vitest";
import { goodsSteps } from "./goods";

const ANY = { food: null, resources: null };

describe("goods that are gained", () => {
  test("are all said, food first", () => {
    const share = { food: 1, resources: 2, left: 3, stock: ANY, ends: false };
    expect(goodsSteps(share)).toEqual(["food", "resources", "resources"]);
  });

  test("may be all of one kind", () => {
    const share = { food: 0, resources: 2, left: 2, stock: ANY, ends: false };
    expect(goodsSteps(share)).toEqual(["resources", "resources"]);
  });
});

describe("goods that are lost", () => {
  test("are not said any more once only one kind is left: the server goes on by itself", () => {
    const share = { food: 1, resources: 2, left: 3, stock: { food: 1, resources: 5 }, ends: false };
    expect(goodsSteps(share)).toEqual(["food"]);
  });

  test("where there is only one kind from the beginning, nothing is asked", () => {
    const share = { food: 0, resources: 2, left: 2, stock: { food: 0, resources: 5 }, ends: false };
    expect(goodsSteps(share)).toBeNull();
  });
});

describe("goods that are taken from a rival", () => {
  test("may be fewer than allowed: then it is said that they are enough", () => {
    const share = { food: 1, resources: 1, left: 5, stock: { food: 3, resources: 1 }, ends: true };
    expect(goodsSteps(share)).toEqual(["food", "resources", "done"]);
  });

  test("where nothing more is there, nobody is asked", () => {
    const share = { food: 1, resources: 1, left: 5, stock: { food: 1, resources: 1 }, ends: true };
    expect(goodsSteps(share)).toEqual(["food", "resources"]);
  });

  test("as many as allowed end it", () => {
    const share = { food: 2, resources: 1, left: 3, stock: { food: 4, resources: 4 }, ends: true };
    expect(goodsSteps(share)).toEqual(["food", "food", "resources"]);
  });
});
