/** One cell of a worksheet (ECMA-376 §18.3.1.4): numbers as numbers, everything else as a text that stands in it. */
import { type Cell, neutralise } from '../csv.ts';
import { cut, escapeXml, withoutControls } from './xml-text.ts';

/** UTF-16 units that Excel takes in one cell; a file with more is "repaired". */
export const cellLimit = 32_767;
/** A text that reads `_x000D_` would be taken for the character of that number (ECMA-376 §22.9.2.19). */
const escapeLike = /_(?=x[0-9a-fA-F]{4}_)/g;

/** `place` like B7; `style` an index of the workbook's cell formats. Nothing where there is nothing to show. */
export function sheetCell(value: Cell, place: string, style: number): string {
  const start = `<c r="${place}"${style === 0 ? '' : ` s="${style}"`}`;
  if (typeof value === 'number') return Number.isFinite(value) ? `${start}><v>${String(value)}</v></c>` : '';
  if (typeof value === 'boolean') return `${start} t="b"><v>${value ? 1 : 0}</v></c>`;
  const text = cellText(value);
  if (text === '') return '';
  const content = escapeXml(text.replace(escapeLike, '_x005F_'));
  return `${start} t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`;
}

/** The text of a cell, safe when a spreadsheet edits or saves it elsewhere (limits §6); too long a text ends in `…`. */
function cellText(value: string | null | undefined): string {
  if (value === null || value === undefined) return '';
  const text = neutralise(withoutControls(value));
  return text.length > cellLimit ? `${cut(text, cellLimit - 1)}…` : text;
}

/** A, B, … Z, AA, … for 0, 1, … */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return (rest < 0 ? '' : columnLetters(rest)) + String.fromCharCode(65 + (index % 26));
}
