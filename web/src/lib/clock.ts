import { createSubscriber } from "svelte/reactivity";
import type { Clock, Clocks } from "../api/types";
import { t } from "./fluent.svelte";

/** The server's time as told by the last message; this machine's own clock may be wrong. */
export class ServerTime {
  #ahead = 0;

  set(now: number): void {
    this.#ahead = now - Date.now();
  }

  get now(): number {
    return Date.now() + this.#ahead;
  }
}

const TICK = 250;
const ticks = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** Called while rendering, has the reader rendered anew as time goes by. */
export function ticking(): void {
  ticks();
}

/** Milliseconds left to a seat; time over is 0. */
export function timeLeft(clocks: Clocks, seat: number, now: number): number {
  const left = clocks.left[seat] ?? 0;
  if (clocks.running !== seat) return Math.max(0, left);
  return Math.max(0, left - Math.max(0, now - clocks.at));
}

/** 12:05, or 1:02:05; whole seconds, rounded up so that 0:00 means over. From a day on 1 d 23 h. */
export function clockText(ms: number, language: string): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (number: number): string => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) {
    const part = (unit: string, count: number): string =>
      new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "narrow" }).format(count);
    return `${part("day", Math.floor(hours / 24))} ${part("hour", hours % 24)}`;
  }
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** How time is kept at a table. */
export function clockWords(clock: Clock): string {
  switch (clock.kind) {
    case "none":
      return t("clock-none");
    case "live":
      return clock.increment > 0
        ? t("clock-live-is", { minutes: clock.minutes, increment: clock.increment })
        : t("clock-live-plain-is", { minutes: clock.minutes });
    case "turns":
      return clock.hours % 24 === 0
        ? t("clock-days-is", { days: clock.hours / 24 })
        : t("clock-turns-is", { hours: clock.hours });
  }
}
