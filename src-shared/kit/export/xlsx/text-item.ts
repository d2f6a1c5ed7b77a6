/** A text as an element of a cell or of the shared texts (ECMA-376 §18.4.12). */
import { neutralise } from '../csv.ts';
import { cut, escapeXml, withoutControls } from './xml-text.ts';

/** UTF-16 units that Excel takes in one cell; a file with more is "repaired". */
export const cellLimit = 32_767;
/** A text that reads `_x000D_` would be taken for the character of that number (ECMA-376 §22.9.2.19). */
const escapeLike = /_(?=x[0-9a-fA-F]{4}_)/g;
/** What must be looked at closely; most texts hold none of it. Blanks at an end are lost unless asked to be kept. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
const special = /[\u0000-\u001f"&<>\u007f-\u00a0\ud800-\udfff\ufffe\uffff]|_x|^\s|\s$|\s\s/;

/** Empty where there is nothing to show; safe when a spreadsheet edits or saves it elsewhere (limits §6); too long a text ends in `…`. */
export function textItem(value: string): string {
  if (value.length < cellLimit && !special.test(value)) {
    return value === '' ? '' : `<t>${neutralise(value)}</t>`;
  }
  const text = neutralise(withoutControls(value));
  if (text === '') return '';
  const short = text.length > cellLimit ? `${cut(text, cellLimit - 1)}…` : text;
  return `<t xml:space="preserve">${escapeXml(short.replace(escapeLike, '_x005F_'))}</t>`;
}
