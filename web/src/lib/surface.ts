import type { Choice, Entry, Hints, Pieces, TableInfo } from "../api/types";

/** A choice with its index in the game's action space. */
export interface OpenChoice extends Choice {
  index: number;
}

export interface Refusal {
  code: string;
  message: string;
}

/** Called after the view changed: what happened, and the views before and after. */
export type MovedCallback<View> = (entries: Entry[], before: View, after: View) => void;

/** What a game's screen may read, be the table live or a replay. */
export interface TableSurface<View> {
  readonly info: TableInfo;
  /** Lets me look at a table that is neither mine nor open to everybody. */
  readonly invite: string | null;
  /** Null as long as the game has not begun. */
  readonly view: View | null;
  /** Whose eyes these are; null watches. */
  readonly seat: number | null;
  readonly pieces: Pieces | null;
  readonly choices: OpenChoice[];
  readonly hints: Hints | null;
  readonly undo: boolean;
  readonly log: Entry[];
  /** Whether `log` reaches back to the beginning. */
  readonly complete: boolean;
  readonly position: number;
  readonly number: number;
  readonly here: boolean[];
  readonly watching: number;
  readonly connected: boolean;
  readonly refusal: Refusal | null;
  /** Server time in milliseconds, for clocks. */
  readonly now: number;
  onMoved(callback: MovedCallback<View>): () => void;
}
