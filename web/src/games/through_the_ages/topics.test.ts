import { describe, expect, test } from "vitest";
import catalogueSource from "../../../../src/holocene/games/through_the_ages/locale/en.ftl?raw";
import options from "../../../../src/holocene/games/through_the_ages/options.py?raw";
import questions from "../../../../src/holocene/games/through_the_ages/shapes/questions.py?raw";
import house from "../../art/house/icons.svg?raw";
import signs from "../../art/through-the-ages/signs.svg?raw";
import type { GameOption, Pieces } from "../../api/types";
import { cataloguesOf } from "../../lib/catalogues.testing";
import { chosenHere } from "../../lib/topics";
import { LESSONS } from "./lessons";
import help, { GALLERY, GROUPS, matterOf, related, SWITCHES, topicOf, topicOfKind } from "./topics";
import { COLUMNS, type View } from "./types";

const TOPICS = GROUPS.flatMap((group) => group.topics);
const KINDS = [...catalogueSource.matchAll(/^kind-(\w+) =/gmu)].map(([, kind = ""]) => kind);
const card = (id: string, kind: string): object => ({ id, kind, stages: [] });
const pieces = {
  components: { civil: [card("iron", "mine"), card("homer", "leader")], military: [] },
} as unknown as Pieces;
const player = { leader: "homer", government: "despotism", site: null };
const view = {
  current: 0,
  decision: { kind: "politics", seat: 0, second: false },
  row: ["iron", null],
  players: [player, { ...player, leader: null }],
} as unknown as View;

describe.each(cataloguesOf("through_the_ages"))("the rules in %s", (_language, say) => {
  test("have a title and a text for every topic and group", () => {
    for (const topic of TOPICS) {
      expect(say(`help-${topic}.title`)).toBeTruthy();
      expect(say(`help-${topic}.body`)).toBeTruthy();
    }
    for (const { id } of GROUPS) expect(say(`help-group-${id}`)).toBeTruthy();
    for (const id of Object.keys(GALLERY)) expect(say(`rules-${id}`)).toBeTruthy();
  });

  test("have a tip for every lesson", () => {
    for (const { id } of LESSONS) expect(say(`lesson-${id}`)).toBeTruthy();
  });
});

describe("topics", () => {
  test.each([
    ["", "politics"],
    ["take", "take"],
    ["row 1", "card iron"],
    ["row 2", null],
    ["hand homer", "card homer"],
    ["0 leader", "card homer"],
    ["1 leader", "lead"],
    ["seen ground iron", "card iron"],
    ["1 seen ground iron", "card iron"],
    ["0 site", "raise"],
    ["0 government", "card despotism"],
    ["government", "government"],
    ["0 happy", "happiness"],
    ["1 yellow", "happiness"],
    ["0 grow", "grow"],
    ["deck", "ages"],
    ["card iron", "card iron"],
    ["nonsense", null],
  ])("%j is %j", (name, topic) => {
    expect(topicOf(name, view)).toBe(topic);
  });

  test("every question of the engine has one", () => {
    const kinds = [
      ...questions.matchAll(/^class \w+Question\(OfSeat\):\n {4}kind: Literal\[(.+)\]$/gmu),
    ]
      .flatMap(([, names = ""]) => names.split(", "))
      .map((name) => name.replaceAll('"', ""));
    expect(kinds.length).toBeGreaterThan(20);
    for (const kind of kinds) expect(TOPICS).toContain(matterOf(kind));
  });

  test("all lead on, and only to others that there are", () => {
    for (const topic of [...TOPICS, "card iron", "card homer"]) {
      const next = related(topic, pieces);
      expect(next.length).toBeGreaterThan(1);
      expect(next).not.toContain(topic);
      for (const other of next) expect(TOPICS).toContain(other);
    }
    expect(related("card iron", pieces)).toEqual(["fields", "develop", "build"]);
  });

  test("every kind of card is told, and lies in one section of all cards", () => {
    expect(KINDS).toEqual(expect.arrayContaining([...COLUMNS, "leader", "event"]));
    for (const kind of KINDS) {
      expect(TOPICS).toContain(topicOfKind(kind));
      expect(Object.values(GALLERY).filter((holds) => holds(kind))).toHaveLength(1);
    }
  });

  test("every option of the engine is told where it counts, if the table chose it", () => {
    const told = options.split(/^ {4}Option\(\n {8}/mu).slice(1);
    const asked = told.filter((option) => !option.includes("before=")); // a mended rule is not
    const names = asked.map((option) => /^"(\w+)"/u.exec(option)?.[1]);
    expect(names.length).toBeGreaterThan(10);
    expect(SWITCHES.map(({ option }) => option).toSorted()).toEqual(names.toSorted());
    for (const { topics } of SWITCHES) for (const topic of topics) expect(TOPICS).toContain(topic);
    const peaceful = { name: "peaceful", default: false } as unknown as GameOption;
    expect(chosenHere(SWITCHES, "attack", { peaceful: true }, [peaceful])).toEqual([
      { option: peaceful, value: true },
    ]);
    expect(chosenHere(SWITCHES, "attack", { peaceful: false }, [peaceful])).toEqual([]);
    expect(chosenHere(SWITCHES, "take", { peaceful: true }, [peaceful])).toEqual([]);
  });
});

test("pictures of steps and topics are drawn", () => {
  const drawn = (symbol: string): boolean =>
    [signs, house].some((sheet) => sheet.includes(`<symbol id="${symbol}"`));
  const used = [...(help.pictures ?? []), ...TOPICS.map((topic) => help.picture?.(topic) ?? "")];
  expect(used.filter((symbol) => !drawn(symbol))).toEqual([]);
});
