/**
 * A number of JSON that a double cannot hold: 9007199254740993, which it takes for …992, 0.12345678901234567891, 1e400.
 * It is an object of plain data, so that whatever carries values carries it: a structured clone, a file of JSON, a row of
 * a database. No text is mistaken for it, and it for no text.
 */
export interface ExactNumber {
  /** As the number was written. */
  readonly $number: string;
}

/** The grammar of JSON (RFC 8259 §6). */
const numberOfJson = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const wholeNumber = /^-?(?:0|[1-9]\d*)$/;
const parts = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

export function exactNumberOf(digits: string): ExactNumber {
  return { $number: digits };
}

/** Only what a double cannot hold is one: an object of somebody else's that looks like it stays what it is. */
export function isExactNumber(value: unknown): value is ExactNumber {
  if (typeof value !== 'object' || value === null || !('$number' in value)) return false;
  const { $number } = value;
  return Object.keys(value).length === 1 && typeof $number === 'string' && isInexact($number);
}

/** The number of these digits as JSON.stringify or stringifyJson writes it: a number, or what stands for one. */
export function numberOf(digits: string): number | ExactNumber {
  return isInexact(digits) ? exactNumberOf(digits) : Number(digits);
}

/** Its digits as they would stand in a text: an id, a cell of a table. */
export function digitsOf(value: number | ExactNumber): string {
  if (typeof value !== 'number') return value.$number;
  // From 10²¹ on String has an exponent.
  return Number.isInteger(value) && Math.abs(value) >= 1e21 ? BigInt(value).toString() : String(value);
}

/** Whether `text` is a number of JSON that comes back from a double as another one. */
export function isInexact(text: string): boolean {
  if (!numberOfJson.test(text)) return false;
  const value = Number(text);
  if (wholeNumber.test(text)) return !Number.isSafeInteger(value);
  if (!Number.isFinite(value)) return true;
  return significant(text) !== significant(String(value));
}

/** Digits and exponent without the zeros that say nothing. */
function significant(text: string): string {
  const [, whole = '', fraction = '', exponent = '0'] = parts.exec(text) ?? [];
  const all = (whole + fraction).replace(/^0+/, '');
  const end = lastSignificant(all);
  if (end === 0) return '0';
  return `${all.slice(0, end)}e${Number(exponent) - fraction.length + all.length - end}`;
}

/** In one pass back from the end: a pattern would begin anew at every zero. */
function lastSignificant(digits: string): number {
  let end = digits.length;
  while (end > 0 && digits[end - 1] === '0') end -= 1;
  return end;
}
