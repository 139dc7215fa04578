/** What somebody has in mind in this game: a thing that is open, what to do with it, steps that are sent together. */

import { settings } from "../../lib/settings.svelte";
import { byThing } from "../../table/choices";
import { Turn as AnyTurn } from "../../table/turn.svelte";
import { goodsSteps } from "./goods";
import { ENDINGS, thingsOf } from "./things";
import type { Fleet } from "./fleet";
import { askingEvent, happenedIn, type Happened, type Revealed, touchedBy } from "./happened";
import type { Change, Choice, Decision, Hints, View, Way } from "./types";

/** How a decision is shown in the niche. */
export type Asking =
  | "nothing"
  | "deeds"
  | "politics"
  | "bid"
  | "force"
  | "defense"
  | "pact"
  | "discard"
  | "goods"
  | "options";

const ASKED: Readonly<Partial<Record<Decision["kind"], Asking>>> = {
  acting: "deeds",
  politics: "politics",
  bidding: "bid",
  sending: "force",
  defending: "defense",
  answering: "pact",
  discarding: "discard",
  "splitting-goods": "goods",
  plundering: "goods",
};

/** Where nothing may be the answer, that is what the button says as long as nothing is chosen. */
const MAY_END: ReadonlySet<Asking> = new Set(["deeds", "politics"]);
/** Answers that are no: they stand on the left button. */
const REFUSALS: Readonly<Partial<Record<Asking, string>>> = {
  bid: "pass",
  pact: "refuse",
  defense: "done",
};

/** What nobody takes back, and is asked about even where no questions are wanted. */
const FOR_GOOD: ReadonlySet<string> = new Set(["resign"]);

export class Turn extends AnyTurn<View, Hints> {
  /** The thing that is open, see things.ts. */
  opened: string | null = $state(null);
  /** The text of the choice that is meant. */
  picked: string | null = $state(null);
  bid: number = $state(0);
  /** Of goods that are shared out: how much of it is food. */
  food: number = $state(0);
  /** How many of them are taken from a rival. */
  taken: number = $state(0);
  /** Whose ground is looked at instead of one's own. */
  looking: number | null = $state(null);

  /** Whose ground was shown because something of it is to be chosen. */
  #led: number | null = null;

  readonly happened: Happened = $derived.by(() => happenedIn(this.table.log));
  /** The event that asks somebody something now. */
  readonly event: Revealed | null = $derived.by(() =>
    this.table.view ? askingEvent(this.table.view, this.happened) : null,
  );
  /** Ratings that it touches: `SEAT RATING`. */
  readonly touched: ReadonlySet<string> = $derived.by(() =>
    this.event ? touchedBy(this.event) : new Set<string>(),
  );
  readonly #byThing: Map<string, Choice[]> = $derived.by(() => byThing(this.choices, thingsOf));

  /** What is told of the choices, after what was chosen already. */
  get hints(): Hints | null {
    return this.draft.preview?.hints ?? this.table.hints;
  }

  get asking(): Asking {
    const { decision } = this;
    if (!this.mine || !decision) return "nothing";
    return ASKED[decision.kind] ?? "options";
  }

  /** What can be done with a thing. */
  deedsOf(thing: string): readonly Choice[] {
    return this.#byThing.get(thing) ?? [];
  }

  isOpen(thing: string): boolean {
    return this.#byThing.has(thing);
  }

