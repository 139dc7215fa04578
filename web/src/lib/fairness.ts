/** Checking the dice: what was promised before the game against what was told after it. */

import type { TableInfo } from "../api/types";

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
  // crypto.subtle exists only in secure contexts, and a table in the local network is often plain HTTP.
  const [{ sha256 }, { bytesToHex, hexToBytes }] = await Promise.all([
    import("@noble/hashes/sha2.js"),
    import("@noble/hashes/utils.js"),
  ]);
  return bytesToHex(sha256(hexToBytes(seed)));
}
