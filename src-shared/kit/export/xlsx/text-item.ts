/** A text as the content of a cell or of the shared texts (ECMA-376 §18.4.12). */
import { neutralise } from '../csv.ts';
import { cutText, escapeXml, withoutControls } from './xml-text.ts';

/** UTF-16 units in one cell; Excel "repairs" a file with more. */
export const cellLimit = 32_767;
/** Excel would read `_x000D_` in a text as an escaped character (ECMA-376 §22.9.2.19). */
const escapeLike = /_(?=x[0-9a-fA-F]{4}_)/g;
/** Characters that need care; most texts have none. Blanks at either end are lost without `xml:space`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
const special = /[\u0000-\u001f"&<>\u007f-\u00a0\ud800-\udfff\ufffe\uffff]|_x|^\s|\s$|\s\s/;

/** Empty for an empty text. Formulas are neutralised (limits §6); a text that is too long ends in `…`. */
export function textItem(value: string): string {
  if (value.length < cellLimit && !special.test(value)) {
    return value === '' ? '' : `<t>${neutralise(value)}</t>`;
  }
  const text = neutralise(withoutControls(value));
  if (text === '') return '';
  const short = text.length > cellLimit ? `${cutText(text, cellLimit - 1)}…` : text;
  return `<t xml:space="preserve">${escapeXml(short.replace(escapeLike, '_x005F_'))}</t>`;
}
