/**
 * What somebody has in mind in this game. A component asks it by the names of things.ts:
 *
 *   turn.may(name)       whether the thing can be pressed now: then it is lit (mint)
 *   turn.isChosen(name)  whether it is what Confirm would do, or a step on the way there (red ochre)
 *   turn.press(name)     somebody pressed it; what cannot be chosen stays as it is, with `turn.note` to say why
 *   turn.deedsOf(name)   the choices about it; of several, `turn.opened` is the thing whose deeds the chooser
 *                        lists, and `turn.pick(choice)` says which
 *   turn.chosen          the choice that Confirm would send, `turn.bringsOf(name)` / `turn.changeOf(choice)` what
 *                        would be different right after it, `turn.priceOf(choice)` what it costs
 *   turn.pointsOf(choice)   of a megalith: points by seat; `turn.leadsOf(choice)`: who would lead which hex
 *   turn.why(name)       why it cannot be pressed: a key of `reason-KEY`, as the server says; null: nothing is said
 *   turn.columnHint(id), turn.lineHint(op, column)   how often a line could be done, or why not
 *   turn.figure, turn.setFigure(figure)   whether the chief or a figure of the tribe is placed
 *   turn.from            the hex of the camp that is about to move
 *   turn.line            the line of the column to which the light is narrowed; null: all of them
 *   turn.view, turn.hints   the table as it would be after the steps that are in mind (cards of the eclipse
 *                        pile are sent together): draw hand and pile of these
 *   turn.asking          how the decision is shown; turn.due what is due, by op
 *   turn.looking         whose board is looked at instead of one's own
 *   turn.above           whether megaliths are seen from above
 *
 * Labour is counted in halves, everywhere. Playing a tribe card and eating need no Confirm: Undo takes them back.
 */

import { settings } from "../../lib/settings.svelte";
import { byThing } from "../../table/choices";
import { Turn as AnyTurn } from "../../table/turn.svelte";
import { closedReason } from "./reasons";
import { ENDINGS, OPS, thingsOf } from "./things";
import type { Change, Choice, Figure, Hints, LineHint, Price, View } from "./types";

/** How a decision is shown. */
export type Asking =
  | "nothing"
  | "draft"
  | "side"
  | "begin"
  | "act"
  | "offered"
  | "discard"
  | "rest"
  | "gain"
  | "chain"
  | "pile"
  | "eclipse-cards"
  | "gather"
  | "order";

const ASKED: Readonly<Record<string, Asking>> = {
  "drafting-chief": "draft",
  "choosing-side": "side",
  "drafting-setup": "draft",
  beginning: "begin",
  acting: "act",
  offered: "offered",
  discarding: "discard",
  resting: "rest",
  gaining: "gain",
  "paid-gaining": "gain",
  chaining: "chain",
  piling: "pile",
  "eclipse-cards": "eclipse-cards",
  gathering: "gather",
  rewarding: "order",
};

/** What is done by a press alone, for it brings nothing but labour and can be taken back. */
const AT_A_TOUCH: ReadonlySet<string> = new Set(["play", "eat"]);

export class Turn extends AnyTurn<View, Hints> {
  /** The thing that was pressed, see things.ts. */
  opened: string | null = $state(null);
  /** The text of the choice that is meant. */
  picked: string | null = $state(null);
  figure: Figure = $state("tribe");
  from: string | null = $state(null);
  line: string | null = $state(null);
  /** What was pressed though it cannot be chosen, and why. */
  note: { thing: string; reason: string } | null = $state.raw(null);
  looking: number | null = $state(null);
  above: boolean = $state(false);

  readonly #byThing: Map<string, Choice[]> = $derived.by(() => byThing(this.offered, thingsOf));

  get hints(): Hints | null {
    return this.draft.preview?.hints ?? this.table.hints;
  }

  get asking(): Asking {
    const { decision } = this;
    return this.mine && decision ? (ASKED[decision.kind] ?? "nothing") : "nothing";
  }

  /** What is due, by op: how often. */
  get due(): Readonly<Record<string, number>> {
    const { decision } = this;
    const out: Record<string, number> = {};
    if (decision && "due" in decision) for (const op of decision.due) out[op] = (out[op] ?? 0) + 1;
    return out;
  }

  /** Choices that are about things, as far as the light is not narrowed. */
  get offered(): readonly Choice[] {
    return this.choices.filter((choice) => {
      if (choice.kind === "place" && this.figures.length > 1)
        return choice.arguments.figure === this.figure;
      return this.line === null || OPS[choice.kind] === this.line;
    });
  }

  /** The figures that can be placed. */
  get figures(): Figure[] {
    const all = this.choices.filter(({ kind }) => kind === "place");
    return (["chief", "tribe"] as const).filter((one) =>
      all.some((choice) => choice.arguments.figure === one),
    );
  }

