/** Names and sentences that are put together from the game's words. */

import type { Pieces } from "../../api/types";
import { t, words } from "../../lib/fluent.svelte";
import { capital, keyPart, readable } from "../../lib/plain";
import { signed } from "../../lib/numbers";
import { boxOf } from "./cards";
import type { Change, Changing, Player, Rating } from "./types";

/** A number that is added or taken away. */
export const added = (n: number): string => (n < 0 ? signed(n) : `+${n}`);

/** What a card is called. */
export function nameOf(id: string): string {
  return said("card", id);
}

const WHOLE = 9; // letters; a longer word may be parted
const VOWEL = /[aeiouyáäéíóôöúůýě]/iu;

/** A name whose long words may be parted where a syllable begins, for narrow cards. */
export function parted(name: string, whole = WHOLE): string {
  return name
    .split(" ")
    .map((word) => (word.length > whole ? partedWord(word) : word))
    .join(" ");
}

const SOUND = /[lrmnjw]/iu; // with no r or l behind them a syllable begins

/**
 * In the middle, or as near to it as a syllable begins between vowels: with one consonant, or one and an r or l;
 * where none does, after the first of many consonants.
 */
function partedWord(word: string): string {
  const middle = word.length / 2;
  const isVowel = (at: number): boolean => VOWEL.test(word[at] ?? "");
  const places = Array.from(word, (_, at) => at).filter((at) => at > 3 && at < word.length - 2);
  const light = places.filter((at) => {
    const flows = /[rl]/u.test(word[at + 1] ?? "") && !SOUND.test(word[at] ?? "");
    return isVowel(at - 1) && !isVowel(at) && isVowel(flows ? at + 2 : at + 1);
  });
  const heavy = places.filter((at) => isVowel(at - 2) && !isVowel(at - 1) && !isVowel(at));
  const [at] = (light.length > 0 ? light : heavy).toSorted(
    (one, other) => Math.abs(one - middle) - Math.abs(other - middle),
  );
  return at === undefined ? word : `${word.slice(0, at)}\u00ad${word.slice(at)}`;
}

/** The words for something of the rules; its name where there are none. */
export function said(family: string, name: string, args?: Record<string, string | number>): string {
  const key = `${family}-${keyPart(name)}`;
  return words.has(key) ? t(key, args) : capital(readable(name));
}

export const kindWord = (kind: string): string => said("kind", kind);

/** Why something cannot be done. */
export const reasonWord = (reason: string): string => said("reason", reason);

/** The same in two or three words, for a card of the row. */
export function shortReason(reason: string): string {
  const key = `short-${reason}`;
  return t(words.has(key) ? key : "short-other");
}

/** A number that grows from turn to turn is told as what is added. */
const RATES: ReadonlySet<Changing> = new Set([
  "science_rate",
  "culture_rate",
  "food_made",
  "resources_made",
]);

/** Of actions there are those left in this turn, and those of every turn. */
const OF_EVERY_TURN: ReadonlySet<Changing> = new Set(["civil_total", "military_total"]);

/** The sign of each number that can change. */
const SIGNS: Readonly<Record<Changing, string>> = {
  civil: "civil",
  military: "military",
  food: "food",
  resources: "resources",
  science: "science",
  culture: "culture",
  science_rate: "science",
  culture_rate: "culture",
  strength: "strength",
  happy: "happy",
  discontent: "unhappy",
  idle: "person",
  yellow: "yellow-token",
  blue: "pebble",
  food_made: "food",
  resources_made: "resources",
  eaten: "consumption",
  corruption: "corruption",
  civil_total: "civil",
  military_total: "military",
  urban_limit: "urban",
  colonization: "colonization",
};

/** Those of which less is better. */
const BURDENS: ReadonlySet<Changing> = new Set(["discontent", "eaten", "corruption"]);
/** What is spent on it, and what is not worth a word beside it. */
const QUIET: ReadonlySet<Changing> = new Set(["blue", "yellow"]);

/** Numbers as they are now, where a view tells them. */
function numberOf(player: Player | null, what: Changing): number | null {
  if (player === null) return null;
  switch (what) {
    case "civil":
      return player.civil.left;
    case "military":
      return player.military.left;
    case "civil_total":
      return player.civil.total;
    case "military_total":
      return player.military.total;
    case "food":
      return player.food + player.purse.food;
    case "resources":
      return player.resources + player.purse.resources;
    case "colonization":
      return null;
    default:
      return player[what];
  }
}

/** A number before and after. */
export interface Shift {
  what: Changing;
  sign: string;
  before: string;
  after: string;
  /** Whether it is better so; null: it is only spent. */
  better: boolean | null;
  /** Whether it is for every turn, unlike what has the same sign. */
  every: boolean;
  label: string;
}

const ORDER = Object.keys(SIGNS) as Changing[];
const SPENT: ReadonlySet<Changing> = new Set([
  "civil",
  "military",
  "food",
  "resources",
  "science",
  "idle",
]);

/** What changes, as numbers before and after; tokens only where nothing else does. */
export function shiftsOf(change: Change, player: Player | null, since: Change = {}): Shift[] {
  const all = ORDER.filter((what) => change[what] !== undefined);
  // More actions in every turn are also more of them in this one.
  const twice = (what: Changing): boolean =>
    (what === "civil" && change.civil_total === change.civil) ||
    (what === "military" && change.military_total === change.military);
  const loud = all.filter((what) => !QUIET.has(what) && !twice(what));
  return (loud.length > 0 ? loud : all).map((what) =>
    shiftOf(what, change[what] ?? 0, numberOf(player, what), since[what] ?? 0),
  );
}

function shiftOf(what: Changing, by: number, at: number | null, since: number): Shift {
  const now = at === null ? null : at + since;
  const told = (n: number): string => (RATES.has(what) ? added(n) : signed(n));
  const before = now === null ? "" : told(now);
  const after = now === null ? added(by) : told(now + by);
  const better = SPENT.has(what) && by < 0 ? null : BURDENS.has(what) ? by < 0 : by > 0;
  const label = said("change", what, { n: Math.abs(by), amount: added(by) });
  const every = OF_EVERY_TURN.has(what);
  return { what, sign: SIGNS[what], before, after, better, every, label };
}

/** How many faces the bank asks for. */
export function facesNeeded(player: Player, pieces: Pieces): number {
  const { faces } = boxOf(pieces).banks;
  return faces[Math.min(player.yellow, faces.length - 1)] ?? 0;
}

/** A rating in big and small: what there is, and what is added each turn or needed. */
export function ratingOf(
  player: Player,
  rating: Rating,
  pieces: Pieces,
): { big: number; small: string } {
  switch (rating) {
    case "food":
      return { big: player.food, small: added(player.food_made - player.eaten) };
    case "resources":
      return { big: player.resources, small: added(player.resources_made) };
    case "science":
      return { big: player.science, small: added(player.science_rate) };
    case "culture":
      return { big: player.culture, small: added(player.culture_rate) };
    case "happy":
      return { big: player.happy, small: `/${facesNeeded(player, pieces)}` };
    case "strength":
      return { big: player.strength, small: "" };
  }
}
