/** The first game, tip by tip: one round from the first person placed to the meal, then what it is all for. */

import type { Lesson } from "../../table/game";
import { isLand, rollsFor } from "./pieces";
import type { Turn } from "./turn.svelte";
import type { DecisionView, PlayerView, StoneAgeHints, StoneAgeSeen, StoneAgeView } from "./types";

type Tip = Lesson<StoneAgeView, StoneAgeHints, Turn>;

/** Whether I am to decide something of this kind. */
const asked = ({ view, turn }: StoneAgeSeen, ...kinds: DecisionView["kind"][]): boolean =>
  turn.mine && view.decision !== null && kinds.includes(view.decision.kind);

const me = ({ view, shown }: StoneAgeSeen): PlayerView | undefined => view.players[shown];

const placed = (seen: StoneAgeSeen): number => (me(seen)?.people ?? 0) - (me(seen)?.home ?? 0);

export const LESSONS: readonly Tip[] = [
  {
    id: "place",
    when: (seen) => asked(seen, "placing") && placed(seen) === 0 && seen.view.round === 1,
  },
  {
    id: "hunt",
    when: (seen) => asked(seen, "placing") && seen.turn.isOpen("hunt") && placed(seen) > 0,
    point: "hunt",
  },
  {
    id: "hut",
    when: (seen) => asked(seen, "placing") && seen.turn.isOpen("hut"),
    point: "hut",
  },
  {
    id: "cards",
    when: (seen) =>
      asked(seen, "placing") && [...seen.turn.options.place.keys()].some((place) => !isLand(place)),
  },
  { id: "order", when: (seen) => asked(seen, "using") && seen.turn.options.use.size > 1 },
  {
    id: "roll",
    when: ({ turn, pieces, ...rest }) =>
      asked({ turn, pieces, ...rest }, "using") &&
      turn.place !== null &&
      rollsFor(pieces, turn.place),
  },
  { id: "tools", when: (seen) => asked(seen, "adding-tools") },
  { id: "pay", when: (seen) => asked(seen, "buying-card", "buying-tile") },
  { id: "hunger", when: (seen) => asked(seen, "feeding") },
  { id: "round", when: (seen) => asked(seen, "placing") && seen.view.round === 2 },
  { id: "end", when: (seen) => asked(seen, "placing") && seen.view.round >= 3 },
];
