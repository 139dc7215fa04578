/** What a card says, in sentences: put together of its facts by the game's words. */

import { t } from "../../lib/fluent.svelte";
import { list } from "../../lib/numbers";
import { capital } from "../../lib/plain";
import { isCivil, isColumn } from "./cards";
import { added, said } from "./say";
import type { Card, Civil, Clause, Military } from "./types";

export function loreOf(card: Card): string[] {
  const told = isCivil(card) ? civilLore(card) : militaryLore(card);
  return told.filter((text) => text !== "").map((text) => `${capital(text)}.`);
}

const object = (what: string, n: number): string => t(`object-${what}`, { n });

type Powers = Readonly<Record<string, number>>;

/** Of these a government says how many there are, not how many more. */
const TOTALS: ReadonlySet<string> = new Set(["civil", "military", "urban_limit"]);

export function powerWords(powers: Powers, totals: ReadonlySet<string> = new Set()): string[] {
  return Object.entries(powers).map(([name, n]) =>
    said("power", name, { n: Math.abs(n), amount: totals.has(name) ? String(n) : added(n) }),
  );
}

function civilLore(card: Civil): string[] {
  if (isColumn(card.kind)) return [workers(card), price(card)];
  switch (card.kind) {
    case "special":
      return [...powerWords(card.powers), price(card)];
    case "government":
      return [list(powerWords(card.powers, TOTALS)), price(card)];
    case "action":
      return [actionWords(card)];
    case "wonder": {
      const taken = card.takes_off > 0 ? [t("wonder-takes-off", { n: card.takes_off })] : [];
      const scores = card.scores === null ? [] : [said("wonder", card.scores)];
      const stages = t("facts-stages", { stages: card.stages.join("–") });
      return [...taken, ...powerWords(card.powers), ...scores, stages];
    }
    default:
      return powerWords(card.powers);
  }
}

function workers(card: Civil): string {
  return t("facts-worker", { what: list(powerWords(card.gives)) });
}

function price(card: Civil): string {
  const science = object("science", card.science);
  const cost = object("resources", card.resources);
  if (card.kind === "government") {
    if (card.revolution === null || card.science === 0) return "";
    return t("facts-government", {
      price: science,
      uprising: object("science", card.revolution),
    });
  }
  if (!isColumn(card.kind)) return t("facts-development", { price: science });
  return card.science === 0
    ? t("facts-first-technology", { cost })
    : t("facts-technology", { price: science, cost });
}

function actionWords({ does, amounts }: Civil): string {
  const [n = 0, culture = 0] = amounts;
  const [two = 0, three = 0, four = 0] = amounts;
  return said("action", does ?? "", { n, culture, two, three, four });
}

const UNITS = ["infantry", "cavalry", "artillery"] as const;

function militaryLore(card: Military): string[] {
  const { defense, colonization, strength: n, obsolete } = card;
  switch (card.kind) {
    case "bonus":
      return [t("facts-bonus", { defense, colonization })];
    case "tactic": {
      const units = UNITS.flatMap((unit, at) => {
        const many = card.army[at] ?? 0;
        return many > 0 ? [t(`army-${unit}`, { n: many })] : [];
      });
      return [t("facts-tactic", { units: list(units), n, obsolete })];
    }
    case "aggression":
    case "war":
      return [attackWords(card), t("facts-attack-cost", { n: card.actions })];
    case "territory": {
      const gains = Object.entries(card.gains).map(([what, n]) => t(`amount-${what}`, { n }));
      const kept = powerWords(card.powers);
      return [t("facts-territory", { gains: list(gains), what: list(kept) })];
    }
    case "pact":
      return pactWords(card);
    default:
      return card.clauses.map(clauseWords);
  }
}

function gainWords(what: string, amount: number): string {
  return said("event", what, { n: Math.abs(amount), amount: added(amount) });
}

function attackWords({ does, amounts }: Military): string {
  const [n = 0, second = 0, third = 0] = amounts;
  return said("attack", does ?? "", { n, second, population: n, food: second, resources: third });
}

/** What a pact gives a side; its terms come after. */
export function sideWords(card: Military, side: "a" | "b"): string[] {
  return powerWords(side === "a" ? card.powers : card.second);
}

function pactWords(card: Military): string[] {
  const side = (key: string, powers: Powers): string => {
    const what = powerWords(powers);
    return what.length > 0 ? t(key, { what: list(what) }) : "";
  };
  const sides = card.same_sides
    ? [side("pact-both", card.powers)]
    : [side("pact-a", card.powers), side("pact-b", card.second)];
  return [...sides, ...pactTerms(card)];
}

export function pactTerms({ peace, ends, lead }: Military): string[] {
  return [
    peace ? t("pact-peace") : "",
    ends ? t("pact-ends") : "",
    lead > 0 ? t("pact-lead", { n: lead }) : "",
  ].filter((text) => text !== "");
}

export function clauseWords({ who, what, amount }: Clause): string {
  return t("event-clause", { who: said("who", who), what: gainWords(what, amount) });
}
