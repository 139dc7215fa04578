import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Lesson, Seen } from "./game";
import { Guide } from "./guide.svelte";

const LESSONS: Lesson[] = [
  { id: "place", when: ({ view }) => view.actor === 0 },
  { id: "roll", when: () => true },
];
const at = (actor: number): Seen => ({ view: { actor } }) as unknown as Seen;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("tells the first lesson that fits, each once, also over a reload", () => {
  const guide = new Guide("pebbles", LESSONS);
  expect(guide.lesson(at(1))?.id).toBe("roll");
  expect(guide.lesson(at(0))?.id).toBe("place");
  guide.read("place");
  expect(guide.lesson(at(0))?.id).toBe("roll");
  expect(new Guide("pebbles", LESSONS).lesson(at(0))?.id).toBe("roll");
});

test("is silent for who wants no more, in this game only, until it is asked for again", () => {
  const guide = new Guide("pebbles", LESSONS);
  guide.stop();
  expect(guide.lesson(at(0))).toBeNull();
  expect(new Guide("other", LESSONS).lesson(at(0))?.id).toBe("place");
  guide.restart();
  expect(guide.lesson(at(0))?.id).toBe("place");
});

test("takes what somebody else wrote there for nothing", () => {
  localStorage.setItem("holocene.lessons", "not json");
  expect(new Guide("pebbles", LESSONS).lesson(at(0))?.id).toBe("place");
});
