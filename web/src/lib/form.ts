import type { Attachment } from "svelte/attachments";

/**
 * Sends a form once all its fields are right. What is wrong each field says itself, in our words:
 * the browser's bubbles speak the browser's language.
 */
export function sends(work: () => unknown): Attachment<HTMLFormElement> {
  return (form) => {
    form.noValidate = true;
    const submit = (event: SubmitEvent): void => {
      event.preventDefault();
      if (form.checkValidity()) work();
      else form.querySelector<HTMLElement>("input:invalid, select:invalid")?.focus();
    };
    form.addEventListener("submit", submit);
    return () => form.removeEventListener("submit", submit);
  };
}

/** Tells a field what is wrong with it; empty: nothing. */
export const wrong =
  (problem: () => string): Attachment<HTMLInputElement> =>
  (field) =>
    field.setCustomValidity(problem());
