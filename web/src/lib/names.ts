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
