/**
 * What the person in front of the screen has in mind. Only what the server lists can be had in mind;
 * `actions` is what Confirm would send. A game with a board of its own has a turn of its own.
 */

import type { BaseView, OpenChoice, TableSurface } from "../lib/surface";
import { settings } from "../lib/settings.svelte";
import {
  type Amounts,
  type Asked,
  askedOf,
  choiceOf,
  type Entry,
  leastOf,
  setOf,
  stepped,
  toggled,
  valuesOf,
} from "./choices";

export class Turn<View extends BaseView = BaseView, Hints = unknown> {
  protected readonly table: TableSurface<View, Hints>;
  readonly picking: Picking;

  constructor(table: TableSurface<View, Hints>) {
    this.table = table;
    this.picking = new Picking(table, () => void this.confirm());
  }

  get mine(): boolean {
    return this.table.choices.length > 0;
  }

  get decision(): View["decision"] {
    return this.table.view?.decision ?? null;
  }

  /** Whether a command is under way; until it is answered nobody knows what can be chosen. */
  get sending(): boolean {
    return (this.table.live?.waiting ?? 0) > 0;
  }

  /** What Confirm would send; null: something is still open. */
  get actions(): string[] | null {
    return this.picking.actions;
  }

  /** Whether something inside the decision was chosen already: then that is what Undo takes back. */
  get begun(): boolean {
    return this.picking.begun;
  }

  /** Everything in mind is forgotten: there is something else to decide. */
  reset(): void {
    this.picking.reset();
  }

  /** Goes back a step inside the decision; false where there was none. */
  escape(): boolean {
    const { begun } = this;
    if (begun) this.reset();
    return begun;
  }

  /** A digit was typed. */
  digit(digit: number): void {
    this.picking.digit(digit);
  }

  async confirm(): Promise<void> {
    if (this.actions) await this.send(this.actions);
  }

  async send(actions: string[]): Promise<void> {
    if (this.sending) return;
    const taken = await this.table.live?.act(actions);
    // Steps that do not fit together are made one after the other.
    if (taken === false && actions.length > 1) this.picking.stepwise = true;
  }
}

/** What is in mind where choices are buttons. */
export class Picking {
  /** The key of the entry that was pressed. */
  entry: string | null = $state(null);
  amounts: Amounts = $state.raw({});
  names: string[] = $state.raw([]);
  /** Of a choice made step by step: the texts of the steps, in their order. */
  steps: string[] = $state.raw([]);
  /** Steps are sent one by one. */
  stepwise: boolean = $state(false);

  readonly #choices: () => readonly OpenChoice[];
  readonly #whole: () => void;
  readonly asked: Asked = $derived.by(() => this.#asked());
  readonly open: Entry | null = $derived(
    this.asked.entries.find((entry) => entry.key === this.entry) ?? null,
  );
  /** The one choice that was made; of several steps, none. */
  readonly choice: OpenChoice | null = $derived.by(() => this.#choice());

  /** `whole` is called where a press says everything. */
  constructor(table: Pick<TableSurface, "choices">, whole: () => void) {
    this.#choices = () => table.choices;
    this.#whole = whole;
  }

  get actions(): string[] | null {
    if (this.asked.kind === "steps") return [...this.steps, this.asked.done.text];
    return this.choice ? [this.choice.text] : null;
  }

  get begun(): boolean {
    const opened = this.entry !== null && this.asked.entries.length > 1;
    return opened || this.steps.length > 0 || this.names.length > 0;
  }

  reset(): void {
    this.entry = null;
    this.steps = [];
    this.stepwise = false;
    const [only, ...others] = this.asked.entries;
    if (only && others.length === 0 && this.asked.kind === "one") this.#show(only);
  }

  press(entry: Entry): void {
    if (this.asked.kind === "steps") this.#step(entry);
    else if (this.entry === entry.key) this.entry = null;
    else this.#show(entry);
    if (entry.kind === "one" && this.asked.kind === "one" && this.entry !== null) this.#said();
  }

  isPressed(entry: Entry): boolean {
    return this.entry === entry.key || this.steps.includes(entry.key);
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
    if (valuesOf(this.open.choices, field).includes(digit)) this.setAmount(field, digit);
  }

  #asked(): Asked {
    const asked = askedOf(this.#choices());
    if (asked.kind === "one" || !this.stepwise) return asked;
    const done: Entry = { kind: "one", key: asked.done.text, choice: asked.done };
    return { kind: "one", entries: [...asked.entries, done] };
  }

  #show(entry: Entry): void {
    this.entry = entry.key;
    this.names = [];
    this.amounts = entry.kind === "amounts" ? leastOf(entry.choices, entry.fields) : {};
  }

  #step(entry: Entry): void {
    this.steps = this.steps.includes(entry.key)
      ? this.steps.filter((text) => text !== entry.key)
      : [...this.steps, entry.key];
  }

  #stepped(field: string, by: 1 | -1): Amounts | null {
    return this.open?.kind === "amounts"
      ? stepped(this.open.choices, this.amounts, field, by)
      : null;
  }

  #choice(): OpenChoice | null {
    if (this.asked.kind === "steps" || !this.open) return null;
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
    if (!settings.confirm) this.#whole();
  }
}
