import { t } from "./fluent.svelte";
import { person } from "./me.svelte";

let suggested = "";

/** A name to begin with, for who has none yet: an animal of the age and a number. */
export function suggestedName(): string {
  return person.name || (suggested ||= invented());
}

function invented(): string {
  const animals = t("names").split(",");
  const animal = animals[Math.floor(Math.random() * animals.length)] ?? "";
  return `${animal.trim()} ${10 + Math.floor(Math.random() * 90)}`;
}

/** Whether one would take two names for one. */
export const isSame = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

export const LONGEST_NAME = 24;
/** Code points, which is what the server keeps: a family of emoji takes seven. */
const MOST_POINTS = 40;

/** What is wrong with a name, in our words; empty: nothing. */
export function nameProblem(name: string): string {
  const line = name.normalize("NFC").trim().replaceAll(/\s+/g, " "); // as the server reads it
  if (line === "") return t("name-missing");
  if (line.length > LONGEST_NAME && lettersOf(line) > LONGEST_NAME) {
    return t("name-too-long", { count: LONGEST_NAME });
  }
  if ([...line].length > MOST_POINTS) return t("name-too-joined");
  return UNSEEN.test(line.replaceAll(JOINERS, "")) ? t("error-bad-name") : "";
}

/** As one reads it: a family of joined emoji is one sign. */
const lettersOf = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

/** Control characters, and what else cannot be seen. */
const UNSEEN = /\p{C}/u;
/** What holds emoji together: a joiner between two of them, the letters in some flags. */
const JOINERS = /(?<=[\p{Emoji}\uFE0F])\u200D(?=\p{Emoji})|[\u{E0020}-\u{E007F}]/gu;