  /** How many cards of the hands can be used now. */
  get usable(): number {
    return [...this.#byThing.keys()].filter((thing) => /^(hand|secret) /u.test(thing)).length;
  }

  /** Choices that are about nothing that lies on the table. */
  get otherDeeds(): readonly Choice[] {
    return this.choices.filter(
      (choice) => thingsOf(choice).length === 0 && !ENDINGS.has(choice.kind),
    );
  }

  /** How a card of the row or of the hand would come into play; null: it cannot. */
  wayOf(thing: string): Way | null {
    const [place = "", name = ""] = thing.split(" ");
    const ways = this.hints?.ways;
    if (place === "row") return ways?.row[Number(name) - 1] ?? null;
    return place === "hand" ? (ways?.hand[name] ?? null) : null;
  }

  /** What is different after a choice, as the server says; null: it says nothing of this one. */
  changeOf(choice: Choice): Change | null {
    return this.hints?.changes[String(choice.index)] ?? null;
  }

  /** What is different after it for the rival at whose cost it is; null: it costs nobody anything. */
  lossOf(choice: Choice): Change | null {
    return this.hints?.losses[String(choice.index)] ?? null;
  }

  /** What a card of the hand adds to the defence or the force that is built, as the server says. */
  addsOf(card: string): number {
    return this.hints?.adds[card] ?? this.table.hints?.adds[card] ?? 0;
  }

  /** Whether answers gather one by one and go together. */
  get gathers(): boolean {
    return this.asking === "options" && this.atOnce;
  }

  /** The choice that is meant. */
  get chosen(): Choice | null {
    const { picked } = this;
    return this.choices.find(({ text }) => text === picked) ?? null;
  }

  /** By its text, which for a choice without arguments is its kind. */
  choice(text: string): Choice | null {
    return this.choices.find((one) => one.text === text) ?? null;
  }

  /** The answer that stands on the left button: to pass, to refuse, to give in. */
  get refusal(): string[] | null {
    const refusal = REFUSALS[this.asking];
    if (refusal !== undefined && this.choice(refusal)) return [refusal];
    return null;
  }

  /** What ends the decision without anything more. */
  get ending(): Choice | null {
    return this.choices.find(({ kind }) => ENDINGS.has(kind)) ?? null;
  }

  /** Bids from the smallest on. */
  get bids(): readonly Choice[] {
    return this.choices.filter(({ kind }) => kind === "bid");
  }

  override get actions(): string[] | null {
    switch (this.asking) {
      case "nothing":
        return null;
      case "bid":
        return this.choice(`bid ${this.bid}`) ? [`bid ${this.bid}`] : null;
      case "force":
      case "defense": {
        const done = this.draft.steps.length > 0 ? this.choice("done") : null;
        return done ? [...this.draft.steps, done.text] : null;
      }
      case "discard":
        return this.draft.complete ? [...this.draft.steps] : null;
      case "goods":
        return this.#goods();
      case "pact":
        return this.choice("accept") ? ["accept"] : null;
      default: {
        if (this.gathers) return this.#gathered();
        if (this.chosen) return [this.chosen.text];
        const { ending } = this;
        return ending && MAY_END.has(this.asking) && this.opened === null ? [ending.text] : null;
      }
    }
  }

  /** All that was gathered, once it may end. */
  #gathered(): string[] | null {
    const { steps, complete } = this.draft;
    if (complete) return [...steps];
    return steps.length > 0 && this.ending ? [...steps, this.ending.text] : null;
  }

  override get begun(): boolean {
    return this.opened !== null || this.picked !== null || this.draft.steps.length > 0;
  }

  override reset(): void {
    super.reset();
    this.opened = this.picked = null;
    this.bid = Number(this.bids[0]?.arguments.strength ?? 0);
    if (this.asking === "force") void this.#layOut();
    this.#lookAtVictim();
    this.taken = this.mostTaken;
    this.food = this.mostFood;
    const [only, ...others] = this.choices;
    if (this.asking === "options" && !this.gathers && only && others.length === 0)
      this.picked = only.text;
  }

  /** Who chooses something of a rival's sees it, and one's own again afterwards. */
  #lookAtVictim(): void {
    const { decision } = this;
    const victim = this.mine && decision && "victim" in decision ? decision.victim : null;
    if (victim !== null || this.looking === this.#led) this.looking = victim;
    this.#led = victim;
  }

  override escape(): boolean {
    if (this.opened !== null || this.picked !== null) {
      this.opened = this.picked = null;
      return true;
    }
    const gathered = this.gathers && this.draft.steps.length > 0; // at whose place it was gathered
    if (this.looking !== null && !gathered) {
      this.looking = null;
      return true;
    }
    return super.escape();
  }

  /** A turn that would end badly, or too early, is looked at before it ends. */
  override async confirm(): Promise<void> {
    if (this.endsBadly && this.opened === null && this.picked === null) {
      this.opened = "end";
      this.picked = this.ending?.text ?? null;
      return;
    }
    await super.confirm();
  }

  /** Whether people would rise or starve, or actions would be lost. */
  get endsBadly(): boolean {
    const { decision, hints, view } = this;
    if (decision?.kind !== "acting" || this.chosen || !hints?.forecast) return false;
    const { uprising, hungry } = hints.forecast;
    const unused = view?.players[decision.seat]?.civil.left ?? 0;
    return uprising || hungry > 0 || unused > 0;
  }

  /** Whether the end of the turn is being looked at. */
  get ends(): boolean {
    return this.opened === "end";
  }

  override digit(digit: number): void {
    if (this.asking === "bid" && this.choice(`bid ${digit}`)) this.bid = digit;
    const deed = this.asking === "options" ? this.choices[digit - 1] : undefined;
    if (deed) this.pick(deed);
  }

