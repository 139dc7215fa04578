import { describe, expect, test } from "vitest";
import options from "../../../../src/holocene/games/stone_age/options.py?raw";
import type { Pieces } from "../../api/types";
import { cataloguesOf } from "../../lib/catalogues.testing";
import { variants } from "../../lib/topics";
import {
  bottomMessage,
  fewer,
  GROUPS,
  pieceOf,
  related,
  SWITCHES,
  tileArgs,
  tileTopic,
  topicOf,
} from "./topics";
import type { Card, Tile } from "./types";

const card: Card = {
  id: "c25",
  top: "dice",
  amount: 2,
  resource: "wood",
  symbol: null,
  worker: "toolmaker",
  count: 2,
};
const tile: Tile = { id: "b26", cost: null, points: 0, least: 1, most: 7, kinds: 0 };
const pieces = { components: { cards: [card], tiles: [tile] } } as unknown as Pieces;
const TOPICS = GROUPS.flatMap((group) => group.topics);
const EDITIONS = [
  {
    starvation: "flat-10",
    hunt_reentry: false,
    green_duplicates: "second-set",
    raise_tools: "first",
    count_one_use_tools: false,
    tie_break: "sum",
  },
  {
    starvation: "4-per-food",
    hunt_reentry: true,
    green_duplicates: "one-point",
    raise_tools: "choose",
    count_one_use_tools: true,
    tie_break: "in-order",
  },
];

describe.each(cataloguesOf("stone_age"))("the rules in %s", (_language, say) => {
  test("have a title and a text for every topic and group", () => {
    for (const topic of TOPICS) {
      expect(say(`help-${topic}.title`)).toBeTruthy();
      expect(say(`help-${topic}.body`)).toBeTruthy();
    }
    for (const { id } of GROUPS) expect(say(`help-group-${id}`)).toBeTruthy();
  });

  test("say of every edition what it decides", () => {
    for (const topic of TOPICS) {
      for (const edition of EDITIONS) {
        for (const { here, elsewhere } of variants(SWITCHES, topic, edition)) {
          for (const key of [here, ...elsewhere.map((other) => other.key)])
            expect(say(`${key}.body`)).toBeTruthy();
        }
      }
    }
  });

  test("explain a card and a building", () => {
    const bottom = bottomMessage(card);
    expect(say(`${bottom.key}.about`, bottom.args)).toBeTruthy();
    expect(say(`${tileTopic(tile)}.about`, tileArgs(tile, ""))).toBeTruthy();
  });
});

describe("topics", () => {
  test.each([
    ["forest", "forest"],
    ["place:clay-pit", "clay-pit"],
    ["building 2", "building"],
    ["card 3", "card"],
    ["adding-tools", "tools"],
    ["raising-tool", "toolmaker"],
    ["phase:feeding", "feeding"],
    ["over", "scoring"],
    ["c07", "card c07"],
    ["tile:b12", "tile b12"],
    ["card c07", "card c07"],
    ["", null],
    ["nonsense", null],
  ])("%j is %j", (name, topic) => {
    expect(topicOf(name)).toBe(topic);
  });

  test("a slot of the row is the card that lies there", () => {
    expect(topicOf("card 2", ["c01", "c25", null, null])).toBe("card c25");
    expect(topicOf("card 3", ["c01", "c25", null, null])).toBe("card");
  });

  test("all lead on, and only to topics that there are", () => {
    for (const topic of [...TOPICS, "card c25", "tile b26"]) {
      const next = related(topic, pieces);
      expect(next.length).toBeGreaterThan(0);
      for (const other of next) expect(TOPICS).toContain(other);
    }
  });

  test("pieces are found by their topic", () => {
    expect(pieceOf("card c25", pieces)).toEqual({ card });
    expect(pieceOf("tile b26", pieces)).toEqual({ tile });
    expect(pieceOf("card", pieces)).toEqual({});
  });

  test("editions are marked where they decide, by the options of the table", () => {
    const elsewhere = [{ key: "help-starvation-flat-10", editions: [] }];
    expect(variants(SWITCHES, "feeding", EDITIONS[1] ?? {})).toEqual([
      { here: "help-starvation-4-per-food", own: false, elsewhere },
    ]);
    expect(variants(SWITCHES, "forest", EDITIONS[0] ?? {})).toEqual([]);
  });

  test("what a table plays otherwise than its edition is its own", () => {
    const presets = { old: EDITIONS[0] ?? {}, new: EDITIONS[1] ?? {} };
    const leading = { name: "edition", presets };
    const [plain] = variants(SWITCHES, "hunt", { ...EDITIONS[0], edition: "old" }, leading);
    expect(plain?.own).toBe(false);
    expect(plain?.elsewhere).toEqual([{ key: "help-hunt-reentry-true", editions: ["new"] }]);
    const [mixed] = variants(SWITCHES, "hunt", { ...EDITIONS[1], edition: "old" }, leading);
    expect(mixed?.own).toBe(true);
    expect(mixed?.elsewhere).toEqual([{ key: "help-hunt-reentry-false", editions: ["old"] }]);
  });

  test("every switch of the engine that changes play is told somewhere", () => {
    const switches = [...options.matchAll(/^ {8}"(\w+)",$/gmu)].map((match) => match[1] ?? "");
    const told = TOPICS.flatMap((topic) => variants(SWITCHES, topic, EDITIONS[0] ?? {})).map(
      ({ here }) => here,
    );
    for (const name of switches.filter((one) => one !== "edition" && one !== "box")) {
      expect(told.some((key) => key.startsWith(`help-${name.replaceAll("_", "-")}-`))).toBe(true);
    }
  });

  test("fewer players change some of them", () => {
    expect(fewer("forest", 2)).toEqual(["two-players"]);
    expect(fewer("hut", 3)).toEqual(["three-players"]);
    expect(fewer("forest", 4)).toEqual([]);
    expect(fewer("hunt", 2)).toEqual([]);
    expect(fewer("placing", null)).toEqual([]);
  });
});
