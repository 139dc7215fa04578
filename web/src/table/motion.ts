/**
 * What moves. The state never waits: pieces are already where they belong when they begin to travel.
 * Only what is counted is shown when it has arrived (`HeldTable`), and the next click ends every journey.
 */

import { tick } from "svelte";
import type { TransitionConfig } from "svelte/transition";
import type { Entry, GameEvent } from "../api/types";
import { settings } from "../lib/settings.svelte";
import type { BaseView } from "../lib/surface";
import type { Hold } from "./held.svelte";

const FLIGHT = 600;
/** Nobody is kept from the result for longer. */
const LONGEST_HOLD = 2500;
const FADE = 120;
const STEP = 450;
const APART = 60;
const HOP = 9;

/** Something that travels; places are told by selectors. */
export type Flight =
  | {
      /** A symbol of the sprite, thrown once for each. */
      symbol: string;
      amount: number;
      from: string;
      to: string;
      /** Milliseconds to wait, and between two of them. */
      after?: number;
      apart?: number;
      most?: number;
      /** Whether the goal nods when they arrive. */
      nods?: boolean;
    }
  /** A piece that lay on the table lifts off and leaves it; `look` is the class of what it lies in meanwhile. */
  | { piece: string; to: string; look?: string }
  /** A piece that lies on the table now comes from there. */
  | { piece: string; from: string };

/** What an event sets in motion, and how long the next one should wait for it. */
export interface Flights {
  flights: Flight[];
  wait?: number;
  /** Whether what comes of it is not shown before that: a roll. */
  holds?: boolean;
}

interface Walk {
  seat: number;
  nth?: number;
  still?: boolean;
}

