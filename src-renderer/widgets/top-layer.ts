/**
 * Which modal dialog stands on top. A modal dialog makes everything outside of it inert, so that what must be
 * reachable over it (toasts) has to stand inside it.
 */
import { createSignal } from '#data/signal.ts';

const dialogs: HTMLDialogElement[] = [];
const changed = createSignal<null>();

/** Opens a dialog over the others. Answers the way to close it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (!dialog.open) dialog.showModal();
  dialogs.push(dialog);
  changed.emit(null);
  return () => {
    dialogs.splice(dialogs.lastIndexOf(dialog), 1);
    // Before the dialog closes or leaves the page: what stands in it moves out first.
    changed.emit(null);
    dialog.close();
  };
}

export const onTopModalChange = (listener: () => void): (() => void) => changed.listen(listener);

export function topModal(): HTMLDialogElement | null {
  return dialogs.at(-1) ?? null;
}

/** Whether what stands on top wants an answer before anything else: a question, or a prompt that does not close. */
export function isHeld(): boolean {
  const top = topModal();
  return top !== null && (top.hasAttribute('data-locked') || top.getAttribute('role') === 'alertdialog');
}
