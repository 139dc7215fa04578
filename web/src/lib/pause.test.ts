import { expect, test } from "vitest";
import { announced } from "./pause.svelte";

test("a pause is shown until it is called off, or closed", () => {
  announced.read(null);
  expect(announced.shown).toBeNull();
  announced.read("1700000000000 15");
  expect(announced.shown).toEqual({ at: 1_700_000_000_000, minutes: 15 });
  announced.close();
  announced.read("1700000000000 15");
  expect(announced.shown).toBeNull();
  announced.take(1_800_000_000_000, 5); // another one
  expect(announced.shown?.minutes).toBe(5);
  announced.take(null, 0);
  expect(announced.shown).toBeNull();
});