function middle(node: Element): { x: number; y: number } {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function homeOf(seat: number): Element | null {
  return document.querySelector(`[data-home="${seat}"]`);
}

/** Whether the page changes because somebody moved: who is there when it is opened has not just come. */
let moving = false;

/** People walk between home and a place: three small hops, and a squash where they land. */
export function walk(node: Element, { seat, nth = 0, still = false }: Walk): TransitionConfig {
  const home = homeOf(seat);
  if (!moving && !still) return { duration: 0 };
  if (!settings.moves || still || !home) return { duration: FADE, css: (at) => `opacity:${at}` };
  const from = middle(home);
  const to = middle(node);
  const dx = from.x - to.x;
  const dy = from.y - to.y;
  return {
    delay: nth * APART,
    duration: STEP,
    css: (at, left) => {
      const hop = -Math.abs(Math.sin(at * Math.PI * 3)) * HOP * (at < 1 ? 1 : 0);
      const squash = at > 0.9 ? 1 - 0.06 * Math.sin(((at - 0.9) / 0.1) * Math.PI) : 1;
      const x = dx * left;
      const y = dy * left + hop;
      return `transform:translate(${x}px,${y}px) scale(${2 - squash},${squash});opacity:${Math.min(1, at * 4)}`;
    },
  };
}

/** Ends whatever is under way; asked for by the next click or key. */
export function skip(root: Element | null): void {
  for (const animation of root?.getAnimations({ subtree: true }) ?? []) {
    const timing = animation.effect?.getComputedTiming();
    if (timing?.iterations !== Infinity) animation.finish();
  }
}

/** What a game lets travel; the views are those before and after all that came at once. */
export type FlightsOf<View = BaseView> = (
  event: GameEvent,
  before: View,
  after: View,
) => Flights | undefined;

type Leaving = Extract<Flight, { piece: string; to: string }>;
type Arriving = Exclude<Extract<Flight, { piece: string }>, Leaving>;
type Thrown = Extract<Flight, { symbol: string }>;

/** All journeys of a change: no piece leaves or comes twice, its last journey counts. */
export interface Plan {
  thrown: { flight: Thrown; wait: number }[];
  leaving: Map<string, Leaving>;
  arriving: Map<string, Arriving>;
  /** So long nothing of what comes is shown. */
  held: number;
}

export function planned(all: readonly Flights[]): Plan {
  const plan: Plan = { thrown: [], leaving: new Map(), arriving: new Map(), held: 0 };
  let passed = 0;
  for (const { flights, wait = 0, holds = false } of all) {
    for (const flight of flights) {
      if ("symbol" in flight) plan.thrown.push({ flight, wait: passed });
      else if ("to" in flight) plan.leaving.set(flight.piece, flight);
      else plan.arriving.set(flight.piece, flight);
    }
    passed += wait;
    if (holds) plan.held = passed;
  }
  return plan;
}

/** How many are thrown, and when each leaves. */
function departures({ amount, after = 0, apart = APART, most = 10 }: Thrown, wait: number) {
  return Array.from({ length: Math.min(amount, most) }, (_, at) => wait + after + at * apart);
}

/** When the last of what is counted at its goal has arrived; 0: there is nothing to wait for. */
export function landing({ thrown, held }: Plan): number {
  const counted = thrown.filter(({ flight }) => flight.nods !== false);
  const arrivals = counted.flatMap(({ flight, wait }) =>
    departures(flight, wait).map((leaves) => leaves + FLIGHT),
  );
  return Math.min(LONGEST_HOLD, Math.max(held, ...arrivals));
}

/** Where something is in the window. */
export type Box = Pick<DOMRect, "left" | "top" | "width">;

const NEAR = 2; // pixels that nobody sees

/** How far something comes from; null: it lies where it lay, or one cannot tell. */
export function offset(from: Box | undefined, to: Box): { x: number; y: number } | null {
  if (!from || from.width === 0 || to.width === 0) return null;
  const [x, y] = [from.left - to.left, from.top - to.top];
  return Math.abs(x) < NEAR && Math.abs(y) < NEAR ? null : { x, y };
}

/** A copy of a piece that can still fly when the piece is gone. */
interface Picture {
  box: DOMRect;
  copy: Node;
}

export class Motion {
  readonly #root: HTMLElement;
  readonly #sky: HTMLElement;
  readonly #hold: Hold;
  readonly #flights: FlightsOf | undefined;

  constructor(root: HTMLElement, sky: HTMLElement, hold: Hold, flights: FlightsOf | undefined) {
    this.#root = root;
    this.#sky = sky;
    this.#hold = hold;
    this.#flights = flights;
  }

  /** To be called while the page still shows what was before. */
  play(entries: readonly Entry[], before: BaseView, after: BaseView): void {
    this.#hold.release(); // what still travelled has arrived
    const moved = entries.some(({ kind }) => kind === "act" || kind === "undo");
    if (!settings.moves || !moved || document.hidden) return;
    const events = entries.flatMap((entry) => (entry.kind === "act" ? entry.events : []));
    const flights = events.map((event) => this.#flights?.(event, before, after));
    const plan = planned(flights.filter((some) => some !== undefined));
    plan.thrown = plan.thrown.filter(({ flight }) => this.#isSeen(flight));
    for (const { flight, wait } of plan.thrown) this.#show(flight, wait);
    const wait = landing(plan);
    if (wait > 0) this.#hold.hold(wait, () => void this.#change(plan));
    else void this.#change(plan);
  }

  /** Pieces go from where they lie now to where the changed page puts them. */
  async #change(plan: Plan): Promise<void> {
    const boxes = new Map(this.#seenLast().map(([id, node]) => [id, node.getBoundingClientRect()]));
    const pictures = [...plan.leaving.values()].map((flight) => ({
      flight,
      picture: this.#picture(flight.piece),
    }));
    moving = true;
    await tick();
    moving = false;
    this.#slide(boxes, plan);
    for (const { flight, picture } of pictures) this.#carry(picture, flight);
    for (const { flight } of plan.thrown)
      if (flight.nods !== false) this.#nod(this.#root.querySelector(flight.to));
  }

  #pieces(): [id: string, node: HTMLElement][] {
    const nodes = this.#root.querySelectorAll<HTMLElement>("[data-piece]");
    return [...nodes].flatMap((node) => (node.dataset.piece ? [[node.dataset.piece, node]] : []));
  }

  /** A piece may lie in several panels of a phone: the one in sight is where it is. */
  #seenLast(): [id: string, node: HTMLElement][] {
    const all = this.#pieces();
    const inSight = all.filter(([, node]) => visible(node));
    return [...all.filter((one) => !inSight.includes(one)), ...inSight];
  }

  #picture(piece: string): Picture | null {
    const node = this.#root.querySelector(`[data-piece="${CSS.escape(piece)}"]`);
    return node && { box: node.getBoundingClientRect(), copy: node.cloneNode(true) };
  }

  /** What lies elsewhere than before slides there; what is new comes from where it is said to. */
  #slide(before: ReadonlyMap<string, Box>, { arriving }: Plan): void {
    const moves = this.#pieces().flatMap(([id, node]) => {
      const from = this.#origin(node, arriving.get(id)) ?? before.get(id) ?? this.#deckOf(node);
      const by = offset(from, node.getBoundingClientRect());
      return by ? [{ node, by }] : [];
    });
    for (const { node, by } of moves) {
      const path = [`translate(${by.x}px,${by.y}px)`, "none"];
      node.animate({ transform: path }, { duration: 300, easing: "ease-out" });
    }
  }

  #origin(node: Element, flight: Arriving | undefined): Box | undefined {
    const from = flight && this.#root.querySelector(flight.from);
    if (!from) return undefined;
    const [start, end] = [middle(from), node.getBoundingClientRect()];
    return { left: start.x - end.width / 2, top: start.y - end.height / 2, width: end.width };
  }

  #deckOf(node: HTMLElement): Box | undefined {
    const name = node.dataset.from;
    const deck = name && this.#root.querySelector(`[data-deck="${CSS.escape(name)}"]`);
    return deck ? deck.getBoundingClientRect() : undefined;
  }

  #isSeen({ from, to }: Thrown): boolean {
    return [from, to].every((selector) => {
      const node = this.#root.querySelector(selector);
      return node !== null && visible(node);
    });
  }

  #show(flight: Thrown, wait: number): void {
    const from = this.#root.querySelector(flight.from);
    const to = this.#root.querySelector(flight.to);
    if (!from || !to) return;
    for (const leaves of departures(flight, wait)) this.#throw(flight.symbol, from, to, leaves);
  }

  #throw(symbol: string, from: Element, to: Element, delay: number): void {
    const start = middle(from);
    const end = middle(to);
    const node = document.createElement("div");
    node.className = "flying";
    node.innerHTML = `<svg><use href="#${symbol}"/></svg>`;
    this.#sky.append(node);
    const spread = (Math.random() - 0.5) * 40;
    const middleX = (start.x + end.x) / 2 + spread;
    const path = [
      { transform: `translate(${start.x + spread}px,${start.y}px) scale(.7)`, opacity: 0 },
      {
        transform: `translate(${start.x + spread}px,${start.y - 16}px) scale(1.1)`,
        opacity: 1,
        offset: 0.2,
      },
      {
        transform: `translate(${middleX}px,${Math.min(start.y, end.y) - 20}px)`,
        opacity: 1,
        offset: 0.6,
      },
      { transform: `translate(${end.x}px,${end.y}px) scale(.8)`, opacity: 0.9 },
    ];
    const flight = node.animate(path, {
      duration: FLIGHT,
      delay,
      easing: "ease-in-out",
      fill: "both",
    });
    flight.onfinish = flight.oncancel = () => node.remove();
  }

  #nod(node: Element | null): void {
    node?.animate({ transform: ["none", "scale(1.18)", "none"] }, { duration: 260 });
  }

  #carry(picture: Picture | null, { to, look = "" }: Leaving): void {
    const goal = this.#root.querySelector(to);
    if (!picture || !goal || picture.box.width === 0 || !visible(goal)) return;
    const { box, copy } = picture;
    const end = middle(goal);
    const node = document.createElement("div");
    node.className = `flying ${look}`;
    node.inert = true; // nobody stops at it
    node.append(copy);
    node.style.width = `${box.width}px`;
    this.#sky.append(node);
    const x = end.x - box.width / 2;
    const y = end.y - box.height / 2;
    const path = [
      { transform: `translate(${box.left}px,${box.top}px)`, opacity: 1 },
      {
        transform: `translate(${box.left}px,${box.top - 18}px) scale(1.05)`,
        opacity: 1,
        offset: 0.25,
      },
      { transform: `translate(${x}px,${y}px) scale(.2)`, opacity: 0.2 },
    ];
    const flight = node.animate(path, { duration: 650, easing: "ease-in-out", fill: "both" });
    flight.onfinish = flight.oncancel = () => node.remove();
  }
}

function visible(node: Element): boolean {
  const box = node.getBoundingClientRect();
  return (
    box.width > 0 &&
    box.right > 0 &&
    box.left < innerWidth &&
    box.bottom > 0 &&
    box.top < innerHeight
  );
}
