/** A modal dialog keeps the focus, closes by Escape and gives the focus back. */
export function modal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => dialog.close();
}

/** Whether a click met the dialog itself, which is what lies around its sheet. */
export const isOutside = (event: MouseEvent): boolean => event.target === event.currentTarget;
