/** What is told of each thing on the table; see things.ts for their names. */

import { t } from "../../lib/fluent.svelte";
import { capital } from "../../lib/plain";
import { drawn, firstSentences, type Glance } from "../../table/glance";
import AnimalFace from "./AnimalFace.svelte";
import ChiefFace from "./ChiefFace.svelte";
import Face from "./Face.svelte";
import {
  abilityText,
  amountsText,
  animalName,
  cardFacts,
  cardName,
  chiefName,
  columnName,
  landName,
  objects,
  reasonText,
  setupText,
  stoneText,
} from "./say";
import { chipOf } from "./pictures";
import { slabOf } from "./slab";
import SetupFace from "./SetupFace.svelte";
import StoneFace from "./StoneFace.svelte";
import { placed } from "./things";
import { spaceAt } from "./spaces";
import TokenFace from "./TokenFace.svelte";
import { type Amounts, type Box, boxOf, type OwnSeen, tribeOf } from "./types";

interface Pointed {
  box: Box;
  seen: OwnSeen;
  /** Whose thing it is. */
  seat: number;
  /** The name without the seat, and its words after the first. */
  thing: string;
  words: readonly string[];
}

type Teller = (pointed: Pointed) => Glance | null;

export function glance(name: string, seen: OwnSeen): Glance | null {
  const { seat, thing } = placed(name, seen.shown);
  const [kind = "", ...words] = thing.split(" ");
  const teller = TELLERS[words.length === 0 ? kind : `${kind} `] ?? TELLERS[kind];
  const told = teller?.({ box: boxOf(seen.pieces), seen, seat, thing, words });
  return told ? { ...told, ...atHand(thing, seat, seen, told) } : null;
}

/** Price, what it would change, and why not: of what is mine to press. */
function atHand(thing: string, seat: number, seen: OwnSeen, told: Glance): Partial<Glance> {
  const { turn, table } = seen;
  if (!turn.mine || seat !== table.seat) return {};
  const [deed] = turn.deedsOf(thing);
  const price = turn.priceOf(deed ?? null);
  const change = turn.changeOf(deed ?? null);
  const why = turn.why(thing);
  const changed = change ? changeText(change) : "";
  return {
    ...(price ? { price: objects(price) } : {}),
    ...(changed && told.worth === undefined ? { worth: changed } : {}),
    ...(why === null ? {} : { closed: capital(reasonText(why)) }),
  };
}

/** What would be different, as the terminal says it too. */
export function changeText(change: Readonly<Record<string, number | undefined>>): string {
  return Object.entries(change)
    .flatMap(([name, n = 0]) => {
      if (n === 0) return [];
      const shown = Math.abs(name === "labour" ? n / 2 : n);
      const key = `terminal-change.${name.replaceAll("_", "-")}`;
      return [t(key, { sign: n < 0 ? "−" : "+", n: shown })];
    })
    .join(", ");
}

/** What the rules say of it. */
function matter(topic: string, more: Partial<Glance> = {}): Glance {
  const text = firstSentences(t(`help-${topic}.body`));
  return { title: t(`help-${topic}.title`), text, topic: `topic:${topic}`, ...more };
}

const sentences = (parts: readonly string[]): string =>
  parts.map((part) => `${capital(part)}.`).join(" ");

function card({ box, words: [id = ""] }: Pointed): Glance | null {
  const found = box.cards.find((one) => one.id === id);
  if (!found) return null;
  return {
    title: cardName(box, id),
    text: sentences(cardFacts(found)),
    picture: drawn(Face, { card: found }),
    topic: `topic:${found.sort === "culture" ? "culture" : "cards"}`,
  };
}

function animal({ box, seen, seat, words: [id = ""] }: Pointed): Glance | null {
  const found = box.animals.find((one) => one.id === id);
  if (!found) return matter("animals");
  const have = seen.view.players[seat]?.animals[id] ?? 0;
  const use = `${t("object-animal-use", { n: 1 })}: ${amountsText(found.use)}`;
  const sets = found.sets.length > 0 ? [`${t("score-herd")}: ${found.sets.join(", ")}`] : [];
  return {
    title: animalName(box, id),
    text: sentences([use, ...sets]),
    picture: drawn(AnimalFace, { animal: found, have }),
    topic: "topic:animals",
  };
}

function stone({ box, seen }: Pointed, id: string | undefined): Glance {
  const found = box.stones.find((one) => one.id === id);
  if (!found) return matter("stones");
  const worth = seen.turn.hints?.stones[found.id];
  return {
    title: t("help-stones.title"),
    text: sentences([t("facts-era", { n: found.era }), stoneText(found, box)]),
    picture: drawn(StoneFace, { stone: found }),
    worth: worth === undefined ? undefined : t("terminal-stone", { n: worth }),
    topic: "topic:stones",
  };
}

