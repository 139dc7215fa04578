import { describe, expect, it } from "vitest";
import type { Entry, GameEvent } from "../../api/types";
import { lastRoll } from "./rolls";

const entry = (...events: GameEvent[]): Entry => ({ kind: "act", events }) as unknown as Entry;
const rolled = { kind: "rolled", seat: 1, place: "forest", dice: [3, 5] };
const gathered = {
  kind: "gathered",
  seat: 1,
  place: "forest",
  tools: [],
  total: 8,
  good: "wood",
  amount: 2,
};

describe("lastRoll", () => {
  it("shows dice with what they brought", () => {
    expect(lastRoll([entry(rolled, gathered)], null)).toEqual({
      seat: 1,
      dice: ["d-3", "d-5"],
      tools: 0,
      good: "wood",
      amount: 2,
    });
  });

  it("completes the roll on show when tools were added", () => {
    const shown = lastRoll([entry(rolled)], null);
    const done = lastRoll([entry({ ...gathered, tools: ["tool-1"], amount: 3 })], shown);
    expect(done).toMatchObject({ dice: ["d-3", "d-5"], tools: 1, amount: 3 });
  });

  it("is nothing where nobody rolled", () => {
    expect(lastRoll([entry({ kind: "placed", seat: 0, place: "hut", count: 2 })], null)).toBeNull();
  });
});
