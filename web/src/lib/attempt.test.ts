import { beforeAll, describe, expect, test } from "vitest";
import { ApiError } from "./api";
import { Attempt } from "./attempt.svelte";
import { errorText, words } from "./fluent.svelte";

describe("an attempt", () => {
  beforeAll(() => words.speak("en"));

  test("is busy until it is done", async () => {
    const attempt = new Attempt();
    let done = (): void => undefined;
    const run = attempt.run(() => new Promise<void>((resolve) => (done = resolve)));
    expect(attempt.busy).toBe(true);
    done();
    expect(await run).toBe(true);
    expect(attempt.busy).toBe(false);
    expect(attempt.problem).toBe("");
  });

  test("that is refused says so, until the next", async () => {
    const attempt = new Attempt();
    const refused = (): Promise<void> => Promise.reject(new ApiError("name-taken", "", 409));
    expect(await attempt.run(refused)).toBe(false);
    expect(attempt.problem).toBe(errorText("name-taken"));
    expect(attempt.busy).toBe(false);
    await attempt.run(() => Promise.resolve());
    expect(attempt.problem).toBe("");
  });

  test("that fails before the server could refuse it has a sentence of its own", async () => {
    const broken = (): Promise<void> => Promise.reject(new SyntaxError("no JSON"));
    const attempt = new Attempt("bad-record");
    await attempt.run(broken);
    expect(attempt.problem).toBe(errorText("bad-record"));
  });
});
