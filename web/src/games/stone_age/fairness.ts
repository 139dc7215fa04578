/** Checking the dice: what was promised before the game against what was told after it. */

import type { TableInfo } from "../../api/types";

/** What this browser saw of a table when it first saw it running. */
export interface FirstSight {
  commitment: string;
  /** Entries in the table's log at that time: the later, the less the promise proves. */
  number: number;
  at: number;
}

const KEPT = "holocene.first-sight.";
const HEX_SEED = /^[0-9a-f]{64}$/iu;

type Keep = Pick<Storage, "getItem" | "setItem">;

/** Keeps what the server promised; never overwrites, or the check would prove nothing. */
export function rememberStart(info: TableInfo, now: number, keep: Keep | null = storage()): void {
  if (keep === null || info.status !== "running" || info.commitment === null) return;
  if (firstSight(info.id, keep) !== null) return;
  const seen: FirstSight = { commitment: info.commitment, number: info.number, at: now };
  try {
    keep.setItem(KEPT + info.id, JSON.stringify(seen));
  } catch {
    // A full or forbidden store: the check will say that nothing was kept.
  }
}

export function firstSight(table: string, keep: Keep | null = storage()): FirstSight | null {
  try {
    const text = keep?.getItem(KEPT + table);
    return text ? (JSON.parse(text) as FirstSight) : null;
  } catch {
    return null;
  }
}

/** Browsers that forbid storage throw on the very mention of it. */
function storage(): Keep | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** As core/dice.py: SHA-256 of the seed's 32 bytes, in hexadecimal. null: not a seed. */
export async function commitmentOf(seed: string): Promise<string | null> {
  if (!HEX_SEED.test(seed)) return null;
  const bytes = fromHex(seed);
  // crypto.subtle exists only in secure contexts; a table in the local network is often plain HTTP.
  const subtle = globalThis.crypto?.subtle;
  return toHex(subtle ? new Uint8Array(await subtle.digest("SHA-256", bytes)) : sha256(bytes));
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: text.length / 2 }, (_, at) =>
    Number.parseInt(text.slice(2 * at, 2 * at + 2), 16),
  );
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// SHA-256 by FIPS 180-4, for where the browser keeps its own from us.

const PRIMES = primes(64);
/** The first 32 bits of the fractional part. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

export function sha256(message: Uint8Array): Uint8Array {
  const words = padded(message);
  const hash = START.slice();
  for (let block = 0; block < words.length; block += 16) {
    compress(hash, schedule(words.slice(block, block + 16)));
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, at) => out.setInt32(4 * at, word));
  return new Uint8Array(out.buffer);
}

/** The message, a 1 bit, zeros and the length in bits, as 32-bit words. */
function padded(message: Uint8Array): number[] {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(bytes.length - 4, (message.length << 3) >>> 0);
  return Array.from({ length: bytes.length / 4 }, (_, at) => view.getInt32(4 * at));
}

function schedule(block: number[]): number[] {
  const words = block.slice();
  const word = (at: number): number => words[at] ?? 0;
  for (let at = 16; at < 64; at++) {
    const early = word(at - 15);
    const late = word(at - 2);
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words.push((word(at - 16) + small + word(at - 7) + large) | 0);
  }
  return words;
}

function compress(hash: number[], words: number[]): void {
  let [a, b, c, d, e, f, g, h] = hash as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let at = 0; at < 64; at++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first =
      (h +
        (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
        choice +
        (ROUND[at] ?? 0) +
        (words[at] ?? 0)) |
      0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at] = ((hash[at] ?? 0) + word) | 0));
}
