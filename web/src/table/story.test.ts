import { afterEach, describe, expect, test, vi } from "vitest";
import type { Entry, GameEvent, Pieces } from "../api/types";
import { cataloguesOf, type Say } from "../lib/catalogues.testing";
import { words } from "../lib/fluent.svelte";
import { spoken } from "../lib/sentence";
import {
  choosing,
  type Draft,
  lastMove,
  type Line,
  lines,
  move,
  note,
  read,
  rounds,
  standing,
  tell,
  tellEntry,
} from "./story";

const pieces = {} as Pieces;
const NAMES = ["Anna", "Boris"];
const CATALOGUES = cataloguesOf("none");
const EN = CATALOGUES.find(([language]) => language === "en")?.[1] as Say;
const TELLERS = {
  used: (): Draft[] => [move(0, "log-used")],
  rolled: (): Draft[] => [move(0, "log-rolled")],
  gathered: (_event: GameEvent, _pieces: Pieces, past: readonly GameEvent[]): Draft[] => [
    {
      ...move(0, "log-gathered"),
      ...(past.at(-1)?.kind === "rolled" && { replaces: "log-rolled" }),
    },
  ],
};
const USED = { kind: "used" };
const ROLL = { kind: "rolled" };
const GOT = { kind: "gathered" };

function entry(number: number, events: GameEvent[], more: Partial<Entry> = {}): Entry {
  const none = { name: null, text: null, undone: [] };
  return { number, at: 0, kind: "act", seat: 0, events, ...none, ...more };
}

describe("the log in lines", () => {
  const keys = (entries: Entry[]): string[] =>
    lines(entries, pieces, TELLERS).map((line) => line.key);

  test("a line may take the place of the one it answers", () => {
    expect(keys([entry(1, [USED, ROLL]), entry(2, [GOT])])).toEqual(["log-used", "log-gathered"]);
    expect(keys([entry(1, [ROLL]), entry(2, [USED, GOT])])).toEqual([
      "log-rolled",
      "log-used",
      "log-gathered",
    ]);
  });

  test("what was taken back is gone", () => {
    const entries = [
      entry(1, [USED]),
      entry(2, [ROLL]),
      entry(3, [], { kind: "undo", undone: [2] }),
    ];
    expect(keys(entries)).toEqual(["log-used"]);
    expect(standing(entries).map(({ number }) => number)).toEqual([1]);
  });

  test("names of lines do not change when earlier ones are loaded", () => {
    const late = [entry(5, [USED, ROLL, GOT]), entry(6, [USED])];
    const before = lines(late, pieces, TELLERS).map(({ id }) => id);
    const after = lines([entry(4, [USED]), ...late], pieces, TELLERS).map(({ id }) => id);
    expect(after.slice(1)).toEqual(before);
    expect(new Set(after).size).toBe(after.length);
  });

  test("who came and went is told, chatting is not", () => {
    const told = keys([
      entry(1, [], { kind: "sat" }),
      entry(2, [], { kind: "chat", text: "hi" }),
      entry(3, [], { kind: "started", seat: null }),
      entry(4, [], { kind: "resigned" }),
    ]);
    expect(told).toEqual(["entry-sat", "entry-started-table", "entry-resigned"]);
  });

  test.each(CATALOGUES)("all that happens at a table has words in %s", (_language, say) => {
    for (const kind of [
      "sat",
      "left",
      "started",
      "resigned",
      "timeout",
      "back",
      "rematch",
      "invite",
    ] as const) {
      for (const seat of [0, null]) {
        const told = tellEntry(entry(1, [], { kind, seat }));
        expect(told && spoken(told, NAMES, say)).toBeTruthy();
      }
    }
  });
});

