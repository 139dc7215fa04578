import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entry } from "../api/types";
import { words } from "../lib/fluent.svelte";
import { earlyEnd } from "./early";

const SEATS = [{ name: "Anna" }, { name: "Boris" }, { name: "Cid" }];
const infos = (...lost: number[]) => SEATS.map((_, seat) => ({ seat, lost: lost.includes(seat) }));
const entry = (kind: Entry["kind"], seat: number): Entry => ({ kind, seat }) as unknown as Entry;

beforeEach(() => {
  vi.spyOn(words, "say").mockImplementation((key, args) => `${key} ${String(args?.names)}.`);
});
afterEach(() => void vi.restoreAllMocks());

test("who resigned is told apart from whose time ran out", () => {
  const log = [entry("resigned", 0), entry("timeout", 1)];
  expect(earlyEnd(SEATS, infos(0, 1), log, [{ name: "Cid" }])).toBe(
    "end-resigned Anna. end-timeout Boris. end-wins Cid.",
  );
});

test("where nobody is left to win, nobody is said to", () => {
  expect(earlyEnd(SEATS, infos(0), [entry("resigned", 0)], [])).toBe("end-resigned Anna.");
});
