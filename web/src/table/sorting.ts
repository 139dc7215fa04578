/** The fields of a view sorted by whom they concern, knowing nothing of the game. */

type Field = [name: string, value: unknown];

export interface Facts {
  shared: Field[];
  seats: Field[][];
}

/** A field before it has its name: `from` is the list that it was found in, if any. */
interface Found {
  from: string | null;
  name: string;
  value: unknown;
}

/** What the table shows elsewhere: in the dock, in the top and at the end. */
const FRAME = new Set([
  "game",
  "rules",
  "options",
  "viewer",
  "actor",
  "over",
  "winners",
  "by_seat",
]);

/**
 * `players`, and every list that the view names in `by_seat`, has one for each seat; where that is
 * an object, its fields are the seat's. All else is shared.
 */
export function sorted(view: Readonly<Record<string, unknown>>, count: number): Facts {
  const shared: Found[] = [];
  const seats = Array.from({ length: count }, (): Found[] => []);
  for (const [name, value] of Object.entries(view)) {
    if (FRAME.has(name)) continue;
    if (name === "decision") shared.push(...aboutOf(value));
    else if (isBySeat(view, name, value, count)) {
      value.forEach((one, seat) => seats[seat]?.push(...ofOne(name, one)));
    } else shared.push({ from: null, name, value });
  }
  return { shared: named(shared), seats: seats.map(named) };
}

/** What a decision is about, besides its kind and whose it is. */
function aboutOf(decision: unknown): Found[] {
  if (!isObject(decision)) return [];
  return ofOne("decision", decision).filter(({ name }) => name !== "kind" && name !== "seat");
}

function isBySeat(
  view: Readonly<Record<string, unknown>>,
  name: string,
  value: unknown,
  count: number,
): value is unknown[] {
  if (!Array.isArray(value) || value.length !== count) return false;
  if (name === "players") return value.every(isObject);
  return Array.isArray(view.by_seat) && view.by_seat.includes(name);
}

function ofOne(list: string, value: unknown): Found[] {
  if (!isObject(value)) return [{ from: null, name: list, value }];
  return Object.entries(value).map(([name, inner]) => ({ from: list, name, value: inner }));
}

/** Where two have one name, it is told which list each was found in. */
function named(found: readonly Found[]): Field[] {
  const times = new Map<string, number>();
  for (const { name } of found) times.set(name, (times.get(name) ?? 0) + 1);
  return found.map(({ from, name, value }) => {
    const twice = from !== null && (times.get(name) ?? 0) > 1;
    return [twice ? `${from}_${name}` : name, value];
  });
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isNested(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
