/** Checks the values of a form by its table, in the form before sending and in the sandbox. */
import type { Message } from '../../../text/message.ts';
import { platformPicture } from '../links/platform-file.ts';
import { checkShares } from '../shares/check-shares.ts';
import type { Share } from '../shares/share.ts';
import { type AnyRow, controlName, type DayRange, type Fields, optionsOf, rowsOf } from './field.ts';
import { checkPlainText, lengthOf } from './plain-text.ts';

export interface FieldProblem {
  /** The name of the control. */
  readonly name: string;
  readonly message: Message;
}

const required = { key: 'common.form.required' } as const satisfies Message;

/**
 * Returns at most one problem for each field: missing values first, then wrong ones, each in the order of the table.
 * Values equal to those in `before`, the stored state, are not checked again, unless they are missing or a value that
 * their rule depends on has changed.
 */
export function checkFields<Values extends object>(
  fields: Fields<Values>,
  values: NoInfer<Values>,
  before?: NoInfer<Values>,
): FieldProblem[] {
  const shownRows = rowsOf(fields).filter(([, row]) => row.when?.(values) ?? true);
  const missing = shownRows.filter(([name, row]) => isRequired<Values>(row, values) && isEmpty(values[name]));
  const wrong = shownRows.flatMap(([name, row]) => {
    const value = values[name];
    const looksAt = [name, ...(row.of ?? [])];
    const untouched = before && looksAt.every((each) => isSame(values[each], before[each]));
    if (isEmpty(value) || untouched) return [];
    const message = wrongIn<Values>(row, value, values);
    return message ? [{ name: controlName(name, row), message }] : [];
  });
  return [
    ...missing.map(([name, row]) => ({
      name: controlName(name, row),
      message: whatIsMissing<Values>(row, values),
    })),
    ...wrong,
  ];
}

function whatIsMissing<Values>({ missing }: AnyRow<Values>, values: Values): Message {
  if (missing === undefined) return required;
  return { key: typeof missing === 'function' ? missing(values) : missing };
}

export function isRequired<Values>({ required: asked }: AnyRow<Values>, values: Values): boolean {
  return typeof asked === 'function' ? asked(values) : (asked ?? false);
}

/** Blank texts, empty lists and ranges without any day are empty; a switch never is. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return isRange(value) && value.from === null && value.to === null;
}

function isRange(value: unknown): value is DayRange {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a.trim() === b.trim();
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Returns the problem of a value, even of a hidden field; null for a valid or empty value. */
export function wrongValue<Values>(row: AnyRow<Values>, value: unknown, values: Values): Message | null {
  return isEmpty(value) ? null : wrongIn<Values>(row, value, values);
}

/** Hidden characters are reported first. A text's own rule precedes the length, because its message is more helpful. */
function wrongIn<Values>(row: AnyRow<Values>, value: unknown, values: Values): Message | null {
  if (row.kind !== 'text' && row.kind !== 'code') {
    return wrongShape<Values>(row, value, values) ?? ownCheck<Values>(row, value, values);
  }
  const text = row.kind === 'text' ? String(value).trim() : String(value);
  const lines = row.kind === 'code' || row.lines !== undefined;
  return (
    checkPlainText(text, Number.POSITIVE_INFINITY, lines) ??
    ownCheck<Values>(row, value, values) ??
    checkPlainText(text, row.most, lines)
  );
}

/** The types of the table ensure that the rule and the value match. */
function ownCheck<Values>(row: AnyRow<Values>, value: unknown, values: Values): Message | null {
  const check = row.check as ((value: unknown, values: Values) => Message | null) | undefined;
  return check?.(typeof value === 'string' ? value.trim() : value, values) ?? null;
}

/** Checks what every value of the row's kind must satisfy. */
function wrongShape<Values>(row: AnyRow<Values>, value: unknown, values: Values): Message | null {
  switch (row.kind) {
    case 'richText':
      return tooLong(lengthOf(textOf(String(value))), row.most);
    case 'number':
      return isInRange(row, Number(value)) ? null : outOfRange(row);
    case 'colour':
      return wrongColour(String(value), row.alpha ?? false);
    case 'dateRange':
      return isRange(value) && value.from !== null && value.to !== null && value.to < value.from
        ? { key: 'common.form.daysReversed' }
        : null;
    case 'choice':
    case 'choices': {
      const offered = optionsOf<Values>(row, values).flatMap(({ value: one, disabled }) =>
        disabled ? [] : [one],
      );
      return [value].flat().every((one) => offered.includes(String(one)))
        ? null
        : { key: 'common.form.notOffered' };
    }
    case 'image':
      return platformPicture(String(value)) === null ? { key: 'picture.wrong.address' } : null;
    case 'font':
      return isOfferedFont(String(value), row.families) ? null : { key: 'common.form.notOffered' };
    case 'people':
    case 'departments':
    case 'targets':
      return tooMany(value, row.most);
    case 'shares':
      // The types of the table ensure that the value is a list of shares.
      return tooMany(value, row.most) ?? checkShares(value as readonly Share[], row);
    default:
      return null;
  }
}

function wrongColour(value: string, alpha: boolean): Message | null {
  if (/^#[0-9a-f]{6}$/i.test(value) || (alpha && /^#[0-9a-f]{8}$/i.test(value))) return null;
  return { key: alpha ? 'common.form.colourAlpha' : 'common.form.colour' };
}

/** Only the server knows the platform's fonts, so any plausible name is accepted. */
function isOfferedFont(value: string, families: readonly string[] | 'platform'): boolean {
  return families === 'platform'
    ? /^[\p{L}\p{N}][\p{L}\p{N} ,'"_-]{0,99}$/u.test(value)
    : families.includes(value);
}

interface NumberRange {
  readonly least: number;
  readonly most: number;
  /** Decimal places; a whole number by default. */
  readonly digits?: number;
}

/** Tells whether the field takes the number: a preview of its effect shows nothing for one that it refuses. */
export function isInRange({ least, most, digits = 0 }: NumberRange, value: number): boolean {
  return value >= least && value <= most && Number(value.toFixed(digits)) === value;
}

function outOfRange({ range, least, most, digits = 0 }: Extract<AnyRow<never>, { kind: 'number' }>): Message {
  if (range) return { key: range, params: { least, most } };
  return digits === 0
    ? { key: 'common.form.wholeNumber', params: { least, most } }
    : { key: 'common.form.number', params: { least, most, digits } };
}

function tooMany(value: unknown, most: number): Message | null {
  return Array.isArray(value) && value.length > most
    ? { key: 'common.form.tooMany', params: { most } }
    : null;
}

function tooLong(length: number, most: number): Message | null {
  return length > most ? { key: 'record.limit.over', params: { over: length - most, most } } : null;
}

/** Returns the text that a reader counts, without tags and with each character reference as one character. */
function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&[a-z0-9#]{1,10};/gi, ' ');
}
