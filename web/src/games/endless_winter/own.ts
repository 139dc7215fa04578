/** What one's own part of the table is drawn from: counted and sorted, no rule of its own. */

import type { Animal, Player, View } from "./types";

/** Cards with a key of their own: of several alike each has one. */
export function numbered(ids: readonly string[]): { id: string; key: string }[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const at = seen.get(id) ?? 0;
    seen.set(id, at + 1);
    return { id, key: `${id} ${at}` };
  });
}

/** Where a step of the food track stands against the marker. */
export type Step = "had" | "now" | "free" | "shut";

export function stepOf(step: number, have: number, limit: number): Step {
  if (step === have) return "now";
  if (step < have) return "had";
  return step > limit ? "shut" : "free";
}

/** Where a round stands: over, under way, or still to come. */
export type RoundState = "past" | "now" | "next";

export const roundState = (round: number, now: number): RoundState =>
  round < now ? "past" : round === now ? "now" : "next";

/** The turn within the round, from 1; after the last of them the eclipse is being prepared. */
export function turnOf(view: Pick<View, "turns" | "order">, turns: number): number {
  const seats = Math.max(1, view.order.length);
  return Math.min(turns, Math.floor(view.turns / seats) + 1);
}

/** Whether all turns of the round are over. */
export const isEclipse = (
  view: Pick<View, "revealed" | "turns" | "order">,
  turns: number,
): boolean => view.revealed || (view.order.length > 0 && view.turns >= turns * view.order.length);

/** Animals of somebody, those that are not used yet first; what a set of them is worth the server tells. */
export function herdOf(
  player: Pick<Player, "animals" | "used">,
  box: { animals: readonly Pick<Animal, "id" | "wild">[] },
  worth: Readonly<Record<string, number>> = {},
): { id: string; count: number; used: boolean; points: number | null }[] {
  const out: { id: string; count: number; used: boolean; points: number | null }[] = [];
  for (const used of [false, true]) {
    for (const { id, wild } of box.animals) {
      const count = (used ? player.used : player.animals)[id] ?? 0;
      const points = used || wild ? null : (worth[id] ?? null);
      if (count > 0) out.push({ id, count, used, points });
    }
  }
  return out;
}

/** Halves of labour as hands: whole ones, and a half at the end; those that a choice costs last. */
export function handsOf(labour: number, cost: number): { half: boolean; cost: boolean }[] {
  const out: { half: boolean; cost: boolean }[] = [];
  for (let at = 0; at < labour; at += 2) {
    out.push({ half: labour - at === 1, cost: at + 2 > labour - cost });
  }
  return out;
}
