import type {
  Check,
  Entry,
  ErrorBody,
  GameInfo,
  Hint,
  Language,
  Me,
  NewTable,
  Pieces,
  Replay,
  Review,
  SessionInfo,
  Settings,
  Snapshot,
  TableInfo,
} from "../api/types";
import { announced } from "./pause.svelte";

/** What the server, or the way to it, refused. `code` has a sentence of ours: see `errorText`. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

async function send(method: Method, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "content-type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new ApiError("offline", `no answer from ${path}`, 0);
  }
  announced.read(response.headers.get("holocene-pause"));
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response: Response): Promise<ApiError> {
  try {
    const { error } = (await response.json()) as ErrorBody;
    return new ApiError(error.code, error.message, response.status);
  } catch {
    // A proxy in between, or a server that fell over, does not speak our tongue.
    return new ApiError("unknown", `status ${response.status}`, response.status);
  }
}

export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  if (response.status === 204) return undefined as T;
  return (await response.json()) as T;
}

/** Fluent text, whether sent plain or as a JSON string. */
async function words(path: string): Promise<string> {
  const response = await send("GET", path);
  const text = await response.text();
  const json = response.headers.get("content-type")?.includes("json");
  return json ? (JSON.parse(text) as string) : text;
}

const of = (id: string): string => `/tables/${encodeURIComponent(id)}`;

function query(fields: Record<string, string | number | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

export interface MeChange {
  name?: string;
  password?: string;
  old_password?: string;
  settings?: Settings;
}

export const api = {
  me: () => call<Me | null>("GET", "/me"),
  guest: (name: string, language: Language) => call<Me>("POST", "/guests", { name, language }),
  signUp: (name: string, password: string) => call<Me>("POST", "/accounts", { name, password }),
  signIn: (name: string, password: string) => call<Me>("POST", "/sessions", { name, password }),
  signOut: (everywhere = false) =>
    call<unknown>("DELETE", `/sessions${query({ which: everywhere ? "all" : null })}`),
  sessions: () => call<SessionInfo[]>("GET", "/sessions"),
  endSession: (id: string) => call<unknown>("DELETE", `/sessions/${encodeURIComponent(id)}`),
  reset: (code: string, password: string) => call<Me>("POST", "/resets", { code, password }),
  changeMe: (change: MeChange) => call<Me>("PATCH", "/me", change),

  games: () => call<GameInfo[]>("GET", "/games"),
  pieces: (game: string) => call<Pieces>("GET", `/games/${game}/pieces`),
  /** What its table says, or what is read of its rules. */
  gameWords: (game: string, language: Language, part: "table" | "rules") =>
    words(`/games/${game}/locale/${language}${query({ part })}`),

  tables: (which: "open" | "mine" | "running") =>
    call<TableInfo[]>("GET", `/tables${query({ which })}`),
  newTable: (table: NewTable) => call<TableInfo>("POST", "/tables", table),
  table: (id: string, invite: string | null = null, seat: number | null = null) =>
    call<Snapshot>("GET", of(id) + query({ seat, invite })),
  sit: (id: string, body: { seat?: number; invite?: string; name?: string }) =>
    call<TableInfo>("POST", `${of(id)}/seats`, body),
  fillSeat: (id: string, seat: number, who: { bot: string } | { name: string }) =>
    call<TableInfo>("PUT", `${of(id)}/seats/${seat}`, who),
  standUp: (id: string, seat: number) => call<unknown>("DELETE", `${of(id)}/seats/${seat}`),
  /** A new invitation; the old one lets nobody in any more. */
  renewInvite: (id: string) => call<TableInfo>("POST", `${of(id)}/invite`),
  /** Closes a table whose game cannot be played here any more. */
  end: (id: string) => call<null>("POST", `${of(id)}/end`),
  rematch: (id: string) => call<TableInfo>("POST", `${of(id)}/rematch`),
  check: (id: string, invite: string | null) =>
    call<Check>("GET", `${of(id)}/check${query({ invite })}`),
  replay: (id: string, seat: number | null, invite: string | null) =>
    call<Replay>("GET", `${of(id)}/replay${query({ seat, invite })}`),
  /** The best choices, after these steps of mine. */
  hint: (id: string, body: { seat: number; position: number; actions: string[] }) =>
    call<Hint>("POST", `${of(id)}/hint`, body),
  review: (id: string, invite: string | null) =>
    call<Review>("GET", `${of(id)}/review${query({ invite })}`),
  replayRecord: (record: unknown) => call<Replay>("POST", "/replays", record),
  earlier: (id: string, before: number, seat: number | null, invite: string | null) =>
    call<Entry[]>("GET", `${of(id)}/log${query({ before, seat, invite })}`),
};

// Addresses of a table; who was invited to it carries the invitation along.

export const tableAddress = (id: string, invite: string | null): string =>
  `/table/${encodeURIComponent(id)}${query({ invite })}`;

export const replayAddress = (
  id: string,
  invite: string | null,
  step: number | null = null,
): string => `/replay/${encodeURIComponent(id)}${query({ invite, step })}`;

export const recordAddress = (id: string, invite: string | null): string =>
  `/api${of(id)}/record${query({ invite })}`;

/** Where the live table speaks. */
export function liveAddress(
  id: string,
  seat: number | null,
  since: number | null,
  invite: string | null,
): string {
  const { protocol, host } = window.location;
  const scheme = protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${host}/api${of(id)}/live${query({ seat, since, invite })}`;
}
