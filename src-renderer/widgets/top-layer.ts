/**
 * Tracks the topmost element of the browser's top layer. A modal dialog makes everything outside inert, so parts
 * reachable above it (toasts) must be inside it.
 */
import { atom } from 'jotai';
import { store, watch } from '#data/store.ts';

/** The last dialog is on top. */
const dialogsAtom = atom<readonly HTMLDialogElement[]>([]);

/** The dialog or popup shown last, which covers the others. */
const coverAtom = atom<Element | null>(null);

/** Opens a dialog above the others. Returns the function that closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (!dialog.open) dialog.showModal();
  store.set(coverAtom, dialog);
  store.set(dialogsAtom, (now) => [...now, dialog]);
  return () => {
    // Before the dialog closes or leaves the page, its toasts must move out.
    store.set(dialogsAtom, (now) => now.filter((one) => one !== dialog));
    dialog.close();
  };
}

/** Shows a popover above all others; the topmost is left alone, since showing it again forces a layout. */
export function coverWith(popover: HTMLElement): void {
  if (store.get(coverAtom) === popover && popover.matches(':popover-open')) return;
  popover.hidePopover?.();
  popover.showPopover?.();
  store.set(coverAtom, popover);
}

export const onTopModalChange = (listener: () => void): (() => void) => watch(dialogsAtom, listener);

export function topModal(): HTMLDialogElement | null {
  return store.get(dialogsAtom).at(-1) ?? null;
}

/** Whether the topmost dialog demands an answer: a question, or a prompt that can't be closed. */
export function isHeld(): boolean {
  const top = topModal();
  return top !== null && (top.hasAttribute('data-locked') || top.getAttribute('role') === 'alertdialog');
}
