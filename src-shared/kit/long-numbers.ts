/**
 * Quick check whether a JSON text may have a number that a double can't hold; ordinary answers pass it and are parsed
 * normally. Shorter numbers lose no digits, except with an exponent out of range (1e-400 becomes zero) or with a
 * decimal point inside seventeen or more digits: integers are always found.
 */
const digits = 16;

/** Digits are written out here and below, because a counted repetition is a hundred times slower. */
const digitsInARow = (count: number): string => '\\d'.repeat(count);
const startOfNumber = '\\s:,[+.eE-';

/** The lookbehind comes last, because it is slow: it runs only where digits were found. */
const longNumber = new RegExp(`[^"\\d]${digitsInARow(digits)}(?<=[${startOfNumber}]\\d{${digits}})`);

const inShortRow = `(?!${digitsInARow(digits / 2 - 1)})(?<!${digitsInARow(digits / 2)}\\d)`;

/** The rest of a row that ends with its string, such as a long id. No number of JSON ends at a quotation mark. */
const toEndOfString = (mostDigits: number): string =>
  mostDigits === 0 ? '"' : `(?:\\d${toEndOfString(mostDigits - 1)}|")`;
/** A row of digits inside a string, such as a path: its start is looked for among its last forty digits. */
const inRowOfString = `(?<=[^\\d${startOfNumber}]\\d{1,40})`;
/** A row whose start shows that it is short, such as a telephone number; the pattern is too slow to come first. */
const inRowOfLess = `(?<=\\D(?!${digitsInARow(digits)})\\d{1,${digits - 1}})`;
const otherSigns = '[^]'.repeat(digits - 1);

/**
 * Every sixteenth character of a text without long rows of digits: one of these characters would lie in each row of
 * sixteen. It takes half the time of `longNumber`, since the engine looks ahead by eight characters at most.
 */
const withoutLongRow = new RegExp(
  `(?:(?:\\D${otherSigns})*(?:\\d(?:${inShortRow}|${toEndOfString(20)}|${inRowOfString}|${inRowOfLess})${otherSigns})?)*`,
  'y',
);
/** The engine remembers each step of such a match, and has room for about four times as many. */
const mostSigns = 2 ** 26;

/** Digits in a string, such as an id or an address, do not count. */
export function mayLoseDigits(text: string): boolean {
  withoutLongRow.lastIndex = 0;
  if (text.length <= mostSigns) withoutLongRow.test(text);
  const rest = text.slice(Math.max(0, withoutLongRow.lastIndex - digits));
  return longNumber.test(rest) || /^\d/.test(text);
}
