import { ApiError } from "./api";
import { errorText } from "./fluent.svelte";

/** Something that the server may refuse: whether it is under way, and why it failed. */
export class Attempt {
  busy: boolean = $state(false);
  /** In our words; empty where nothing went wrong. */
  problem: string = $state("");
  readonly #otherwise: string;

  /** `otherwise` is the code for what went wrong before the server could refuse it. */
  constructor(otherwise = "unknown") {
    this.#otherwise = otherwise;
  }

  /** Does it; true when it was done. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.problem = "";
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = errorText(error instanceof ApiError ? error.code : this.#otherwise);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
