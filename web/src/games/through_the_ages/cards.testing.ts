/** Cards for tests: only what a test is about need be told. */

import type { Civil, Military } from "./types";

export const civil = (facts: Partial<Civil>): Civil => ({
  id: "some",
  age: "I",
  kind: "lab",
  science: 0,
  revolution: null,
  branch: null,
  resources: 0,
  gives: {},
  stages: [],
  powers: {},
  scores: null,
  takes_off: 0,
  does: null,
  amounts: [],
  ...facts,
});

export const military = (facts: Partial<Military>): Military => ({
  id: "some",
  age: "I",
  kind: "event",
  defense: 0,
  colonization: 0,
  army: [0, 0, 0],
  strength: 0,
  obsolete: 0,
  actions: 0,
  does: null,
  amounts: [],
  powers: {},
  second: {},
  same_sides: false,
  peace: false,
  ends: false,
  lead: 0,
  gains: {},
  clauses: [],
  ...facts,
});
