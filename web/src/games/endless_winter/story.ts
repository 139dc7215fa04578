/** How an event of the game is told: the one place where what happened becomes a sentence. */

import type { Pieces } from "../../api/types";
import { list } from "../../lib/numbers";
import { keyPart } from "../../lib/plain";
import type { Args, Icon, Slot } from "../../lib/sentence";
import { type Draft, icons, move, note, type Tellers } from "../../table/story";
import { chipOf, pictureOfAnimal, pictureOfCard, stonePicture } from "./pictures";
import {
  amountsText,
  animalName,
  cardName,
  chiefName,
  countedNames,
  labourOf,
  landName,
  setupText,
  stoneText,
} from "./say";
import { type Amounts, type Box, boxOf, type Event } from "./types";

/** A sign of the vocabulary with how many of it. */
function some(op: string, n: number): Icon {
  const count = op === "labour" ? labourOf(n) : n;
  return { symbol: `op-${op}`, label: `amount-${keyPart(op)}`, args: { n: count }, count };
}

const amount = (op: string, n: number): Slot => icons(some(op, n));
const several = (amounts: Amounts): Slot =>
  icons(...Object.entries(amounts).flatMap(([op, n]) => (n === 0 ? [] : [some(op, n)])));

/** The picture beside a line about a card. */
function picture(box: Box, id: string): Icon {
  return { symbol: pictureOfCard(box, id), label: null };
}

const withIcon = (draft: Draft, icon: Icon): Draft => ({ ...draft, icon });
const animalIcon = (id: string, pieces: Pieces): Icon => ({
  symbol: pictureOfAnimal(boxOf(pieces), id),
  label: null,
});
const sign = (symbol: string): Icon => ({ symbol, label: null });

/** What somebody does with a card. */
function deed(
  seat: number,
  key: string,
  id: string,
  pieces: Pieces,
  args: Args = {},
  slots: Record<string, Slot> = {},
  place: string | null = null,
): Draft {
  const box = boxOf(pieces);
  const line = move(seat, key, { card: cardName(box, id), ...args }, slots, place);
  return withIcon(line, picture(box, id));
}

const cards = (box: Box, ids: readonly string[]): string =>
  list(countedNames(ids.map((id) => cardName(box, id))));

/** The names of seats, one after another. */
function inOrder(order: readonly number[]): Record<string, Slot> {
  return Object.fromEntries(order.map((seat, at) => [`name${at}`, { kind: "name", seat }]));
}

/** By number of players, with a slot for each name: names never go through the formatter. */
function ordered(order: readonly number[]): Draft {
  return note(`order-of-play-${order.length}`, sign("sign-order"), {}, inOrder(order));
}

