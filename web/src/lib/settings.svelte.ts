import type { Language, Motion, Settings, Theme } from "../api/types";
import { api } from "./api";
import { isLanguage, preferredLanguage, words } from "./fluent.svelte";
import { readAll, writeAll } from "./storage";

/** How fast bots play. */
type Pace = Settings["pace"];

export const PACES: readonly Pace[] = ["slow", "normal", "quick"];

const PLACE = "holocene.settings";

/** What a person likes: kept in this browser, and on the account of who has one. */
class Liked implements Settings {
  language: Language = $state("en");
  theme: Theme = $state("auto");
  confirm: boolean = $state(true);
  motion: Motion = $state("auto");
  pace: Pace = $state("normal");
  /** Set by `me` when there is an account to keep them on. */
  onAccount = false;
  #dark: boolean = $state(false);
  #still: boolean = $state(false);

  /** Reads what was kept; to be awaited before the first page is drawn. */
  async start(): Promise<void> {
    watch("(prefers-color-scheme: dark)", (on) => {
      this.#dark = on;
      this.#show();
    });
    watch("(prefers-reduced-motion: reduce)", (on) => {
      this.#still = on;
      this.#show();
    });
    const kept = understood();
    const language = kept.language ?? preferredLanguage(navigator.languages);
    this.#take({ ...this.all, ...kept, language });
    await words.speak(language);
  }

  get all(): Settings {
    const { language, theme, confirm, motion, pace } = this;
    return { language, theme, confirm, motion, pace };
  }

  get night(): boolean {
    return this.theme === "night" || (this.theme === "auto" && this.#dark);
  }

  /** Whether things travel on the table, or only appear. */
  get moves(): boolean {
    return this.motion === "full" || (this.motion === "auto" && !this.#still);
  }

  async change(some: Partial<Settings>): Promise<void> {
    this.#take({ ...this.all, ...some });
    writeAll(PLACE, this.all);
    const kept = this.onAccount ? api.changeMe({ settings: this.all }) : undefined;
    if (some.language) await words.speak(some.language);
    await kept;
  }

  /** What the account remembers wins over this browser. */
  async fromAccount(all: Settings): Promise<void> {
    this.#take(all);
    writeAll(PLACE, this.all);
    if (all.language !== words.language) await words.speak(all.language);
  }

  #take(all: Settings): void {
    this.language = all.language;
    this.theme = all.theme;
    this.confirm = all.confirm;
    this.motion = all.motion;
    this.pace = all.pace;
    // So that the server sends the right words with the next page.
    document.cookie = `language=${all.language}; path=/; max-age=31536000; samesite=lax`;
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    root.classList.toggle("night", this.night);
    root.classList.toggle("still", !this.moves);
  }
}

function watch(media: string, told: (on: boolean) => void): void {
  const list = matchMedia(media);
  told(list.matches);
  list.addEventListener("change", (event) => told(event.matches));
}

/** Only what is still understood: an older version of this page may have written it. */
function understood(): Partial<Settings> {
  const kept = readAll(PLACE);
  const some: Partial<Settings> = {};
  if (isLanguage(kept.language)) some.language = kept.language;
  if (kept.theme === "auto" || kept.theme === "day" || kept.theme === "night") {
    some.theme = kept.theme;
  }
  if (typeof kept.confirm === "boolean") some.confirm = kept.confirm;
  if (kept.motion === "auto" || kept.motion === "full" || kept.motion === "less") {
    some.motion = kept.motion;
  }
  if (kept.pace === "slow" || kept.pace === "normal" || kept.pace === "quick") {
    some.pace = kept.pace;
  }
  return some;
}

export const settings = new Liked();
