import { describe, expect, test } from "vitest";
import { coverOf, drawing } from "./art";

const covers = Object.keys(import.meta.glob("../art/*/cover.svg")).map(
  (file) => file.split("/").at(-2) ?? "",
);

describe("drawings", () => {
  test("are found by folder and name", async () => {
    expect(await drawing("house/icons")).toContain('<symbol id="u-help"');
    expect(await drawing("house/wall")).toMatch(/^<svg /);
  });

  test("are empty where there is none", async () => {
    expect(await drawing("house/nothing")).toBe("");
    expect(await drawing("nobody/icons")).toBe("");
  });

  test("leave the tiles of the rock to the style sheet", async () => {
    expect(await drawing("house/grain-day")).toBe("");
  });
});

describe("the cover of a game", () => {
  test.each(covers)("is its own: %s", async (game) => {
    expect(await coverOf(game)).toBe(await drawing(`${game}/cover`));
    expect(await coverOf(game)).toMatch(/^<svg /);
  });

  test.each(covers)("is the same with another set of components: %s", async (game) => {
    expect(await coverOf(`${game}.mine`)).toBe(await drawing(`${game}/cover`));
  });

  test("is the house's where it brings none", async () => {
    expect(await coverOf("nobody")).toBe(await drawing("house/cover"));
    expect(covers).toContain("house");
  });
});
