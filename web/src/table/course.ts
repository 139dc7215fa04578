/** How everybody's chances went, as lines of a chart, and as rows for those who hear it. */

export interface Frame {
  width: number;
  height: number;
  /** Room around the lines for what is marked at their ends. */
  edge: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Where a chance at a step is drawn: steps from left to right, nothing at the foot. */
export function pointAt(step: number, chance: number, steps: number, frame: Frame): Point {
  const { width, height, edge } = frame;
  return {
    x: edge + ((width - 2 * edge) * step) / Math.max(1, steps),
    y: height - edge - (height - 2 * edge) * chance,
  };
}

/** One seat's line. */
export function lineOf(course: readonly (readonly number[])[], seat: number, frame: Frame): string {
  return course
    .map((chances, step) => pointAt(step, chances[seat] ?? 0, course.length - 1, frame))
    .map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");
}

/** So many steps, evenly spread, with the first and the last. */
export function someSteps(steps: number, most: number): number[] {
  const count = Math.min(steps + 1, most);
  if (count < 2) return [0];
  return Array.from({ length: count }, (_, at) => Math.round((at * steps) / (count - 1)));
}
