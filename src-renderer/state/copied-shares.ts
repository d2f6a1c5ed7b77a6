/** Shares that were copied in one list, for another: as the text that the clipboard has, which a page may not always read. */
import { atom } from 'jotai';

/** '' : nothing was copied. */
export const copiedSharesAtom = atom('');
