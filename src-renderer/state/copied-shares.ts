/** Shares copied in one list for another: the clipboard's text, which a page may not always read. */
import { atom } from 'jotai';

/** '' when nothing has been copied. */
export const copiedSharesAtom = atom('');
