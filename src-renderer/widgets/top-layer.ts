/**
 * What stands on top in the browser's top layer. A modal dialog makes everything outside of it inert, so that what must
 * be reachable over it (toasts) has to stand inside it.
 */
import { atom } from 'jotai';
import { store, watch } from '#data/store.ts';

/** The last one is on top. */
const dialogsAtom = atom<readonly HTMLDialogElement[]>([]);

/** Of dialogs and popups the one that was shown last: it covers the others. */
const coverAtom = atom<Element | null>(null);

/** Opens a dialog over the others. Answers the way to close it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (!dialog.open) dialog.showModal();
  store.set(coverAtom, dialog);
  store.set(dialogsAtom, (now) => [...now, dialog]);
  return () => {
    // Before the dialog closes or leaves the page: what stands in it moves out first.
    store.set(dialogsAtom, (now) => now.filter((one) => one !== dialog));
    dialog.close();
  };
}

/** Shows a popover over dialogs and other popups. The one that covers them stays as it is: to show it lays out the page. */
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

/** Whether what stands on top wants an answer before anything else: a question, or a prompt that does not close. */
export function isHeld(): boolean {
  const top = topModal();
  return top !== null && (top.hasAttribute('data-locked') || top.getAttribute('role') === 'alertdialog');
}
