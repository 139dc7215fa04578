import { beforeEach, describe, expect, test } from "vitest";
import type { Clock } from "../api/types";
import { LANGUAGES, words } from "./fluent.svelte";
import { lengthWords } from "./length";

const game = { length: { minutes: { "2": 60, "3": 75, "4": 240 }, turns: 50 } };
const none: Clock = { kind: "none" };
const live = (minutes: number, increment: number): Clock => ({ kind: "live", minutes, increment });
const hours = (hours: number): Clock => ({ kind: "turns", hours });

/** With plain spaces. */
const said = (...about: Parameters<typeof lengthWords>): string =>
  lengthWords(...about).replaceAll("\u00a0", " ");

beforeEach(() => words.speak("en"));

describe("how long a game will take", () => {
  test("is as usual without a clock, in minutes or hours", () => {
    expect(said(game, 2, 2, none)).toBe("about 60 minutes");
    expect(said(game, 3, 3, none)).toBe("about 75 minutes");
    expect(said(game, 4, 4, none)).toBe("about 4 hours");
  });

  test("is shorter where bots play, who take no time", () => {
    expect(said(game, 3, 1, none)).toBe("about 25 minutes");
    expect(said(game, 4, 2, none)).toBe("about 120 minutes");
  });

  test("is no longer than a clock allows", () => {
    expect(said(game, 2, 2, live(10, 0))).toBe("about 20 minutes");
    expect(said(game, 2, 2, live(5, 12))).toBe("about 30 minutes");
    expect(said(game, 2, 2, live(60, 30))).toBe("about 60 minutes");
  });

  test("is told in turns where it goes over days, and in weeks where a day is time enough", () => {
    expect(said(game, 2, 2, hours(72))).toBe("about 50 turns each; at one a day, about 7 weeks");
    expect(said(game, 2, 2, hours(6))).toBe("about 50 turns each");
    expect(said(game, 2, 1, hours(6))).toBe("about 30 minutes");
  });

  test("is not told where nobody knows", () => {
    expect(said({ length: null }, 2, 2, none)).toBe("");
    expect(said(game, 5, 5, none)).toBe("");
    expect(said(null, 2, 2, none)).toBe("");
    expect(said(game, 2, 0, none)).toBe("");
  });

  test("is said by the rules of each language", async () => {
    const all: string[] = [];
    for (const language of LANGUAGES) {
      await words.speak(language);
      const odd = { length: { minutes: { "2": 190, "3": 62 }, turns: 21 } };
      all.push(said(odd, 2, 2, none), said(odd, 3, 1, none), said(odd, 2, 2, hours(24)));
    }
    expect(all).toEqual([
      "about 3 hours",
      "about 20 minutes",
      "about 21 turns each; at one a day, about 3 weeks",
      "asi 3 hodiny",
      "asi 20 minut",
      "každý asi 21 tahů; po jednom denně asi 3 týdny",
      "asi 3 hodiny",
      "asi 20 minút",
      "každý asi 21 ťahov; po jednom denne asi 3 týždne",
      "oko 3 sata",
      "oko 20 minuta",
      "oko 21 poteza po igraču; uz jedan na dan oko 3 tjedna",
    ]);
  });
});
