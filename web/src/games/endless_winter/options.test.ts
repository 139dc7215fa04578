import { beforeEach, expect, test, vi } from "vitest";
import { words } from "../../lib/fluent.svelte";
import { optionOf } from "./options";
import type { Box, Choice, View } from "./types";

beforeEach(() => {
  vi.spyOn(words, "say").mockImplementation((key) => key);
});

const instead = (of: string, take: string): Choice => ({
  index: 0,
  kind: "instead",
  text: `instead ${of} ${take}`,
  arguments: { of, take },
});
const viewWith = (...due: string[]): View =>
  ({ decision: { kind: "gaining", seat: 0, due }, land: [], players: [{}] }) as unknown as View;
const signs = (choice: Choice, ...due: string[]) => {
  const { icon, tokens } = optionOf(choice, {} as Box, viewWith(...due));
  return [icon, tokens.map((token) => ("sign" in token ? token.sign : "op" in token && token.op))];
};

test("of one thing that is due a smaller reward is told alone", () => {
  expect(signs(instead("draw", "food"), "draw", "draw")).toEqual(["op-food", []]);
});

test("of several it is seen which one is given up: both may be food", () => {
  const all = ["draw", "tool"].map((of) => signs(instead(of, "food"), "draw", "tool"));
  expect(all).toEqual([
    [null, ["op-draw", "arrow", "op-food"]],
    [null, ["op-tool", "arrow", "op-food"]],
  ]);
  expect(signs(instead("draw", "honour"), "draw", "tool")[1]).toEqual([
    "op-draw",
    "arrow",
    "op-idol",
  ]);
});
