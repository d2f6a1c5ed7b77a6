/**
 * Which modal dialog stands on top. A modal dialog makes everything outside of it inert, so that what must be
 * reachable over it (toasts) has to stand inside it.
 */
import { atom } from 'jotai';
import { store, watch } from '#data/store.ts';

/** The last one is on top. */
const dialogsAtom = atom<readonly HTMLDialogElement[]>([]);

/** Opens a dialog over the others. Answers the way to close it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (!dialog.open) dialog.showModal();
  store.set(dialogsAtom, (now) => [...now, dialog]);
  return () => {
    // Before the dialog closes or leaves the page: what stands in it moves out first.
    store.set(dialogsAtom, (now) => now.toSpliced(now.lastIndexOf(dialog), 1));
    dialog.close();
  };
}

export const onTopModalChange = (listener: () => void): (() => void) => watch(dialogsAtom, listener);

export function topModal(): HTMLDialogElement | null {
  return store.get(dialogsAtom).at(-1) ?? null;
}

/** Whether what stands on top wants an answer before anything else: a question, or a prompt that does not close. */
export function isHeld(): boolean {
  const top = topModal();
  return top !== null && (top.hasAttribute('data-locked') || top.getAttribute('role') === 'alertdialog');
}
