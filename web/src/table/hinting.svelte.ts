/** What the coach suggests for the decision at hand: asked for, shown, and forgotten with the decision. */

import type { Choice, Hint, Reason } from "../api/types";
import { ApiError, api } from "../lib/api";
import { errorText } from "../lib/fluent.svelte";
import type { TableSurface } from "../lib/surface";
import type { Turn } from "./turn.svelte";

export interface Suggestion {
  choice: Choice;
  /** By language. */
  said: Readonly<Record<string, string>>;
  chance: number;
}

export class Hinting {
  busy: boolean = $state(false);
  problem: string = $state("");
  #hint: Hint | null = $state.raw(null);
  readonly #table: TableSurface;
  readonly #turn: Turn;
  readonly #ask: typeof api.hint;
  /** Counts what was forgotten: an answer to what nobody asks any more is not shown. */
  #age = 0;

  /** The best first. */
  readonly suggestions: readonly Suggestion[] = $derived.by(() =>
    (this.#hint?.choices ?? []).flatMap(({ index, said, chance }) => {
      const choice = this.#table.pieces?.actions[index];
      return choice ? [{ choice, said, chance }] : [];
    }),
  );
  /** By the text of a choice. */
  readonly chances: ReadonlyMap<string, number> = $derived(
    new Map(this.suggestions.map(({ choice, chance }) => [choice.text, chance])),
  );

  constructor(table: TableSurface, turn: Turn, ask: typeof api.hint = api.hint) {
    this.#table = table;
    this.#turn = turn;
    this.#ask = ask;
  }

  /** Whether there is something to ask: no coach, no button. */
  get possible(): boolean {
    const { live, seat } = this.#table;
    return live?.info.hints === true && seat !== null && this.#turn.mine;
  }

  get shown(): boolean {
    return this.suggestions.length > 0 || this.problem !== "";
  }

  get reasons(): readonly Reason[] {
    return this.#hint?.reasons ?? [];
  }

  async ask(): Promise<void> {
    const { live, seat, position } = this.#table;
    if (!this.possible || this.busy || live === null || seat === null) return;
    this.forget();
    const age = this.#age;
    this.busy = true;
    try {
      const actions = [...this.#turn.draft.steps];
      const hint = await this.#ask(live.info.id, { seat, position, actions });
      if (age === this.#age) this.#hint = hint;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "unknown";
      if (age === this.#age) this.problem = errorText(code);
    } finally {
      this.busy = false;
    }
  }

  /** Asked for again, it is put away. */
  toggle(): void {
    if (this.shown) this.forget();
    else void this.ask();
  }

  forget(): void {
    this.#age += 1;
    this.#hint = null;
    this.problem = "";
  }
}
