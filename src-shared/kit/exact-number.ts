/**
 * A JSON number that a double can't hold: 9007199254740993, which becomes …992, 0.12345678901234567891, 1e400. It is a
 * plain object, so that structured clone, JSON files and database rows can carry it. It can't be mistaken for a string,
 * nor a string for it.
 */
export interface ExactNumber {
  /** The digits as they were written. */
  readonly $number: string;
}

/** The grammar of a number in JSON (RFC 8259 §6). */
const numberOfJson = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const wholeNumber = /^-?(?:0|[1-9]\d*)$/;
const parts = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

export function exactNumberOf(digits: string): ExactNumber {
  return { $number: digits };
}

/** Only digits that a double can't hold count: a foreign object of the same shape stays an ordinary object. */
export function isExactNumber(value: unknown): value is ExactNumber {
  if (typeof value !== 'object' || value === null || !('$number' in value)) return false;
  const { $number } = value;
  return Object.keys(value).length === 1 && typeof $number === 'string' && isInexact($number);
}

/** The number of these digits: a plain number where a double can hold it, an `ExactNumber` otherwise. */
export function numberOf(digits: string): number | ExactNumber {
  return isInexact(digits) ? exactNumberOf(digits) : Number(digits);
}

/** The digits for use in a text, such as an id or a table cell. */
export function digitsOf(value: number | ExactNumber): string {
  if (typeof value !== 'number') return value.$number;
  // String() uses an exponent from 10²¹.
  return Number.isInteger(value) && Math.abs(value) >= 1e21 ? BigInt(value).toString() : String(value);
}

/** Whether a number in JSON changes when a double holds it. */
export function isInexact(text: string): boolean {
  if (!numberOfJson.test(text)) return false;
  const value = Number(text);
  if (wholeNumber.test(text)) return !Number.isSafeInteger(value);
  if (!Number.isFinite(value)) return true;
  return significant(text) !== significant(String(value));
}

/** Digits and exponent without insignificant zeros. */
function significant(text: string): string {
  const [, whole = '', fraction = '', exponent = '0'] = parts.exec(text) ?? [];
  const all = (whole + fraction).replace(/^0+/, '');
  const end = lastSignificant(all);
  if (end === 0) return '0';
  return `${all.slice(0, end)}e${Number(exponent) - fraction.length + all.length - end}`;
}

/** One pass from the end: a regular expression would restart at every zero. */
function lastSignificant(digits: string): number {
  let end = digits.length;
  while (end > 0 && digits[end - 1] === '0') end -= 1;
  return end;
}
