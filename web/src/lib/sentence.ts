/** Sentences with open places for names, pictures and scores. */

export type Args = Record<string, string | number>;

/** A symbol of the sprite; `label` is the Fluent key that says it, null where a word beside it does. */
export interface Icon {
  symbol: string;
  label: string | null;
  args?: Args;
  /** Written after the icon. */
  count?: number | string;
  look?: string;
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
