/** One cell of a worksheet (ECMA-376 §18.3.1.4): numbers as numbers, everything else as a text that stands in it. */
import type { Cell } from '../csv.ts';
import type { ColumnTexts } from './shared-texts.ts';
import { textItem } from './text-item.ts';

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

/** A, B, … Z, AA, … for 0, 1, … */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return (rest < 0 ? '' : columnLetters(rest)) + String.fromCharCode(65 + (index % 26));
}
