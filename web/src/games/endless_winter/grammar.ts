/**
 * From the component data to small rows of signs: the grammar that every card, column and token shares.
 * A numeral before its sign, none = one; an arrow = pay, then gain; a double one = if so; a round
 * black sign = in that column only.
 */

import { t } from "../../lib/fluent.svelte";
import type { Ability, Amounts } from "./types";

export type Token =
  | { sign: string; n: string; of?: { what: string; n: number } }
  | { op: "arrow" | "then" | "plus" }
  | { at: string };

/** Halves as they are written: 3 is 1½. */
export function halves(count: number): string {
  const whole = Math.floor(count / 2);
  const half = count % 2 === 1 ? "½" : "";
  return whole > 0 || half === "" ? `${whole}${half}` : half;
}

/** How much of it, in its own measure: labour is counted in halves. */
export const amountOf = (op: string, n: number): number => (op === "labour" ? n / 2 : n);
export const written = (op: string, n: number): string => (op === "labour" ? halves(n) : `${n}`);

/** An amount in words: 2 food. */
export function amountWord(op: string, n: number): string {
  return t(`amount-${op.replaceAll("_", "-")}`, { n: amountOf(op, n) });
}

/** One effect. Where it is plain, a single hand of labour has no numeral either. */
export function signOf(op: string, n: number, plain = false): Token {
  const bare = amountOf(op, n) === 1 && (plain || op !== "labour");
  return { sign: `op-${op}`, n: bare ? "" : written(op, n), of: { what: op, n } };
}

export function signsOf(amounts: Amounts, plain = false): Token[] {
  return Object.entries(amounts).map(([op, n]) => signOf(op, n, plain));
}

/** A price and what it brings. */
export function tradeOf(pay: Amounts, gain: Amounts, plain = false): Token[] {
  const paid = signsOf(pay, plain);
  return [...paid, ...(paid.length > 0 ? [{ op: "arrow" } as const] : []), ...signsOf(gain, plain)];
}

/** Of conditions about animals: whether they are of one kind. */
const KINDS: Readonly<Record<string, string>> = { same_animals: "=", different_animals: "≠" };

export function abilityOf(ability: Ability | null): Token[] {
  if (!ability) return [];
  const { column, condition, least, pay, gain } = ability;
  const out: Token[] = [];
  if (column !== null) out.push({ at: column });
  if (condition !== null) {
    const n = `${least}${KINDS[condition] ?? ""}`;
    out.push({ sign: `when-${condition}`, n }, { op: "then" });
  }
  const free = Object.keys(pay).length === 0;
  if (free && (column !== null || "labour" in gain)) out.push({ op: "plus" });
  return [...out, ...tradeOf(pay, gain)];
}

/** About how wide a line is, to choose its size. */
export function widthOf(tokens: readonly Token[]): number {
  return tokens.reduce((sum, token) => {
    if ("op" in token) return sum + 0.6;
    return sum + ("at" in token ? 1.3 : 1.3 + 0.5 * token.n.length);
  }, 0);
}

/** The span of points on a stone: 2, or 1–10. */
export function stonePoints({ table, vp }: { table: readonly number[]; vp: number }): string {
  const steps = table.filter((points) => points > 0);
  const [least, most] = [steps[0], steps.at(-1)];
  if (least === undefined || most === undefined) return `${vp}`;
  return least === most ? `${least}` : `${least}–${most}`;
}

/** Whether a name has a word that is set tighter, to stay on one line of a card. */
export const isLong = (name: string): boolean =>
  name.split(/[\s-]/u).some((word) => word.length > 9);