describe("an event that its game does not tell", () => {
  afterEach(() => void vi.restoreAllMocks());
  const said = (event: GameEvent): string[] =>
    tell({}, event, pieces).map((line) => spoken(line, NAMES, EN));

  test("is told by its bare facts, with the name of who did it", () => {
    expect(said({ kind: "cast_die", seat: 1, prize: 4 })).toEqual(["Boris: cast die: prize 4"]);
    expect(said({ kind: "shown", number: 7, cards: ["a", "b"], by: null })).toEqual([
      "shown: number 7, cards a and b, by –",
    ]);
    expect(said({ kind: "toString" })).toEqual(["toString"]);
  });

  test("is told by its message where the catalogue has one", () => {
    vi.spyOn(words, "has").mockImplementation((key) => key === "log-cast-die");
    const [line] = tell({}, { kind: "cast_die", seat: 1, prize: 4, cards: ["a"] }, pieces);
    expect(line).toMatchObject({ key: "log-cast-die", args: { prize: 4, cards: "a" }, seat: 1 });
    expect(line?.slots.who).toEqual({ kind: "name", seat: 1 });
  });
});

test("who is choosing is told without the game's help", () => {
  expect(spoken(choosing(1, "bidding"), NAMES, EN)).toBe("Boris is choosing");
});

test("rounds begin where the game's own line says so", () => {
  const round = { kind: "round", round: 2 };
  const tellers = {
    ...TELLERS,
    round: (): Draft[] => [note("log-torch", null), { ...note("log-round", null), look: "round" }],
  };
  const entries = [entry(1, [USED]), entry(2, [ROLL, round]), entry(3, [USED]), entry(4, [round])];
  expect(rounds(entries, pieces, tellers).map(({ number, told }) => [number, told.key])).toEqual([
    [2, "log-round"],
    [4, "log-round"],
  ]);
  expect(rounds(entries, pieces, TELLERS)).toEqual([]);
});

describe("the log as it is read", () => {
  const ME = 0;
  /** One line for each entry, by whose it is. */
  const told = (...seats: (number | null)[]): Line[] =>
    seats.map((seat, at) => ({
      ...(seat === null ? note("log-round", null) : move(seat, "log-done")),
      id: `${at + 1}.0`,
      entry: at + 1,
    }));
  const shape = (lines: readonly Line[], last: number | null, opened: string[] = []): string[] =>
    read(lines, ME, last, new Set(opened)).map((item) =>
      item.kind === "line" ? item.id : item.kind === "fold" ? `${item.n} more` : item.kind,
    );

  test("marks what happened since one's last move", () => {
    expect(shape(told(1, ME, 1, 1), 2)).toEqual(["4.0", "3.0", "since", "2.0", "1.0"]);
  });

  test("marks nothing for who moved last, has not moved yet or watches", () => {
    expect(shape(told(1, ME), 2)).toEqual(["2.0", "1.0"]);
    expect(shape(told(1, 2), null)).toEqual(["2.0", "1.0"]);
  });

  test("folds a long stretch of others once it was seen, and opens it again", () => {
    const lines = told(ME, 1, 2, 1, 2, 1, 2, null, ME);
    const folded = ["9.0", "8.0", "7.0", "6.0", "5.0", "3 more", "1.0"];
    expect(shape(lines, 9)).toEqual(folded);
    expect(shape(lines, 9, ["fold 2.0"])).toHaveLength(9);
    expect(shape(lines, 1)).not.toContain("3 more");
  });

  test("folds nothing for the sake of a line or two", () => {
    expect(shape(told(ME, 1, 2, 1, 2, 1, ME), 7)).toHaveLength(7);
  });

  test("knows one's last move that stands", () => {
    const entry = (number: number, kind: Entry["kind"], seat: number, undone: number[] = []) =>
      ({ number, kind, seat, undone, events: [] }) as unknown as Entry;
    const log = [entry(1, "act", 0), entry(2, "act", 0), entry(3, "undo", 0, [2])];
    expect(lastMove(log, 0)?.number).toBe(1);
    expect(lastMove(log, 1)).toBeNull();
    expect(lastMove(log, null)).toBeNull();
  });
});
