import { expect, test } from "vitest";
import { LANGUAGES, t, words } from "./fluent.svelte";
import { announced, timeOf } from "./pause.svelte";

test("a pause is shown until it is called off, or closed", () => {
  announced.read(null);
  expect(announced.shown).toBeNull();
  announced.read("1700000000000 15");
  expect(announced.shown).toEqual({ at: 1_700_000_000_000, minutes: 15 });
  announced.close();
  announced.read("1700000000000 15");
  expect(announced.shown).toBeNull();
  announced.take(1_800_000_000_000, 5); // another one
  expect(announced.shown?.minutes).toBe(5);
  announced.take(null, 0);
  expect(announced.shown).toBeNull();
});

test("a pause on the next day is told by its day and time, in every language", async () => {
  const [now, at] = [new Date(2026, 10, 20, 23, 50), new Date(2026, 10, 21, 14, 30)];
  const told: string[] = [];
  for (const language of LANGUAGES) {
    await words.speak(language);
    const time = timeOf(at.getTime(), now.getTime(), language);
    told.push(t("pause-ahead", { time, minutes: 20 }).replace(/\s/gu, " "));
  }
  await words.speak("en");
  expect(told.map((text) => text.slice(0, text.indexOf(")") + 1))).toEqual([
    "Server maintenance: November 21, 2:30 PM (about 20 minutes)",
    "Odstávka serveru: 21. listopadu, 14:30 (asi 20 minut)",
    "Odstávka servera: 21. novembra, 14:30 (asi 20 minút)",
    "Održavanje poslužitelja: 21. studenoga, 14:30 (oko 20 minuta)",
  ]);
  expect(timeOf(at.getTime(), at.getTime() - 60_000, "cs")).toBe("14:30");
});
