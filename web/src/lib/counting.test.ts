import { afterEach, describe, expect, test, vi } from "vitest";
import { formatOf, pluralsOf } from "./counting";
import { bundleOf, format, LANGUAGES } from "./fluent.svelte";

afterEach(() => void vi.restoreAllMocks());

const SMALL = Array.from({ length: 1000 }, (_, n) => n);
const OTHERS = [-1, -0, -12, 1000, 1001, 1234567, 0.5, 1.5, 2.25, NaN];

describe.each(LANGUAGES)("counting in %s", (language) => {
  test("chooses the plurals of the browser", () => {
    const [ours, theirs] = [pluralsOf(language), new Intl.PluralRules(language)];
    for (const n of [...SMALL, ...OTHERS])
      expect([n, ours.select(n)]).toEqual([n, theirs.select(n)]);
  });

  test("writes numbers as the browser does", () => {
    const [ours, theirs] = [formatOf(language), new Intl.NumberFormat(language)];
    for (const n of [...SMALL, ...OTHERS])
      expect([n, ours.format(n)]).toEqual([n, theirs.format(n)]);
  });
});

test("words with small numbers need none of the browser's tables", () => {
  const asked = [vi.spyOn(Intl, "NumberFormat"), vi.spyOn(Intl, "PluralRules")];
  const huts = "huts = { $n ->\n  [one] { $n } hut\n *[other] { $n } huts\n}";
  const bundle = bundleOf("en", [huts]);
  const said = [0, 1, 999].map((n) => format(bundle, "huts", { n }));
  expect(said).toEqual(["0\u00A0huts", "1\u00A0hut", "999\u00A0huts"]);
  for (const each of asked) expect(each).not.toHaveBeenCalled();
  expect(format(bundle, "huts", { n: 1000 })).toBe("1,000\u00A0huts");
  for (const each of asked) expect(each).toHaveBeenCalled();
});