  /** The ops of the column's lines that can be carried out now. */
  get lines(): ReadonlySet<string> {
    const acting = this.asking === "act";
    return new Set(acting ? this.choices.flatMap(({ kind }) => OPS[kind] ?? []) : []);
  }

  may(thing: string): boolean {
    const [kind = "", name = ""] = thing.split(" ");
    if (kind === "line") return this.lines.has(name);
    if (kind === "figure") return this.figures.length > 1 && this.figures.includes(name as Figure);
    if (kind === "food" && name !== "") return this.#meals(Number(name)) > 0;
    if (kind === "pile" && this.asking === "pile") return this.steps(`pile ${name}`) > 0;
    return this.deedsOf(thing).length > 0;
  }

  /** What can be done with a thing; of a hex, where the camp in mind can go or which camp can. */
  deedsOf(thing: string): readonly Choice[] {
    const deeds = this.#byThing.get(thing) ?? [];
    if (!thing.startsWith("hex ") || !deeds.some(({ kind }) => kind === "move")) return deeds;
    const hex = thing.slice(4);
    const { from } = this;
    const here = deeds.filter(({ kind, arguments: told }) =>
      kind !== "move"
        ? true
        : from === null
          ? told.from === hex
          : told.from === from && told.to === hex,
    );
    if (here.length > 0 || from === null) return here;
    return deeds.filter(({ arguments: told }) => told.from === hex);
  }

  isChosen(thing: string): boolean {
    const [kind = "", name = ""] = thing.split(" ");
    if (kind === "line") return this.line === name;
    if (kind === "figure") return this.figure === name && this.figures.length > 0;
    if (kind === "hex" && this.from === name) return true;
    const { chosen } = this;
    if (chosen) return thingsOf(chosen).includes(thing);
    return this.opened === thing;
  }

  /** The choice that is meant. */
  get chosen(): Choice | null {
    return this.picked === null ? null : this.choice(this.picked);
  }

  /** By its text, which for a choice without arguments is its kind. */
  choice(text: string): Choice | null {
    return this.choices.find((one) => one.text === text) ?? null;
  }

  /** What ends the decision without anything more: Confirm says it as long as nothing is chosen. */
  get ending(): Choice | null {
    return this.choice("done");
  }

  /** The answer that is no: it stands on the left button. */
  get refusal(): Choice | null {
    return this.choice("skip");
  }

  /** Choices between which the chooser asks: those about nothing on the table, and smaller rewards. */
  get others(): readonly Choice[] {
    return this.choices.filter(({ kind }) => CHOSEN.has(kind));
  }

  // What would be

  changeOf(choice: Choice | null): Change | null {
    return choice ? (this.hints?.changes[String(choice.index)] ?? null) : null;
  }

  priceOf(choice: Choice | null): Price | null {
    return choice ? (this.hints?.prices[String(choice.index)] ?? null) : null;
  }

  pointsOf(choice: Choice | null): readonly number[] {
    return choice ? (this.hints?.builds[String(choice.index)] ?? []) : [];
  }

  leadsOf(choice: Choice | null): Readonly<Record<string, number[]>> {
    return choice ? (this.hints?.leads[String(choice.index)] ?? {}) : {};
  }

  /** What the foremost deed of a thing would change; null: it has none, or nothing is known. */
  bringsOf(thing: string): Change | null {
    return this.changeOf(this.deedsOf(thing)[0] ?? null);
  }

  columnHint(id: string): Hints["columns"][number] | null {
    return this.hints?.columns.find((column) => column.id === id) ?? null;
  }

  lineHint(op: string, column: string): LineHint | null {
    return this.columnHint(column)?.lines.find((line) => line.op === op) ?? null;
  }

  why(thing: string): string | null {
    return closedReason(thing, this);
  }

  // What Confirm and Undo do

  override get actions(): string[] | null {
    if (!this.mine) return null;
    if (this.asking === "pile") {
      const { complete, steps } = this.draft;
      return complete ? [...steps] : this.choice("done") ? [...steps, "done"] : null;
    }
    if (this.chosen) return [this.chosen.text];
    return this.ending && this.opened === null ? [this.ending.text] : null;
  }

  override get begun(): boolean {
    const inMind = this.opened !== null || this.picked !== null || this.#sourced;
    return inMind || this.line !== null || this.draft.steps.length > 0;
  }

