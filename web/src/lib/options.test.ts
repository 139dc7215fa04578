import { describe, expect, test } from "vitest";
import type { GameInfo } from "../api/types";
import { optionKey, optionsFor, saidOptions } from "./options";

const game: GameInfo = {
  name: "stone-age",
  title: "Stone Age",
  titles: { en: "Stone Age" },
  about: { en: "" },
  rules: "1",
  seats: [2, 3, 4],
  bots: [],
  options: [
    {
      name: "edition",
      choices: ["new", "old"],
      default: "new",
      presets: { new: { hunt_reentry: false }, old: { hunt_reentry: true } },
    },
    { name: "hunt_reentry", choices: [false, true], default: null, presets: {} },
  ],
};

describe("options", () => {
  test("follow the edition", () => {
    expect(optionsFor(game, "old")).toEqual({ edition: "old", hunt_reentry: true });
  });

  test("are said only where they differ from it", () => {
    expect(saidOptions(game, { edition: "old", hunt_reentry: true })).toEqual({ edition: "old" });
    expect(saidOptions(game, { edition: "old", hunt_reentry: false })).toEqual({
      edition: "old",
      hunt_reentry: false,
    });
  });

  test("have keys in the game's catalogue", () => {
    expect(optionKey("hunt_reentry")).toBe("option-hunt-reentry");
    expect(optionKey("hunt_reentry", false)).toBe("option-hunt-reentry-false");
  });
});
