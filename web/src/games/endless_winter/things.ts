/**
 * Things of the table by name, as they stand in `data-about`; and which of them a choice is about. What
 * belongs to a rival is called the same with the number of the seat before it: `1 food`.
 *
 *   column PLACE         a column, or `rest`: where figures go
 *   line OP              a line of the column where the figure stands, by its op; `line OP COLUMN` of another
 *   bottom COLUMN        the reward for whoever is first there
 *   figure chief|tribe   the figure that is placed next
 *   hand ID, played ID, discard ID, pile ID, buried ID    a card of mine, by where it lies
 *   tribe ID             a pile of tribe cards; `culture ID` a card of the display
 *   herd ID              an animal of the hunting ground, `herd none` where there is none; `herd-deck` the deck
 *   animal ID, used ID   animals of mine
 *   stone ID             a sacred stone of the offer; `own-stone N` a space for one on my board, from 0
 *   hex NAME             a hex of the land, `b2`; `junction NAME` where three meet; `glacier HEX` a token
 *   camp, village        those that are left on my board
 *   megalith ROW COLUMN LEVEL     a place of the plan, as in the view and the choices; `megaliths` my storage
 *   idol offering|honour          the idols; `idol-step TRACK LEVEL` a step
 *   food N               a step of the food track; `food`, `tool`, `labour`, `points` what is counted
 *   chief, chief ID, side a|b     my chief; one to take; the sides of the card
 *   setup ID             a setup card
 *   deck, discards, hand, graves  piles of mine; `tribe` all that a rival has
 *   instead OF TAKE      a lesser reward; `take tool|food|max-food` what is due as it is
 *   order N              a place of the order of play, from 1
 *   token take|next      the rest token that lies face up, and the one below it
 *   set                  the set of components that is played with
 *   card ID              any card, wherever it lies (log, rules)
 */

import type { Choice } from "./types";

const text = (value: unknown): string => String(value);

/** By kind of choice: the things it is about, the first of them foremost. */
const ABOUT: Readonly<Record<string, (told: Choice["arguments"]) => string[]>> = {
  lead: ({ chief }) => [`chief ${text(chief)}`],
  side: ({ side }) => [`side ${text(side)}`],
  begin: ({ setup }) => [`setup ${text(setup)}`],
  play: ({ card }) => [`hand ${text(card)}`],
  use: ({ card }) => [`played ${text(card)}`, `pile ${text(card)}`],
  chief: ({ side }) => ["chief", `side ${text(side)}`],
  place: ({ place }) => [`column ${text(place)}`],
  eat: () => ["food"],
  hire: ({ card }) => [`tribe ${text(card)}`],
  learn: ({ card }) => [`culture ${text(card)}`],
  camp: () => ["camp"],
  move: (told) => [`hex ${text(told.from)}`, `hex ${text(told.to)}`],
  reveal: () => ["herd-deck"],
  hunt: ({ animal }) => [`herd ${text(animal)}`],
  adopt: ({ card }) => [`tribe ${text(card)}`],
  bury: (told) => [`${ZONES[text(told.from)] ?? "hand"} ${text(told.card)}`],
  stone: ({ stone }) => [`stone ${text(stone)}`],
  settle: ({ junction }) => [`junction ${text(junction)}`],
  "eat-animal": ({ animal }) => [`animal ${text(animal)}`],
  build: ({ row, column, level }) => [`megalith ${text(row)} ${text(column)} ${text(level)}`],
  draw: () => ["deck"],
  "draw-all": () => ["deck"],
  idol: ({ track }) => [`idol ${text(track)}`],
  tool: () => ["take tool"],
  food: () => ["take food"],
  "max-food": () => ["take max-food"],
  instead: ({ of, take }) => [`instead ${text(of)} ${text(take)}`],
  reward: ({ place }) => [`order ${text(place)}`],
  gather: ({ hex }) => [`hex ${text(hex)}`],
  pile: ({ card }) => [`hand ${text(card)}`],
  discard: ({ card }) => [`hand ${text(card)}`],
  token: ({ which }) => [`token ${text(which)}`],
};

/** Where a card is buried from, as things are called. */
const ZONES: Readonly<Record<string, string>> = {
  hand: "hand",
  play: "played",
  discard: "discard",
  pile: "pile",
};

/** By kind of choice: the op of the column's line that it carries out. */
export const OPS: Readonly<Record<string, string>> = {
  hire: "tribe_hand",
  learn: "culture_hand",
  camp: "camp",
  move: "move",
  reveal: "animal_reveal",
  hunt: "animal_take",
  adopt: "tribe_discard",
  bury: "bury",
  stone: "sacred_stone",
  settle: "village",
  "eat-animal": "animal_use",
};

/** Kinds of choices that end a decision without anything more: they are said by a button of the dock. */
export const ENDINGS: ReadonlySet<string> = new Set(["done", "skip"]);

export function thingsOf(choice: Choice): string[] {
  return ABOUT[choice.kind]?.(choice.arguments) ?? [];
}

/** Of a name: whose thing it is, and what is called so; what begins with no number is of who is shown. */
export function placed(name: string, shown: number): { seat: number; thing: string } {
  const [, seat, thing] = /^(\d) (.+)$/u.exec(name) ?? [];
  return thing === undefined ? { seat: shown, thing: name } : { seat: Number(seat), thing };
}
