import { describe, expect, test, vi } from "vitest";
import { clockText, clockWords, ServerTime, timeLeft } from "./clock";
import { words } from "./fluent.svelte";

describe("clocks", () => {
  const clocks = { left: [60_000, 5_000], running: 1, waiting: [], at: 1_000 };

  test("run for one seat only, and stop at nothing", () => {
    expect(timeLeft(clocks, 0, 4_000)).toBe(60_000);
    expect(timeLeft(clocks, 1, 4_000)).toBe(2_000);
    expect(timeLeft(clocks, 1, 99_000)).toBe(0);
    expect(timeLeft(clocks, 1, 500)).toBe(5_000);
  });

  test("are written as one reads them", () => {
    expect(clockText(0, "en")).toBe("0:00");
    expect(clockText(1, "en")).toBe("0:01");
    expect(clockText(725_000, "en")).toBe("12:05");
    expect(clockText(3_725_000, "en")).toBe("1:02:05");
  });

  test("tell days as days", () => {
    expect(clockText(24 * 3_600_000, "en")).toBe("1d 0h");
    expect(clockText(172_799_000, "en")).toBe("1d 23h");
    expect(clockText(86_399_000, "en")).toBe("23:59:59");
  });

  test("of a table are told in words, and no time is added where there is none", async () => {
    await words.speak("en");
    const live = { kind: "live", minutes: 15, increment: 20 } as const;
    expect(clockWords(live)).toBe("15\u00A0minutes each, plus 20\u00A0seconds per turn");
    expect(clockWords({ ...live, increment: 0 })).toBe("15\u00A0minutes each");
    expect(clockWords({ kind: "turns", hours: 12 })).toBe("12\u00A0hours per turn");
    expect(clockWords({ kind: "turns", hours: 24 })).toBe("1\u00A0day per turn");
  });

  test("go by the server's time, not by this machine's", () => {
    vi.useFakeTimers({ now: 1_000 });
    const time = new ServerTime();
    time.set(500_000);
    vi.advanceTimersByTime(250);
    expect(time.now).toBe(500_250);
    vi.useRealTimers();
  });
});
