import { expect, test, vi } from "vitest";
import type { Me, TableInfo } from "../api/types";
import { api } from "./api";
import { isFinished, isPlayable, isYourMove, lobby, underWay } from "./lobby.svelte";
import { person } from "./me.svelte";

const mine = { status: "running", mine: [1], to_move: 1 } as TableInfo;

test("who has no name yet sees what is open to all", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { visibilityState: "visible" });
  const asked = vi.spyOn(api, "tables").mockImplementation((which) => {
    const mine = which === "mine" ? [0] : [];
    return Promise.resolve([{ id: which, mine } as unknown as TableInfo]);
  });
  const ids = (): string[][] =>
    [lobby.mine, lobby.open, lobby.running].map((list) => list.map(({ id }) => id));
  const gone = lobby.read();
  await vi.advanceTimersByTimeAsync(100);
  expect(ids()).toEqual([[], ["open"], ["running"]]);
  expect(asked).not.toHaveBeenCalledWith("mine");
  person.me = { id: "a" } as Me;
  void lobby.refresh();
  await vi.advanceTimersByTimeAsync(100);
  expect(ids()).toEqual([["mine"], ["open"], ["running"]]);
  person.me = null;
  void lobby.refresh();
  await vi.advanceTimersByTimeAsync(100);
  expect(ids()).toEqual([[], ["open"], ["running"]]);
  gone();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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
