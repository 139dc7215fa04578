import { describe, expect, test } from "vitest";
import { civil, military } from "./cards.testing";
import { parted, shiftsOf } from "./say";
import { linesOf, type Token, widthOf } from "./signs";

/** Signs as text: short to write down here. */
const text = (tokens: readonly Token[]): string =>
  tokens
    .map((token) =>
      "op" in token
        ? token.op
        : `${token.n ?? ""}${"sign" in token ? token.sign : `#${token.kind}`}`,
    )
    .join(" ");

test("a technology costs science and resources, and brings what a worker gives", () => {
  const { cost, brings } = linesOf(civil({ science: 6, resources: 8, gives: { science: 3 } }));
  expect(text(cost)).toBe("6science 8resources");
  expect(text(brings)).toBe("3science");
});

test("the first technologies need not be developed", () => {
  expect(text(linesOf(civil({ resources: 2 })).cost)).toBe("2resources");
});

test("a government can be reached in two ways", () => {
  const { cost, brings } = linesOf(
    civil({
      kind: "government",
      science: 12,
      revolution: 6,
      powers: { civil: 6, military: 4, urban_limit: 3 },
    }),
  );
  expect(text(cost)).toBe("12science or revolution 6science");
  expect(text(brings)).toBe("6civil 4military 3urban");
});

describe("a leader", () => {
  test("with one power has it in the middle", () => {
    const { cost, brings } = linesOf(civil({ kind: "leader", powers: { culture: 2 } }));
    expect(cost).toEqual([]);
    expect(text(brings)).toBe("2culture");
  });

  test("with several has them on two lines, about as long as each other", () => {
    const powers = { culture: 1, military: 1, strength_per_happy: 1, foresight: 1 };
    const { cost, brings } = linesOf(civil({ kind: "leader", powers }));
    expect(text(cost)).toBe("culture military bar strength times happy");
    expect(text(brings)).toBe("#event to military-card");
  });
});

test("a wonder shows its stages elsewhere, here what it gives and how it scores", () => {
  const { cost, brings } = linesOf(
    civil({ kind: "wonder", stages: [3, 3], powers: { culture: 2 }, scores: "workplaces" }),
  );
  expect(cost).toEqual([]);
  expect(text(brings)).toBe("2culture person to culture");
});

test("a wonder that a new leader makes cheaper shows how much", () => {
  const { brings } = linesOf(
    civil({ kind: "wonder", stages: [2], powers: { culture: 3 }, takes_off: 2 }),
  );
  expect(text(brings)).toBe("3culture bar #leader to −2civil");
});

test("of stages of a wonder it shows how many may be built at once", () => {
  const powers = { stages: 2, urban_discount: 1 };
  const { brings } = linesOf(civil({ kind: "special", science: 3, powers }));
  expect(text(brings)).toBe("#wonder times 2any bar urban −1resources");
});

test("what is lost has a true minus", () => {
  expect(
    text(linesOf(civil({ kind: "special", science: 3, powers: { blue: -1, yellow: 3 } })).brings),
  ).toBe("−1pebble 3yellow-token");
});

test("a tactic shows who must stand together", () => {
  const { cost, brings } = linesOf(
    military({ kind: "tactic", army: [2, 0, 1], strength: 6, obsolete: 3 }),
  );
  expect(text(cost)).toBe("#infantry #infantry #artillery");
  expect(text(brings)).toBe("+6strength or +3strength");
});

test("an event tells whom it concerns and what it brings them", () => {
  const clauses = [
    { who: "strongest", what: "science", amount: 3 },
    { who: "all", what: "population", amount: -1 },
  ];
  expect(text(linesOf(military({ clauses })).brings)).toBe("↑strength +3science bar −1person");
});

test("a pact has two sides, or the same twice", () => {
  const powers = { military: 1 };
  expect(
    text(linesOf(military({ kind: "pact", powers, second: powers, same_sides: true })).brings),
  ).toBe("military same");
  expect(text(linesOf(military({ kind: "pact", powers, second: {} })).brings)).toBe(
    "military bar #pact",
  );
});

test("a line is the longer the more it says", () => {
  expect(widthOf([{ sign: "food" }])).toBeLessThan(widthOf([{ sign: "food", n: 12 }]));
  expect(widthOf([{ op: "to" }])).toBeLessThan(widthOf([{ sign: "food" }]));
});

test("long words may be parted where a syllable begins, short ones may not", () => {
  expect(parted("Constitutional Monarchy")).toBe("Consti\u00adtutional Monarchy");
  expect(parted("Mehanizirana poljoprivreda")).toBe("Mehani\u00adzirana poljo\u00adprivreda");
  expect(parted("Breakthrough")).toBe("Break\u00adthrough");
  expect(parted("Cavalrymen")).toBe("Cavalry\u00admen");
  expect(parted("Vývoj civilizace")).toBe("Vývoj civi\u00adlizace");
  expect(parted("Hollywood")).toBe("Hollywood");
  expect(parted("Vývoj trhů")).toBe("Vývoj trhů");
});

test("actions of every turn are told apart from those that are left in this one", () => {
  const told = shiftsOf({ civil: -5, civil_total: 1 }, null);
  expect(told.map(({ what, every }) => [what, every])).toEqual([
    ["civil", false],
    ["civil_total", true],
  ]);
});
