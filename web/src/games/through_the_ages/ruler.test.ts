import { expect, test } from "vitest";
import { placed } from "./ruler";

const at = (numbers: number[], reach = 0, me: number | null = 0): number[] => {
  const line = placed(
    numbers.map((n, seat) => ({ seat, n })),
    reach,
    me,
  );
  return numbers.map((_, seat) => line.at.get(seat) ?? -1);
};

test("who has more stands further to the right, on the line", () => {
  const [low = 0, high = 0] = at([3, 20]);
  expect(low).toBeLessThan(high);
  expect(low).toBeGreaterThanOrEqual(0);
  expect(high).toBeLessThanOrEqual(100);
});

test("equals do not cover each other, nor fall off either end", () => {
  const places = at([5, 5, 5, 5]).toSorted((a, b) => a - b);
  places
    .slice(1)
    .forEach((place, n) => expect(place - (places[n] ?? 0)).toBeGreaterThanOrEqual(12));
  const late = at([1, 40, 40, 40]);
  for (const place of late) expect(place).toBeLessThanOrEqual(94);
  expect(new Set(late).size).toBe(4);
});

test("what cards could add reaches on from me, and from nobody else", () => {
  const numbers = [
    { seat: 0, n: 10 },
    { seat: 1, n: 14 },
  ];
  const line = placed(numbers, 6, 0);
  expect(line.reach?.from).toBe(line.at.get(0));
  expect(line.reach?.length).toBeGreaterThan(0);
  expect(placed(numbers, 6, null).reach).toBeNull();
  expect(placed(numbers, 0, 0).reach).toBeNull();
});
