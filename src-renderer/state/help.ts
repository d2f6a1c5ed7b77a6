/** The help beside the page. It replaces the sandbox's panel, which comes back when the help is closed. */
import { atom } from 'jotai';
import { store } from '#data/store.ts';

export interface OpenedHelp {
  /** Words that are searched for; '' for the page's own chapter. */
  readonly words: string;
}

/** Null while it is closed. */
export const helpAtom = atom<OpenedHelp | null>(null);

export function openHelp(words = ''): void {
  store.set(helpAtom, { words });
}

export function closeHelp(): void {
  store.set(helpAtom, null);
}
