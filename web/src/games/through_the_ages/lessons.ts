/** The first game, tip by tip: cards, a turn, what each part of it is for, and what may go wrong. */

import type { Lesson } from "../../table/game";
import { cardOf } from "./cards";
import type { Turn } from "./turn.svelte";
import type { Decision, Hints, OwnSeen, Player, View } from "./types";

type Tip = Lesson<View, Hints, Turn>;

/** Whether I am to decide something of this kind. */
const asked = ({ view, turn }: OwnSeen, ...kinds: Decision["kind"][]): boolean =>
  turn.mine && view.decision !== null && kinds.includes(view.decision.kind);

const me = ({ view, shown }: OwnSeen): Player | undefined => view.players[shown];

/** Whether I take actions and can pay for more. */
const acts = (seen: OwnSeen): boolean =>
  asked(seen, "acting") && seen.view.round > 1 && (me(seen)?.civil.left ?? 0) > 0;

/** Whether I could do something with a card of this kind in my hand. */
const holds = (seen: OwnSeen, fits: (kind: string) => boolean): boolean =>
  (me(seen)?.hand ?? []).some(
    (id) => fits(cardOf(seen.pieces, id).kind) && seen.turn.isOpen(`hand ${id}`),
  );

const isTechnology = (kind: string): boolean => kind !== "leader" && kind !== "action";

export const LESSONS: readonly Tip[] = [
  {
    id: "row",
    when: (seen) =>
      asked(seen, "acting") && seen.view.round === 1 && (me(seen)?.civil.left ?? 0) > 0,
  },
  {
    id: "end",
    when: (seen) => asked(seen, "acting") && (me(seen)?.civil.left ?? 0) === 0,
  },
  { id: "politics", when: (seen) => asked(seen, "politics") },
  { id: "defense", when: (seen) => asked(seen, "defending") },
  { id: "bid", when: (seen) => asked(seen, "bidding") },
  { id: "discard", when: (seen) => asked(seen, "discarding") },
  {
    id: "unrest",
    when: (seen) => acts(seen) && (seen.turn.hints?.forecast?.missing_faces ?? 0) > 0,
  },
  {
    id: "rot",
    when: (seen) => acts(seen) && (seen.turn.hints?.forecast?.corruption ?? 0) > 0,
  },
  {
    id: "worker",
    when: (seen) => acts(seen) && seen.turn.choices.some(({ kind }) => kind === "build"),
  },
  { id: "leader", when: (seen) => acts(seen) && holds(seen, (kind) => kind === "leader") },
  { id: "site", when: (seen) => acts(seen) && seen.turn.isOpen("site") },
  { id: "technology", when: (seen) => acts(seen) && holds(seen, isTechnology) },
  { id: "card", when: (seen) => acts(seen) && holds(seen, (kind) => kind === "action") },
  { id: "grow", when: (seen) => acts(seen) && seen.turn.isOpen("grow") },
  { id: "military", when: (seen) => acts(seen) && (me(seen)?.military.left ?? 0) > 0 },
  { id: "age", when: (seen) => acts(seen) && (seen.view.age === "II" || seen.view.age === "III") },
  {
    id: "last",
    when: (seen) => asked(seen, "acting", "politics") && seen.view.last_round !== null,
  },
];
