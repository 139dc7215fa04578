import { beforeEach, expect, test, vi } from "vitest";
import { read, readAll, write, writeAll } from "./storage";

let stored: Record<string, string> = {};

beforeEach(() => {
  stored = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
  });
});

test("what was kept is read again", () => {
  write("a", "text");
  writeAll("b", { on: true });
  expect(read("a")).toBe("text");
  expect(readAll("b")).toEqual({ on: true });
});

test("what somebody else wrote there is nothing", () => {
  for (const text of ["{", "null", "3", '"text"']) {
    write("a", text);
    expect(readAll("a")).toEqual({});
  }
});

test("a browser that keeps nothing is no mistake", () => {
  const forbidden = () => {
    throw new Error("forbidden");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden });
  write("a", "text");
  expect(read("a")).toBeNull();
  expect(readAll("a")).toEqual({});
});
