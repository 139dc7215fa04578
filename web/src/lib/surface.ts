import type { Choice, Entry, Options, Pieces, TableInfo } from "../api/types";

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

/** What the engine tells in every view, whatever the game. */
export interface BaseView {
  options: Options;
  actor: number | null;
  decision: { kind: string; seat: number } | null;
  over: boolean;
  winners: number[];
}

/** What is known of every table, also of one that comes from a file. */
export type TableFacts = Pick<
  TableInfo,
  "id" | "name" | "game" | "host" | "options" | "status" | "seats" | "mine" | "result"
>;

/** How the table would be after some steps that were only tried. */
export interface Preview<View = BaseView, Hints = unknown> {
  choices: OpenChoice[];
  hints: Hints | null;
  view: View;
  /** Whether there is still something to decide before the steps can be sent. */
  more: boolean;
}

/** What can be done at a live table; each answers whether the server took it. */
export interface Commands<View = BaseView, Hints = unknown> {
  readonly info: TableInfo;
  readonly seat: number | null;
  /** Lets me look at a table that is neither mine nor open to everybody. */
  readonly invite: string | null;
  /** Commands sent and not yet answered; a screen may hold its buttons meanwhile. */
  readonly waiting: number;
  /** Plays choices by their texts, as one move. */
  act(actions: string[]): Promise<boolean>;
  /** What could be chosen after these choices, which nobody else hears of; null: it was refused. */
  tried(actions: readonly string[]): Promise<Preview<View, Hints> | null>;
  undoStep(): Promise<boolean>;
  chat(text: string): Promise<boolean>;
  resign(): Promise<boolean>;
  /** Ends a game in which not everybody has moved yet; nobody wins. */
  abort(): Promise<boolean>;
  /** No more pauses of bots until a person is to decide. */
  skip(): void;
  /** Shows the table from another of my seats. */
  look(seat: number): Promise<boolean>;
  loadEarlier(): Promise<void>;
}

/** What a game's screen may read, be the table live or a replay. */
export interface TableSurface<View = BaseView, Hints = unknown> {
  readonly info: TableFacts;
  /** Null in a replay. */
  readonly live: Commands<View, Hints> | null;
  /** Null as long as the game has not begun. */
  readonly view: View | null;
  /** Whose eyes these are; null watches. */
  readonly seat: number | null;
  readonly pieces: Pieces | null;
  readonly choices: OpenChoice[];
  readonly hints: Hints | null;
  /** What is decided now must be sent as one command, or the others could count its steps. */
  readonly atOnce: boolean;
  readonly undo: boolean;
  readonly log: Entry[];
  /** Whether `log` reaches back to the beginning. */
  readonly complete: boolean;
  readonly position: number;
  readonly number: number;
  readonly here: boolean[];
  readonly watching: number;
  /** Server time in milliseconds, for clocks. */
  readonly now: number;
  onMoved(callback: MovedCallback<View>): () => void;
}
