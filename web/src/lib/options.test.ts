import { beforeAll, describe, expect, test } from "vitest";
import type { GameInfo, GameOption } from "../api/types";
import { words } from "./fluent.svelte";
import {
  valueLabel,
  valueNote,
  editionOf,
  optionKey,
  optionLabel,
  optionsFor,
  saidOptions,
  usualOptions,
} from "./options";

const said = (text: string): GameInfo["about"] => ({ en: text, cs: text, sk: text, hr: text });

function game(...options: GameOption[]): GameInfo {
  return {
    name: "shells",
    title: "Shells",
    titles: said("Shells"),
    about: said(""),
    rules: "1",
    seats: [2, 3, 4],
    bots: [],
    coached: [],
    length: null,
    options,
  };
}

const edition: GameOption = {
  name: "edition",
  choices: ["new", "old"],
  default: "new",
  help: "",
  presets: { new: { hunt_reentry: false }, old: { hunt_reentry: true } },
  usual: { cs: "old" },
};
const reentry: GameOption = {
  name: "hunt_reentry",
  choices: [false, true],
  default: null,
  help: "",
  presets: {},
  usual: {},
};
const length: GameOption = {
  name: "game_length",
  choices: ["short", "very_long"],
  default: "short",
  help: "how many turns are played",
  presets: {},
  usual: {},
};
const open: GameOption = {
  name: "open_hands",
  choices: [false, true],
  default: false,
  help: "",
  presets: {},
  usual: {},
};

describe("options", () => {
  const printed = game(edition, reentry);

  test("follow the edition", () => {
    expect(optionsFor(printed, "old")).toEqual({ edition: "old", hunt_reentry: true });
    expect(usualOptions(printed)).toEqual({ edition: "new", hunt_reentry: false });
  });

  test("propose the edition of the language", async () => {
    await words.speak("cs");
    expect(usualOptions(printed)).toEqual({ edition: "old", hunt_reentry: true });
    await words.speak("en");
    expect(usualOptions(printed)).toEqual({ edition: "new", hunt_reentry: false });
  });

  test("are said only where they differ from it", () => {
    expect(saidOptions(printed, { edition: "old", hunt_reentry: true })).toEqual({
      edition: "old",
    });
    expect(saidOptions(printed, { edition: "old", hunt_reentry: false })).toEqual({
      edition: "old",
      hunt_reentry: false,
    });
  });

  test("have keys in the game's catalogue", () => {
    expect(optionKey("hunt_reentry")).toBe("option-hunt-reentry");
    expect(optionKey("hunt_reentry", false)).toBe("option-hunt-reentry-false");
    expect(optionKey("hunt_reentry", "last one")).toBe("option-hunt-reentry-last-one");
  });
});

describe("options of a game without editions", () => {
  const plain = game(length, open);

  test("have their own defaults, and are said where they differ", () => {
    expect(editionOf(plain)).toBeNull();
    expect(usualOptions(plain)).toEqual({ game_length: "short", open_hands: false });
    expect(saidOptions(plain, usualOptions(plain))).toEqual({});
    expect(saidOptions(plain, { game_length: "very_long", open_hands: false })).toEqual({
      game_length: "very_long",
    });
  });
});

describe("options of a game without words", () => {
  beforeAll(() => words.speak("en"));

  test("are told by what they are about, or by their name", () => {
    expect(optionLabel(length)).toBe("How many turns are played");
    expect(optionLabel(open)).toBe("Open hands");
  });

  test("have their values in plain text", () => {
    expect(valueLabel(length, "very_long")).toBe("Very long");
    expect(valueLabel(open, true)).toBe("Yes");
    expect(valueLabel(open, false)).toBe("No");
    expect(valueNote(length, "short")).toBe("");
    expect(valueNote(length, undefined)).toBe("");
  });
});
