/**
 * Names, words and constants of a call as text, one to a line: `status = menuStatus`, `status: 1 = "ON"`. A value
 * without quotation marks that is no number, `true`, `false` or `null` is a text.
 */
import type { CallMapping } from '#shared/api/mapping/mapping.ts';

type Request = NonNullable<CallMapping['request']>;
type Scalar = NonNullable<Request['add']>[string];
type Words = NonNullable<Request['words']>;

/** The first unreadable line, counted from 1. */
export class UnreadLine extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`line ${line}`);
    this.line = line;
  }
}

export function namesText(names: Readonly<Record<string, string>> | undefined): string {
  return Object.entries(names ?? {})
    .map(([ours, theirs]) => `${ours} = ${theirs}`)
    .join('\n');
}

export function parseNames(text: string): Record<string, string> {
  return Object.fromEntries(linesOf(text, ({ left, right }) => [left, right]));
}

export function addText(add: Request['add']): string {
  return Object.entries(add ?? {})
    .map(([theirs, value]) => `${theirs} = ${scalarText(value)}`)
    .join('\n');
}

export function readAdd(text: string): NonNullable<Request['add']> {
  return Object.fromEntries(linesOf(text, ({ left, right }) => [left, readScalar(right)]));
}

export function wordsText(words: Words | undefined): string {
  return Object.entries(words ?? {})
    .flatMap(([field, list]) =>
      list.map(({ ours, theirs }) => `${field}: ${scalarText(ours)} = ${scalarText(theirs)}`),
    )
    .join('\n');
}

export function readWords(text: string): Words {
  const read = linesOf(text, ({ left, right, line }) => {
    const colon = left.indexOf(':');
    const field = left.slice(0, colon).trim();
    if (colon < 0 || field === '') throw new UnreadLine(line);
    return { field, ours: readScalar(left.slice(colon + 1).trim()), theirs: readScalar(right) };
  });
  const byField = Map.groupBy(read, ({ field }) => field);
  return Object.fromEntries(
    [...byField].map(([field, list]) => [field, list.map(({ ours, theirs }) => ({ ours, theirs }))]),
  );
}

export function scalarText(value: Scalar): string {
  const plain = typeof value === 'string' && !/[="\n]|^\s|\s$|^$/.test(value) && readScalar(value) === value;
  return plain ? value : JSON.stringify(value);
}

/** Returns the number, the boolean or the null that a text spells; any other text as it is. */
export function readScalar(text: string): Scalar {
  try {
    const value: unknown = JSON.parse(text);
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as Scalar;
  } catch {
    // A text without quotation marks.
  }
  return text;
}

/** Splits a line at the first `=` outside of quotation marks. */
const halves = /^((?:"(?:[^"\\]|\\.)*"|[^"=])*)=(.*)$/;

interface Line {
  readonly left: string;
  readonly right: string;
  readonly line: number;
}

function linesOf<T>(text: string, read: (line: Line) => T): T[] {
  return text.split('\n').flatMap((whole, at) => {
    if (whole.trim() === '') return [];
    const [, left = '', right = ''] = halves.exec(whole)?.map((half) => half.trim()) ?? [];
    if (left === '' || right === '') throw new UnreadLine(at + 1);
    return [read({ left, right, line: at + 1 })];
  });
}
