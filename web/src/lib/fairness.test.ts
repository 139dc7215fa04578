import { describe, expect, test, vi } from "vitest";
import type { TableInfo } from "../api/types";
import { commitmentOf, firstSight, rememberStart } from "./fairness";

describe("the commitment of a seed", () => {
  const seed = "ab".repeat(32);

  test("is the SHA-256 of its bytes, as the platform has it", async () => {
    const bytes = new Uint8Array(32).fill(0xab);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const expected = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
    expect(await commitmentOf(seed)).toBe(expected);
    expect(await commitmentOf(seed.toUpperCase())).toBe(expected);
  });

  test("is the same without a secure context", async () => {
    const expected = await commitmentOf(seed);
    vi.stubGlobal("crypto", {});
    expect(await commitmentOf(seed)).toBe(expected);
    vi.unstubAllGlobals();
  });

  test.each(["", "12", "z".repeat(64), `${seed}00`])("refuses %j", async (wrong) => {
    expect(await commitmentOf(wrong)).toBeNull();
  });
});

describe("first sight", () => {
  const info = { id: "t1", status: "running", commitment: "c0ffee", number: 4 } as TableInfo;

  function keep(): Pick<Storage, "getItem" | "setItem"> {
    const kept = new Map<string, string>();
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    };
  }

  test("is kept once and never overwritten", () => {
    const store = keep();
    rememberStart(info, 10, store);
    rememberStart({ ...info, commitment: "other", number: 90 }, 20, store);
    expect(firstSight("t1", store)).toEqual({ commitment: "c0ffee", number: 4, at: 10 });
  });

  test("needs a running table", () => {
    const store = keep();
    rememberStart({ ...info, status: "over" }, 10, store);
    expect(firstSight("t1", store)).toBeNull();
  });

  test("survives a store that refuses or is broken", () => {
    const refusing = {
      getItem: () => "{",
      setItem: () => {
        throw new Error("full");
      },
    };
    rememberStart(info, 10, refusing);
    expect(firstSight("t1", refusing)).toBeNull();
  });
});
