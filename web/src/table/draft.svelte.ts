/**
 * The steps of a decision that must reach the table as one command. Nobody else hears of them until
 * they are sent: the server only says what could follow.
 */

import type { BaseView, Preview, TableSurface } from "../lib/surface";

export class Draft<View = BaseView, Hints = unknown> {
  /** The texts of what was chosen so far, in their order. */
  steps: readonly string[] = $state.raw([]);
  /** Where they lead; null: there are none. */
  preview: Preview<View, Hints> | null = $state.raw(null);
  /** The table within the decision; how it would be after it is nobody's business yet. */
  view: View | null = $state.raw(null);

  readonly #table: Pick<TableSurface<View, Hints>, "live">;
  /** What was tried already, for going back. */
  #known = new Map<string, Preview<View, Hints>>();

  constructor(table: Pick<TableSurface<View, Hints>, "live">) {
    this.#table = table;
  }

  /** Whether nothing is left to decide: the steps can be sent. */
  get complete(): boolean {
    return this.preview?.more === false;
  }

  forget(): void {
    this.steps = [];
    this.preview = this.view = null;
    this.#known = new Map();
  }

  /** Has these steps in mind from now on, unless they are refused; answers whether they are complete. */
  async go(steps: readonly string[]): Promise<boolean> {
    const known = this.#known;
    const some = steps.length > 0;
    const preview = some
      ? (known.get(keyOf(steps)) ?? (await this.#table.live?.tried(steps)) ?? null)
      : null;
    const isForgotten = known !== this.#known; // there is something else to decide by now
    if (isForgotten || (some && !preview)) return false;
    if (preview) known.set(keyOf(steps), preview);
    this.steps = steps;
    this.preview = preview;
    const within = this.complete ? known.get(keyOf(steps.slice(0, -1))) : preview;
    this.view = within?.view ?? null;
    return this.complete;
  }
}

const keyOf = (steps: readonly string[]): string => JSON.stringify(steps);
