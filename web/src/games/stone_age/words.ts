/** Pieces in words and pictures: what an icon shows, and sentences with places for names and icons. */

import { type Card, type Face, type Goods, RESOURCES, type Tile } from "./types";

export type Paid = Partial<Goods>;

export type Args = Record<string, string | number>;

/** A symbol of the sprite; `label` is the Fluent key that says it, null where a word beside it does. */
export interface Icon {
  symbol: string;
  label: string | null;
  args?: Args;
  /** Written after the icon. */
  count?: number | string;
  look?: "die" | "green" | "sand" | "lost";
  /** Punctuation that follows. */
  tail?: string;
}

export type Slot =
  | { kind: "name"; seat: number }
  | { kind: "icons"; icons: Icon[] }
  | { kind: "scores"; scores: number[] };

/** A sentence: a Fluent message, whose `slots` are filled with things that are not text. */
export interface Told {
  key: string;
  args: Args;
  slots: Record<string, Slot>;
}

export type Part = string | Slot;

// Private-use characters never occur in a catalogue, and names never go through the formatter.
const OPEN = "\uE000";
const CLOSE = "\uE001";
const SLOT = /\u2068?\uE000(\d+)\uE001\u2069?/u;
const ISOLATES = /[\u2068\u2069]/gu;

/** Formats a sentence and cuts it at its slots. Translators may put a slot anywhere. */
export function parts(told: Told, format: (key: string, args: Args) => string): Part[] {
  const names = Object.keys(told.slots);
  const marks = Object.fromEntries(names.map((name, at) => [name, `${OPEN}${at}${CLOSE}`]));
  const pieces = format(told.key, { ...told.args, ...marks }).split(SLOT);
  const cut = pieces.map((piece, at): Part => {
    if (at % 2 === 0) return piece.replace(ISOLATES, "");
    const name = names[Number(piece)];
    return (name !== undefined && told.slots[name]) || "";
  });
  return cut.filter((part) => part !== "");
}

/** A word and the picture that must not be torn from it at the end of a line. */
export interface Pair {
  kind: "pair";
  word: string;
  icon: Icon;
}

/** Browsers break lines before a picture even after a no-break space, so pairs are made for them. */
export function paired(sentence: readonly Part[]): (Part | Pair)[] {
  const said = punctuated(sentence);
  return said.flatMap((part, at): (Part | Pair)[] => {
    const next = said[at + 1];
    const before = said[at - 1];
    if (typeof part === "string" && isIcons(next) && next.icons[0]) {
      const cut = part.trimEnd().lastIndexOf(" ") + 1;
      const pair: Pair = { kind: "pair", word: part.slice(cut), icon: next.icons[0] };
      return cut > 0 ? [part.slice(0, cut), pair] : [pair];
    }
    if (isIcons(part) && typeof before === "string")
      return [{ ...part, icons: part.icons.slice(1) }];
    return [part];
  });
}

const PUNCTUATION = /^[,.;:!?]+/u;

/** A comma after a picture belongs to it, or a line could begin with it. */
function punctuated(said: readonly Part[]): Part[] {
  return said.map((part, at): Part => {
    const next = said[at + 1];
    const before = said[at - 1];
    if (isIcons(part) && typeof next === "string") {
      const [tail] = PUNCTUATION.exec(next) ?? [];
      const last = part.icons.at(-1);
      return tail && last
        ? { ...part, icons: [...part.icons.slice(0, -1), { ...last, tail }] }
        : part;
    }
    const follows = typeof part === "string" && isIcons(before) && before.icons.length > 0;
    return follows ? part.replace(PUNCTUATION, "") : part;
  });
}

function isIcons(part: Part | undefined): part is Extract<Slot, { kind: "icons" }> {
  return typeof part === "object" && part.kind === "icons";
}

// Icons