function chief({ box, seen, seat, words: [id] }: Pointed): Glance {
  const player = seen.view.players[seat];
  const found = box.chiefs.find((one) => one.id === (id ?? player?.chief));
  if (!found) return matter("chief");
  const side = id === undefined ? (player?.side ?? null) : null;
  const sides = found.sides.map((ability, at) => `${"AB"[at] ?? ""}: ${abilityText(ability)}`);
  return {
    title: chiefName(box, found.id),
    text: sentences(sides),
    picture: drawn(ChiefFace, { chief: found, side }),
    topic: "topic:chief",
  };
}

function sideOf({ box, seen, seat, words: [side] }: Pointed): Glance {
  const id = seen.view.players[seat]?.chief;
  const found = box.chiefs.find((one) => one.id === id);
  const ability = found?.sides[side === "b" ? 1 : 0];
  if (!found || !ability) return matter("chief");
  return {
    title: t("choice-side", { side: side ?? "a" }),
    text: sentences([abilityText(ability)]),
    picture: drawn(ChiefFace, {
      chief: found,
      side: side === "b" ? ("b" as const) : ("a" as const),
    }),
    topic: "topic:chief",
  };
}

function column({ seen, words: [id = ""] }: Pointed): Glance {
  if (id === "rest") return matter("rest", { picture: "place-rest" });
  const told = matter(id, { title: columnName(id), picture: `place-${id}` });
  const hint = seen.turn.columnHint(id);
  if (!hint) return told;
  const lines = hint.lines.map(({ op, times, why }) => {
    const what = amountsText({ [op]: 1 });
    return `${what}: ${why === null ? t("terminal-times", { n: times }) : reasonText(why)}`;
  });
  return { ...told, worth: lines.join("; ") };
}

function line({
  box,
  seen,
  words: [op = "", column = seen.view.column ?? ""],
}: Pointed): Glance | null {
  const shape = box.columns.find(({ id }) => id === column)?.lines.find((one) => one.op === op);
  if (!shape) return null;
  const hint = seen.turn.lineHint(op, column);
  return {
    title: amountsText({ [op]: shape.number }),
    text: firstSentences(t(`help-${column}.body`), shape.middle ? 4 : 1),
    picture: `op-${op}`,
    price: objects(hint?.pay ?? shape.pay),
    worth:
      hint && hint.why === null && !shape.middle ? t("glance-times", { n: hint.times }) : undefined,
    closed: hint?.why ? capital(reasonText(hint.why)) : undefined,
    topic: `topic:${column}`,
  };
}

function bottom({ box, seen, words: [id = ""] }: Pointed): Glance | null {
  const shape = box.columns.find((one) => one.id === id);
  const hint = seen.turn.columnHint(id);
  if (!shape) return null;
  const state = hint ? [t(hint.first ? "glance-first" : "glance-taken")] : [];
  return {
    title: columnName(id),
    text: [sentences([amountsText(shape.bottom)]), ...state].join(" "),
    picture: "sign-first",
    topic: `topic:${id}`,
  };
}

function hex({ box, seen, words: [name = ""] }: Pointed): Glance | null {
  const { view, shown, seats } = seen;
  const at = box.hexes.findIndex((one) => one.name === name);
  const land = view.land[at];
  if (land === undefined) return null;
  const gain = box.lands.find(({ id }) => id === land)?.gain ?? {};
  const leaders = (view.leaders[at] ?? []).map((seat) => seats[seat]?.name ?? "");
  const mine = view.players[shown]?.influence[at] ?? 0;
  return {
    title: `${capital(landName(box, land))} ${name}`,
    text: sentences([amountsText(gain)]),
    picture: chipOf(box, land),
    worth: [t("glance-influence", { n: mine }), leaders.join(", ")].filter(Boolean).join(" "),
    topic: "topic:land",
  };
}

function megalith({ box, seen, thing, words }: Pointed): Glance {
  const { view, turn, seats } = seen;
  const [row = 0, col = 0, level = 0] = words.map(Number);
  const [deed] = turn.deedsOf(thing);
  const points = turn
    .pointsOf(deed ?? null)
    .flatMap((n, seat) => (n > 0 ? [`${seats[seat]?.name ?? ""} +${n}`] : []));
  const there = view.built.find(
    (one) => one.row === row && one.column === col && one.level === level,
  );
  const space = level === 0 ? spaceAt(box, view, row, col) : null;
  const gain = space && Object.keys(space.gain).length > 0 ? [amountsText(space.gain)] : [];
  const arrows = space && space.arrows.length > 0 ? [t("terminal-arrows")] : [];
  const owner = there?.owner ?? null;
  const told = matter("megaliths", {
    picture: owner === null ? "megalith-neutral" : `megalith-${tribeOf(owner)}`,
  });
  return {
    ...told,
    text: gain.length + arrows.length > 0 ? sentences([...gain, ...arrows]) : told.text,
    worth: points.length > 0 ? points.join(", ") : undefined,
  };
}

