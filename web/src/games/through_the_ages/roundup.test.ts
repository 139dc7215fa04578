import { beforeEach, expect, test, vi } from "vitest";
import type { Pieces } from "../../api/types";
import { words } from "../../lib/fluent.svelte";
import { roundup } from "./roundup";
import type { Event } from "./types";

const box = {
  civil: [
    { id: "monarchy", kind: "government" },
    { id: "iron", kind: "mine" },
    { id: "pyramids", kind: "wonder" },
  ],
  military: [
    { id: "rats", kind: "event" },
    { id: "spy-ii", kind: "aggression" },
  ],
};
const pieces = { components: box } as unknown as Pieces;

beforeEach(() => {
  vi.spyOn(words, "say").mockImplementation((key) => key);
});

function keysOf(past: Event[], seat: number | null = 0): string[] | null {
  const log = [{ events: past }] as never;
  const told = roundup(past, { pieces, table: { seat, log } });
  return told && told.lines.map(({ key }) => key);
}

const turn = (seat: number, round: number): Event => ({ kind: "turn", seat, round });
const developed = (card: string): Event => ({
  kind: "developed",
  seat: 1,
  card,
  science: 3,
  revolution: false,
});
const produced: Event = { kind: "produced", seat: 0, science: 2, culture: 1 };
const lost: Event = {
  kind: "changed",
  seat: 0,
  what: "culture",
  amount: -2,
  card: null,
  cause: "rats",
  rival: null,
};
const row: Event = { kind: "row", row: [], left: ["iron"], came: ["monarchy"], deck: 9 };

test("what the turn brought, what others did and what is new in the row, as it came", () => {
  const past = [turn(0, 2), developed("iron"), produced, turn(1, 2), developed("monarchy"), lost];
  expect(keysOf([...past, turn(0, 3), row])).toEqual([
    "log-produced",
    "log-government",
    "log-lost-by",
    "log-row",
    "log-row-came",
  ]);
});

test("what concerns nobody else is left out", () => {
  const past = [turn(0, 2), turn(1, 2), developed("iron"), { ...produced, seat: 1 } as Event];
  expect(keysOf([...past, turn(0, 3)])).toBeNull();
});

test("it comes at the beginning of one's own turn, and not of the first", () => {
  expect(keysOf([turn(0, 1), row])).toBeNull();
  expect(keysOf([turn(0, 2), produced, turn(1, 2), lost])).toBeNull();
  expect(keysOf([turn(0, 2), produced, turn(1, 2), lost, turn(0, 3)])).not.toBeNull();
  const past = [turn(0, 2), produced, turn(1, 2), lost];
  expect(
    roundup([lost], { pieces, table: { seat: 0, log: [{ events: past }] as never } }),
  ).toBeNull();
  expect(keysOf([turn(0, 2), produced, turn(1, 2), lost, turn(0, 3)], null)).toBeNull();
});

test("of very much the rest is told that concerns oneself", () => {
  const many = Array.from({ length: 20 }, (): Event => ({
    kind: "event",
    card: "rats",
    fallout: [],
  }));
  const past = [turn(0, 2), turn(1, 2), ...many, lost, turn(0, 3)];
  const keys = keysOf(past);
  expect(keys).toHaveLength(12);
  expect(keys?.at(-1)).toBe("log-lost-by");
});
