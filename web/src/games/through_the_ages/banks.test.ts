import { expect, test } from "vitest";
import { stretches } from "./banks";

test("tokens of equal worth make one stretch, and the one where the line ends is marked", () => {
  // by tokens from none to five
  expect(stretches([6, 4, 4, 2, 2, 0], 5, 3)).toEqual([
    { length: 2, worth: 4, now: false },
    { length: 2, worth: 2, now: true },
    { length: 1, worth: 0, now: false },
  ]);
});

test("beyond the last number it stays as it is", () => {
  expect(stretches([6, 4, 0], 5, 5)).toEqual([
    { length: 1, worth: 4, now: false },
    { length: 4, worth: 0, now: true },
  ]);
});

test("an empty bank ends nowhere in the line", () => {
  expect(stretches([6, 4, 4], 2, 0).some(({ now }) => now)).toBe(false);
});
