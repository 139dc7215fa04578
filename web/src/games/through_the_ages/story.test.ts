import { afterEach, describe, expect, test, vi } from "vitest";
import shapes from "../../../../src/holocene/games/through_the_ages/shapes/events.py?raw";
import type { GameEvent, Pieces } from "../../api/types";
import { cataloguesOf } from "../../lib/catalogues.testing";
import { words } from "../../lib/fluent.svelte";
import { spoken } from "../../lib/sentence";
import { tell, type Tellers } from "../../table/story";
import { TELLERS } from "./story";
import type { Event } from "./types";

const civil = [
  { id: "iron", age: "I", kind: "mine", stages: [] },
  { id: "bronze", age: "A", kind: "mine", stages: [] },
  { id: "swordsmen", age: "I", kind: "infantry", stages: [] },
  { id: "monarchy", age: "I", kind: "government", stages: [] },
  { id: "masonry", age: "I", kind: "special", stages: [] },
  { id: "pyramids", age: "A", kind: "wonder", stages: [3, 2, 1] },
  { id: "moses", age: "A", kind: "leader", stages: [] },
  { id: "homer", age: "A", kind: "leader", stages: [] },
  { id: "stockpile-a", age: "A", kind: "action", stages: [] },
];
const military = [
  { id: "rats", age: "I", kind: "event" },
  { id: "vast-territory-i", age: "I", kind: "territory" },
  { id: "legion", age: "I", kind: "tactic" },
  { id: "bonus-i", age: "I", kind: "bonus" },
  { id: "spy-ii", age: "II", kind: "aggression" },
  { id: "war-over-culture", age: "II", kind: "war" },
  { id: "peace-treaty", age: "II", kind: "pact", same_sides: true },
  { id: "acceptance-of-supremacy", age: "I", kind: "pact", same_sides: false },
];
const pieces = { actions: [], components: { civil, military } } as unknown as Pieces;
const NAMES = ["Anna", "Boris", "Ctirad"];

