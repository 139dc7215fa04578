/** What somebody has in mind in this game: a place, a number, a payment, tools. */

import { settings } from "../../lib/settings.svelte";
import { Turn as AnyTurn } from "../../table/turn.svelte";
import {
  addGood,
  firstMix,
  leadsOn,
  mixOption,
  NO_GOODS,
  type Option,
  type Options,
  optionsOf,
  toolsOption,
  withMore,
} from "./choices";
import { componentsOf, rollsFor } from "./pieces";
import { closedReason } from "./say";
import type {
  Components,
  Face,
  Goods,
  Lost,
  PlaceName,
  Resource,
  StoneAgeHints,
  StoneAgeView,
} from "./types";
import { RESOURCES } from "./types";

/** What answers by itself does so in the window that is looked at: another may show the same table. */
const pageHidden = (): boolean => typeof document !== "undefined" && document.hidden;

/** Which chooser is open. */
export type Asking =
  "nothing" | "count" | "one" | "pay" | "tools" | "raise" | "dice" | "take" | "last" | "plain";

export class Turn extends AnyTurn<StoneAgeView, StoneAgeHints> {
  place: PlaceName | null = $state(null);
  count: number = $state(0);
  mix: Goods = $state.raw({ ...NO_GOODS });
  tools: string[] = $state.raw([]);
  face: Face | null = $state(null);
  /** The tool tile to be raised. */
  raised: string | null = $state(null);
  /** The card of any two resources is being used. */
  taking: boolean = $state(false);
  /** Why the place that was clicked is closed. */
  note: { place: PlaceName; reason: string } | null = $state.raw(null);

  readonly options: Options = $derived.by(() => optionsOf(this.table.choices));
  readonly chosen: Option | null = $derived.by(() => this.#chosen());
  readonly asking: Asking = $derived.by(() => this.#asking());

  override get actions(): string[] | null {
    if (this.asking === "plain") return super.actions;
    return this.chosen ? [this.chosen.text] : null;
  }

  override get begun(): boolean {
    if (this.asking === "plain") return super.begun;
    const second = this.lost !== null && this.place !== this.#onlyUse();
    return (this.place !== null && (this.decision?.kind === "placing" || second)) || this.taking;
  }

  /** What is missing where the chosen place could only be given up. */
  get lost(): Lost | null {
    const { place } = this;
    if (place === null || !this.options.use.has(place)) return null;
    return this.table.hints?.lost[place] ?? null;
  }

  /** The same of what is being bought. */
  get short(): Lost | null {
    return Object.values(this.table.hints?.lost ?? {})[0] ?? null;
  }

  /** Points that going hungry now would cost; null: nobody is being fed. */
  get hunger(): number | null {
    return this.table.hints?.hunger ?? null;
  }

  /** The payment that feeds everybody: what is laid out, if it does, else the one laid out at first. */
  get meal(): Goods {
    return this.brings() === 0 ? this.mix : this.#firstMix();
  }

  /** Lays out a whole payment at once. */
  lay(mix: Goods): void {
    if (mixOption(this.mixes, mix)) this.mix = { ...mix };
  }

  override reset(): void {
    super.reset();
    this.place = null;
    this.count = 0;
    this.tools = [];
    this.face = null;
    this.raised = null;
    this.taking = false;
    this.note = null;
    this.mix = this.#firstMix();
    const only = this.#onlyUse();
    if (only) this.place = only;
    const needless = this.#needlessTools();
    if (needless) void this.send([needless.text]);
  }

  override escape(): boolean {
    if (this.asking === "plain") return super.escape();
    if (this.note) this.note = null;
    else if (this.taking) this.taking = false;
    else if (this.place !== null) this.place = null;
    else return false;
    return true;
  }

  override digit(digit: number): void {
    if (this.asking === "count") this.setCount(digit || 10);
    else super.digit(digit);
  }

  isOpen(place: PlaceName): boolean {
    return this.options.place.has(place) || this.options.use.has(place);
  }

  /** A place was clicked. */
  choose(place: PlaceName): void {
    if (this.sending) return; // the second click of a double one
    this.taking = false;
    if (!this.isOpen(place)) {
      const reason = closedReason(this.table, place);
      this.note = reason ? { place, reason } : null;
      return;
    }
    this.note = null;
    if (this.place === place && this.options.place.has(place)) {
      this.place = null;
      return;
    }
    this.place = place;
    const counts = this.options.place.get(place);
    if (counts) this.count = counts[Math.floor((counts.length - 1) / 2)]?.count ?? 0;
    if (this.#unambiguous(place)) void this.confirm();
  }

  setCount(count: number): void {
    const counts = this.place === null ? undefined : this.options.place.get(this.place);
    if (!counts?.some((option) => option.count === count)) return;
    this.count = count;
    if (!settings.confirm) void this.confirm();
  }

  /** One more or one fewer, never sent at once. */
  changeCount(by: number): void {
    const counts = this.place === null ? undefined : this.options.place.get(this.place);
    if (counts?.some((option) => option.count === this.count + by)) this.count += by;
  }

  get mixes(): Options["pay"] {
    return this.asking === "take" || this.asking === "last" ? this.options.take : this.options.pay;
  }

  canAdd(good: Resource): boolean {
    return addGood(this.mixes, this.mix, good) !== null;
  }

  add(good: Resource): void {
    const more = addGood(this.mixes, this.mix, good);
    if (more) this.mix = more;
  }

  remove(good: Resource): void {
    const less = withMore(this.mix, good, -1);
    if (this.mix[good] > 0 && leadsOn(this.mixes, less)) this.mix = less;
  }

  toggleTool(tool: string): void {
    const tools = this.tools.includes(tool)
      ? this.tools.filter((one) => one !== tool)
      : [...this.tools, tool];
    if (toolsOption(this.options.add, tools)) this.tools = tools;
  }

  pick(face: Face): void {
    if (!this.options.pick.some((option) => option.face === face)) return;
    this.face = face;
    if (!settings.confirm) void this.confirm();
  }

  /** The tile that a new tool raises. */
  raise(tool: string): void {
    if (!this.options.raise.some((option) => option.tool === tool)) return;
    this.raised = tool;
    if (!settings.confirm) void this.confirm();
  }

  startTaking(): void {
    if (this.options.take.length === 0) return;
    this.note = null;
    this.taking = true;
    this.mix = { ...NO_GOODS };
  }

  stopTaking(): void {
    this.taking = false;
    this.mix = this.#firstMix();
  }

  /** What the chosen action brings, where the server says so. */
  brings(option: Option | null = this.chosen): number | null {
    return option ? (this.table.hints?.brings[option.index] ?? null) : null;
  }

  /** Whether a click alone says everything: fixed numbers, and places whose use can be undone. */
  #unambiguous(place: PlaceName): boolean {
    const counts = this.options.place.get(place);
    if (counts) return !settings.confirm && counts.length === 1;
    if (this.lost) return false; // nothing is given away in silence
    const rolls = this.table.pieces !== null && rollsFor(this.table.pieces, place);
    return !settings.confirm || !rolls;
  }

  get #components(): Components | null {
    return this.table.pieces ? componentsOf(this.table.pieces) : null;
  }

  #onlyUse(): PlaceName | null {
    const uses = [...this.options.use.keys()];
    return uses.length === 1 ? (uses[0] ?? null) : null;
  }

