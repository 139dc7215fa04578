import { describe, expect, it } from "vitest";
import { bars, mean } from "./odds";

describe("mean", () => {
  it("weighs what can come by its chance", () => {
    expect(mean([0.5, 0.25, 0.25])).toBeCloseTo(0.75);
    expect(mean([1])).toBe(0);
  });
});

describe("bars", () => {
  it("mark the likeliest and measure the others by it", () => {
    const chart = bars([0.25, 0.5, 0.25]);
    expect(chart.map((bar) => bar.height)).toEqual([0.5, 1, 0.5]);
    expect(chart.map((bar) => bar.top)).toEqual([false, true, false]);
  });

  it("leave out the ends that hardly ever happen", () => {
    expect(bars([0.001, 0.3, 0.698, 0.001]).map((bar) => bar.goods)).toEqual([1, 2]);
  });

  it("are never more than fit, and keep the likely ones", () => {
    const wide = Array.from({ length: 30 }, (_, at) => 0.01 + (at === 20 ? 0.7 : 0));
    const chart = bars(wide);
    expect(chart.length).toBeLessThanOrEqual(11);
    expect(chart.some((bar) => bar.top)).toBe(true);
  });
});
