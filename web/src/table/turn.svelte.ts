/**
 * What the person in front of the screen has in mind. Only what the server lists can be had in mind;
 * `actions` is what Confirm would send. A game with a board of its own has a turn of its own.
 */

import type { BaseView, OpenChoice, TableSurface } from "../lib/surface";
import { settings } from "../lib/settings.svelte";
import { Draft } from "./draft.svelte";
import {
  type Amounts,
  choiceOf,
  entriesOf,
  type Entry,
  leastOf,
  setOf,
  stepped,
  toggled,
  valuesOf,
} from "./choices";

export class Turn<View extends BaseView = BaseView, Hints = unknown> {
  protected readonly table: TableSurface<View, Hints>;
  /** Where all steps are sent at once: those chosen so far. */
  readonly draft: Draft<View, Hints>;
  readonly picking: Picking;
  /** Whether what is in mind was sent: then it is not forgotten, but done. */
  #sent = false;

  constructor(table: TableSurface<View, Hints>) {
    this.table = table;
    this.draft = new Draft(table);
    this.picking = new Picking(this);
  }

  get mine(): boolean {
    return this.table.choices.length > 0;
  }

  /** Whether the others could count the steps of this decision, so that it is sent as one command. */
  get atOnce(): boolean {
    return this.table.atOnce;
  }

  /** What can be chosen now, after what was chosen already. */
  get choices(): readonly OpenChoice[] {
    const { preview, complete } = this.draft;
    return complete ? [] : (preview ?? this.table).choices;
  }

  /** The table after what was chosen already. */
  get view(): View | null {
    return this.draft.view ?? this.table.view;
  }

  get decision(): View["decision"] {
    return this.view?.decision ?? null;
  }

  /** Whether a command is under way; until it is answered nobody knows what can be chosen. */
  get sending(): boolean {
    return (this.table.live?.waiting ?? 0) > 0;
  }

  /** What Confirm would send; null: something is still open. */
  get actions(): string[] | null {
    if (!this.atOnce) return this.picking.actions;
    const { steps, complete } = this.draft;
    if (complete) return [...steps];
    const next = this.picking.actions;
    return next && [...steps, ...next];
  }

  /** Whether something inside the decision was chosen already: then that is what Undo takes back. */
  get begun(): boolean {
    return this.picking.begun || this.draft.steps.length > 0;
  }

  /** Whether something is in mind that nobody has sent. */
  get unsent(): boolean {
    return this.begun && !this.#sent;
  }

  /** Whether what was in mind is on its way, or there. */
  get sent(): boolean {
    return this.#sent;
  }

  /** Everything in mind is forgotten: there is something else to decide. */
  reset(): void {
    this.#sent = false;
    this.draft.forget();
    this.picking.reset();
  }

  /** Goes back a step inside the decision; false where there was none. */
  escape(): boolean {
    const { begun } = this;
    if (this.picking.begun) this.picking.reset();
    else if (begun) void this.removeStep(this.draft.steps.length - 1);
    return begun;
  }

  /** A digit was typed. */
  digit(digit: number): void {
    this.picking.digit(digit);
  }

  async confirm(): Promise<void> {
    const { actions } = this;
    if (!actions || this.sending) return;
    if (!this.atOnce || (await this.#go(actions))) await this.send(actions);
  }

  /** One step more of a decision that is sent at once. */
  async addStep(step: string): Promise<void> {
    if (this.sending) return;
    const complete = await this.#go([...this.draft.steps, step]);
    if (complete && !settings.confirm) await this.confirm();
  }

  /** One step less; those after it stay if they can. */
  async removeStep(at: number): Promise<void> {
    if (!this.sending) await this.#go(this.draft.steps.toSpliced(at, 1));
  }

  async send(actions: string[]): Promise<void> {
    if (this.sending) return;
    this.#sent = true;
    if (!(await this.table.live?.act(actions))) this.#sent = false;
  }

  async #go(steps: readonly string[]): Promise<boolean> {
    const complete = await this.draft.go(steps);
    const isTaken = this.draft.steps === steps;
    if (isTaken) this.picking.reset();
    return complete;
  }
}

type Mind = Pick<Turn, "choices" | "confirm">;

/** What is in mind where choices are buttons. */
export class Picking {
  /** The key of the entry that was pressed. */
  entry: string | null = $state(null);
  amounts: Amounts = $state.raw({});
  names: string[] = $state.raw([]);
  /** What was typed to find an entry, and a name of an opened set. */
  typed: string = $state("");
  typedName: string = $state("");