  /** Where no tool changes what a roll brings, nobody is asked: this keeps them all. */
  #needlessTools(): Option | null {
    const { add } = this.options;
    const first = add[0] && this.brings(add[0]);
    const same = add.every((option) => this.brings(option) === first);
    return add.length > 0 && first !== null && same && !pageHidden() ? toolsOption(add, []) : null;
  }

  /** What there is the least choice about is laid out already. */
  #firstMix(): Goods {
    const { pay } = this.options;
    if (pay.length === 0) return { ...NO_GOODS };
    if (this.decision?.kind !== "feeding" && pay.length > 1) return { ...NO_GOODS };
    const worth = this.#components?.worth;
    const price = (mix: Goods): number =>
      RESOURCES.reduce((sum, good) => sum + mix[good] * (worth?.[good] ?? 0), 0);
    return firstMix(pay, this.table.hints?.brings ?? {}, price);
  }

  #asking(): Asking {
    if (!this.mine) return "nothing";
    if (this.taking) return "take";
    switch (this.decision?.kind) {
      case "placing":
        if (this.place === null) return "nothing";
        return (this.options.place.get(this.place)?.length ?? 0) > 1 ? "count" : "one";
      case "using":
        return this.place === null ? "nothing" : "one";
      case "buying-card":
      case "buying-tile":
      case "feeding":
        return "pay";
      case "adding-tools":
        return this.sending && this.#needlessTools() ? "nothing" : "tools";
      case "picking-die":
        return "dice";
      case "raising-tool":
        return "raise";
      case "last-chance":
        return "last";
      default:
        return "plain";
    }
  }

  #chosen(): Option | null {
    const { options, place } = this;
    switch (this.#asking()) {
      case "count":
      case "one":
        if (place === null) return null;
        return (
          options.use.get(place) ??
          options.place.get(place)?.find((option) => option.count === this.count) ??
          null
        );
      case "pay":
        return options.pay.length === 0 ? options.decline : mixOption(options.pay, this.mix);
      case "tools":
        return toolsOption(options.add, this.tools);
      case "dice":
        return options.pick.find((option) => option.face === this.face) ?? null;
      case "raise":
        return options.raise.find((option) => option.tool === this.raised) ?? null;
      case "take":
      case "last":
        return mixOption(options.take, this.mix);
      default:
        return null;
    }
  }
}
