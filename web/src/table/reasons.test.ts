import { expect, test } from "vitest";
import { amount, reasonTexts, saidHere } from "./reasons";

test("more has a plus, less a true minus, and much no tenths", () => {
  expect([2, -2, 0.25, -12.4].map(amount)).toEqual(["+2", "−2", "+0.3", "−12"]);
});

test("a fact without words is told plainly", () => {
  const by = { family: "fact", name: "some-goods", by: -1.5 } as const;
  expect(reasonTexts([by])).toEqual(["Some goods −1.5"]);
});

test("a choice is said in the language of the page, else in English", () => {
  expect(saidHere({ cs: "vzít", en: "take wood" })).toBe("Take wood");
  expect(saidHere({})).toBe("");
});
