import { describe, expect, it } from "vitest";
import { besides, type Box, distance, firstSentences, GAP, overlap } from "./glance";

const SCREEN = { width: 1000, height: 700 };
const PANEL = { width: 300, height: 160 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});

describe("the panel", () => {
  it("lies above its thing where there is room, else below, else beside it", () => {
    expect(besides(box(400, 400, 60, 60), PANEL, SCREEN, [])).toMatchObject({
      left: 280,
      top: 400 - GAP - 160,
    });
    expect(besides(box(400, 20, 60, 60), PANEL, SCREEN, [])).toMatchObject({ top: 80 + GAP });
    expect(besides(box(600, 20, 60, 660), PANEL, SCREEN, [])).toMatchObject({
      left: 600 - GAP - 300,
    });
    expect(besides(box(20, 20, 60, 660), PANEL, SCREEN, [])).toMatchObject({ left: 80 + GAP });
  });

  it("never lies on its thing or on what must stay clear, and always on the screen", () => {
    const clear = [box(700, 440, 120, 40), box(830, 440, 160, 40)];
    for (let left = 0; left <= 940; left += 47) {
      for (let top = 0; top <= 640; top += 32) {
        const thing = box(left, top, 60, 60);
        const spot = besides(thing, PANEL, SCREEN, clear);
        expect(overlap(spot, thing)).toBe(0);
        for (const other of clear) expect(overlap(spot, other)).toBe(0);
        expect(spot.left).toBeGreaterThanOrEqual(GAP);
        expect(spot.top).toBeGreaterThanOrEqual(GAP);
        expect(spot.left + spot.width).toBeLessThanOrEqual(SCREEN.width - GAP);
        expect(spot.top + spot.height).toBeLessThanOrEqual(SCREEN.height - GAP);
      }
    }
  });

  it("stays as near as it can without lying on what must stay clear", () => {
    const thing = box(900, 620, 40, 40);
    const confirm = box(760, 560, 220, 40);
    const tag = box(880, 440, 80, 20);
    // Above Confirm, and as far to the left as the tag that lies there wants it.
    expect(besides(thing, PANEL, SCREEN, [confirm, tag])).toMatchObject({
      left: 880 - GAP - 300,
      top: 560 - GAP - 160,
    });
  });

  it("is as far as its nearest edge", () => {
    const spot = box(100, 100, 50, 50);
    expect(distance(120, 120, spot)).toBe(0);
    expect(distance(90, 120, spot)).toBe(10);
    expect(distance(153, 154, spot)).toBe(5);
  });
});

describe("the first sentences", () => {
  it("end where the next one begins", () => {
    const text = "Up to seven fit. Roll 1 die for 1–7 people, i. e. each. Žádná další.";
    expect(firstSentences(text, 1)).toBe("Up to seven fit.");
    expect(firstSentences(text, 2)).toBe("Up to seven fit. Roll 1 die for 1–7 people, i. e. each.");
    expect(firstSentences("Only one", 2)).toBe("Only one");
  });
});
