/** The fields of a view sorted by whom they concern, knowing nothing of the game. */

type Field = [name: string, value: unknown];

export interface Facts {
  shared: Field[];
  seats: Field[][];
}

/** What the table shows elsewhere: in the dock, in the top and at the end. */
const FRAME = new Set(["game", "rules", "options", "viewer", "actor", "over", "winners"]);

/** A list of as many as there are seats is each seat's; where it holds objects, so are their fields. */
export function sorted(view: Readonly<Record<string, unknown>>, count: number): Facts {
  const facts: Facts = { shared: [], seats: Array.from({ length: count }, () => []) };
  for (const [name, value] of Object.entries(view)) {
    if (FRAME.has(name)) continue;
    if (name === "decision") facts.shared.push(...aboutOf(value));
    else if (isBySeat(value, count)) value.forEach((one, seat) => put(facts, seat, name, one));
    else facts.shared.push([name, value]);
  }
  return facts;
}

/** What a decision is about, besides its kind and whose it is. */
function aboutOf(decision: unknown): Field[] {
  if (typeof decision !== "object" || decision === null) return [];
  return Object.entries(decision).filter(([name]) => name !== "kind" && name !== "seat");
}

function isBySeat(value: unknown, count: number): value is unknown[] {
  return Array.isArray(value) && value.length === count;
}

function put(facts: Facts, seat: number, name: string, value: unknown): void {
  const own = facts.seats[seat];
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    own?.push(...Object.entries(value));
  } else own?.push([name, value]);
}

export function isNested(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
