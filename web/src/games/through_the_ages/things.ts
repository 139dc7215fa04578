/**
 * Things of the table that can be opened, by name: `row 3`, `hand ID`, `secret ID`, `ground ID`,
 * `site`, `grow`, `leader`, `wonder ID`, `special ID`, `colony ID`, `tactic ID`, `pact ID`; and which of
 * them a choice is about. What is about none of them is chosen in the niche. A thing of a rival has `seen`
 * before its name, and its leader and its site are called by their cards too.
 */

import type { Choice, Player, View } from "./types";

/** The name of a thing on somebody's ground. */
export const thingOn = (own: boolean, thing: string): string => (own ? thing : `seen ${thing}`);

/** By kind of choice: the things it is about, the first of them foremost. */
const ABOUT: Readonly<Record<string, (told: Choice["arguments"]) => string[]>> = {
  take: ({ slot }) => [`row ${Number(slot)}`],
  grow: () => ["grow"],
  sail: () => ["grow"],
  build: ({ card }) => [`ground ${String(card)}`],
  levy: ({ card }) => [`ground ${String(card)}`],
  upgrade: (told) => [`ground ${String(told.from)}`, `ground ${String(told.to)}`],
  destroy: ({ card }) => [`ground ${String(card)}`],
  lose: ({ card }) => [`ground ${String(card)}`],
  raise: () => ["site"],
  develop: ({ card }) => [`hand ${String(card)}`],
  revolt: ({ card }) => [`hand ${String(card)}`],
  play: ({ card }) => [`hand ${String(card)}`],
  adopt: ({ card }) => [`secret ${String(card)}`],
  copy: ({ card }) => [`tactic ${String(card)}`],
  prepare: ({ card }) => [`secret ${String(card)}`],
  attack: ({ card }) => [`secret ${String(card)}`],
  declare: ({ card }) => [`secret ${String(card)}`],
  offer: ({ card }) => [`secret ${String(card)}`],
  settle: ({ card }) => [`secret ${String(card)}`],
  cancel: ({ card }) => [`pact ${String(card)}`],
  ruin: ({ card }) => [`wonder ${String(card)}`],
  tuck: ({ card }) => [`wonder ${String(card)}`],
  cede: ({ card }) => [`colony ${String(card)}`, `seen colony ${String(card)}`],
  raze: ({ card }) => [`seen ground ${String(card)}`],
  seize: ({ card }) => ["leader", "site", "special"].map((at) => `seen ${at} ${String(card)}`),
  command: () => ["leader"],
  praise: () => ["leader"],
  rally: () => ["leader"],
  retire: () => ["leader"],
};

export function thingsOf(choice: Choice): string[] {
  return ABOUT[choice.kind]?.(choice.arguments) ?? [];
}

/** Where cards lie. */
const CARDS: ReadonlySet<string> = new Set([
  "row",
  "hand",
  "secret",
  "ground",
  "site",
  "leader",
  "government",
  "wonder",
  "special",
  "colony",
  "tactic",
  "pact",
]);

export const isCard = (thing: string): boolean => CARDS.has(thing.split(" ")[0] ?? "");

/** The card that a thing is; null: none lies there. */
export function cardAt(thing: string, view: View, player: Player): string | null {
  const [place = "", id = ""] = thing.replace(/^seen /u, "").split(" ");
  switch (place) {
    case "row":
      return view.row[Number(id) - 1] ?? null;
    case "site":
      return player.site?.card ?? null;
    case "leader":
      return player.leader;
    case "government":
      return player.government;
    case "grow":
      return null;
    default:
      return id || null;
  }
}

/** Kinds of choices that end a decision, and are said by a button of the dock. */
export const ENDINGS: ReadonlySet<string> = new Set(["end-turn", "pass", "done"]);
