/**
 * Any decision as things to press. The server lists typed choices; they are sorted by their arguments
 * alone, so that this serves games that nobody wrote a screen for.
 */

import type { Choice } from "../api/types";
import type { OpenChoice } from "../lib/surface";

/** The choices behind one button: one of them, or several that amounts or a set of names tell apart. */
export type Entry =
  | { kind: "one"; key: string; choice: OpenChoice }
  | { kind: "amounts"; key: string; choices: OpenChoice[]; fields: string[] }
  | { kind: "set"; key: string; choices: OpenChoice[]; field: string; items: string[] };

export type Amounts = Readonly<Record<string, number>>;

function single(choice: OpenChoice): Entry {
  return { kind: "one", key: choice.text, choice };
}

/** What there is to press. */
export function entriesOf(choices: readonly OpenChoice[]): Entry[] {
  const groups = new Map<string, OpenChoice[]>();
  for (const choice of choices) {
    const key = JSON.stringify([choice.kind, namedOf(choice)]);
    const group = groups.get(key);
    if (group) group.push(choice);
    else groups.set(key, [choice]);
  }
  return [...groups].flatMap(([key, group]) => entryOf(key, group));
}

/** What kind of choice it is. */
export function kindOf(entry: Entry): string {
  return (entry.kind === "one" ? entry.choice : entry.choices[0])?.kind ?? "";
}

/** What tells a choice apart besides amounts and sets. */
export function namedOf(choice: OpenChoice): Record<string, unknown> {
  const named = Object.entries(choice.arguments).filter(
    ([, value]) => typeof value !== "number" && !isNames(value),
  );
  return Object.fromEntries(named);
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

function entryOf(key: string, group: OpenChoice[]): Entry[] {
  const [first] = group;
  if (!first || group.length === 1) return group.map(single);
  const fields = varying(group, "number");
  const sets = varying(group, "object");
  const [field] = sets;
  if (sets.length === 0 && fields.length > 0) {
    return [{ kind: "amounts", key, choices: group, fields }];
  }
  if (field !== undefined && sets.length === 1 && fields.length === 0 && areSets(group, field)) {
    const items = new Set(group.flatMap((choice) => choice.arguments[field] as string[]));
    return [{ kind: "set", key, choices: group, field, items: [...items] }];
  }
  return group.map(single); // told apart by their text alone
}

/** Whether names tell the choices apart whatever their order; a list may also say one twice. */
function areSets(group: readonly OpenChoice[], field: string): boolean {
  const lists = group.map((choice) => [...(choice.arguments[field] as string[])].sort());
  const once = lists.every((names) => new Set(names).size === names.length);
  return once && new Set(lists.map((names) => JSON.stringify(names))).size === lists.length;
}

/** The arguments of a type in which the choices of a group differ. */
function varying(group: readonly OpenChoice[], type: "number" | "object"): string[] {
  const names = new Set(group.flatMap((choice) => Object.keys(choice.arguments)));
  return [...names].filter((name) => {
    const values = group.map((choice) => choice.arguments[name]);
    const told = values.filter((value) => value !== undefined);
    return (
      told.every((value) => typeof value === type) &&
      new Set(values.map((value) => JSON.stringify(value))).size > 1
    );
  });
}

/** Choices by the things they are about, as their game tells. */
export function byThing<Of extends Choice>(
  choices: readonly Of[],
  thingsOf: (choice: Of) => readonly string[],
): Map<string, Of[]> {
  const out = new Map<string, Of[]>();
  for (const choice of choices) {
    for (const thing of thingsOf(choice)) {
      const known = out.get(thing);
      if (known) known.push(choice);
      else out.set(thing, [choice]);
    }
  }
  return out;
}

// Amounts

const amountOf = (choice: OpenChoice, field: string): number =>
  Number(choice.arguments[field] ?? 0);

/** The values that a lone amount can have, smallest first. */
export function valuesOf(choices: readonly OpenChoice[], field: string): number[] {
  return [...new Set(choices.map((choice) => amountOf(choice, field)))].sort((a, b) => a - b);
}

/** Where one begins: the least of each. */
export function leastOf(choices: readonly OpenChoice[], fields: readonly string[]): Amounts {
  return Object.fromEntries(fields.map((field) => [field, valuesOf(choices, field)[0] ?? 0]));
}

export function choiceOf(choices: readonly OpenChoice[], amounts: Amounts): OpenChoice | null {
  const fits = (choice: OpenChoice): boolean =>
    Object.keys(amounts).every((field) => amountOf(choice, field) === amounts[field]);
  return choices.find(fits) ?? null;
}

/** One more or one fewer, as far as some choice still has at least that; null: no further. */
export function stepped(
  choices: readonly OpenChoice[],
  amounts: Amounts,
  field: string,
  by: 1 | -1,
): Amounts | null {
  const next = { ...amounts, [field]: (amounts[field] ?? 0) + by };
  const least = valuesOf(choices, field)[0] ?? 0;
  if ((next[field] ?? 0) < least) return null;
  const leadsOn = choices.some((choice) =>
    Object.keys(next).every((name) => amountOf(choice, name) >= (next[name] ?? 0)),
  );
  return leadsOn ? next : null;
}

// Sets

export function setOf(
  choices: readonly OpenChoice[],
  field: string,
  names: readonly string[],
): OpenChoice | null {
  return choices.find((choice) => isSame(choice.arguments[field] as string[], names)) ?? null;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && contains(one, other);

const contains = (all: readonly string[], some: readonly string[]): boolean =>
  some.every((name) => all.includes(name));

/** The names with one more or without it; null where no choice has all of these. */
export function toggled(
  choices: readonly OpenChoice[],
  field: string,
  names: readonly string[],
  name: string,
): string[] | null {
  if (names.includes(name)) return names.filter((one) => one !== name);
  const next = [...names, name];
  const leadsOn = choices.some((choice) => contains(choice.arguments[field] as string[], next));
  return leadsOn ? next : null;
}