  readonly #turn: Mind;
  readonly entries: Entry[] = $derived.by(() => entriesOf(this.#turn.choices));
  readonly open: Entry | null = $derived(
    this.entries.find((entry) => entry.key === this.entry) ?? null,
  );
  readonly choice: OpenChoice | null = $derived.by(() => this.#choice());

  constructor(turn: Mind) {
    this.#turn = turn;
  }

  get actions(): string[] | null {
    return this.choice ? [this.choice.text] : null;
  }

  get begun(): boolean {
    const opened = this.entry !== null && this.entries.length > 1;
    return opened || this.names.length > 0 || this.#changed;
  }

  /** Whether amounts are other than at first. */
  get #changed(): boolean {
    const { open, amounts } = this;
    if (open?.kind !== "amounts") return false;
    const least = leastOf(open.choices, open.fields);
    return open.fields.some((field) => amounts[field] !== least[field]);
  }

  reset(): void {
    this.entry = null;
    this.names = [];
    this.amounts = {};
    this.typed = this.typedName = "";
    const [only, ...others] = this.entries;
    if (only && others.length === 0) this.#show(only);
  }

  press(entry: Entry): void {
    if (this.entry === entry.key) this.entry = null;
    else this.#show(entry);
    if (entry.kind === "one" && this.entry !== null) this.#said();
  }

  isPressed(entry: Entry): boolean {
    return this.entry === entry.key;
  }

  /** A lone amount was pressed. */
  setAmount(field: string, amount: number): void {
    this.amounts = { ...this.amounts, [field]: amount };
    this.#said();
  }

  canStep(field: string, by: 1 | -1): boolean {
    return this.#stepped(field, by) !== null;
  }

  step(field: string, by: 1 | -1): void {
    this.amounts = this.#stepped(field, by) ?? this.amounts;
  }

  toggle(name: string): void {
    if (this.open?.kind !== "set") return;
    const { choices, field } = this.open;
    this.names = toggled(choices, field, this.names, name) ?? this.names;
  }

  canToggle(name: string): boolean {
    if (this.open?.kind !== "set") return false;
    return toggled(this.open.choices, this.open.field, this.names, name) !== null;
  }

  digit(digit: number): void {
    if (this.open?.kind !== "amounts" || this.open.fields.length > 1) return;
    const [field = ""] = this.open.fields;
    const values = valuesOf(this.open.choices, field);
    const meant = digit === 0 && !values.includes(0) ? 10 : digit;
    if (values.includes(meant)) this.setAmount(field, meant);
  }

  #show(entry: Entry): void {
    this.entry = entry.key;
    this.names = [];
    this.typedName = "";
    this.amounts = entry.kind === "amounts" ? leastOf(entry.choices, entry.fields) : {};
  }

  #stepped(field: string, by: 1 | -1): Amounts | null {
    return this.open?.kind === "amounts"
      ? stepped(this.open.choices, this.amounts, field, by)
      : null;
  }

  #choice(): OpenChoice | null {
    if (!this.open) return null;
    switch (this.open.kind) {
      case "one":
        return this.open.choice;
      case "amounts":
        return choiceOf(this.open.choices, this.amounts);
      case "set":
        return setOf(this.open.choices, this.open.field, this.names);
    }
  }

  /** Who wants no questions is asked none. */
  #said(): void {
    if (!settings.confirm) void this.#turn.confirm();
  }
}
