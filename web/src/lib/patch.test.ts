import { describe, expect, test } from "vitest";
import { applied, PatchError } from "./patch";

describe("a patch", () => {
  const before = {
    round: 1,
    row: ["a", "b", "c"],
    players: [{ food: 12 }, { food: 9, at: { hunt: 2 } }],
  };

  test("sets values deep down", () => {
    const after = applied(before, [[["players", 1, "food"], 4]]);
    expect(after.players[1]).toEqual({ food: 4, at: { hunt: 2 } });
    expect(before.players[1]?.food).toBe(9);
  });

  test("leaves what it does not touch the very same", () => {
    const after = applied(before, [[["players", 1, "food"], 4]]);
    expect(after.players[0]).toBe(before.players[0]);
    expect(after.row).toBe(before.row);
    expect(after.players).not.toBe(before.players);
  });

  test("removes keys", () => {
    const after = applied(before, [[["players", 1, "at", "hunt"]]]);
    expect(after.players[1]).toEqual({ food: 9, at: {} });
  });

  test("changes what lies in a list", () => {
    expect(applied(before, [[["row", 1], "x"]]).row).toEqual(["a", "x", "c"]);
  });

  test("with an empty path sets the whole", () => {
    expect(applied<unknown>(null, [[[], { game: "cave-art" }]])).toEqual({ game: "cave-art" });
  });

  test("that is empty changes nothing", () => {
    expect(applied(before, [])).toBe(before);
  });

  test("that does not fit is refused", () => {
    expect(() => applied(before, [[["row", 3], "x"]])).toThrow(PatchError);
    expect(() => applied(before, [[["row", 0]]])).toThrow(PatchError);
    expect(() => applied(before, [[["row", "first"], "x"]])).toThrow(PatchError);
    expect(() => applied(before, [[["round", "of", "what"], 1]])).toThrow(PatchError);
    expect(() => applied(before, [[[]]])).toThrow(PatchError);
  });
});
