/**
 * What is loaded once and kept under its name. To import a module again takes a browser that is busy
 * as long as several frames, even where it has long been there; and what failed is tried again.
 */
export class Once<T> {
  #kept = new Map<string, Promise<T>>();

  get(name: string, load: () => Promise<T>): Promise<T> {
    let some = this.#kept.get(name);
    if (!some) {
      some = load();
      this.#kept.set(name, some);
      some.catch(() => this.#kept.delete(name));
    }
    return some;
  }
}
