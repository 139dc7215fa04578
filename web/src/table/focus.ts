/** Where the focus goes on for those who choose with the keyboard. */

import { tick } from "svelte";

/** What a choice may ask next, the first that is there. */
const ASKED = [
  ".chooser input:checked",
  ".chooser .opened :is(input, button):enabled",
  "#confirm",
] as const;

/** What there is to choose, the first that is there: what is asked already, else what is open on the table. */
const FIRST = [
  ".chooser input:checked",
  ".chooser button:enabled",
  "[data-place] > button:not([aria-disabled=true])",
  "[data-place] > button, [data-about][tabindex='0']",
  "#confirm",
] as const;

/** Where the last choice by key began. */
let origin: HTMLElement | null = null;

/** Something was chosen: who did it by key goes on with what it asks, or with Confirm. */
export async function goOn(event: MouseEvent): Promise<void> {
  if (!byKeyboard(event)) return;
  origin = event.currentTarget as HTMLElement | null;
  await tick();
  const found = ASKED.map((where) => document.querySelector<HTMLElement>(where));
  found.find((node) => node !== null)?.focus();
}

/**
 * What was chosen is sent, or was left: who did it by key goes back to where the choice began, unless
 * something else is asked already.
 */
export async function goBack(event: MouseEvent | null = null): Promise<void> {
  if (event && !byKeyboard(event)) return;
  await tick();
  const { activeElement } = document;
  if (activeElement !== document.body && activeElement?.id !== "confirm") return;
  const asked = document.querySelector(".chooser") !== null;
  if (!asked && origin?.isConnected) origin.focus();
  else await keepFocus();
}

/** What was chosen is gone from the screen: the focus must not fall out of the table with it. */
export async function keepFocus(): Promise<void> {
  await refocus("#confirm");
}

/** The first thing that can be chosen. */
export function firstChoice(): HTMLElement | null {
  const found = FIRST.map((where) => document.querySelector<HTMLElement>(where));
  return found.find((node) => node !== null) ?? null;
}

/** A key that presses a button makes a click without a pointer. */
const byKeyboard = (event: MouseEvent): boolean => event.detail === 0;

/** A step of several was made or taken back: who did it by key goes on with what is left to choose. */
export async function keepChoosing(): Promise<void> {
  await refocus(".chooser .entries button, #confirm");
}

async function refocus(where: string): Promise<void> {
  await tick();
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(where)?.focus();
}
