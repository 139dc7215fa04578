/** The first game, tip by tip: from the first figure to the eclipse, then what it is all for. */

import type { Lesson } from "../../table/game";
import type { Turn } from "./turn.svelte";
import type { Decision, Hints, OwnSeen, View } from "./types";

type Tip = Lesson<View, Hints, Turn>;

/** Whether I am to decide something of this kind. */
const asked = ({ view, turn }: OwnSeen, ...kinds: Decision["kind"][]): boolean =>
  turn.mine && view.decision !== null && kinds.includes(view.decision.kind);

const acting = (seen: OwnSeen): boolean => asked(seen, "acting") && seen.turn.lines.size > 0;

export const LESSONS: readonly Tip[] = [
  { id: "place", when: (seen) => asked(seen, "beginning") },
  {
    id: "labour",
    when: (seen) =>
      asked(seen, "acting") &&
      seen.turn.choices.some(({ kind }) => kind === "play" || kind === "eat"),
  },
  { id: "top", when: acting },
  {
    id: "culture",
    when: (seen) =>
      asked(seen, "beginning") && seen.turn.choices.some(({ kind }) => kind === "play"),
  },
  { id: "gain", when: (seen) => seen.turn.choices.some(({ kind }) => kind === "instead") },
  { id: "pile", when: (seen) => asked(seen, "piling") },
  { id: "eclipse", when: (seen) => seen.turn.mine && seen.view.revealed },
  { id: "end", when: (seen) => asked(seen, "beginning") && seen.view.round === 2 },
];
