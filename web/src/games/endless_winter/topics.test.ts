import { describe, expect, test } from "vitest";
import options from "../../../../src/holocene/games/endless_winter/options.py?raw";
import game from "../../../../src/holocene/games/endless_winter/game.py?raw";
import board from "../../art/endless-winter/board.svg?raw";
import cards from "../../art/endless-winter/cards.svg?raw";
import signs from "../../art/endless-winter/signs.svg?raw";
import { cataloguesOf } from "../../lib/catalogues.testing";
import help, { GROUPS, MEANT, PICTURES, RELATED, STEPS, SWITCHES } from "./topics";

const TOPICS = GROUPS.flatMap((group) => group.topics);

describe.each(cataloguesOf("endless_winter"))("the rules in %s", (_language, say) => {
  test("have a title and a text for every topic and group", () => {
    for (const topic of TOPICS) {
      expect(say(`help-${topic}.title`)).toBeTruthy();
      expect(say(`help-${topic}.body`)).toBeTruthy();
    }
    for (const { id } of GROUPS) expect(say(`help-group-${id}`)).toBeTruthy();
  });
});

test("every topic leads on to others, and to none that is not there", () => {
  expect(Object.keys(RELATED).sort()).toEqual([...TOPICS].sort());
  for (const topic of TOPICS) {
    const next = help.related(topic, {} as never);
    expect(next.length).toBeGreaterThan(0);
    expect(next).not.toContain(topic);
    for (const each of next) expect(TOPICS).toContain(each);
  }
});

test("every option belongs to a topic", () => {
  // A fix of the rules, which has a value from before it, is nobody's choice.
  const known = options
    .split(/ Option\(/u)
    .filter((told) => !told.includes("before="))
    .flatMap((told) => /^\s*"(\w+)"/u.exec(told)?.[1] ?? []);
  expect(known.length).toBeGreaterThan(20);
  expect(SWITCHES.map(({ option }) => option).sort()).toEqual(known.sort());
  for (const { topics } of SWITCHES) for (const topic of topics) expect(TOPICS).toContain(topic);
});

test("every question has a topic", () => {
  const asked = [...game.matchAll(/^ {4}"([a-z-]+)": loader\(/gmu)].map(([, kind = ""]) => kind);
  expect(asked.length).toBeGreaterThan(10);
  expect(Object.keys(MEANT).sort()).toEqual([...asked, "over"].sort());
  for (const kind of asked) expect(help.topicOf(`decision:${kind}`, {} as never)).not.toBeNull();
});

test("what is not written about leads to the contents", () => {
  expect(help.topicOf("topic:hunt", {} as never)).toBe("hunt");
  expect(help.topicOf("", {} as never)).toBeNull();
  expect(help.topicOf("topic:weather", {} as never)).toBeNull();
});

test("every step and topic has a picture, and it is drawn", () => {
  const sheets = [signs, cards, board].join("");
  expect(Object.keys(PICTURES).sort()).toEqual([...TOPICS].sort());
  const used = [...STEPS, ...Object.values(PICTURES)];
  expect(used.filter((symbol) => !sheets.includes(`<symbol id="${symbol}"`))).toEqual([]);
});

describe.each(cataloguesOf("endless_winter"))("the steps in %s", (_language, say) => {
  test("have a picture each", () => {
    expect(say(`how-to-play-${STEPS.length}.title`)).toBeTruthy();
    expect(() => say(`how-to-play-${STEPS.length + 1}.title`)).toThrow();
  });
});
