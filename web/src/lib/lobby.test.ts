import { expect, test } from "vitest";
import type { TableInfo } from "../api/types";
import { isPlayable, isYourMove } from "./lobby.svelte";

const mine = { status: "running", mine: [1], to_move: 1 } as TableInfo;

test("a table waits for me while it is my seat's move", () => {
  expect(isYourMove(mine)).toBe(true);
  expect(isYourMove({ ...mine, to_move: 0 })).toBe(false);
  expect(isYourMove({ ...mine, status: "over" })).toBe(false);
});

test("a table whose game is gone waits for nobody", () => {
  expect(isPlayable(mine)).toBe(true);
  const gone = { ...mine, playable: false } as TableInfo;
  expect(isPlayable(gone)).toBe(false);
  expect(isYourMove(gone)).toBe(false);
});
