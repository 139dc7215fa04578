/** How a round ended: what the eclipse brought, and in which order the next one is played. */

import { t } from "../../lib/fluent.svelte";
import type { Roundup } from "../../table/game";
import { TELLERS } from "./story";
import type { Event, OwnSeen } from "./types";

type Began = Extract<Event, { kind: "round" }>;
type Eclipse = Extract<Event, { kind: "eclipse" }>;

export function roundup(
  events: readonly Event[],
  seen: Pick<OwnSeen, "table" | "pieces">,
): Roundup | null {
  const began = events.find((event): event is Began => event.kind === "round");
  if (!began || began.round === 1) return null;
  const past = seen.table.log.flatMap((entry) => entry.events) as unknown as Event[];
  const eclipse = past.findLast(
    (event): event is Eclipse => event.kind === "eclipse" && event.round === began.round - 1,
  );
  const told = eclipse ? TELLERS.eclipse(eclipse, seen.pieces, []) : [];
  return {
    title: t("round-over", { n: began.round - 1 }),
    lines: told.filter((line) => line.look !== "round"),
  };
}
