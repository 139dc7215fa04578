/** What this browser remembers of how somebody likes to play. */

export type Kept = Record<string, unknown>;

const PLACE = "holocene.play";

function all(): Record<string, unknown> {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as unknown;
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {}; // written by somebody else
  }
}

/** What was kept of a game, or of every game: nothing in it is sure to be as it should. */
export function kept(of: string): Kept {
  const some = all()[of];
  return typeof some === "object" && some !== null ? (some as Kept) : {};
}

export function keep(of: string, some: Kept): void {
  const text = JSON.stringify({ ...all(), [of]: { ...kept(of), ...some } });
  try {
    localStorage.setItem(PLACE, text);
  } catch {
    // No room, or the browser keeps nothing: what was chosen counts all the same, this time.
  }
}