function idolStep({ box, words: [track = "", level = "0"] }: Pointed): Glance {
  const gain: Amounts = track === "offering" ? (box.idols.rewards[Number(level) - 1] ?? {}) : {};
  const points = track === "honour" ? (box.idols.honour[Number(level) - 1] ?? 0) : 0;
  const brings = points > 0 ? { ...gain, vp: points } : gain;
  return matter("idols", {
    picture: "op-idol",
    worth: Object.keys(brings).length > 0 ? amountsText(brings) : undefined,
  });
}

/** An idol that climbs, with the reward of its next step. */
function idol(pointed: Pointed): Glance {
  const {
    seen,
    seat,
    words: [track = ""],
  } = pointed;
  const player = seen.view.players[seat];
  const level = track === "honour" ? player?.honour : player?.offering;
  return idolStep({ ...pointed, words: [track, String((level ?? 0) + 1)] });
}

function setup({ box, words: [id] }: Pointed): Glance | null {
  const found = box.setup_cards.find((one) => one.id === id);
  if (!found) return null;
  const text = sentences([setupText(found, box)]);
  const picture = drawn(SetupFace, { setup: found, box });
  return { title: cardName(box, found.tribe), text, picture, topic: "topic:cards" };
}

function token({ box, seen, words: [which] }: Pointed): Glance {
  const top = which === "next" ? null : seen.view.rests.top;
  const gain = box.rest_tokens.find(({ id }) => id === top)?.gain ?? null;
  return matter("rest-tokens", {
    picture: drawn(TokenFace, { bed: "rest" as const, gain }),
    worth: gain ? amountsText(gain) : undefined,
  });
}

function glacier({ box, seen, words: [name] }: Pointed): Glance {
  const id = seen.view.glaciers[box.hexes.findIndex((one) => one.name === name)];
  const gain = box.glacier_tokens.find((one) => one.id === id)?.gain ?? null;
  return matter("glaciers", {
    picture: drawn(TokenFace, { bed: "glacier" as const, gain }),
    worth: gain ? amountsText(gain) : undefined,
  });
}

function order({ box, words: [place = "1"] }: Pointed): Glance {
  const gain = box.order_rewards[Number(place) - 1] ?? {};
  return matter("order-reward", { picture: "sign-order", worth: amountsText(gain) });
}

function rival({ seen, seat }: Pointed): Glance {
  const player = seen.view.players[seat];
  return matter("cards", {
    title: seen.seats[seat]?.name ?? "",
    picture: "sign-cards",
    worth: t("glance-rival-hand", { n: player?.hand_count ?? 0 }),
  });
}

/** A rival, or me where a rival is looked at: what the slab counts by signs, in words. */
function tribe({ seen, seat }: Pointed): Glance | null {
  const player = seen.view.players[seat];
  if (!player) return null;
  const { held, built } = slabOf(player);
  const said = [...held, ...built].map(
    ({ word, n, of }) => `${capital(word)}: ${n}${of === undefined ? "" : `/${of}`}`,
  );
  const title = [seen.seats[seat]?.name, t(`tribe-${tribeOf(seat)}`)].filter(Boolean).join(" · ");
  return { title, text: said.join(" · "), picture: `m-${tribeOf(seat)}` };
}

const about =
  (topic: string, picture: string): Teller =>
  () =>
    matter(topic, { picture });

/** By the first word of a name; with a space after it where more words follow and that is something else. */
const TELLERS: Readonly<Record<string, Teller>> = {
  "hand ": card,
  played: card,
  "discard ": card,
  "pile ": card,
  "buried ": card,
  "tribe ": card,
  tribe,
  culture: card,
  card,
  "herd ": animal,
  "animal ": animal,
  "used ": animal,
  "herd-deck": about("hunt", "op-animal_reveal"),
  herd: about("hunt", "op-animal_take"),
  stone: (pointed) => stone(pointed, pointed.words[0]),
  "own-stone": (pointed) => {
    const {
      seen,
      seat,
      words: [space = "0"],
    } = pointed;
    return stone(pointed, seen.view.players[seat]?.stones[Number(space)]);
  },
  chief,
  "side ": sideOf,
  setup,
  column,
  line,
  bottom,
  figure: ({ words: [figure] }) =>
    figure === "chief"
      ? matter("chief", { picture: "sign-chief" })
      : matter("turn", { picture: "sign-folk" }),
  hex,
  junction: about("migrate", "op-village"),
  camp: about("migrate", "op-camp"),
  village: about("migrate", "op-village"),
  glacier,
  megalith,
  megaliths: about("board", "op-megalith"),
  idol,
  "idol-step": idolStep,
  food: about("food", "op-food"),
  tool: about("scoring", "op-tool"),
  labour: about("labour", "op-labour"),
  points: about("scoring", "op-vp"),
  deck: about("cards", "sign-deck"),
  discards: about("cards", "sign-discard"),
  hand: rival,
  pile: about("eclipse-pile", "sign-pile"),
  graves: about("bury", "op-bury"),
  take: ({ words: [op = "food"] }) =>
    matter(op === "tool" ? "lesser" : "food", { picture: `op-${op.replace("-", "_")}` }),
  instead: about("lesser", "sign-or"),
  order,
  token,
  set: about("holocene", "sign-cards"),
};
