import type { Clock } from "../api/types";
import { t } from "../lib/fluent.svelte";

export function clockWords(clock: Clock): string {
  switch (clock.kind) {
    case "none":
      return t("clock-none");
    case "live":
      return t("clock-live-is", { minutes: clock.minutes, increment: clock.increment });
    case "turns":
      return clock.hours % 24 === 0
        ? t("clock-days-is", { days: clock.hours / 24 })
        : t("clock-turns-is", { hours: clock.hours });
  }
}
