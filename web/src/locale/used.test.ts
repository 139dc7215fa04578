/** Nothing lies in the catalogues of the house that nobody says, so that nobody translates in vain. */

import { describe, expect, test } from "vitest";
import { cataloguesOf, source, unsaid, type Made } from "./said";

const MADE: Made = {
  "`nav-${": /^nav-(tables|rules|replay|account)$/,
  "`level-${": /^level-(child|gatherer|hunter|elder)$/,
  "`clock-${": /^clock-(none|live|turns)(\.about)?$/,
  "`sign-${": /^sign-(up|in)$/,
  "`theme-${": /^theme-(auto|day|night)$/,
  "`motion-${": /^motion-(auto|full|less)$/,
  "`pace-${": /^pace-(slow|normal|quick)$/,
  "`error-${": /^error-/, // tests/server/test_words.py knows which
};

test("the sources are read", () => {
  expect(source.length).toBeGreaterThan(200_000);
});

test.each(Object.keys(MADE))("keys are still made with %s", (template) => {
  expect(source).toContain(template);
});

describe.each(cataloguesOf())("%s", (_, text) => {
  test("has no key that nobody says", () => {
    expect(unsaid(text, MADE)).toEqual([]);
  });
  test("would tell one that nobody says", () => {
    expect(unsaid(`${text}\nnobody-says = This\n`, MADE)).toEqual(["nobody-says"]);
  });
});

test("no catalogue of the house names a game", () => {
  const names = Object.keys(import.meta.glob("../games/*/*.svelte")).map(
    (path) => path.split("/")[2]?.replaceAll("_", "-") ?? "",
  );
  expect(names.length).toBeGreaterThan(0);
  for (const [, text] of cataloguesOf()) for (const name of names) expect(text).not.toContain(name);
});
