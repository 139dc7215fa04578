import { describe, expect, it } from "vitest";
import { found, grouped } from "./finding";

const label = (one: string): string => one;
const CARDS = ["Železná ruda", "Kamenný nůž", "Zlatá ruda", "Đurđevac"];

describe("finding one of many", () => {
  it("needs neither capitals nor marks, nor whole words, nor their order", () => {
    expect(found(CARDS, label, "zelez")).toEqual(["Železná ruda"]);
    expect(found(CARDS, label, "  RUDA zl ")).toEqual(["Zlatá ruda"]);
    expect(found(CARDS, label, "nůž")).toEqual(["Kamenný nůž"]);
    expect(found(CARDS, label, "durde")).toEqual(["Đurđevac"]);
    expect(found(CARDS, label, "ruda nuz")).toEqual([]);
  });

  it("finds all where nothing is typed", () => {
    expect(found(CARDS, label, " ")).toEqual(CARDS);
  });

  it("parts them in the order in which they come", () => {
    expect(grouped(["b1", "a1", "b2"], (one) => one.charAt(0))).toEqual([
      ["b", ["b1", "b2"]],
      ["a", ["a1"]],
    ]);
  });
});
