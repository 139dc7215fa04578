/**
 * What moves. The state never waits: things are already where they belong when they begin to travel,
 * and the next click ends every journey.
 */

import { tick } from "svelte";
import type { TransitionConfig } from "svelte/transition";
import type { Entry, GameEvent } from "../api/types";
import { settings } from "../lib/settings.svelte";

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
  /** A piece that lay on the table lifts off and goes to its owner. */
  | { piece: string; to: string };

/** What an event sets in motion, and how long the next one should wait for it. */
export interface Flights {
  flights: Flight[];
  wait?: number;
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

/** People walk between home and a place: three small hops, and a squash where they land. */
export function walk(node: Element, { seat, nth = 0, still = false }: Walk): TransitionConfig {
  const home = homeOf(seat);
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

/** Where pieces were before a change, with copies of them that can still fly. */
type Pictures = Map<string, { box: DOMRect; copy: Node }>;

export class Motion {
  readonly #root: HTMLElement;
  readonly #sky: HTMLElement;
  readonly #flights: (event: GameEvent) => Flights;

  constructor(root: HTMLElement, sky: HTMLElement, flights: (event: GameEvent) => Flights) {
    this.#root = root;
    this.#sky = sky;
    this.#flights = flights;
  }

  /** To be called while the page still shows what was before. */
  async play(entries: readonly Entry[]): Promise<void> {
    const events = entries.flatMap((entry) => (entry.kind === "act" ? entry.events : []));
    if (!settings.moves || events.length === 0 || document.hidden) return;
    const before = this.#pictures();
    await tick();
    this.#slide(before);
    let passed = 0;
    for (const event of events) {
      const { flights, wait = 0 } = this.#flights(event);
      for (const flight of flights) this.#show(flight, before, passed);
      passed += wait;
    }
  }

  #pictures(): Pictures {
    const pictures: Pictures = new Map();
    for (const node of this.#root.querySelectorAll<HTMLElement>("[data-piece]")) {
      const id = node.dataset.piece;
      if (id) pictures.set(id, { box: node.getBoundingClientRect(), copy: node.cloneNode(true) });
    }
    return pictures;
  }

  /** Cards that were in the row slide along it, new ones come from the deck. */
  #slide(before: Pictures): void {
    const deck = this.#root.querySelector("[data-deck]");
    for (const node of this.#root.querySelectorAll<HTMLElement>(".card[data-piece]")) {
      const to = node.getBoundingClientRect();
      const from = before.get(node.dataset.piece ?? "")?.box ?? deck?.getBoundingClientRect();
      if (!from || to.width === 0 || Math.abs(from.left - to.left) < 2) continue;
      const path = [`translate(${from.left - to.left}px,${from.top - to.top}px)`, "none"];
      node.animate({ transform: path }, { duration: 300, easing: "ease-out" });
    }
  }

  #show(flight: Flight, before: Pictures, wait: number): void {
    const goal = this.#root.querySelector(flight.to);
    if ("piece" in flight) {
      this.#carry(before.get(flight.piece), goal);
      return;
    }
    const { symbol, amount, from, after = 0, apart = 60, most = 10, nods = true } = flight;
    const start = this.#root.querySelector(from);
    const thrown = Math.min(amount, most);
    for (let at = 0; at < thrown; at++) this.#throw(symbol, start, goal, wait + after + at * apart);
    if (nods && thrown > 0) this.#bump(goal, wait + after + 420);
  }

  #throw(symbol: string, from: Element | null, to: Element | null, delay: number): void {
    if (!from || !to || !visible(to) || !visible(from)) return;
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
      duration: 600,
      delay,
      easing: "ease-in-out",
      fill: "both",
    });
    flight.onfinish = flight.oncancel = () => node.remove();
  }

  #bump(node: Element | null, delay: number): void {
    node?.animate({ transform: ["none", "scale(1.18)", "none"] }, { duration: 260, delay });
  }

  #carry(picture: { box: DOMRect; copy: Node } | undefined, goal: Element | null): void {
    if (!picture || !goal || picture.box.width === 0 || !visible(goal)) return;
    const { box, copy } = picture;
    const end = middle(goal);
    const node = document.createElement("div");
    node.className = "flying slot";
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
