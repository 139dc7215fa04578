import { expect, test } from "vitest";
import { lineOf, pointAt, someSteps } from "./course";

const FRAME = { width: 110, height: 60, edge: 5 };

test("steps go from left to right, chances from the foot to the top", () => {
  expect(pointAt(0, 0, 4, FRAME)).toEqual({ x: 5, y: 55 });
  expect(pointAt(4, 1, 4, FRAME)).toEqual({ x: 105, y: 5 });
  expect(pointAt(0, 0.5, 0, FRAME)).toEqual({ x: 5, y: 30 });
});

test("a line for each seat", () => {
  const course = [
    [0.5, 0.5],
    [1, 0],
  ];
  expect(lineOf(course, 0, FRAME)).toBe("M5.0 30.0L105.0 5.0");
  expect(lineOf(course, 1, FRAME)).toBe("M5.0 30.0L105.0 55.0");
  expect(lineOf([], 0, FRAME)).toBe("");
});

test("who hears it is told some steps, the first and the last among them", () => {
  expect(someSteps(100, 5)).toEqual([0, 25, 50, 75, 100]);
  expect(someSteps(2, 12)).toEqual([0, 1, 2]);
  expect(someSteps(0, 12)).toEqual([0]);
});
