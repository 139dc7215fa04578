import { expect, test } from "vitest";
import type { TableInfo } from "../api/types";
import { isFinished, isPlayable, isYourMove, underWay } from "./lobby.svelte";

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

test("what waits for me comes first, and what is over not at all", () => {
  const theirs = { ...mine, id: "theirs", to_move: 0 };
  const yours = { ...mine, id: "yours" };
  const over = { ...mine, id: "over", status: "over" } as TableInfo;
  expect(underWay([theirs, over, yours]).map(({ id }) => id)).toEqual(["yours", "theirs"]);
});

test("a table that was closed before the game began is no finished game", () => {
  const over = { ...mine, status: "over", result: null } as TableInfo;
  expect(isFinished(over)).toBe(false);
  expect(isFinished({ ...over, result: { winners: [0] } } as unknown as TableInfo)).toBe(true);
  expect(isFinished({ ...mine, result: null })).toBe(false);
});
