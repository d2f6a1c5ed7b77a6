/**
 * One cell of a worksheet (ECMA-376 §18.3.1.4): numbers and days keep their type, everything else is an inline text.
 */
import { dayNumber } from '../../days.ts';
import type { Cell } from '../csv.ts';
import { dayStyle } from './package-parts.ts';
import type { ColumnTexts } from './shared-texts.ts';
import { textItem } from './text-item.ts';

/** `reference` is like B7; `style` is an index of the workbook's cell formats. An empty value gives ''. */
export function sheetCell(value: Cell, reference: string, style: number, shared?: ColumnTexts): string {
  const start = style === 0 ? `<c r="${reference}"` : `<c r="${reference}" s="${style}"`;
  if (typeof value === 'number') return Number.isFinite(value) ? `${start}><v>${value}</v></c>` : '';
  if (typeof value === 'boolean') return `${start} t="b"><v>${value ? 1 : 0}</v></c>`;
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') {
    const serial = daySerial(value.day);
    return serial === null
      ? sheetCell(value.day, reference, style, shared)
      : `<c r="${reference}" s="${dayStyle}"><v>${serial}</v></c>`;
  }
  const rest = shared?.rest(value) ?? null;
  if (rest !== null) return rest === '' ? '' : start + rest;
  const item = textItem(value);
  return item === '' ? '' : `${start} t="inlineStr"><is>${item}</is></c>`;
}

/** 1970-01-01 as a spreadsheet's day number. */
const epoch = 25_569;
/** Spreadsheets treat 1900 as a leap year: days before March 1900 are off by one. */
const firstSure = 61;

/** The day number; null for a day that spreadsheets do not have. */
function daySerial(day: string): number | null {
  const number = dayNumber(day);
  return number === null || number + epoch < firstSure ? null : number + epoch;
}

/** Letters A, B, … Z, AA, … for 0, 1, … */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return (rest < 0 ? '' : columnLetters(rest)) + String.fromCharCode(65 + (index % 26));
}
