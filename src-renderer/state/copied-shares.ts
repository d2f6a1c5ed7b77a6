/**
 * Shares copied in one list for pasting into another: the clipboard's text, since a page may not always read the
 * clipboard.
 */
import { atom } from 'jotai';

/** '' when nothing has been copied. */
export const copiedSharesAtom = atom('');