  /** Whether a camp was picked up by hand. */
  get #sourced(): boolean {
    return this.from !== null && this.from !== this.#onlySource();
  }

  override reset(): void {
    super.reset();
    this.opened = this.picked = this.line = this.note = null;
    this.from = this.#onlySource();
    if (this.figures.length > 0 && !this.figures.includes(this.figure))
      this.figure = this.figures[0] ?? "tribe";
    const [only, ...others] = this.choices.filter(({ kind }) => kind !== "skip");
    if (only && others.length === 0 && !ENDINGS.has(only.kind)) this.picked = only.text;
  }

  override escape(): boolean {
    this.note = null;
    if (this.opened !== null || this.picked !== null) {
      this.opened = this.picked = null;
    } else if (this.#sourced) this.from = this.#onlySource();
    else if (this.line !== null) this.line = null;
    else if (this.draft.steps.length > 0) void this.removeStep(this.draft.steps.length - 1);
    else if (this.looking !== null) this.looking = null;
    else return false;
    return true;
  }

  override digit(digit: number): void {
    const deed = this.others[digit - 1];
    if (deed) this.pick(deed);
  }

  // What is pressed

  setFigure(figure: Figure): void {
    if (!this.figures.includes(figure)) return;
    this.figure = figure;
    this.opened = this.picked = null;
  }

  press(thing: string): void {
    if (this.sending) return; // the second click of a double one
    this.note = null;
    const [kind = "", name = ""] = thing.split(" ");
    if (!this.may(thing)) return this.#refuse(thing);
    if (kind === "line") return this.#narrow(name);
    if (kind === "figure") return this.setFigure(name as Figure);
    if (kind === "food") return this.#eat(name === "" ? 1 : this.#meals(Number(name)));
    if (this.asking === "pile") return this.#tip(kind, name);
    if (kind === "hex" && this.#lift(name)) return;
    this.#open(thing);
  }

  /** What to do was pressed. */
  pick(choice: Choice): void {
    if (this.sending) return;
    this.opened = thingsOf(choice)[0] ?? null;
    this.picked = this.picked === choice.text ? null : choice.text;
    if (this.picked === null) this.opened = null;
    else if (!settings.confirm) void this.confirm();
  }

  #open(thing: string): void {
    if (this.opened === thing && this.picked !== null) {
      this.opened = this.picked = null;
      return;
    }
    const deeds = this.deedsOf(thing);
    const [first, ...others] = deeds;
    if (!first) return;
    if (AT_A_TOUCH.has(first.kind) && this.asking === "act" && others.length === 0) {
      void this.send([first.text]);
      return;
    }
    this.opened = thing;
    this.picked = first.text;
    if (others.length === 0 && !settings.confirm) void this.confirm();
  }

  #refuse(thing: string): void {
    const reason = this.why(thing);
    this.note = reason === null ? null : { thing, reason };
  }

  /** Only what a line of the column offers is lit; where that is one choice, it is meant. */
  #narrow(op: string): void {
    this.opened = this.picked = null;
    this.line = this.line === op ? null : op;
    this.from = this.#onlySource();
    const [only, ...others] = this.line === null ? [] : this.offered;
    if (only && others.length === 0) this.#open(thingsOf(only)[0] ?? "");
  }

  /** A camp is picked up, or laid down where it was; false: the hex is where one goes. */
  #lift(hex: string): boolean {
    const moves = this.deedsOf(`hex ${hex}`).filter(({ kind }) => kind === "move");
    if (this.from === hex) {
      this.from = this.opened = this.picked = null;
      return true;
    }
    if (moves.length === 0 || moves.some(({ arguments: told }) => told.to === hex)) return false;
    this.opened = this.picked = null;
    this.from = hex;
    return true;
  }

  /** Where all camps that can move stand on one hex, it is clear which one goes. */
  #onlySource(): string | null {
    const sources = new Set(
      this.choices.flatMap(({ kind, arguments: told }) =>
        kind === "move" ? [String(told.from)] : [],
      ),
    );
    return sources.size === 1 ? ([...sources][0] ?? null) : null;
  }

  // Food

  /** How often one has to eat until the marker has crossed a step; 0: it cannot. */
  #meals(step: number): number {
    return (this.hints?.eats.findIndex(({ food }) => food < step) ?? -1) + 1;
  }

  #eat(times: number): void {
    if (times > 0) void this.send(Array.from({ length: times }, () => "eat"));
  }

  // The eclipse pile

  /** How often a step was taken. */
  steps(text: string): number {
    return this.draft.steps.filter((step) => step === text).length;
  }

  #tip(kind: string, card: string): void {
    const step = `pile ${card}`;
    const at = this.draft.steps.lastIndexOf(step);
    if (kind === "hand" && this.choice(step)) void this.addStep(step);
    else if (kind === "pile" && at >= 0) void this.removeStep(at);
  }
}

/** Kinds of choices that are made in the chooser of the dock. */
const CHOSEN: ReadonlySet<string> = new Set([
  "instead",
  "draw",
  "draw-all",
  "tool",
  "food",
  "max-food",
  "idol",
  "token",
  "reward",
]);
