/** Food and resources that are shared out: the server asks for them one by one, the screen in one go. */

export interface Share {
  food: number;
  resources: number;
  /** How many are asked for. */
  left: number;
  /** How many there are; null: any number. */
  stock: { food: number | null; resources: number | null };
  /** Whether one may also have enough. */
  ends: boolean;
}

/**
 * The steps of one command. What goes without saying is not said: where only one kind is left, the
 * server goes on by itself.
 */
export function goodsSteps({ food, resources, left, stock, ends }: Share): string[] | null {
  const steps: string[] = [];
  const more = (of: "food" | "resources", taken: number): boolean =>
    (stock[of] ?? Infinity) > taken;
  const isAsked = (eaten: number, used: number): boolean => {
    const open = Number(more("food", eaten)) + Number(more("resources", used)) + Number(ends);
    return steps.length < left && open > 1;
  };
  let eaten = 0;
  let used = 0;
  while (isAsked(eaten, used) && (eaten < food || used < resources)) {
    if (eaten < food) {
      eaten += 1;
      steps.push("food");
    } else {
      used += 1;
      steps.push("resources");
    }
  }
  if (ends && isAsked(eaten, used)) steps.push("done");
  return steps.length > 0 ? steps : null;
}
