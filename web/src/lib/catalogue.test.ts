import { beforeEach, describe, expect, test, vi } from "vitest";
import type { GameInfo } from "../api/types";

const kept = new Map<string, string>();
const fetched = vi.fn<() => Promise<Response>>();

function game(name: string, some: Partial<GameInfo> = {}): GameInfo {
  return {
    name,
    title: `The ${name}`,
    titles: { en: `${name} in English`, cs: `${name} česky`, sk: "", hr: "" },
    about: { en: `About ${name}.`, cs: "", sk: "", hr: "" },
    rules: "1",
    seats: [2],
    options: [],
    bots: [],
    coached: [],
    length: null,
    ...some,
  };
}
const answer = (...games: GameInfo[]): void =>
  void fetched.mockImplementation(async () => Response.json(games));

/** As after a reload of the page. */
async function opened() {
  vi.resetModules();
  const { catalogue } = await import("./catalogue.svelte");
  const { words } = await import("./fluent.svelte");
  await words.speak("en");
  return { catalogue, words };
}

beforeEach(() => {
  kept.clear();
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe("the game of the page", () => {
  test("is called by the name that came with it, until all games are known", async () => {
    const head: Record<string, string> = { game: "shells", "game-title": "Shells & more" };
    vi.stubGlobal("document", {
      documentElement: {},
      querySelector: (wanted: string) => {
        const content = head[/"(.*)"/.exec(wanted)?.[1] ?? ""];
        return content === undefined ? null : { content };
      },
    });
    const { catalogue } = await opened();
    expect([catalogue.first, catalogue.knows("shells"), catalogue.knows("stones")]).toEqual([
      "shells",
      true,
      false,
    ]);
    expect(catalogue.title("shells")).toBe("Shells & more");
    expect(catalogue.title("old-stones")).toBe("Old stones");
    answer(game("shells"), game("old-stones"));
    await catalogue.load();
    expect(catalogue.title("shells")).toBe("shells in English");
    vi.unstubAllGlobals();
  });
});

describe("the games of the house", () => {
  test("are asked for once", async () => {
    answer(game("shells"));
    const { catalogue } = await opened();
    await Promise.all([catalogue.load(), catalogue.load()]);
    await catalogue.load();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(catalogue.several).toBe(false);
    expect(catalogue.chosen?.name).toBe("shells");
  });

  test("are asked for again after a failure", async () => {
    fetched.mockRejectedValueOnce(new TypeError("no line"));
    const { catalogue } = await opened();
    await expect(catalogue.load()).rejects.toThrow();
    expect(catalogue.chosen).toBeNull();
    answer(game("shells"));
    await catalogue.load();
    expect(catalogue.chosen?.name).toBe("shells");
  });

  test("have their titles and sentences in the language of the moment", async () => {
    answer(game("shells"), game("bones"));
    const { catalogue, words } = await opened();
    await catalogue.load();
    expect(catalogue.title("bones")).toBe("bones in English");
    expect(catalogue.about("bones")).toBe("About bones.");
    await words.speak("cs");
    expect(catalogue.title("bones")).toBe("bones česky");
    expect(catalogue.about("bones")).toBe("");
    await words.speak("hr"); // in which it has none
    expect(catalogue.title("bones")).toBe("The bones");
  });

  test("have a readable name even where they are not installed", async () => {
    answer(game("shells"));
    const { catalogue } = await opened();
    expect(catalogue.title("old-game")).toBe("Old game");
    await catalogue.load();
    expect(catalogue.title("old-game")).toBe("Old game");
    expect(catalogue.about("old-game")).toBe("");
  });
});

describe("the chosen game", () => {
  test("is the first one to begin with", async () => {
    answer(game("bones"), game("shells"));
    const { catalogue } = await opened();
    await catalogue.load();
    expect(catalogue.last).toBeNull();
    expect(catalogue.several).toBe(true);
    expect(catalogue.chosen?.name).toBe("bones");
  });

  test("is remembered over a reload", async () => {
    answer(game("bones"), game("shells"));
    const first = await opened();
    await first.catalogue.load();
    first.catalogue.remember("shells");
    expect(first.catalogue.chosen?.name).toBe("shells");
    const second = await opened();
    await second.catalogue.load();
    expect(second.catalogue.last).toBe("shells");
    expect(second.catalogue.chosen?.name).toBe("shells");
  });

  test("that is gone leaves its place to another", async () => {
    kept.set("holocene.game", "gone");
    answer(game("bones"), game("shells"));
    const { catalogue } = await opened();
    await catalogue.load();
    expect(catalogue.chosen?.name).toBe("bones");
  });
});
