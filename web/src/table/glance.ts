/**
 * What one reads about a thing of the table while the pointer rests on it, the focus lies on it or a
 * finger stays on it: which thing it is, and where the panel with the words goes.
 */

import type { Component } from "svelte";

/** What is told of a thing. */
export interface Glance {
  title: string;
  /** At most two sentences. */
  text: string;
  /** The piece, larger; or a symbol of the sprite. */
  picture?: Drawn | string | undefined;
  /** What one gives for it. */
  price?: string | undefined;
  /** What it brings to who looks, as things are. */
  worth?: string | undefined;
  /** Why it cannot be chosen. */
  closed?: string | undefined;
  /** Where the rules tell more. */
  topic?: string | undefined;
}

/** A picture that the game draws. */
export interface Drawn {
  Picture: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
}

/** The one place where the props of a picture are forgotten: the panel only hands them on. */
export function drawn<Props extends Record<string, unknown>>(
  Picture: Component<Props>,
  props: Props,
): Drawn {
  return { Picture: Picture as unknown as Drawn["Picture"], props };
}

/** What can be read about, in what a game draws. */
const THINGS = "[data-about], [data-piece], [data-place]";

export function thingAt(node: Element | null): HTMLElement | null {
  return node?.closest<HTMLElement>(THINGS) ?? null;
}

export function nameOf(thing: HTMLElement): string {
  const { about, piece, place } = thing.dataset;
  return about ?? piece ?? place ?? "";
}

/** The beginning of a longer text. */
export function firstSentences(text: string, most = 2): string {
  return text
    .split(/(?<=[.!?…])\s+(?=\p{Lu})/u)
    .slice(0, most)
    .join(" ");
}

export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}

/** Between the thing and the panel, and between the panel and the edge of the screen. */
export const GAP = 8;

/** The room that a thing takes, with all that hangs over its edges. What is not drawn takes none. */
export function boxOf(thing: HTMLElement): Box {
  const inner = [...thing.querySelectorAll("*")].filter(
    (node) => node instanceof HTMLElement && node.getClientRects().length > 0,
  );
  const boxes = [thing, ...inner].map((node) => node.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const width = Math.max(...boxes.map((box) => box.right)) - left;
  const height = Math.max(...boxes.map((box) => box.bottom)) - top;
  return { left, top, width, height };
}

/**
 * Where the panel goes: beside its thing, on the screen, over nothing that must stay clear, and least
 * of all over what is never covered. The first side with room is taken; then the nearest place
 * between what must stay clear; else the place that covers least.
 */
export function besides(
  thing: Box,
  panel: Size,
  screen: Size,
  clear: readonly Box[],
  never: readonly Box[] = [],
): Box {
  const sides = around(thing, panel);
  const beside = [...clear, ...never].map((other) => around(other, panel));
  const lefts = [sides, ...beside].flatMap((spots) => spots.map(({ left }) => left));
  const tops = [sides, ...beside].flatMap((spots) => spots.map(({ top }) => top));
  const between = [...new Set(tops)].flatMap((top) =>
    [...new Set(lefts)].map((left) => ({ left, top })),
  );
  const places = [...sides, ...between].map((spot) => {
    const box = inside({ ...spot, ...panel }, screen);
    const over = (others: readonly Box[]): number =>
      others.reduce((sum, other) => sum + overlap(box, other), 0);
    const covers = 16 * over(never) + 4 * overlap(box, thing) + over(clear);
    return { box, covers, far: apart(box, thing) };
  });
  const best = places.reduce((one, other) => {
    const better = other.covers - one.covers || other.far - one.far;
    return better < 0 ? other : one;
  });
  return best.box;
}

/** Above, below, left and right of it; on each side in its middle, then along either edge. */
function around(thing: Box, panel: Size): Pick<Box, "left" | "top">[] {
  const { left, top, width, height } = thing;
  const columns = [left + (width - panel.width) / 2, left, left + width - panel.width];
  const rows = [top + (height - panel.height) / 2, top, top + height - panel.height];
  const above = top - GAP - panel.height;
  const below = top + height + GAP;
  const before = left - GAP - panel.width;
  const after = left + width + GAP;
  return [
    ...[above, below].flatMap((y) => columns.map((x) => ({ left: x, top: y }))),
    ...[before, after].flatMap((x) => rows.map((y) => ({ left: x, top: y }))),
  ];
}

function inside(box: Box, screen: Size): Box {
  const within = (at: number, length: number, room: number): number =>
    Math.max(GAP, Math.min(at, room - length - GAP));
  return {
    ...box,
    left: within(box.left, box.width, screen.width),
    top: within(box.top, box.height, screen.height),
  };
}

/** How far two boxes are from each other, in whole pixels: of two sides as near the first is taken. */
function apart(one: Box, other: Box): number {
  const gap = (from: number, length: number, start: number, size: number): number =>
    Math.max(0, start - from - length, from - start - size);
  return Math.round(
    Math.hypot(
      gap(one.left, one.width, other.left, other.width),
      gap(one.top, one.height, other.top, other.height),
    ),
  );
}

/** The area that two boxes share. */
export function overlap(one: Box, other: Box): number {
  const shared = (from: number, length: number, start: number, size: number): number =>
    Math.max(0, Math.min(from + length, start + size) - Math.max(from, start));
  return (
    shared(one.left, one.width, other.left, other.width) *
    shared(one.top, one.height, other.top, other.height)
  );
}

/** How far a point is from a box; who comes nearer is on the way to it. */
export function distance(x: number, y: number, box: Box): number {
  const across = Math.max(box.left - x, 0, x - box.left - box.width);
  const down = Math.max(box.top - y, 0, y - box.top - box.height);
  return Math.hypot(across, down);
}
