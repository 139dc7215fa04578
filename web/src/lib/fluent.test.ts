import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { bundleOf, errorText, format, preferredLanguage, t, words } from "./fluent.svelte";

describe("words", () => {
  beforeAll(() => words.speak("en"));

  test("have the plural of their language", async () => {
    expect(t("seats-open", { count: 1 })).toBe("1\u00A0open seat");
    expect(t("seats-open", { count: 2 })).toBe("2\u00A0open seats");
    await words.speak("cs");
    const czech = [0, 1, 2, 5, 21, 1.5].map((count) => t("seats-open", { count }));
    expect(czech).toEqual([
      "0\u00A0volných míst",
      "1\u00A0volné místo",
      "2\u00A0volná místa",
      "5\u00A0volných míst",
      "21\u00A0volných míst",
      "1,5\u00A0volného místa",
    ]);
    await words.speak("hr");
    expect(t("seats-open", { count: 21 })).toBe("21\u00A0slobodno mjesto");
    expect(t("seats-open", { count: 22 })).toBe("22\u00A0slobodna mjesta");
    expect(t("seats-open", { count: 11 })).toBe("11\u00A0slobodnih mjesta");
    await words.speak("en");
  });

  test("that are missing are an error here, and no attribute is one either", () => {
    expect(() => t("no-such-key")).toThrow("no-such-key");
    expect(() => t("clock-none.no-such-attribute")).toThrow("no-such-attribute");
    expect(t("clock-none.about")).not.toBe("");
  });

  test("that lack a variable are an error here", () => {
    expect(() => t("seats-open")).toThrow("seats-open");
  });

  test("of the last language asked for win, however long the others take", async () => {
    const first = words.speak("sk");
    const second = words.speak("en");
    await Promise.all([first, second]);
    expect(words.language).toBe("en");
    expect(t("nav-account")).toBe("Account");
  });

  test("for refusals have one for codes never heard of", () => {
    expect(errorText("moved-on")).toContain("moved on");
    expect(errorText("brand-new")).toContain("brand-new");
  });

  test("of one letter stay with the word after them where a line must not end with them", () => {
    const text = "go = Jdou k řece a v lese nikdo není, karta A i { $n }";
    const kept = "Jdou k\u00A0řece a\u00A0v\u00A0lese nikdo není, karta A\u00A0i\u00A02";
    for (const language of ["cs", "sk"] as const) {
      expect(format(bundleOf(language, [text]), "go", { n: 2 })).toBe(kept);
    }
    expect(format(bundleOf("en", ["go = A hut and I"]), "go")).toBe("A hut and I");
  });

  test("that are counted stay with their number", () => {
    const text = "fed = { $n } food for { $people } people, round { $n } of 9";
    for (const language of ["en", "hr"] as const) {
      expect(format(bundleOf(language, [text]), "fed", { n: 3, people: 12 })).toBe(
        "3\u00A0food for 12\u00A0people, round 3\u00A0of 9",
      );
    }
  });

  test("of the house come before those of a game", () => {
    const bundle = bundleOf("en", ["menu = Menu", "menu = Other\nhunt = Hunt"]);
    expect(format(bundle, "menu")).toBe("Menu");
    expect(format(bundle, "hunt")).toBe("Hunt");
  });
});

test("the browser's languages are asked in order", () => {
  expect(preferredLanguage(["de-DE", "sk-SK", "en"])).toBe("sk");
  expect(preferredLanguage(["sr-Latn"])).toBe("hr");
  expect(preferredLanguage(["fr"])).toBe("en");
  expect(preferredLanguage([])).toBe("en");
});

describe("the rules of a game", () => {
  const TEXTS: Record<string, string> = {
    "/api/games/shells/locale/en?part=table": "help-sea =\n    .title = Sea\nshell = shell",
    "/api/games/shells/locale/en?part=rules":
      "help-sea =\n    .title = Sea\n    .body = A { shell }.",
    "/api/games/shells/locale/sk?part=table": "help-sea =\n    .title = More\nshell = mušľa",
    "/api/games/shells/locale/sk?part=rules":
      "help-sea =\n    .title = More\n    .body = { shell }.",
  };
  const asked: string[] = [];

  afterEach(() => vi.unstubAllGlobals());

  test("come after the words of its table, and then in every language", async () => {
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      return new Response(TEXTS[path]);
    });
    await words.speak("en");
    await words.useGame("shells");
    expect(t("help-sea.title")).toBe("Sea");
    expect(words.has("help-sea.body")).toBe(false);
    await Promise.all([words.useBook("shells"), words.useBook("shells")]);
    expect(t("help-sea.body")).toBe("A shell.");
    await words.useBook("shells");
    expect(asked).toHaveLength(2);
    await words.speak("sk");
    expect([t("help-sea.title"), t("help-sea.body")]).toEqual(["More", "mušľa."]);
    await words.speak("en");
    expect(t("help-sea.body")).toBe("A shell.");
  });
});