/** At least one of every kind, and one for each way a kind can be told. */
const EVENTS: [Event, string[]][] = [
  [{ kind: "turn", seat: 0, round: 3 }, ["Round 3: Anna plays"]],
  [
    { kind: "row", row: [], left: ["iron"], came: [], deck: 9 },
    ["Nobody took Iron: it leaves the row"],
  ],
  [{ kind: "row", row: [], left: [], came: [], deck: 9 }, []],
  [
    {
      kind: "age",
      ended: "I",
      begins: "II",
      outdated: [
        { seat: 1, cards: ["moses"], military: 1 },
        { seat: 0, cards: [], military: 0 },
      ],
      last_round: null,
    },
    [
      "Age I is over; Age II begins, and everyone loses 2 yellow tokens from the bank",
      "Boris loses what is out of date: Moses, military cards 1",
    ],
  ],
  [
    { kind: "age", ended: "III", begins: "IV", outdated: [], last_round: 18 },
    ["Age III is over: round 18 will be the last"],
  ],
  [
    { kind: "took", seat: 0, card: "iron", slot: 6, actions: 2 },
    ["Anna takes Iron for civil actions 2"],
  ],
  [{ kind: "took", seat: 0, card: "iron", slot: 1, actions: 0 }, ["Anna takes Iron for free"]],
  [{ kind: "grew", seat: 1, food: 3 }, ["Boris increases population for food 3"]],
  [
    { kind: "built", seat: 0, card: "iron", resources: 5 },
    ["Anna builds Iron (mine) for resources 5"],
  ],
  [
    { kind: "upgraded", seat: 0, source: "bronze", card: "iron", resources: 3 },
    ["Anna upgrades Bronze to Iron for resources 3"],
  ],
  [{ kind: "destroyed", seat: 0, card: "iron", by: 0, cause: null }, ["Anna destroys Iron (mine)"]],
  [
    { kind: "destroyed", seat: 0, card: "swordsmen", by: 0, cause: null },
    ["Anna disbands Swordsmen (infantry)"],
  ],
  [
    { kind: "destroyed", seat: 0, card: "iron", by: 2, cause: null },
    ["Ctirad destroys Anna’s Iron (mine)"],
  ],
  [
    { kind: "destroyed", seat: 0, card: "iron", by: 2, cause: "rats" },
    ["Ctirad destroys Anna’s Iron (mine): Rats"],
  ],
  [
    { kind: "changed", seat: 0, what: "food", amount: 2, card: null, cause: "rats", rival: 1 },
    ["Anna takes food 2 from Boris (Rats)"],
  ],
  [
    {
      kind: "changed",
      seat: 0,
      what: "population",
      amount: -1,
      card: "iron",
      cause: "rats",
      rival: null,
    },
    ["Anna loses a worker from Iron (Rats)"],
  ],
  [
    {
      kind: "raised",
      seat: 0,
      card: "pyramids",
      stages: 1,
      resources: 3,
      completed: false,
      points: 0,
    },
    ["Anna builds 1 stage of Pyramids for resources 3"],
  ],
  [
    {
      kind: "raised",
      seat: 0,
      card: "pyramids",
      stages: 3,
      resources: 1,
      completed: true,
      points: 4,
    },
    ["Anna completes Pyramids for resources 1", "The wonder scores culture 4"],
  ],
  [
    { kind: "developed", seat: 0, card: "iron", science: 5, revolution: false },
    ["Anna develops Iron for science 5"],
  ],
  [
    { kind: "developed", seat: 0, card: "monarchy", science: 8, revolution: false },
    ["Anna peacefully changes government to Monarchy for science 8"],
  ],
  [
    { kind: "developed", seat: 0, card: "monarchy", science: 2, revolution: true },
    ["Anna declares a revolution for science 2: Monarchy"],
  ],
  [{ kind: "appointed", seat: 0, card: "moses", replaced: null }, ["Anna is now led by Moses"]],
  [
    { kind: "appointed", seat: 0, card: "moses", replaced: "homer" },
    ["Anna is now led by Moses; Homer leaves"],
  ],
  [
    { kind: "tucked", seat: 0, card: "pyramids" },
    ["Anna keeps the old leader under Pyramids for a happy face"],
  ],
  [
    { kind: "leader-left", seat: 0, card: "moses", cause: null },
    ["Anna no longer has the leader Moses"],
  ],
  [
    { kind: "leader-left", seat: 0, card: "moses", cause: "rats" },
    ["Anna no longer has the leader Moses (Rats)"],
  ],
  [{ kind: "played", seat: 0, card: "stockpile-a" }, ["Anna plays Stockpile"]],
  [{ kind: "adopted", seat: 0, card: "legion", copied: false }, ["Anna plays the tactic Legion"]],
  [{ kind: "adopted", seat: 0, card: "legion", copied: true }, ["Anna copies the tactic Legion"]],
  [{ kind: "tactic-shared", seat: 0, card: "legion" }, ["Everyone may now copy the tactic Legion"]],
  [{ kind: "used", seat: 0, power: "sail" }, ["Anna brings a worker by ocean liner"]],
  [
    { kind: "changed", seat: 0, what: "food", amount: 2, card: null, cause: null, rival: null },
    ["Anna gains food 2"],
  ],
  [
    { kind: "changed", seat: 0, what: "culture", amount: -3, card: null, cause: null, rival: null },
    ["Anna loses culture 3"],
  ],
  [
    {
      kind: "changed",
      seat: 0,
      what: "population",
      amount: -1,
      card: "iron",
      cause: null,
      rival: null,
    },
    ["Anna loses a worker from Iron"],
  ],
  [
    { kind: "changed", seat: 1, what: "civil", amount: -2, card: null, cause: "rats", rival: null },
    ["Boris loses civil actions 2 (Rats)"],
  ],
  [
    { kind: "row", row: [], left: [], came: ["iron", "moses"], deck: 9 },
    ["New in the row: Iron and Moses"],
  ],
  [
    {
      kind: "made",
      seat: 0,
      food: 2,
      resources: 3,
      corruption: 2,
      eaten: 1,
      hungry: 1,
      hunger: 4,
    },
    [
      "Anna produces food 2, resources 3",
      "corruption takes 2",
      "the people eat food 1",
      "1 food is missing, which costs culture 4",
    ],
  ],
  [
    {
      kind: "made",
      seat: 0,
      food: 0,
      resources: 0,
      corruption: 0,
      eaten: 0,
      hungry: 0,
      hunger: 0,
    },
    ["Anna produces nothing"],
  ],
  [{ kind: "produced", seat: 0, science: 2, culture: 0 }, ["Anna gains science 2 from the turn"]],
  [{ kind: "produced", seat: 0, science: 0, culture: 0 }, ["Anna gains nothing from the turn"]],
  [
    { kind: "uprising", seat: 0 },
    ["Uprising! Too many of Anna’s workers are discontent: nothing is produced"],
  ],
  [{ kind: "drew", seat: 0, count: 2, cards: null, cause: null }, ["Anna draws military cards 2"]],
  [{ kind: "drew", seat: 0, count: 1, cards: ["rats"], cause: null }, ["Anna draws Rats"]],
  [
    { kind: "drew", seat: 0, count: 2, cards: null, cause: "vast-territory-i" },
    ["Anna draws military cards 2 (Vast Territory)"],
  ],
  [
    { kind: "drew", seat: 0, count: 1, cards: ["bonus-i"], cause: "rats" },
    ["Anna draws Defense / Colonization (Rats)"],
  ],
  [{ kind: "discarded", seat: 0, count: 1, cards: null }, ["Anna discards military cards 1"]],
  [{ kind: "discarded", seat: 0, count: 1, cards: ["rats"] }, ["Anna discards Rats"]],
  [
    { kind: "prepared", seat: 0, card: null, age: 1, points: 1 },
    ["Anna prepares an event of Age I and scores culture 1"],
  ],
  [
    { kind: "prepared", seat: 0, card: "rats", age: 1, points: 1 },
    ["Anna prepares Rats (Age I) and scores culture 1"],
  ],
  [{ kind: "foresaw", seat: 0, card: null }, ["Anna looks at the next event"]],
  [{ kind: "foresaw", seat: 0, card: "rats" }, ["Anna sees the next event: Rats"]],
  [{ kind: "event", card: "rats", fallout: [] }, ["Event: Rats"]],
  [
    { kind: "event", card: "vast-territory-i", fallout: [] },
    ["A territory to colonize: Vast Territory"],
  ],
  [{ kind: "bid", seat: 1, strength: 4 }, ["Boris bids 4"]],
  [{ kind: "passed", seat: 1 }, ["Boris passes"]],
  [{ kind: "unclaimed", card: "vast-territory-i" }, ["Nobody colonizes Vast Territory"]],
  [
    {
      kind: "colonized",
      seat: 0,
      card: "vast-territory-i",
      units: ["swordsmen"],
      cards: ["bonus-i"],
      others: 1,
      force: 5,
    },
    [
      "Anna colonizes Vast Territory with a force of 5: Swordsmen, Defense / Colonization, military cards 1",
    ],
  ],
  [
    { kind: "settled", seat: 0, card: "vast-territory-i" },
    ["Anna sails out and colonizes Vast Territory without a fight"],
  ],
  [
    { kind: "colony-lost", seat: 0, card: "vast-territory-i", to: null, cause: null },
    ["Anna loses the colony Vast Territory"],
  ],
  [
    { kind: "colony-lost", seat: 0, card: "vast-territory-i", to: null, cause: "rats" },
    ["Anna loses the colony Vast Territory (Rats)"],
  ],
  [
    { kind: "colony-lost", seat: 0, card: "vast-territory-i", to: 1, cause: "rats" },
    ["Boris takes the colony Vast Territory from Anna (Rats)"],
  ],
  [
    { kind: "ruined", seat: 0, card: "pyramids", cause: null },
    ["Anna turns the wonder Pyramids face down: all it gives now is culture +2"],
  ],
  [
    { kind: "ruined", seat: 0, card: "pyramids", cause: "rats" },
    ["Anna turns the wonder Pyramids face down (Rats): all it gives now is culture +2"],
  ],
  [
    { kind: "attacked", seat: 0, target: 1, card: "spy-ii", strength: 9, defense: 6 },
    ["Anna attacks Boris with Spy: strength 9 against 6"],
  ],
  [
    {
      kind: "defended",
      seat: 1,
      attacker: 0,
      cards: ["bonus-i"],
      others: 1,
      strength: 9,
      held: true,
    },
    ["Boris holds out with strength 9, adding Defense / Colonization, military cards 1"],
  ],
  [
    { kind: "defended", seat: 1, attacker: 0, cards: [], others: 0, strength: 6, held: false },
    ["Boris is defeated with strength 6"],
  ],
  [
    { kind: "seized", seat: 0, victim: 1, card: "masonry", cause: "rats" },
    ["Anna takes the technology Masonry from Boris (Rats)"],
  ],
  [
    { kind: "seized", seat: 0, victim: 1, card: "pyramids", cause: null },
    ["Anna ends the work of Boris on Pyramids"],
  ],
  [
    { kind: "declared", seat: 0, target: 2, card: "war-over-culture" },
    ["Anna declares war on Ctirad: War over Culture"],
  ],
  [
    {
      kind: "war-ended",
      seat: 0,
      target: 2,
      card: "war-over-culture",
      strength: 9,
      defense: 5,
      winner: 0,
    },
    ["War over Culture: Anna defeats Ctirad by 9 to 5"],
  ],
  [
    {
      kind: "war-ended",
      seat: 0,
      target: 2,
      card: "war-over-culture",
      strength: 5,
      defense: 5,
      winner: null,
    },
    ["War over Culture: Anna and Ctirad are equally strong, 5 to 5; nothing happens"],
  ],
  [
    { kind: "offered", seat: 0, card: "peace-treaty", partner: 1, side: "a" },
    ["Anna offers Boris a pact: Peace Treaty"],
  ],
  [
    { kind: "offered", seat: 0, card: "acceptance-of-supremacy", partner: 1, side: "b" },
    ["Anna offers Boris a pact, Acceptance of Supremacy, as side B"],
  ],
  [
    { kind: "signed", seat: 1, card: "peace-treaty", partner: 0, accepted: true },
    ["Boris accepts the pact Peace Treaty"],
  ],
  [
    { kind: "signed", seat: 1, card: "peace-treaty", partner: 0, accepted: false },
    ["Boris refuses the pact Peace Treaty"],
  ],
  [
    { kind: "pact-ended", seat: 0, card: "peace-treaty", partner: 1, why: "cancelled", by: 1 },
    ["Boris cancels the pact Peace Treaty (of Anna and Boris)"],
  ],
  [
    { kind: "pact-ended", seat: 0, card: "peace-treaty", partner: 1, why: "broken", by: 1 },
    ["The pact Peace Treaty between Anna and Boris is over: Boris attacks"],
  ],
  [
    { kind: "pact-ended", seat: 0, card: "peace-treaty", partner: 1, why: "replaced", by: 0 },
    ["The pact Peace Treaty between Anna and Boris is over: Anna has signed a new one"],
  ],
  [
    { kind: "pact-ended", seat: 0, card: "peace-treaty", partner: 1, why: "left", by: 0 },
    ["The pact Peace Treaty between Anna and Boris is over: Anna has left the game"],
  ],
  [
    { kind: "pact-ended", seat: 0, card: "peace-treaty", partner: 1, why: "outdated", by: null },
    ["The pact Peace Treaty between Anna and Boris is over: it is out of date"],
  ],
  [{ kind: "resigned", seat: 0 }, ["Anna leaves the game"]],
  [{ kind: "scored-at-end", card: "rats", points: [3, 0, 5] }, ["Rats: Anna 3, Boris 0, Ctirad 5"]],
  [{ kind: "ended", scores: [120, 98, 101] }, ["The game is over: Anna 120, Boris 98, Ctirad 101"]],
];

