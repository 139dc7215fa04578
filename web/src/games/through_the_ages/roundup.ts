/** What came between one's last turn and this one: what it brought, what others did, what is new in the row. */

import { t } from "../../lib/fluent.svelte";
import type { Roundup } from "../../table/game";
import type { Draft } from "../../table/story";
import { cardOf } from "./cards";
import { TELLERS } from "./story";
import type { Event, OwnSeen } from "./types";

type Told = Pick<OwnSeen, "pieces"> & { table: Pick<OwnSeen["table"], "seat" | "log"> };

const MOST = 12; // lines, of what is left what concerns oneself comes first

export function roundup(events: readonly Event[], seen: Told): Roundup | null {
  const { seat, log } = seen.table;
  const mine = (event: Event): boolean => event.kind === "turn" && event.seat === seat;
  if (seat === null || !events.some(mine)) return null;
  const past = log.flatMap((entry) => entry.events) as unknown as Event[];
  const now = past.findLastIndex(mine);
  const before = past.slice(0, now).findLastIndex(mine);
  if (before < 0) return null;
  const own = past.slice(before + 1, now);
  const ended = own.findIndex((event) => event.kind === "turn");
  const since = [
    ...own.slice(0, Math.max(0, ended)).filter((event) => isYield(event, seat)),
    ...own.slice(Math.max(0, ended)).filter((event) => isNews(event, seat, seen)),
    ...past.slice(now + 1).filter(({ kind }) => kind === "row"),
  ];
  const lines = shortened(since, seat).flatMap((event) => linesOf(event, seen));
  return lines.length > 0 ? { title: t("since-last-turn"), lines } : null;
}

/** What the end of one's own turn brought. */
function isYield(event: Event, seat: number): boolean {
  return /^(?:made|produced|uprising)$/u.test(event.kind) && "seat" in event && event.seat === seat;
}

/** What others did that matters to more than themselves, and what befell oneself. */
function isNews(event: Event, seat: number, { pieces }: Told): boolean {
  switch (event.kind) {
    case "age":
    case "event":
    case "attacked":
    case "defended":
    case "declared":
    case "war-ended":
    case "colonized":
    case "settled":
    case "colony-lost":
    case "ruined":
    case "seized":
    case "uprising":
    case "appointed":
    case "pact-ended":
    case "resigned":
      return true;
    case "signed":
      return event.accepted;
    case "raised":
      return event.completed;
    case "developed":
      return cardOf(pieces, event.card).kind === "government";
    case "destroyed":
      return event.by !== event.seat;
    case "changed":
      return event.seat === seat && event.cause !== null;
    case "leader-left":
      return event.cause !== null;
    default:
      return false;
  }
}

/** Whom it concerns. */
function concerns(event: Event, seat: number): boolean {
  const fields: Readonly<Record<string, unknown>> = { ...event };
  return ["seat", "target", "victim", "partner", "rival", "to"].some(
    (name) => fields[name] === seat,
  );
}

function shortened(events: readonly Event[], seat: number): readonly Event[] {
  if (events.length <= MOST) return events;
  const first = events.filter((event) => concerns(event, seat) || event.kind === "row");
  const others = events.filter((event) => !first.includes(event));
  const kept = new Set([...first, ...others].slice(0, MOST));
  return events.filter((event) => kept.has(event));
}

function linesOf(event: Event, { pieces }: Told): Draft[] {
  const tell = TELLERS[event.kind] as (one: Event, box: typeof pieces, past: Event[]) => Draft[];
  return tell(event, pieces, []).map((line) => ({ ...line, look: "note" }));
}