export function good(name: string, count?: number | string): Icon {
  const symbol = name === "agriculture" ? "i-field" : name === "people" ? "i-person" : `i-${name}`;
  const icon: Icon = { symbol, label: `icon-${name}` };
  return count === undefined ? icon : { ...icon, count };
}

export function goods(paid: Paid): Icon[] {
  return RESOURCES.flatMap((name) => (paid[name] ? [good(name, paid[name])] : []));
}

export function die(value: number): Icon {
  return { symbol: `d-${value}`, label: "icon-die", args: { value }, look: "die" };
}

/** A die of the market by what it brings. */
export function face(name: Face): Icon {
  return { symbol: `f-${name}`, label: `icon-${name}`, look: "die" };
}

/** The icon of what stands at a place or is got there. */
export function placeIcon(place: string): Icon {
  const kind = placeKind(place);
  const named: Record<string, Icon> = {
    toolmaker: good("tool"),
    hut: good("people"),
    field: good("agriculture"),
    hunt: good("food"),
    forest: good("wood"),
    "clay-pit": good("clay"),
    quarry: good("stone"),
    river: good("gold"),
    card: good("card"),
    building: good("hut"),
  };
  return { ...(named[kind] ?? good("people")), label: null };
}

/** "card 2" is a card; Fluent's selectors know no blanks. */
export function placeKind(place: string): string {
  return place.split(" ")[0] ?? place;
}

export function placeNumber(place: string): number {
  return Number(place.split(" ")[1] ?? 0);
}

/** What the top half of a card gives, in pictures. */
export function cardTop(card: Card): Icon[] {
  switch (card.top) {
    case "market":
      return [{ ...face("tool"), label: "icon-market" }];
    case "dice":
      return [{ ...die(2), label: "icon-two-dice" }, good(card.resource ?? "wood")];
    case "resource":
      return [good(card.resource ?? "wood", card.amount)];
    case "extra-card":
      return [{ symbol: "i-card-back", label: "icon-extra-card" }];
    case "one-use-tool":
      return [{ ...good("tool", card.amount), label: "icon-one-use-tool" }];
    case "any-two":
      return [{ symbol: "i-pebble", label: "icon-any-two", count: 2 }];
    default:
      return [good(card.top, card.amount)];
  }
}

/** What the bottom half scores: a symbol on green, or workers and what they are multiplied by on sand. */
export function cardBottom(card: Card): Icon[] {
  if (card.symbol !== null)
    return [{ symbol: `c-${card.symbol}`, label: `icon-symbol-${card.symbol}`, look: "green" }];
  const worker = card.worker ?? "farmer";
  return [
    { symbol: `w-${worker}`, label: `icon-worker-${worker}`, count: card.count, look: "sand" },
  ];
}

export function cardIcons(card: Card): Icon[] {
  return [...cardTop(card), ...cardBottom(card)];
}

/** A building tile: its price, or how many resources may be chosen. */
export function tileIcons(tile: Tile): Icon[] {
  if (tile.cost !== null) return goods(tile.cost);
  return [{ symbol: "i-pebble", label: "icon-resources", count: range(tile) }];
}

function range(tile: Tile): string {
  return tile.least === tile.most ? `${tile.least}` : `${tile.least}–${tile.most}`;
}

/** A sentence for those who hear it: names and pictures said in words. */
export function spoken(
  told: Told,
  names: readonly string[],
  format: (key: string, args: Args) => string,
): string {
  const said = parts(told, format).map((part) => {
    if (typeof part === "string") return part;
    if (part.kind === "name") return names[part.seat] ?? "";
    if (part.kind === "scores") {
      return part.scores.map((score, seat) => `${names[seat]} ${score}`).join(", ");
    }
    const words = part.icons.map((icon) =>
      [icon.label === null ? "" : format(icon.label, icon.args ?? {}), icon.count ?? ""]
        .join(" ")
        .trim(),
    );
    return words.filter((word) => word !== "").join(", ");
  });
  return said.join("").replace(/\s+/gu, " ").trim();
}
