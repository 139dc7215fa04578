import { person } from "./me.svelte";
import { suggestedName } from "./names";

/** The name one plays under: one field of a page writes it, every form on it sends it. */
class Guest {
  #typed: string | null = $state(null);

  /** Whether it may be chosen: an account has its name. */
  get free(): boolean {
    return person.me === null || person.me.guest;
  }

  get name(): string {
    return this.free ? (this.#typed ?? suggestedName()) : person.name;
  }

  set name(name: string) {
    this.#typed = name;
  }
}

export const guest = new Guest();
