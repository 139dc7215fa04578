/** What goes over the wire, by the names of docs/protocol.md. */

export type Language = "en" | "cs" | "sk" | "hr";
export type Theme = "auto" | "day" | "night";
export type Motion = "auto" | "full" | "less";

export interface Settings {
  language: Language;
  theme: Theme;
  confirm: boolean;
  motion: Motion;
}

export interface Rating {
  game: string;
  rating: number;
  games: number;
}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  settings: Settings;
  ratings: Rating[];
}

export interface ErrorBody {
  error: { code: string; message: string };
}

export type OptionValue = string | boolean | number;
export type Options = Record<string, OptionValue>;

export interface GameOption {
  name: string;
  choices: OptionValue[];
  default: OptionValue | null;
  /** By choice: the values that this choice gives to other options. */
  presets: Record<string, Options> | null;
}

export interface BotInfo {
  level: string;
  bot: string;
}

export interface GameInfo {
  name: string;
  title: string;
  rules: string;
  seats: number[];
  options: GameOption[];
  bots: BotInfo[];
}

export interface Choice {
  text: string;
  kind: string;
  arguments: Record<string, unknown>;
}

export interface Pieces {
  game: string;
  rules: string;
  actions: Choice[];
  components: Record<string, unknown>;
}

export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot";
  account: string | null;
  name: string;
  bot: string | null;
  away: boolean;
  lost: boolean;
  rating: number | null;
}

export type Clock =
  | { kind: "none" }
  | { kind: "live"; minutes: number; increment: number }
  | { kind: "turns"; hours: number };

export interface Clocks {
  left: number[];
  running: number | null;
  at: number;
}

export interface RatingChange {
  seat: number;
  before: number;
  after: number;
}

export interface Result {
  scores: number[];
  winners: number[];
  breakdown: Record<string, number>[];
  ratings: RatingChange[];
}

export type OnTimeout = "bot" | "loses";

export interface TableInfo {
  id: string;
  name: string;
  game: string;
  rules: string;
  options: Options;
  status: "waiting" | "running" | "over";
  open: boolean;
  host: string;
  mine: number[];
  seats: SeatInfo[];
  clock: Clock;
  on_timeout: OnTimeout;
  clocks: Clocks | null;
  created: number;
  updated: number;
  commitment: string | null;
  seed: string | null;
  result: Result | null;
  rematch: string | null;
  to_move: number | null;
  number: number;
  invite: string | null;
}

export interface NewSeat {
  kind: "me" | "open" | "bot";
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  options: Options;
  seats: NewSeat[];
  clock: Clock;
  on_timeout: OnTimeout;
  open: boolean;
  name?: string;
}

export type EntryKind =
  | "act"
  | "undo"
  | "chat"
  | "sat"
  | "left"
  | "started"
  | "resigned"
  | "timeout"
  | "back"
  | "over"
  | "rematch";

/** A fact of the game; the game's own types tell the kinds apart. */
export interface GameEvent {
  kind: string;
  [field: string]: unknown;
}

export interface Entry {
  number: number;
  at: number;
  kind: EntryKind;
  seat: number | null;
  name: string | null;
  action: string | null;
  events: GameEvent[];
  text: string | null;
  undone: number[];
}

export interface Hints {
  closed: Record<string, string>;
  worth: Record<string, [number, number]>;
  tools: number;
  brings: Record<string, number>;
}

export type Path = (string | number)[];
export type Change = [path: Path, value: unknown] | [path: Path];
export type Patch = Change[];

export interface Snapshot {
  kind: "table";
  number: number;
  position: number;
  table: TableInfo;
  seat: number | null;
  view: unknown;
  choices: number[];
  hints: Hints | null;
  undo: boolean;
  log: Entry[];
  complete: boolean;
  now: number;
}

export interface Moved {
  kind: "moved";
  number: number;
  position: number;
  patch: Patch;
  choices: number[];
  hints: Hints | null;
  undo: boolean;
  log: Entry[];
  table: Patch;
  now: number;
  re?: number | null;
}

export interface Refused {
  kind: "refused";
  re: number | null;
  code: string;
  message: string;
}

export interface Presence {
  kind: "presence";
  here: boolean[];
  watching: number;
}

export type ServerMessage = Snapshot | Moved | Refused | Presence;

export type Command =
  | { do: "act"; action: string; position: number }
  | { do: "undo"; position: number }
  | { do: "chat"; text: string }
  | { do: "resign" }
  | { do: "back" }
  | { do: "look"; seat: number };

export interface ReplayStep {
  seat: number;
  action: string;
  patch: Patch;
  events: GameEvent[];
}

export interface Replay {
  game: string;
  rules: string;
  options: Options;
  players: string[];
  seat: number | null;
  view: unknown;
  result: Result | null;
  steps: ReplayStep[];
}

export interface Check {
  commitment: string;
  seed: string;
  fits: boolean;
  steps: number;
}
