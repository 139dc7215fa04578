import { describe, expect, test } from "vitest";
import type { Entry } from "../api/types";
import { conversation, left, LONGEST_MESSAGE, sendable, unread, linked } from "./chat";

const entry = (number: number, kind: Entry["kind"], seat: number | null = 1): Entry => ({
  number,
  at: 0,
  kind,
  seat,
  name: null,
  events: [],
  text: "words",
  undone: [],
});

describe("the chat", () => {
  const log = [
    entry(1, "sat"),
    entry(2, "act"),
    entry(3, "chat"),
    entry(4, "chat", 0),
    entry(5, "resigned"),
  ];

  test("has messages and who came and went, no moves", () => {
    expect(conversation(log).map(({ number }) => number)).toEqual([1, 3, 4, 5]);
  });

  test("counts what others said since", () => {
    expect(unread(log, 0, [0])).toBe(1);
    expect(unread(log, 3, [0])).toBe(0);
    expect(unread(log, 0, [])).toBe(2);
  });

  test("sends what has words and is not too long, counted as people do", () => {
    expect(sendable("  hello ")).toBe("hello");
    expect(sendable("   ")).toBeNull();
    expect(sendable("😀".repeat(LONGEST_MESSAGE))).not.toBeNull();
    expect(sendable("x".repeat(LONGEST_MESSAGE + 1))).toBeNull();
    expect(left("x".repeat(LONGEST_MESSAGE + 1))).toBe(-1);
  });
});

describe("addresses in a message", () => {
  test("are apart from the words around them", () => {
    expect(linked("see https://example.org/a?b=1, then (http://x.cz).")).toEqual([
      { text: "see ", href: null },
      { text: "https://example.org/a?b=1", href: "https://example.org/a?b=1" },
      { text: ", then (", href: null },
      { text: "http://x.cz", href: "http://x.cz" },
      { text: ").", href: null },
    ]);
  });

  test("lead to pages only", () => {
    const odd = "javascript:alert(1) data:text/html,x www.example.org https://";
    expect(linked(odd)).toEqual([{ text: odd, href: null }]);
    expect(linked("")).toEqual([]);
  });
});
