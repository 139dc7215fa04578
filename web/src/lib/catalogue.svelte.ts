import type { GameInfo } from "../api/types";
import { api } from "./api";
import { words } from "./fluent.svelte";
import { capital, readable } from "./plain";
import { read, write } from "./storage";

const LAST = "holocene.game";

/** What the server wrote into the head of the page about the table it is for. */
function told(name: string): string | null {
  if (typeof document === "undefined") return null;
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
}

/** The games of the house, and the one that somebody most likely wants. */
class Catalogue {
  games: readonly GameInfo[] = $state.raw([]);
  /** The game that the page came with, and its name: known before all others are. */
  readonly first = told("game");
  readonly #firstTitle = told("game-title");
  #last: string | null = $state(null);
  #asked: Promise<readonly GameInfo[]> | null = null;

  /** Asked for once: games are installed, not made while the page is open. */
  load(): Promise<readonly GameInfo[]> {
    this.#asked ??= api.games().then((games) => (this.games = games));
    this.#asked.catch(() => (this.#asked = null)); // to be asked again
    return this.#asked;
  }

  /** Whether there is anything to choose from. */
  get several(): boolean {
    return this.games.length > 1;
  }

  find(name: string): GameInfo | null {
    return this.games.find((game) => game.name === name) ?? null;
  }

  /** The name of the game that was chosen or played last in this browser. */
  get last(): string | null {
    return this.#last ?? read(LAST);
  }

  remember(name: string): void {
    this.#last = name;
    write(LAST, name);
  }

  /** The game that the pages of the house are about: the last one, if it is still here. */
  get chosen(): GameInfo | null {
    return (this.last === null ? null : this.find(this.last)) ?? this.games[0] ?? null;
  }

  /** Whether a game can be called by its name already. */
  knows(name: string): boolean {
    return name === this.first || this.find(name) !== null;
  }

  /** What a game is called in the language of the moment. */
  title(name: string): string {
    const game = this.find(name);
    if (game !== null) return game.titles[words.language] || game.title;
    return (name === this.first && this.#firstTitle) || plain(name);
  }

  /** What it is about, in a sentence; empty where the game does not say. */
  about(name: string): string {
    return this.find(name)?.about[words.language] ?? "";
  }
}

/** A name that nobody translates, as one reads it: of a game that is not installed any more. */
function plain(name: string): string {
  return capital(readable(name));
}

export const catalogue = new Catalogue();
