/** What is said of a game that ended before its rules ended it: who gave up, whose time ran out. */

import type { Entry, SeatInfo } from "../api/types";
import { t } from "../lib/fluent.svelte";
import { list } from "../lib/numbers";

interface Named {
  name: string;
}

export function earlyEnd(
  seats: readonly Named[],
  infos: readonly Pick<SeatInfo, "seat" | "lost">[],
  log: readonly Entry[],
  winners: readonly Named[],
): string {
  const why = log.findLast(({ kind }) => kind === "over")?.text;
  if (why === "aborted") return t("end-aborted");
  if (why === "abandoned") return t("end-abandoned");
  if (why === "ended") return t("end-ended");
  const lost = infos.filter((info) => info.lost).map((info) => info.seat);
  const late = lost.filter((seat) => reasonOf(log, seat) === "timeout");
  const resigned = lost.filter((seat) => !late.includes(seat));
  const told = (key: string, who: readonly number[]): string[] => {
    const names = list(who.map((seat) => seats[seat]?.name ?? ""));
    return who.length > 0 ? [t(key, { names, n: who.length })] : [];
  };
  const won = { names: list(winners.map(({ name }) => name)), n: winners.length };
  return [
    ...told("end-resigned", resigned),
    ...told("end-timeout", late),
    ...(winners.length > 0 ? [t("end-wins", won)] : []),
  ].join(" ");
}

function reasonOf(log: readonly Entry[], seat: number): Entry["kind"] | undefined {
  const reasons = new Set(["resigned", "timeout"]);
  return log.findLast((entry) => entry.seat === seat && reasons.has(entry.kind))?.kind;
}
