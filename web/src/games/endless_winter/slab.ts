/** What a rival's slab counts, in words for who reads about it and as signs for who looks. */

import { t } from "../../lib/fluent.svelte";
import { pilesOf } from "./piles";
import type { Player } from "./types";

export interface Counted {
  id: string;
  icon: string;
  word: string;
  n: number;
  /** The most there can be. */
  of?: number;
}

/** What somebody holds, and what is left to be built or stands already. */
export function slabOf(player: Player): { held: Counted[]; built: Counted[] } {
  const { food, food_limit: of, tools, hand_count: hand } = player;
  return {
    held: [
      { id: "food", icon: "op-food", word: t("good-food"), n: food, of },
      { id: "tool", icon: "op-tool", word: t("good-tool"), n: tools },
      { id: "hand", icon: "sign-cards", word: t("zone-hand"), n: hand },
      ...pilesOf(player),
    ],
    built: [
      { id: "camps", icon: "op-camp", word: t("camps-word"), n: player.camps_left },
      {
        id: "villages",
        icon: "op-village",
        word: t("villages-word"),
        n: player.villages.length,
      },
      {
        id: "megaliths",
        icon: "op-megalith",
        word: t("megaliths-word"),
        n: player.neutral + player.own,
      },
    ],
  };
}