  /** A thing was pressed: it opens, or closes again. */
  open(thing: string): void {
    if (this.sending) return; // the second click of a double one
    if (this.opened === thing) {
      this.opened = this.picked = null;
      return;
    }
    const deeds = this.deedsOf(thing);
    const [deed] = deeds;
    if (this.gathers && deed && deeds.length === 1) {
      void this.addStep(deed.text);
      return;
    }
    this.opened = thing;
    this.picked = deeds.length === 1 ? (deeds[0]?.text ?? null) : null;
    if (this.picked !== null && !settings.confirm) void this.confirm();
  }

  /** What to do was pressed. */
  pick(choice: Choice): void {
    if (this.sending) return;
    if (this.gathers) {
      void this.addStep(choice.text);
      return;
    }
    this.picked = this.picked === choice.text ? null : choice.text;
    const asks = settings.confirm || FOR_GOOD.has(choice.kind);
    if (this.picked !== null && !asks) void this.confirm();
  }

  // Bids

  canBid(by: 1 | -1): boolean {
    return this.choice(`bid ${this.bid + by}`) !== null;
  }

  raiseBid(by: 1 | -1): void {
    if (this.canBid(by)) this.bid += by;
  }

  /** What could be sent, while one bids. */
  get fleet(): Fleet | null {
    return this.hints?.force?.fleet ?? null;
  }

  /** The force that costs least. */
  async #layOut(): Promise<void> {
    const plan = this.hints?.force?.plan ?? [];
    if (plan.length > 0) await this.draft.go(plan);
  }

  // Steps that are sent together: units, cards

  /** How often a step was taken. */
  steps(text: string): number {
    return this.draft.steps.filter((step) => step === text).length;
  }

  /** One step of its kind more. */
  add(text: string): void {
    if (this.choice(text)) void this.addStep(text);
  }

  /** A card is crossed out or not; where enough are, the first one is kept instead. */
  async toggle(text: string): Promise<void> {
    if (this.steps(text) > 0) this.remove(text);
    else if (this.choice(text)) await this.addStep(text);
    else if (this.draft.complete) {
      await this.removeStep(0);
      if (this.choice(text)) await this.addStep(text);
    }
  }

  /** One step of its kind less. */
  remove(text: string): void {
    const at = this.draft.steps.lastIndexOf(text);
    if (at >= 0) void this.removeStep(at);
  }

  // Goods that are shared out

  /** How many goods are chosen in all. */
  get goods(): number {
    return this.decision?.kind === "plundering" ? this.taken : this.#asked;
  }

  get #asked(): number {
    const { decision } = this;
    return decision?.kind === "splitting-goods" || decision?.kind === "plundering"
      ? decision.left
      : 0;
  }

  /** From a rival one may take less than this. */
  get mostTaken(): number {
    return Math.min(this.#asked, (this.stock("food") ?? 0) + (this.stock("resources") ?? 0));
  }

  setTaken(taken: number): void {
    this.taken = Math.max(0, Math.min(taken, this.mostTaken));
    this.setFood(this.food);
  }

  /** How many of a kind there are to lose or to take; null: any number. */
  stock(good: "food" | "resources"): number | null {
    const { decision, view } = this;
    if (decision?.kind === "plundering") return view?.players[decision.victim]?.[good] ?? 0;
    if (decision?.kind === "splitting-goods" && decision.sign < 0)
      return view?.players[decision.seat]?.[good] ?? 0;
    return null;
  }

  get mostFood(): number {
    return Math.min(this.goods, this.stock("food") ?? this.goods);
  }

  get leastFood(): number {
    return Math.max(0, this.goods - (this.stock("resources") ?? this.goods));
  }

  /** Whether there is no more than may be taken, so that nothing is left to choose. */
  get isAll(): boolean {
    return this.leastFood >= this.mostFood;
  }

  /** What is not food; there may be less than could be taken. */
  get resources(): number {
    return Math.min(this.goods - this.food, this.stock("resources") ?? this.goods);
  }

  setFood(food: number): void {
    this.food = Math.max(Math.min(food, this.mostFood), Math.min(this.leastFood, this.mostFood));
  }

  /** One after the other, as the server asks for them, in one command. */
  #goods(): string[] | null {
    if (this.#asked === 0) return null;
    return goodsSteps({
      food: this.food,
      resources: this.resources,
      left: this.#asked,
      stock: { food: this.stock("food"), resources: this.stock("resources") },
      ends: this.choice("done") !== null,
    });
  }
}
