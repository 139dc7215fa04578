import { describe, expect, test, vi } from "vitest";
import type { TableInfo } from "../../api/types";
import { commitmentOf, firstSight, fromHex, rememberStart, sha256, toHex } from "./fairness";

async function theirs(message: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", message)));
}

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

describe("our own SHA-256", () => {
  test.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
  ])("fits the published vector %j", (message, digest) => {
    expect(toHex(sha256(text(message)))).toBe(digest);
  });

  test("fits the platform's at every length around a block", async () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, at) => (at * 37 + length) & 255);
      expect(toHex(sha256(message))).toBe(await theirs(message));
    }
  });
});

describe("the commitment of a seed", () => {
  const seed = "ab".repeat(32);

  test("is the hash of its bytes", async () => {
    const expected = await theirs(fromHex(seed));
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
