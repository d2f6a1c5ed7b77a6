/** One cell of a worksheet (ECMA-376 §18.3.1.4): numbers as numbers, everything else as a text that stands in it. */
import { type Cell, neutralise } from '../csv.ts';
import type { ColumnTexts } from './shared-texts.ts';
import { cut, escapeXml, withoutControls } from './xml-text.ts';

/** UTF-16 units that Excel takes in one cell; a file with more is "repaired". */
export const cellLimit = 32_767;
/** A text that reads `_x000D_` would be taken for the character of that number (ECMA-376 §22.9.2.19). */
const escapeLike = /_(?=x[0-9a-fA-F]{4}_)/g;
/** What must be looked at closely; most texts hold none of it. Blanks at an end are lost unless asked to be kept. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
const special = /[\u0000-\u001f"&<>\u007f-\u00a0\ud800-\udfff\ufffe\uffff]|_x|^\s|\s$|\s\s/;

/** `place` like B7; `style` an index of the workbook's cell formats. Nothing where there is nothing to show. */
export function sheetCell(value: Cell, place: string, style: number, shared?: ColumnTexts): string {
  const start = style === 0 ? `<c r="${place}"` : `<c r="${place}" s="${style}"`;
  if (typeof value === 'number') return Number.isFinite(value) ? `${start}><v>${value}</v></c>` : '';
  if (typeof value === 'boolean') return `${start} t="b"><v>${value ? 1 : 0}</v></c>`;
  if (value === null || value === undefined) return '';
  const rest = shared?.rest(value) ?? null;
  if (rest !== null) return rest === '' ? '' : start + rest;
  const item = textItem(value);
  return item === '' ? '' : `${start} t="inlineStr"><is>${item}</is></c>`;
}

/** The text as an element, safe when a spreadsheet edits or saves it elsewhere (limits §6); too long a text ends in `…`. */
export function textItem(value: string): string {
  if (value.length < cellLimit && !special.test(value)) {
    return value === '' ? '' : `<t>${neutralise(value)}</t>`;
  }
  const text = neutralise(withoutControls(value));
  if (text === '') return '';
  const short = text.length > cellLimit ? `${cut(text, cellLimit - 1)}…` : text;
  return `<t xml:space="preserve">${escapeXml(short.replace(escapeLike, '_x005F_'))}</t>`;
}

/** A, B, … Z, AA, … for 0, 1, … */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return (rest < 0 ? '' : columnLetters(rest)) + String.fromCharCode(65 + (index % 26));
}
