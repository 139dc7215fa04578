/** Where the focus goes on for those who choose with the keyboard. */

import { tick } from "svelte";

/** What a choice may ask next, the first that is there. */
const ASKED = [
  ".chooser input:checked",
  ".chooser .opened :is(input, button):enabled",
  "#confirm",
] as const;

/** Something was chosen: who did it by key goes on with what it asks, or with Confirm. */
export async function goOn(event: MouseEvent): Promise<void> {
  const byKeyboard = event.detail === 0;
  if (!byKeyboard) return;
  await tick();
  const found = ASKED.map((where) => document.querySelector<HTMLElement>(where));
  found.find((node) => node !== null)?.focus();
}

/** What was chosen is gone from the screen: the focus must not fall out of the table with it. */
export async function keepFocus(): Promise<void> {
  await refocus("#confirm");
}

/** A step of several was made or taken back: who did it by key goes on with what is left to choose. */
export async function keepChoosing(): Promise<void> {
  await refocus(".chooser .entries button, #confirm");
}

async function refocus(where: string): Promise<void> {
  await tick();
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(where)?.focus();
}