export const TELLERS: Tellers<Event> = {
  order: ({ order }) => [ordered(order)],
  "chief-taken": ({ seat, chief }, pieces) => [
    withIcon(
      move(seat, "log-chief-taken", { chief: chiefName(boxOf(pieces), chief) }),
      sign(`bust-${chief}`),
    ),
  ],
  "side-chosen": ({ seat, chief, side }, pieces) => [
    move(seat, "log-side-chosen", {
      chief: chiefName(boxOf(pieces), chief),
      side: side.toUpperCase(),
    }),
  ],
  "setup-taken": ({ seat, setup }, pieces) => {
    const box = boxOf(pieces);
    const card = box.setup_cards.find(({ id }) => id === setup);
    return [move(seat, "log-setup-taken", { what: card ? setupText(card, box) : setup })];
  },
  "hand-dealt": ({ seat, cards: dealt, known }, pieces) => {
    const box = boxOf(pieces);
    if (dealt) return [move(seat, "log-hand-dealt", { cards: cards(box, dealt) })];
    return [move(seat, "log-hand-dealt-other", { known: cards(box, known) })];
  },
  round: ({ round, order }) => [
    { ...note("round-begins", sign("sign-day"), { n: round }), look: "round" },
    ordered(order),
  ],
  turn: ({ seat, turn }) => [move(seat, "log-turn", { turn })],
  placed: ({ seat, figure, place }) => [
    withIcon(
      move(seat, "log-placed", { figure, place }, {}, `column ${place}`),
      sign(`place-${place}`),
    ),
  ],
  played: ({ seat, card, labour }, pieces) => [
    labour > 0
      ? deed(seat, "log-played-labour", card, pieces, {}, { labour: amount("labour", labour) })
      : deed(seat, "log-played", card, pieces),
  ],
  used: ({ seat, card }, pieces) => [deed(seat, "log-used", card, pieces)],
  "chief-used": ({ seat, chief }, pieces) => [
    withIcon(
      move(seat, "log-chief-used", { chief: chiefName(boxOf(pieces), chief) }),
      sign(`bust-${chief}`),
    ),
  ],
  ate: ({ seat, food, labour }) => [
    move(seat, "log-ate", {}, { food: amount("food", food), labour: amount("labour", labour) }),
  ],
  paid: ({ seat, food, tools, labour }) => [
    move(seat, "log-paid", {}, { what: several({ food, tool: tools, labour }) }),
  ],
  gained: ({ seat, what, amount: n }) => [
    n === 0
      ? move(seat, "log-gained-in-vain", { what: what === "tool" ? "tool" : "food" })
      : move(seat, "log-gained", {}, { what: amount(what, n) }),
  ],
  "food-lost": ({ seat, amount: n }) => [
    move(seat, "log-food-lost", {}, { food: amount("food", n) }),
  ],
  hired: ({ seat, card, to, empty }, pieces) => [
    deed(seat, empty ? "log-hired-empty" : "log-hired", card, pieces, { to }, {}, `tribe ${card}`),
  ],
  learned: ({ seat, card }, pieces) => [deed(seat, "log-learned", card, pieces)],
  camp: ({ seat }) => [withIcon(move(seat, "log-camp"), sign("op-camp"))],
  moved: ({ seat, start, end }) => [
    withIcon(move(seat, "log-moved", { start, end }, {}, `hex ${end}`), sign("op-move")),
  ],
  settled: ({ seat, junction }) => [
    withIcon(
      move(seat, "log-settled", { hexes: list(junction.split("-")) }, {}, `junction ${junction}`),
      sign("op-village"),
    ),
  ],
  revealed: ({ seat, animals }, pieces) => {
    const names = countedNames(animals.map((id) => animalName(boxOf(pieces), id)));
    return [
      withIcon(move(seat, "log-revealed", { animals: list(names) }), sign("op-animal_reveal")),
    ];
  },
  hunted: ({ seat, animal, top }, pieces) => {
    if (animal === null) return [move(seat, "log-hunted-none")];
    const args = { animal: animalName(boxOf(pieces), animal) };
    return [
      withIcon(move(seat, top ? "log-hunted-top" : "log-hunted", args), animalIcon(animal, pieces)),
    ];
  },
  "animal-used": ({ seat, animal }, pieces) => [
    withIcon(
      move(seat, "log-animal-used", { animal: animalName(boxOf(pieces), animal) }),
      animalIcon(animal, pieces),
    ),
  ],
  "stone-taken": ({ seat, stone }, pieces) => [
    withIcon(
      move(seat, "log-stone-taken", { what: stoneWords(stone, pieces) }),
      sign(stoneSymbol(stone, pieces)),
    ),
  ],
  built: ({ seat, row, column, level, points }) => [
    withIcon(
      move(
        seat,
        level > 0 ? "log-built-high" : "log-built",
        { row, column, level },
        {},
        `megalith ${row} ${column} ${level}`,
      ),
      sign("op-megalith"),
    ),
    ...points.flatMap((n, owner) =>
      n > 0 ? [move(owner, "log-built-points", {}, { points: amount("vp", n) })] : [],
    ),
  ],
  drew: ({ seat, card }, pieces) => [
    card === null
      ? withIcon(move(seat, "log-drew"), sign("op-draw"))
      : deed(seat, "log-drew-own", card, pieces),
  ],
  shuffled: ({ seat }) => [withIcon(move(seat, "log-shuffled"), sign("sign-deck"))],
  raised: ({ seat, track, level }) => [
    withIcon(move(seat, "log-raised", { track, level }, {}, `idol ${track}`), sign("op-idol")),
  ],
  instead: ({ seat, of, take }) => [move(seat, "log-instead", { of, take })],
  buried: ({ seat, card }, pieces) => [
    card === null
      ? withIcon(move(seat, "log-buried-secret"), sign("op-bury"))
      : deed(seat, "log-buried", card, pieces),
  ],
  discarded: ({ seat, card }, pieces) => [deed(seat, "log-discarded", card, pieces)],
  piled: ({ seat, card }, pieces) => [
    card === null
      ? withIcon(move(seat, "log-piled"), sign("sign-pile"))
      : deed(seat, "log-piled-own", card, pieces),
  ],
  eclipse: ({ round, piles, labour, order }, pieces) => [
    { ...note("eclipse-of-round", sign("sign-eclipse"), { n: round }), look: "round" },
    ...order.map((seat) => {
      const pile = piles[seat] ?? [];
      const slots = { labour: amount("labour", labour[seat] ?? 0) };
      return pile.length > 0
        ? move(seat, "log-eclipse-part", { cards: cards(boxOf(pieces), pile) }, slots)
        : move(seat, "log-eclipse-part-bare", {}, slots);
    }),
    ordered(order),
  ],
  /** What follows tells it. */
  "order-reward": ({ seat, place }) => [
    withIcon(move(seat, "log-order-reward", { place }), sign("sign-order")),
  ],
  gathered: ({ seat, hex, land }, pieces) => [
    withIcon(
      move(seat, "log-gathered", { hex, land: landName(boxOf(pieces), land) }, {}, `hex ${hex}`),
      sign(chipOf(boxOf(pieces), land)),
    ),
  ],
  "stone-scored": ({ seat, stone, points }, pieces) => [
    withIcon(
      move(
        seat,
        "log-stone-scored",
        { what: stoneWords(stone, pieces) },
        {
          points: amount("vp", points),
        },
      ),
      sign(stoneSymbol(stone, pieces)),
    ),
  ],
  "token-taken": ({ seat, token }, pieces) => {
    const box = boxOf(pieces);
    const gain = [...box.rest_tokens, ...box.glacier_tokens].find(({ id }) => id === token)?.gain;
    return [move(seat, "log-token-taken", { what: amountsText(gain ?? {}) })];
  },
  ended: ({ scores }) => [
    {
      ...note("log-ended", sign("op-vp"), {}, { scores: { kind: "scores", scores } }),
      look: "round",
    },
  ],
};

/** A stone of another set is only known by its kind, as small as this. */
function stoneSymbol(id: string, pieces: Pieces): string {
  const stone = boxOf(pieces).stones.find((one) => one.id === id);
  return stone && !stone.foreign ? stonePicture(stone) : "op-sacred_stone";
}

function stoneWords(id: string, pieces: Pieces): string {
  const box = boxOf(pieces);
  const stone = box.stones.find((one) => one.id === id);
  return stone ? stoneText(stone, box) : id;
}
