import { afterEach, describe, expect, it, vi } from "vitest";
import { goOn } from "./focus";

afterEach(() => void vi.unstubAllGlobals());

/** Presses something on a page that has these parts, and answers which one has the focus then. */
async function pressed(parts: readonly string[], byKeyboard = true): Promise<string | null> {
  let focused: string | null = null;
  vi.stubGlobal("document", {
    querySelector: (where: string) =>
      parts.includes(where) ? { focus: () => (focused = where) } : null,
  });
  await goOn({ detail: byKeyboard ? 0 : 1 } as MouseEvent);
  return focused;
}

const NUMBER = ".chooser input:checked";
const OPENED = ".chooser .opened :is(input, button):enabled";

describe("who chooses by key", () => {
  it("goes on with what was opened, else with Confirm", async () => {
    expect(await pressed([NUMBER, OPENED, "#confirm"])).toBe(NUMBER);
    expect(await pressed([OPENED, "#confirm"])).toBe(OPENED);
    expect(await pressed(["#confirm"])).toBe("#confirm");
  });

  it("is left alone with a pointer", async () => {
    expect(await pressed(["#confirm"], false)).toBeNull();
  });
});
