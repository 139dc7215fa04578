/** What is said at the table, and how much of it was not read yet. */

import type { Entry } from "../api/types";

export const LONGEST_MESSAGE = 300;
const SYSTEM = new Set<Entry["kind"]>(["sat", "left", "resigned", "timeout", "back", "rematch"]);

/** Messages, and who came and went between them. */
export function conversation(log: readonly Entry[]): Entry[] {
  return log.filter((entry) => entry.kind === "chat" || SYSTEM.has(entry.kind));
}

/** Messages of others after the last one that was seen. */
export function unread(log: readonly Entry[], seen: number, mine: readonly number[]): number {
  return log.filter(
    (entry) =>
      entry.kind === "chat" &&
      entry.number > seen &&
      (entry.seat === null || !mine.includes(entry.seat)),
  ).length;
}

/** What may be sent of what was typed; null: nothing. */
export function sendable(text: string): string | null {
  const words = text.trim();
  return words === "" || [...words].length > LONGEST_MESSAGE ? null : words;
}

/** Characters left, as people count them; only worth telling near the end. */
export function left(text: string): number {
  return LONGEST_MESSAGE - [...text.trim()].length;
}

/** A part of a message; with `href` it is an address. */
export interface Part {
  text: string;
  href: string | null;
}

const ADDRESS = /https?:\/\/[^\s<>"]+/giu;
/** What ends the sentence, not the address. */
const AFTER = /[.,;:!?'’”)\]}…]+$/u;

/** A message with its addresses apart, so that they can be followed. */
export function linked(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(ADDRESS)) {
    const address = found[0].replace(AFTER, "");
    if (!URL.canParse(address)) continue;
    if (found.index > from) parts.push({ text: text.slice(from, found.index), href: null });
    parts.push({ text: address, href: address });
    from = found.index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null });
  return parts;
}
