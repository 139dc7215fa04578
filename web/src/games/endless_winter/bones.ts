/** The steps of the two idol tracks from the top, and who stands on them. */

import type { Amounts, Box, View } from "./types";

export interface Row {
  level: number;
  /** Of Offering: how much buys a point in the end, where that changes. */
  ratio: string;
  gain: Amounts | null;
  points: number;
  on: number[];
}

export function rowsOf(
  box: Pick<Box, "idols">,
  view: Pick<View, "players" | "honours">,
): Record<"offering" | "honour", Row[]> {
  const { ratios, rewards, honour } = box.idols;
  // Below the lowest step they stand at first.
  const levels = [...ratios.map((_, at) => ratios.length - at), 0];
  const standing = (level: number, track: "offering" | "honour"): number[] => {
    // Of those on one step the one who came first lies in front.
    const seats = track === "honour" ? view.honours : view.players.map((_, seat) => seat);
    return seats.filter((seat) => view.players[seat]?.[track] === level);
  };
  return {
    offering: levels.map((level) => {
      const ratio = ratios[level - 1];
      const gain = rewards[level - 1] ?? {};
      return {
        level,
        ratio: ratio !== undefined && ratio !== ratios[level] ? `${ratio}:1` : "",
        gain: Object.keys(gain).length > 0 ? gain : null,
        points: 0,
        on: standing(level, "offering"),
      };
    }),
    honour: levels.map((level) => ({
      level,
      ratio: "",
      gain: null,
      points: honour[level - 1] ?? 0,
      on: standing(level, "honour"),
    })),
  };
}
