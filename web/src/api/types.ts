/**
 * What goes over the wire. The shapes are the server's own: schema.d.ts is made from its OpenAPI
 * description (`npm run types`), so what is renamed there breaks the check here.
 */
import type { components } from "./schema";

type Schemas = components["schemas"];

// People
export type Settings = Schemas["Settings"];
export type Language = Settings["language"];
export type Theme = Settings["theme"];
export type Motion = Settings["motion"];
export type Rating = Schemas["Rating"];
export type Me = Schemas["Me"];
export type SessionInfo = Schemas["SessionInfo"];
export type PushKey = Schemas["PushKey"];
export type NewSubscription = Schemas["NewSubscription"];
export type ErrorBody = Schemas["ErrorAnswer"];

// Games
export type OptionValue = string | boolean;
export type Options = Record<string, OptionValue>;
export type GameOption = Schemas["OptionInfo"];
export type BotInfo = Schemas["BotInfo"];
export type GameInfo = Schemas["GameInfo"];
export type Choice = Schemas["Choice"];
export type Pieces = Schemas["Pieces"];

// Tables
export type SeatInfo = Schemas["SeatInfo"];
export type Clock = Schemas["TableInfo"]["clock"];
export type Clocks = Schemas["Clocks"];
export type RatingChange = Schemas["RatingChange"];
export type Result = Schemas["Result"];
export type OnTimeout = Schemas["TableInfo"]["on_timeout"];
export type TableInfo = Schemas["TableInfo"];
export type NewSeat = Schemas["NewSeat"];
export type NewTable = Omit<Schemas["NewTable"], "name" | "rated" | "hints"> & {
  name?: string | null;
  rated?: boolean;
  hints?: boolean;
};
export type Hint = Schemas["Hint"];
export type Reason = Schemas["Reason"];
export type Review = Schemas["Review"];
export type ReviewedDecision = Schemas["ReviewedDecision"];
export type Check = Schemas["Check"];

/** A fact of the game; the game's own types tell the kinds apart. */
export interface GameEvent {
  kind: string;
  [field: string]: unknown;
}

export type Entry = Omit<Schemas["EntryInfo"], "events"> & { events: GameEvent[] };
export type EntryKind = Entry["kind"];

export type Path = (string | number)[];
export type Change = [path: Path, value: unknown] | [path: Path];
export type Patch = Change[];

// The socket. A game types its own view and hints.
type Told<Message> = Omit<Message, "view" | "hints" | "log" | "patch" | "table"> & {
  hints: unknown;
  log: Entry[];
};
export type Snapshot = Told<Schemas["Snapshot"]> & { view: unknown; table: TableInfo };
export type Moved = Told<Schemas["Moved"]> & { patch: Patch; table: Patch };
export type Refused = Schemas["Refused"];
export type Presence = Schemas["Presence"];
export type Tried = Omit<Schemas["Tried"], "hints" | "patch"> & { hints: unknown; patch: Patch };
export type Beat = Schemas["Beat"];
export type PauseAhead = Schemas["PauseAhead"];
export type ServerMessage = Snapshot | Moved | Tried | Refused | Presence | PauseAhead | Beat;

/** What a client sends; the number of a command is added on the way. */
type WithoutId<Message> = Message extends unknown ? Omit<Message, "id"> : never;
export type Command = WithoutId<Schemas["Command"]>;

export type ReplayStep = Omit<Schemas["ReplayStep"], "patch" | "events"> & {
  patch: Patch;
  events: GameEvent[];
};
export type Replay = Omit<Schemas["Replay"], "view" | "steps"> & {
  view: unknown;
  steps: ReplayStep[];
};