const CATALOGUES = cataloguesOf("through_the_ages");

/** The events in the words of a language, names of cards included. */
function said(event: Event, say: (typeof CATALOGUES)[number][1]): string[] {
  vi.spyOn(words, "has").mockReturnValue(true);
  vi.spyOn(words, "say").mockImplementation(say as typeof words.say);
  return tell(TELLERS as unknown as Tellers<GameEvent>, event as GameEvent, pieces).map((line) =>
    spoken(line, NAMES, say),
  );
}

afterEach(() => {
  vi.restoreAllMocks();
});

const EN = CATALOGUES.find(([language]) => language === "en")?.[1];
if (!EN) throw new Error("no English");

test.each(EVENTS)("%j", (event, lines) => {
  expect(said(event, EN)).toEqual(lines);
});

test("every kind of event of the engine is among them", () => {
  const kinds = [...shapes.matchAll(/kind: Literal\["([a-z-]+)"\]/g)].map(([, kind]) => kind);
  expect(kinds.length).toBeGreaterThan(40);
  expect([...new Set(EVENTS.map(([{ kind }]) => kind as string))].sort()).toEqual(
    [...new Set(kinds)].sort(),
  );
});

describe.each(CATALOGUES)("in %s", (_, say) => {
  test("all of it can be said", () => {
    for (const [event, lines] of EVENTS) expect(said(event, say)).toHaveLength(lines.length);
  });
});
