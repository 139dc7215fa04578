import { expect, test } from "vitest";
import { Once } from "./once";

test("what is loaded is kept under its name", async () => {
  const kept = new Once<number>();
  let asked = 0;
  const load = (): Promise<number> => Promise.resolve(++asked);
  expect(await Promise.all([kept.get("a", load), kept.get("a", load)])).toEqual([1, 1]);
  expect(await kept.get("b", load)).toBe(2);
  expect(await kept.get("a", load)).toBe(1);
});

test("what failed is tried again", async () => {
  const kept = new Once<string>();
  await expect(kept.get("a", () => Promise.reject(new Error("no line")))).rejects.toThrow();
  expect(await kept.get("a", () => Promise.resolve("here"))).toBe("here");
});
