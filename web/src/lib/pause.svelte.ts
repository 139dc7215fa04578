/** That the house will be closed for a while: told with every answer, and over a table's line. */

export interface PauseAhead {
  at: number;
  minutes: number;
}

class Announced {
  #told: PauseAhead | null = $state.raw(null);
  #closed: number = $state(0);

  /** What is to be shown: nobody needs to read the same twice. */
  get shown(): PauseAhead | null {
    return this.#told?.at === this.#closed ? null : this.#told;
  }

  take(at: number | null, minutes: number): void {
    if (at === null) this.#told = null;
    else if (this.#told?.at !== at) this.#told = { at, minutes };
  }

  /** As an answer's header tells it: two numbers, or nothing. */
  read(header: string | null): void {
    const [at, minutes] = (header ?? "").split(" ").map(Number);
    this.take(at || null, minutes || 0);
  }

  close(): void {
    this.#closed = this.#told?.at ?? 0;
  }
}

export const announced = new Announced();

/** The time of a day; of another day than today with that before it. */
export function timeOf(at: number, now: number, language: string): string {
  const said = (format: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(language, format).format(at);
  const time = said({ hour: "numeric", minute: "2-digit" });
  if (new Date(at).toDateString() === new Date(now).toDateString()) return time;
  // In one format they would be joined by a preposition, in Czech by the wrong one.
  return `${said({ day: "numeric", month: "long" })}, ${time}`;
}
