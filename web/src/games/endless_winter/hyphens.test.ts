import { describe, expect, test } from "vitest";
import { cataloguesOf } from "../../lib/catalogues.testing";
import { hyphenated } from "./hyphens";

const shown = (name: string): string => hyphenated(name).replaceAll("\u00AD", "-");

test("long words are parted between syllables, with enough on both sides", () => {
  expect(shown("Soukmenovkyně")).toBe("Soukme-novkyně");
  expect(shown("Mikročepelky")).toBe("Mikro-če-pelky");
  expect(shown("Sakupljačica")).toBe("Sakup-ljačica");
  expect(shown("Microblades")).toBe("Micro-blades");
});

test("short words stay whole", () => {
  expect(shown("Dog Sled")).toBe("Dog Sled");
  expect(shown("Bojovník")).toBe("Bojovník");
});

describe.each(cataloguesOf("endless_winter"))("names in %s", (_language, say) => {
  test("stay the same but for the hyphens, and none has a long part left", () => {
    for (const id of [
      "tribeswoman",
      "tribesman",
      "craftswoman",
      "explorer",
      "kinship",
      "microblades",
    ]) {
      const name = say(`card-${id}`);
      expect(hyphenated(name).replaceAll("\u00AD", "")).toBe(name);
      for (const part of shown(name).split(/[\s-]/u)) expect(part.length).toBeLessThan(12);
    }
  });
});
