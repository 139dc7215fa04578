/**
 * What this browser keeps between visits. One that forbids it throws on the very mention of it, and a
 * full one on writing: then nothing is kept, and the page works all the same.
 */

type Where = () => Pick<Storage, "getItem" | "setItem">;

const always: Where = () => localStorage;
/** Only as long as this tab is open. */
export const thisTab: Where = () => sessionStorage;

export function read(place: string, where: Where = always): string | null {
  try {
    return where().getItem(place);
  } catch {
    return null;
  }
}

export function write(place: string, text: string, where: Where = always): void {
  try {
    where().setItem(place, text);
  } catch {
    // What was chosen counts this time.
  }
}

/** Nothing in it is sure to be as it should: an older version of this page may have written it. */
export function readAll(place: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(read(place) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function writeAll(place: string, all: object): void {
  write(place, JSON.stringify(all));
}
