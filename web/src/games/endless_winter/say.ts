/** Names and amounts of this game in words; what a card, a stone or a choice is called and says. */

import { type Arguments, t, words } from "../../lib/fluent.svelte";
import { list, listed } from "../../lib/numbers";
import { keyPart, readable } from "../../lib/plain";
import type { Ability, Amounts, Box, Card, Choice, Setup, Stone } from "./types";

/** A piece by what is needed to name it; a land has no name in a set, but its id is a word. */
interface Named {
  id: string;
  name?: string;
  /** Of another set, which names it itself. */
  foreign?: boolean;
}

/** The key of a piece's name in the catalogue, by its family. */
const KEYS = {
  card: (id: string) => `card-${id}`,
  animal: (id: string) => `animal-${id}`,
  chief: (id: string) => `chief-${id}`,
  land: (id: string) => `land-${id}`,
  column: (id: string) => `column-${id}`,
};
type Family = keyof typeof KEYS;

/** A name by the catalogue; a piece of another set has its own. */
export function nameOf(family: Family, { id, name, foreign = false }: Named): string {
  const key = KEYS[family](id);
  return !foreign && words.has(key) ? t(key) : (name ?? readable(id));
}

const nameIn = (family: Family, all: readonly Named[] | undefined, id: string): string =>
  nameOf(family, all?.find((piece) => piece.id === id) ?? { id });

export const cardName = (box: Box | null, id: string): string => nameIn("card", box?.cards, id);
export const animalName = (box: Box | null, id: string): string =>
  nameIn("animal", box?.animals, id);
export const chiefName = (box: Box | null, id: string): string => nameIn("chief", box?.chiefs, id);
export const landName = (box: Box | null, id: string): string => nameIn("land", box?.lands, id);
export const columnName = (id: string): string => nameOf("column", { id });

/** What is played with, so that nobody takes it for the printed game. */
export const setName = (box: Box): string => (box.foreign ? box.set : t("set-holocene"));

/** Halves of labour as a number that a language finds its plural by. */
export const labourOf = (halves: number): number => halves / 2;

const counted = (op: string, n: number): number => (op === "labour" ? labourOf(n) : n);

/** An amount as the object of a sentence. */
export const objectOf = (op: string, n: number): string =>
  t(`object-${keyPart(op)}`, { n: counted(op, n) });

/** An amount as it stands alone. */
export const amountOf = (op: string, n: number): string =>
  t(`amount-${keyPart(op)}`, { n: counted(op, n) });

const some = (amounts: Amounts): [string, number][] =>
  Object.entries(amounts).filter(([, n]) => n !== 0);

export function objects(amounts: Amounts): string {
  const said = some(amounts).map(([op, n]) => objectOf(op, n));
  return listed(said);
}

export function amountsText(amounts: Amounts): string {
  const said = some(amounts).map(([op, n]) => amountOf(op, n));
  return listed(said);
}

export function abilityText({ column, condition, least, pay, gain }: Ability): string {
  let text = amountsText(gain);
  if (some(pay).length > 0) text = t("ability-pay", { paid: objects(pay), what: text });
  if (condition !== null)
    text = t("ability-if", { condition: keyPart(condition), n: least, what: text });
  return column === null ? text : t("ability-column", { place: column, what: text });
}

/** Labour, abilities and points of a card, one after another. */
export function cardFacts(card: Card): string[] {
  const { sort, era, labour, action, eclipse, vp } = card;
  return [
    sort === "culture" ? t("facts-era", { n: era }) : t("facts-labour", { n: labourOf(labour) }),
    ...(action ? [abilityText(action)] : []),
    ...(eclipse ? [t("ability-eclipse", { what: abilityText(eclipse) })] : []),
    ...(vp > 0 ? [t("facts-vp", { n: vp })] : []),
  ];
}

export function stoneText(stone: Stone, box: Box | null): string {
  const { counts, vp, per, table, lands, animals } = stone;
  return t(`stone-${counts}`, {
    n: vp,
    per,
    table: table.join("/"),
    lands: lands.map((id) => landName(box, id)).join(", "),
    animals: list(animals.map((id) => animalName(box, id))),
  });
}

/** Each name once, with how often it is there. */
export function countedNames(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const n = names.filter((one) => one === name).length;
    return n > 1 ? `${n}× ${name}` : name;
  });
}

export function setupText(setup: Setup, box: Box | null): string {
  const goods = { tool: setup.tools, food: setup.food, camp: setup.camp ? 1 : 0 };
  return t("setup-facts", {
    what: amountsText(goods),
    card: cardName(box, setup.tribe),
    animals: list(countedNames(setup.animals.map((id) => animalName(box, id)))),
  });
}

/** What else a choice is told with. */
export interface About {
  /** The chief of who chooses. */
  chief: string | null;
  /** What is decided; of a column, with its section. */
  decision: string;
  /** The lands by hex, as the view has them. */
  land: readonly string[];
}

/** What a choice is called, whole. */
export function choiceText(choice: Choice, box: Box | null, about: About): string {
  const { kind, arguments: told } = choice;
  const args: Arguments = {};
  for (const [field, value] of Object.entries(told))
    if (typeof value === "string" || typeof value === "number") args[field] = value;
  const text = (field: string): string => String(told[field] ?? "");
  switch (kind) {
    case "lead":
      return t("choice-lead", { chief: chiefName(box, text("chief")) });
    case "chief":
      return t("choice-chief", { chief: about.chief === null ? "" : chiefName(box, about.chief) });
    case "begin": {
      const setup = box?.setup_cards.find(({ id }) => id === text("setup"));
      return t("choice-begin", { card: setup ? cardName(box, setup.tribe) : text("setup") });
    }
    case "move":
      return t("choice-move", { start: text("from"), end: text("to") });
    case "settle":
      return t("choice-settle", { hexes: list(text("junction").split("-")) });
    case "hunt":
      if (text("animal") === "none") return t("choice-hunt-none");
      return t("choice-hunt", { animal: animalName(box, text("animal")) });
    case "eat-animal":
      return t("choice-eat-animal", { animal: animalName(box, text("animal")) });
    case "bury":
      return t("choice-bury", { zone: text("from"), card: cardName(box, text("card")) });
    case "stone": {
      const stone = box?.stones.find(({ id }) => id === text("stone"));
      return t("choice-stone", { what: stone ? stoneText(stone, box) : "" });
    }
    case "gather": {
      const at = box?.hexes.findIndex(({ name }) => name === text("hex")) ?? -1;
      return t("choice-gather", { hex: text("hex"), land: landName(box, about.land[at] ?? "") });
    }
    case "done":
      return t("choice-done", { decision: about.decision });
    default:
      if ("card" in told) args.card = cardName(box, text("card"));
      return t(`choice-${kind}`, args);
  }
}

/** Names of pieces by the field in which their ids stand. */
export function nameFor(field: string, id: string, box: Box): string | null {
  return FAMILIES[field]?.(box, id) ?? null;
}

const FAMILIES: Readonly<Record<string, (box: Box, id: string) => string>> = {
  card: cardName,
  animal: animalName,
  chief: chiefName,
  land: landName,
  place: (_, id) => columnName(id),
};

export const reasonText = (reason: string): string => t(`reason-${reason}`);
