import type {
  Command,
  Entry,
  Moved,
  Pieces,
  ServerMessage,
  Snapshot,
  TableInfo,
  Tried,
} from "../api/types";
import { api, liveAddress } from "./api";
import { ServerTime } from "./clock";
import { merged } from "./log";
import { applied, PatchError } from "./patch";
import { announced } from "./pause.svelte";
import type {
  BaseView,
  Commands,
  MovedCallback,
  OpenChoice,
  Preview,
  Refusal,
  TableSurface,
} from "./surface";

/** As much of a WebSocket as is used here; tests put a fake in its place. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface TableOptions {
  /** Lets me look at a table that is not open to everybody. */
  invite?: string | null;
  wire?: (address: string) => Wire;
  address?: typeof liveAddress;
  earlier?: typeof api.earlier;
}

/** Whether a command was taken; of steps that were tried, where they lead. */
type Answer<View, Hints> = boolean | Preview<View, Hints>;

interface Unsure<View, Hints> {
  command: Command;
  sent: number;
  resolve: (answer: Answer<View, Hints>) => void;
}

const FIRST_WAIT = 500;
/** A line that held for so long was a good one: the next is called for without much waiting. */
const STEADY = 10_000;
/** What was not answered is said again over the next line, if that comes within this time. */
const SAY_AGAIN = 30_000;
const LONGEST_WAIT = 15_000;
/** A wire may be dead without knowing it: so long an answer is waited for, and the table itself. */
const ANSWER_WITHIN = 5_000;
const TABLE_WITHIN = 10_000;
/** The server lets nobody hear nothing for longer than ten seconds: a line so silent is dead. */
const SILENCE = 25_000;

/** Commands after which the table is another. */
const CHANGES = new Set(["act", "undo", "chat", "resign", "abort", "back"]);

/** How the server hangs up for good: not signed in, no such table. */
const FINAL = new Set([4401, 4404, 4410]);
/** It does not let me sit there, but perhaps watch. */
const NOT_YOUR_SEAT = 4403;

/**
 * A table as it is played. It begins with a snapshot fetched over HTTP, which also says which seats
 * are mine, and then follows the socket. `view`, `info` and entries are never changed in place.
 */
