import type { TableInfo } from "../api/types";
import { api } from "./api";
import { person } from "./me.svelte";

const FIRST = 2_500;
const WATCHED = 4_000;
const UNWATCHED = 30_000;

/** What goes on in the house: asked again every few seconds while somebody looks. */
class Lobby {
  mine: TableInfo[] = $state.raw([]);
  open: TableInfo[] = $state.raw([]);
  running: TableInfo[] = $state.raw([]);
  known: boolean = $state(false);
  offline: boolean = $state(false);
  /** Pages that show all lists ask for them; elsewhere only my own tables matter. */
  #readers = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked: Promise<void> | null = null;
  #go: () => void = () => undefined;
  #due = Infinity;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  get yourMove(): number {
    return this.yourMoveBeside(null);
  }

  /** How many tables wait for me besides the one I look at. */
  yourMoveBeside(table: string | null): number {
    return this.mine.filter((one) => isYourMove(one) && one.id !== table).length;
  }

  start(): () => void {
    const seen = (): void => {
      if (document.visibilityState === "visible") void this.refresh();
    };
    document.addEventListener("visibilitychange", seen);
    void this.refresh(FIRST); // a page that shows the lists asks sooner
    return () => {
      document.removeEventListener("visibilitychange", seen);
      clearTimeout(this.#timer);
    };
  }

  /** To be called by a page that shows the lists; the answer says that it is gone. */
  read(): () => void {
    this.#readers++;
    void this.refresh();
    return () => void this.#readers--;
  }

  /** Asks anew after a moment: several wishes at once are one question, as soon as the most hurried wants it. */
  refresh(moment = 60): Promise<void> {
    this.#asked ??= new Promise<void>((done) => (this.#go = done)).then(() => {
      this.#asked = null;
      this.#due = Infinity;
      return this.#ask();
    });
    const due = performance.now() + moment;
    if (due < this.#due) {
      this.#due = due;
      clearTimeout(this.#waiting);
      this.#waiting = setTimeout(this.#go, moment);
    }
    return this.#asked;
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await Promise.all([this.#readMine(), this.#readOthers()]);
      this.offline = false;
    } catch {
      this.offline = true; // the next round may be luckier
    }
    this.#again();
  }

  #again(): void {
    const watched = document.visibilityState === "visible" && this.#readers > 0;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.refresh(), watched ? WATCHED : UNWATCHED);
  }

  /** Who has no name yet has no tables. */
  async #readMine(): Promise<void> {
    this.mine = person.me ? await api.tables("mine") : [];
  }

  /** What is open to all is told to all: to watch, one needs no name. */
  async #readOthers(): Promise<void> {
    if (this.#readers === 0) return;
    const [open, running] = await Promise.all([api.tables("open"), api.tables("running")]);
    this.open = open.filter((table) => table.mine.length === 0);
    this.running = running.filter((table) => table.mine.length === 0);
    this.known = true;
  }
}

export const lobby = new Lobby();

/** Whether its game is installed here, with the rules it began by. */
export const isPlayable = (table: TableInfo): boolean =>
  !("playable" in table) || table.playable !== false;

export function isYourMove(table: TableInfo): boolean {
  if (!isPlayable(table)) return false;
  return table.status === "running" && table.to_move !== null && table.mine.includes(table.to_move);
}

/** What is not over yet; what waits for me comes first, otherwise as the server has them, newest first. */
export const underWay = (tables: readonly TableInfo[]): TableInfo[] =>
  tables
    .filter((table) => table.status !== "over")
    .sort((a, b) => Number(isYourMove(b)) - Number(isYourMove(a)));

/** Whether it was played to its end, by all or by those who were left. */
export const isFinished = (table: TableInfo): boolean =>
  table.status === "over" && table.result !== null;
