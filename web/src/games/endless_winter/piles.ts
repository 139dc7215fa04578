/** The piles of a tribe that anybody may count: where they stand, how they look, how many cards lie there. */

import { t } from "../../lib/fluent.svelte";
import type { Player } from "./types";

export interface Pile {
  id: string;
  icon: string;
  word: string;
  n: number;
}

export const pilesOf = ({ deck, discards, buried, crypt_count }: Player): Pile[] => [
  { id: "deck", icon: "sign-deck", word: t("pile-deck"), n: deck },
  { id: "discards", icon: "sign-discard", word: t("pile-discard"), n: discards.length },
  { id: "graves", icon: "op-bury", word: t("pile-buried"), n: buried.length + crypt_count },
];
