import { expect, test } from "vitest";
import { rowsOf } from "./bones";

test("steps are told from the top, with the ratio where it changes and who stands there", () => {
  const idols = {
    ratios: [3, 2, 2],
    rewards: [{}, { tool: 1 }, {}] as Record<string, number>[],
    honour: [0, 0, 5],
    beyond: 1,
    rows: [],
    first: [],
    second: [],
    others: [],
  };
  const players = [
    { offering: 1, honour: 3 },
    { offering: 2, honour: 3 },
  ];
  const view = { players, honours: [1, 0] } as unknown as Parameters<typeof rowsOf>[1];
  const { offering, honour } = rowsOf({ idols }, view);
  expect(offering.map(({ level, ratio, on }) => [level, ratio, on])).toEqual([
    [3, "2:1", []],
    [2, "", [1]],
    [1, "3:1", [0]],
    [0, "", []],
  ]);
  expect(offering[1]?.gain).toEqual({ tool: 1 });
  expect(honour[0]).toMatchObject({ points: 5, on: [1, 0] });
});
