import { describe, expect, it } from 'vitest';
import { parseJson, stringifyJson } from './exact-json.ts';
import { digitsOf, isExactNumber, isInexact, numberOf } from './exact-number.ts';
import { mayLoseDigits } from './long-numbers.ts';

const inexact = [
  '9007199254740993',
  '-9007199254740993',
  // A double holds this number exactly and still prints it as …776000.
  '9223372036854775808',
  '1849302746518392344',
  '18446744073709551615',
  '123456789012345678901234567890',
  '0.12345678901234567891',
  '5.00000000000000000001',
  '12345678901234567.5',
  '1.2345678901234567891E-7',
];
const exact = [
  '0',
  '-0',
  '7',
  '-7',
  '9007199254740991',
  '-9007199254740991',
  '0.1',
  '1e20',
  '1.50E3',
  '0.30000000000000004',
  '5.000000000000000000',
  '1e-7',
  '0e-999',
  '123456789.123456',
];

describe('a number that a double cannot hold', () => {
  it.each(inexact)('%s keeps its digits, wherever it stands', (digits) => {
    const shifted = Array.from({ length: 16 }, (_, at) => `{"${'a'.repeat(at)}":${digits}}`);
    for (const text of [...shifted, digits, `[${digits}]`, `{"a":{"id":${digits}},"b":[1,${digits},"x"]}`]) {
      expect(stringifyJson(parseJson(text))).toBe(text);
    }
  });

  it.each(inexact)('%s outlives a structured clone and plain JSON', (digits) => {
    const read = parseJson(`{"id":${digits}}`);
    const carried: unknown = JSON.parse(JSON.stringify(structuredClone(read)));
    expect(stringifyJson(carried)).toBe(`{"id":${digits}}`);
  });

  it.each(inexact)('%s is no text of these digits', (digits) => {
    const [number, text] = parseJson(`[${digits},"${digits}"]`) as [unknown, unknown];
    expect(isExactNumber(number)).toBe(true);
    expect(text).toBe(digits);
    expect(stringifyJson([number, text])).toBe(`[${digits},"${digits}"]`);
  });
});

it.each(exact)('%s is the number that it always was', (digits) => {
  expect(isInexact(digits)).toBe(false);
  expect(parseJson(`{"a":${digits}}`)).toEqual(JSON.parse(`{"a":${digits}}`));
  expect(numberOf(digits)).toBe(Number(digits));
});

it.each([
  ['a text that looks like an answer', '{"a":"x: 1849302746518392344, \\"y\\": [1849302746518392344]"}'],
  ['a text of many backslashes', '{"a":"\\\\\\\\","b":"\\\\\\": 1849302746518392344","c":[]}'],
  ['an id that is a text', '{"id":"1849302746518392344","dates":["2026-01-01 10:00:00"]}'],
  ['a text of a thousand digits', `{"a":"${'7'.repeat(1000)}","b":"${'.'.repeat(1000)}"}`],
  ['an object that stands for a number which a double holds', '{"$number":"12"}'],
  ['an object that says more than a number', '{"$number":"1849302746518392344","more":1}'],
  ['a text that holds such an object', '{"a":"{\\"$number\\":\\"1849302746518392344\\"}"}'],
])('leaves alone %s', (_, text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text));
  expect(stringifyJson(parseJson(text))).toBe(JSON.stringify(JSON.parse(text)));
});

it.each([
  '',
  '{',
  '[1849302746518392344',
  '[01849302746518392344]',
  '[1849302746518392344.]',
  '"',
  '[1..2]',
  '-',
])('refuses %j as JSON.parse does', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError);
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
});

/**
 * The engine's own way to the source text of each number, which is several times slower and must give the same result.
 */
function parseBySource(text: string): unknown {
  const reviver = (_: string, value: unknown, { source }: { source?: string }) =>
    typeof value === 'number' && source !== undefined && isInexact(source) ? numberOf(source) : value;
  return JSON.parse(text, reviver as (key: string, value: unknown) => unknown);
}

it('reads random documents as the engine’s own access to the source does', () => {
  const next = randomFrom(20261128);
  for (let round = 0; round < 400; round += 1) {
    const text = randomJson(next, 4);
    const read = parseJson(text);
    expect(read).toEqual(parseBySource(text));
    const written = stringifyJson(read);
    expect(stringifyJson(parseJson(written))).toBe(written);
  }
});

/** A Park–Miller generator gives the same numbers in every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

function randomJson(next: (below: number) => number, depth: number): string {
  const digits = () =>
    Array.from({ length: 1 + next(24) }, () => next(10))
      .join('')
      .replace(/^0+(?=\d)/, '');
  const number = () =>
    `${next(2) ? '-' : ''}${digits()}${next(3) ? '' : `.1234567890${digits()}${next(10)}12345`}${next(6) ? '' : `E${next(2) ? '-' : ''}${next(30)}`}`;
  const text = () =>
    JSON.stringify(['a', '\\', '"', `${digits()},${digits()}`, `\\": ${digits()}, `, '中'][next(6)]);
  const space = () => [' ', '', '\n'][next(3)];
  if (depth === 0 || next(4) === 0) return next(3) ? number() : text();
  const parts = Array.from({ length: next(6) }, () => randomJson(next, depth - 1));
  if (next(2)) return `[${space()}${parts.join(`${space()},${space()}`)}]`;
  return `{${parts.map((part, at) => `"${at}${next(9)}"${space()}:${space()}${part}`).join(',')}${space()}}`;
}

it.each([
  [1e21, '1000000000000000000000'],
  [7, '7'],
  [1.5, '1.5'],
  [numberOf('1849302746518392344'), '1849302746518392344'],
])('has the digits of %j', (value, digits) => {
  expect(digitsOf(value)).toBe(digits);
});

describe('the look that ordinary answers are read after', () => {
  it.each(inexact)('finds %s wherever a number may stand', (digits) => {
    const shifted = Array.from({ length: 16 }, (_, at) => `{"${'a'.repeat(at)}":${digits}}`);
    for (const text of [
      ...shifted,
      digits,
      `[${digits}]`,
      `[1,${digits}]`,
      `{"id": ${digits}}`,
      `[\n\t${digits}\r\n]`,
    ])
      expect(mayLoseDigits(text)).toBe(true);
  });
  it.each([
    '{"id":"1849302746518392344"}',
    '{"path":"/sp/cusapp/100000000000010000"}',
    '{"link":"https://a.example/?id=1849302746518392344"}',
    '{"code":"T1849302746518392344"}',
    '{"id":123456789012345,"n":-123456789012345}',
    `{"a":"${'7'.repeat(1_000_000)}"}`,
  ])('passes over digits in texts and over short numbers: %.60s', (text) => {
    expect(mayLoseDigits(text)).toBe(false);
  });
  it('finds a number at each distance from the start, behind digits of texts and of short numbers', () => {
    const before = [
      '"x"',
      '"12345678901234567890"',
      '"a12345678"',
      '123456789012345',
      '1769412345678',
      '"2026-01-05"',
      '"+8613900002047"',
    ];
    for (const one of before)
      for (let at = 0; at < 50; at += 1)
        for (const digits of ['9007199254740993', '1849302746518392344', '7'.repeat(60)]) {
          const text = `[${one},"${'a'.repeat(at)}",${one},${digits},${one}]`;
          expect(mayLoseDigits(text), text).toBe(true);
          expect(mayLoseDigits(text.replace(digits, '123456789012345')), text).toBe(false);
        }
  });
});
