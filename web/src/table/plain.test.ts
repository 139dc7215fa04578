import { afterEach, describe, expect, test, vi } from "vitest";
import { words } from "../lib/fluent.svelte";
import { keyPart, plainText, wordFor } from "../lib/plain";
import type { OpenChoice, TableFacts } from "../lib/surface";
import { entriesOf } from "./choices";
import { seatsOf } from "./game";
import { choiceLabel, entryLabel } from "./labels";
import { looksOf } from "./palette";
import { sorted } from "./sorting";

afterEach(() => void vi.restoreAllMocks());

const choice = (kind: string, text: string, told: Record<string, unknown> = {}): OpenChoice => ({
  index: 0,
  kind,
  text,
  arguments: told,
});

describe("labels", () => {
  test("are the action's own text where there are no words", () => {
    expect(choiceLabel(choice("bid", "bid 2", { coins: 2 }))).toBe("Bid 2");
    expect(choiceLabel(choice("take_two", "take_two"))).toBe("Take two");
  });

  test("are the catalogue's words where it has some, with the arguments as variables", () => {
    vi.spyOn(words, "has").mockImplementation((key) => key === "choice-take-two");
    const say = vi.spyOn(words, "say").mockReturnValue("Take them");
    const told = { n: 2, what: ["a", "b"], all: true };
    expect(choiceLabel(choice("take_two", "take_two", told))).toBe("Take them");
    expect(say).toHaveBeenCalledWith("choice-take-two", { n: 2, what: "a and b", all: "✓" });
  });

  test("say ids by the words of the catalogue, also without a message for the choice", () => {
    vi.spyOn(words, "has").mockImplementation((key) => key === "value-c-7");
    vi.spyOn(words, "say").mockReturnValue("Copper axe");
    expect(choiceLabel(choice("play_card", "play_card c_7", { card: "c_7" }))).toBe(
      "Play card Copper axe",
    );
    expect(choiceLabel(choice("play", "play c_7 c_8", { cards: ["c_7", "c_8"] }))).toBe(
      "Play Copper axe and c_8",
    );
    expect(choiceLabel(choice("play", "play c_8", { card: "c_8" }))).toBe("Play c 8");
    expect(plainText({ hand: ["c_7"] })).toBe("hand Copper axe");
  });

  test("say them by the game's own code, which knows the field", () => {
    const word = (value: string, field: string): string | null =>
      field === "card" ? `the card ${value}` : null;
    const told = { card: "c7", seat: "c7", count: 2 };
    expect(choiceLabel(choice("give", "give c7 c7 2", told), word)).toBe("Give the card c7 c7 2");
    vi.spyOn(words, "has").mockImplementation((key) => key === "choice-give");
    const say = vi.spyOn(words, "say").mockReturnValue("");
    choiceLabel(choice("give", "give c7 c7 2", told), word);
    expect(say).toHaveBeenCalledWith("choice-give", { card: "the card c7", seat: "c7", count: 2 });
  });

  test("of amounts leave the amount open", () => {
    const [entry] = entriesOf(
      [1, 2].map((count) => choice("place", `place forest ${count}`, { place: "forest", count })),
    );
    expect(entry && entryLabel(entry)).toBe("Place forest");
  });
});

describe("plain words", () => {
  test("make keys of names", () => {
    expect(keyPart("card_points of two")).toBe("card-points-of-two");
    expect(wordFor("score", "card_points")).toBe("card points");
  });

  test.each([
    [null, "–"],
    [0, "0"],
    [true, "✓"],
    [[], "–"],
    [[1, 2], "1 and 2"],
    [{ food: 3, at: { hut: 1 } }, "food 3, at hut 1"],
  ])("tell %j", (value, text) => {
    expect(plainText(value)).toBe(text);
  });
});

describe("a view in lists", () => {
  test("gives each seat its own, and leaves out what the table shows elsewhere", () => {
    const view = {
      game: "tiny",
      options: {},
      viewer: 0,
      actor: 1,
      over: false,
      winners: [],
      decision: { kind: "bidding", seat: 1, prize: 4 },
      by_seat: ["coins"],
      coins: [6, 5],
      deck: 7,
      players: [
        { food: 1, cards: ["a"] },
        { food: 2, cards: [] },
      ],
      shown: [1, 2, 3],
      market: ["axe", "fur"],
    };
    expect(sorted(view, 2)).toEqual({
      shared: [
        ["prize", 4],
        ["deck", 7],
        ["shown", [1, 2, 3]],
        ["market", ["axe", "fur"]],
      ],
      seats: [
        [
          ["coins", 6],
          ["food", 1],
          ["cards", ["a"]],
        ],
        [
          ["coins", 5],
          ["food", 2],
          ["cards", []],
        ],
      ],
    });
  });

  test("calls two fields of one name by where they were found", () => {
    const view = {
      by_seat: ["huts", "coins"],
      decision: { kind: "bidding", seat: 0, prize: 4 },
      prize: 3,
      players: [{ food: 1, coins: 2, axes: 0 }],
      huts: [{ food: 5 }],
      coins: [9],
    };
    const { shared, seats } = sorted(view, 1);
    expect(shared.map(([name]) => name)).toEqual(["decision_prize", "prize"]);
    expect(seats[0]).toEqual([
      ["players_food", 1],
      ["players_coins", 2],
      ["axes", 0],
      ["huts_food", 5],
      ["coins", 9],
    ]);
  });
});

describe("seats", () => {
  const info = {
    seats: [
      { seat: 0, name: "Ana" },
      { seat: 1, name: "" },
    ],
  } as unknown as TableFacts;

  test("of a game without marks have those of the house", () => {
    vi.spyOn(words, "say").mockImplementation((key) => key);
    expect(seatsOf(info, [])).toEqual([
      { name: "Ana", mark: "m-hand", label: "seat-number" },
      { name: "seat-number", mark: "m-fish", label: "seat-number" },
    ]);
  });

  test("go by their mark where they have no name", () => {
    vi.spyOn(words, "say").mockImplementation((key) => key);
    const marks = ["x", "y"].map((name) => ({ mark: `s-${name}`, key: `folk-${name}` }));
    expect(seatsOf(info, marks)[1]).toEqual({ name: "folk-y.short", mark: "s-y", label: "folk-y" });
  });

  test("beyond the marks go by their number, and repeat none", () => {
    vi.spyOn(words, "say").mockImplementation((key) => key);
    const marks = [{ mark: "s-x", key: "folk-x" }];
    const numbered = { name: "seat-number", mark: "", label: "seat-number" };
    expect(seatsOf(info, marks)[1]).toEqual(numbered);
    const five = { seats: Array.from({ length: 5 }, (_, seat) => ({ seat, name: "" })) };
    expect(seatsOf(five as unknown as TableFacts, [])[4]).toEqual(numbered);
  });
});

test("the palette tells every two sources apart", () => {
  const names = Array.from({ length: 30 }, (_, at) => `source ${at}`);
  const looks = Object.values(looksOf([{ id: "source 0", icon: "i-hut" }], names));
  expect(looks[0]?.icon).toBe("i-hut");
  expect(new Set(looks.map(({ fill, strokes }) => `${fill} ${strokes}`)).size).toBe(30);
  expect(new Set(looks.map(({ id }) => id)).size).toBe(30);
});
