import { expect, test } from "vitest";
import { byThing } from "../../table/choices";
import { cardAt, thingsOf } from "./things";
import type { Choice, Player, View } from "./types";

const choice = (kind: string, told: Choice["arguments"] = {}): Choice => ({
  index: 0,
  kind,
  arguments: told,
  text: [kind, ...Object.values(told)].join(" "),
});

test("a choice is found on the things it is about", () => {
  expect(thingsOf(choice("take", { slot: 3 }))).toEqual(["row 3"]);
  expect(thingsOf(choice("develop", { card: "iron" }))).toEqual(["hand iron"]);
  expect(thingsOf(choice("attack", { card: "spy-ii", seat: 1 }))).toEqual(["secret spy-ii"]);
  expect(thingsOf(choice("raise", { stages: 1 }))).toEqual(["site"]);
});

test("an upgrade is found where the worker is and where he goes", () => {
  const up = choice("upgrade", { from: "bronze", to: "iron" });
  const things = byThing([up, choice("build", { card: "iron" })], thingsOf);
  expect(things.get("ground bronze")).toEqual([up]);
  expect(things.get("ground iron")).toHaveLength(2);
});

test("what is done to a rival is found on the rival's ground", () => {
  expect(thingsOf(choice("raze", { card: "drama" }))).toEqual(["seen ground drama"]);
  expect(thingsOf(choice("seize", { card: "moses" }))).toContain("seen leader moses");
  expect(thingsOf(choice("cede", { card: "vast-territory-i" }))).toContain(
    "seen colony vast-territory-i",
  );
});

test("an ending is about nothing that lies there", () => {
  expect(thingsOf(choice("end-turn"))).toEqual([]);
  expect(byThing([choice("pass"), choice("done")], thingsOf).size).toBe(0);
});

test("a thing is the card that lies there", () => {
  const view = { row: ["iron", null] } as unknown as View;
  const player = { site: null, leader: "moses", government: "despotism" } as unknown as Player;
  expect(cardAt("row 1", view, player)).toBe("iron");
  expect(cardAt("row 2", view, player)).toBeNull();
  expect(cardAt("site", view, player)).toBeNull();
  expect(cardAt("leader", view, player)).toBe("moses");
  expect(cardAt("hand coal", view, player)).toBe("coal");
  expect(cardAt("grow", view, player)).toBeNull();
  expect(cardAt("seen leader", view, player)).toBe("moses");
  expect(cardAt("seen ground iron", view, player)).toBe("iron");
});