export class LiveTable<View = BaseView, Hints = unknown>
  implements TableSurface<View, Hints>, Commands<View, Hints>
{
  info: TableInfo = $state.raw(null as unknown as TableInfo);
  view: View | null = $state.raw(null);
  seat: number | null = $state(null);
  pieces: Pieces | null = $state.raw(null);
  hints: Hints | null = $state.raw(null);
  atOnce: boolean = $state(false);
  undo: boolean = $state(false);
  log: Entry[] = $state.raw([]);
  complete: boolean = $state(true);
  position: number = $state(0);
  number: number = $state(0);
  here: boolean[] = $state.raw([]);
  watching: number = $state(0);
  connected: boolean = $state(false);
  /** The server does not let me in any more: nobody calls again. */
  shut: boolean = $state(false);
  refusal: Refusal | null = $state.raw(null);
  waiting: number = $state(0);

  #indices: number[] = $state.raw([]);
  #choices: OpenChoice[] = $derived(this.#open(this.#indices));
  #time = new ServerTime();
  #callbacks = new Set<MovedCallback<View>>();
  #answers = new Map<number, (answer: Answer<View, Hints>) => void>();
  /** What was sent and changes something: by its key the server knows it if it comes twice. */
  #unsure = new Map<number, Unsure<View, Hints>>();
  #again: Unsure<View, Hints>[] = [];
  #lastCommand = 0;
  #lastKey = 0;
  #wanted: number | null;
  #wire: Wire | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #lastPatience: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #wait = FIRST_WAIT;
  #closed = false;
  /** Whether the present wire has told the table yet; before that nothing may be sent. */
  #ready = false;
  /** What was said while the first wire was still opening: the table is drawn before it is. */
  #opening = true;
  #held: { command: Command; resolve: (answer: Answer<View, Hints>) => void }[] = [];
  /** The seat asked for and not yet shown. */
  #asked: number | null = null;
  #onScreen = false;
  /** That I am here was said and not yet answered. */
  #coming = false;
  #since = 0;
  readonly #name = randomName();
  readonly #options: Required<TableOptions>;

  constructor(first: Snapshot, pieces: Pieces | null, options: TableOptions = {}) {
    this.#options = {
      wire: (address) => new WebSocket(address) as Wire,
      address: liveAddress,
      earlier: api.earlier,
      invite: null,
      ...options,
    };
    this.pieces = pieces;
    this.#wanted = first.seat ?? first.table.mine[0] ?? null;
    this.#take(first);
    this.#connect();
  }

  get live(): this {
    return this;
  }

  get invite(): string | null {
    return this.#options.invite;
  }

  get choices(): OpenChoice[] {
    return this.#choices;
  }

  get now(): number {
    return this.#time.now;
  }

  act(actions: string[]): Promise<boolean> {
    return this.#command({ do: "act", actions, position: this.position });
  }

  async tried(actions: readonly string[]): Promise<Preview<View, Hints> | null> {
    const { position } = this;
    const answer = await this.#ask({ do: "try", actions: [...actions], position });
    return typeof answer === "object" ? answer : null;
  }

  undoStep(): Promise<boolean> {
    return this.#command({ do: "undo", position: this.position });
  }

  chat(text: string): Promise<boolean> {
    return this.#command({ do: "chat", text });
  }

  resign(): Promise<boolean> {
    return this.#command({ do: "resign" });
  }

  abort(): Promise<boolean> {
    return this.#command({ do: "abort" });
  }

  /** Nobody answers it: that bots hurry is to be seen. */
  skip(): void {
    if (this.#ready) this.#wire?.send(JSON.stringify({ do: "skip" }));
  }

  /** Takes the seat back from the bot that played for me. */
  back(): Promise<boolean> {
    return this.#command({ do: "back" });
  }

  look(seat: number): Promise<boolean> {
    this.#wanted = seat;
    return this.#command({ do: "look", seat });
  }

  /** Whether somebody looks at the running table now: until then a live clock waits for them. */
  show(onScreen: boolean): void {
    this.#onScreen = onScreen;
    this.#come();
  }

  async loadEarlier(): Promise<void> {
    const first = this.log[0];
    if (this.complete || !first) return;
    const { earlier, invite } = this.#options;
    const older = await earlier(this.info.id, first.number, this.seat, invite);
    const fresh = older.filter((entry) => entry.number < first.number);
    if (fresh.length === 0) this.complete = true;
    else this.log = merged(this.log, fresh);
  }

  onMoved(callback: MovedCallback<View>): () => void {
    this.#callbacks.add(callback);
    return () => this.#callbacks.delete(callback);
  }

  close(): void {
    this.#closed = true;
    this.#drop();
    clearTimeout(this.#lastPatience);
  }

  /** Tries again now: the network is back, or the page is looked at again. */
  wake(): void {
    if (this.#closed) return;
    if (!this.connected || Date.now() - this.#heard > SILENCE) this.#connect();
  }

  /** The device has no network any more; a wire may not notice for minutes. */
  cut(): void {
    if (!this.#closed && this.connected) this.#hangUp();
  }

  /** Asks for the whole table anew, from what is known on. */
  resync(): void {
    if (!this.#closed) this.#connect();
  }

  #connect(): void {
    this.#drop();
    this.#ready = false;
    const { address, invite } = this.#options;
    // Who reads with other eyes than the log was told to is told all of it.
    const since = this.#wanted === this.seat ? this.number : null;
    const wire = this.#options.wire(address(this.info.id, this.#wanted, since, invite));
    this.#wire = wire;
    wire.onmessage = (event) => {
      // A wire that was replaced may still have something to say; nobody listens any more.
      if (wire === this.#wire) this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    wire.onclose = ({ code }) => {
      if (wire === this.#wire) this.#lost(code);
    };
    this.#expect(TABLE_WITHIN);
  }

  /** Something must be heard within that time, or the wire is taken for dead. */
  #expect(within: number): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#hangUp(), within);
  }

  /** Something was heard; the next thing will be soon. */
  #listen(): void {
    this.#heard = Date.now();
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#hangUp(), SILENCE);
  }

  #hangUp(): void {
    this.#drop();
    this.#lost(0);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#patience);
    clearTimeout(this.#silence);
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
    this.#forget();
  }

  #lost(code: number): void {
    this.connected = this.#ready = this.#opening = false;
    this.#wire = null;
    this.#forget();
    clearTimeout(this.#patience);
    clearTimeout(this.#silence);
    this.shut = FINAL.has(code);
    if (this.shut) return;
    if (code === NOT_YOUR_SEAT) this.#wanted = null;
    // Spread out, so that a server that comes back is not met by everybody at once.
    if (this.#since > 0 && Date.now() - this.#since >= STEADY) this.#wait = FIRST_WAIT;
    this.#since = 0;
    const wait = this.#wait * (0.75 + Math.random() / 2);
    this.#retry = setTimeout(() => this.#connect(), wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Of unanswered commands, what changes something is kept: it may have been taken, or may be yet. */
  #forget(): void {
    for (const [id, answer] of this.#answers) if (!this.#unsure.has(id)) answer(false);
    for (const { resolve } of this.#held) resolve(false);
    this.#again.push(...this.#unsure.values());
    if (this.#closed) for (const { resolve } of this.#again.splice(0)) resolve(false);
    this.#unsure.clear();
    this.#answers.clear();
    this.#held = [];
    this.waiting = this.#again.length;
    this.#giveUp();
  }

  /** Who waits too long is told that nobody knows; the next table shows it. */
  #giveUp(): void {
    clearTimeout(this.#lastPatience);
    const first = this.#again[0];
    if (!first) return;
    const late = (): void => {
      for (const { resolve } of this.#again.splice(0)) resolve(false);
      this.waiting = this.#answers.size;
      this.refusal = { code: "offline", message: "not connected" };
    };
    this.#lastPatience = setTimeout(late, Math.max(0, first.sent + SAY_AGAIN - Date.now()));
  }

  /** What was not answered over the last line: the server does it once, however often it comes. */
  #sayAgain(): void {
    clearTimeout(this.#lastPatience);
    for (const { command, sent, resolve } of this.#again.splice(0))
      this.#send(command, resolve, sent);
  }

  #hear(message: ServerMessage): void {
    this.#listen();
    switch (message.kind) {
      case "table":
        this.connected = this.#ready = true;
        this.shut = false;
        if (this.#since === 0) this.#since = Date.now();
        if (this.#answers.size === 0) clearTimeout(this.#patience);
        this.#take(message);
        this.#sayAgain();
        this.#sayHeld();
        this.#takeMySeat();
        this.#come();
        break;
      case "moved":
        this.#moved(message);
        this.#takeMySeat();
        this.#come();
        break;
      case "refused":
        this.#answer(message.re, false); // first: what was refused is not said again
        this.#refused(message.code, message.message);
        break;
      case "tried":
        this.#tried(message);
        break;
      case "presence":
        this.here = message.here;
        this.watching = message.watching;
        break;
      case "pause":
        announced.take(message.at, message.minutes);
        break;
      case "beat": // it was heard, and that is all it says
    }
  }

  #take(message: Snapshot): void {
    const before = this.view;
    const sameEyes = message.seat === this.seat;
    this.#time.set(message.now);
    this.info = message.table;
    // What is shown already is not drawn again, which a slow phone would feel.
    if (!sameEyes || before === null || message.number !== this.number) {
      this.view = message.view as View | null;
      this.seat = message.seat;
      const news = this.#takeLog(message, sameEyes);
      this.#settle(message);
      if (sameEyes && news.length > 0) this.#tell(news, before);
    }
    this.#answer(message.re, true); // a look, and whatever else is answered with the whole table
  }

  /** Entries that were not known before; none where the log begins anew. */
  #takeLog(message: Snapshot, sameEyes: boolean): Entry[] {
    // Another seat may know other things, and a log with a hole in it is no log.
    if (this.log.length === 0 || !message.complete || !sameEyes) {
      this.log = merged([], message.log);
      this.complete = message.complete;
      return [];
    }
    const have = new Set(this.log.map((entry) => entry.number));
    this.log = merged(this.log, message.log);
    return message.log.filter((entry) => !have.has(entry.number));
  }

  #moved(message: Moved): void {
    if (message.number < this.number) return; // of an older connection
    if (hasHole(this.number, message)) return this.#connect();
    const before = this.view;
    try {
      const info = applied(this.info, message.table);
      this.view = applied(this.view, message.patch);
      this.info = info;
    } catch (error) {
      if (!(error instanceof PatchError)) throw error;
      return this.#connect();
    }
    this.#time.set(message.now);
    this.log = merged(this.log, message.log);
    this.#settle(message);
    this.#tell(message.log, before);
    this.#answer(message.re, true);
  }

  #tried({ re, patch, choices, hints, more }: Tried): void {
    let view: View;
    try {
      view = applied(this.view, patch) as View;
    } catch (error) {
      if (!(error instanceof PatchError)) throw error;
      return this.#connect();
    }
    this.#answer(re, { choices: this.#open(choices), hints: hintsOf<Hints>(hints), view, more });
  }

  #settle(message: Snapshot | Moved): void {
    this.#indices = message.choices;
    this.hints = hintsOf<Hints>(message.hints);
    this.atOnce = message.at_once;
    this.undo = message.undo;
    this.position = message.position;
    this.number = message.number;
  }

  #open(indices: readonly number[]): OpenChoice[] {
    const actions = this.pieces?.actions;
    if (!actions) return [];
    return indices.flatMap((index) => {
      const choice = actions[index];
      return choice ? [{ ...choice, index }] : [];
    });
  }

  #tell(entries: Entry[], before: View | null): void {
    const after = this.view;
    if (before === null || after === null) return;
    for (const callback of this.#callbacks) callback(entries, before, after);
  }

  /** Who just sat down stops watching. Turning between my own seats is the screen's business. */
  #takeMySeat(): void {
    const first = this.info.mine[0];
    const sitting = this.seat !== null && this.info.mine.includes(this.seat);
    if (sitting || first === undefined || first === this.#asked) return;
    this.#asked = first;
    void this.look(first).then(() => (this.#asked = null));
  }

  /** Says that I am here, where the clock waits for that. */
  #come(): void {
    const awaited = this.seat !== null && this.info.clocks.waiting.includes(this.seat);
    if (!awaited || !this.#onScreen || !this.#ready || this.#coming) return;
    this.#coming = true;
    void this.#command({ do: "ready" }).then(() => (this.#coming = false));
  }

  #refused(code: string, message: string): void {
    this.refusal = { code, message };
    if (code === "moved-on") this.#connect();
  }

  async #command(command: Command): Promise<boolean> {
    return (await this.#ask(command)) !== false;
  }

  /** The server refuses what was meant for a table that has moved on. */
  #sayHeld(): void {
    this.#opening = false;
    const held = this.#held;
    this.#held = [];
    for (const { command, resolve } of held) void this.#ask(command).then(resolve);
  }

  #ask(command: Command): Promise<Answer<View, Hints>> {
    if (this.#opening && !this.#ready) {
      this.waiting += 1;
      return new Promise((resolve) => this.#held.push({ command, resolve }));
    }
    if (!this.#wire || !this.#ready) {
      // While the table is asked for anew, the reason for that stays on the screen.
      if (!this.connected) this.refusal = { code: "offline", message: "not connected" };
      return Promise.resolve(false);
    }
    this.refusal = null;
    return new Promise((resolve) => this.#send(this.#keyed(command), resolve));
  }

  /** What changes something has a key, by which it is done once however often it is said. */
  #keyed(command: Command): Command {
    if (!CHANGES.has(command.do)) return command;
    return { ...command, key: `${this.#name}-${++this.#lastKey}` } as Command;
  }

  #send(
    command: Command,
    resolve: (answer: Answer<View, Hints>) => void,
    sent: number = Date.now(),
  ): void {
    const id = ++this.#lastCommand;
    this.#answers.set(id, resolve);
    if (CHANGES.has(command.do)) this.#unsure.set(id, { command, sent, resolve });
    this.waiting = this.#answers.size;
    if (this.#answers.size === 1) this.#expect(ANSWER_WITHIN);
    this.#wire?.send(JSON.stringify({ id, ...command }));
  }

  #answer(id: number | null | undefined, answer: Answer<View, Hints>): void {
    if (typeof id !== "number") return;
    this.#answers.get(id)?.(answer);
    this.#answers.delete(id);
    this.#unsure.delete(id);
    this.waiting = this.#answers.size;
    if (this.#answers.size === 0) clearTimeout(this.#patience);
  }
}

/** A beginning for keys that no other window has. */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** A game types its own; an empty object is nothing to hint at. */
function hintsOf<Hints>(told: unknown): Hints | null {
  const some = typeof told === "object" && told !== null && Object.keys(told).length > 0;
  return some ? (told as Hints) : null;
}

/** Whether entries between the last known and this message are neither told nor taken back. */
function hasHole(known: number, { number, log }: Moved): boolean {
  const told = new Set(log.flatMap((entry) => [entry.number, ...entry.undone]));
  for (let next = known + 1; next <= number; next++) if (!told.has(next)) return true;
  return false;
}
