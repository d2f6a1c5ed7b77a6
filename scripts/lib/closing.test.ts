import { expect, it } from 'vitest';
import { closingLines } from './closing.mjs';

type Results = Parameters<typeof closingLines>[0];
type Result = Results extends ReadonlyMap<string, infer One> ? One : never;

const counts = { passed: 1, failed: 0, skipped: 0 };
const linesOf = (results: Record<string, Partial<Result>>, medians = new Map<string, number>()) =>
  closingLines(
    new Map(Object.entries(results).map(([name, one]) => [name, { ok: true, ms: 1_000, ...one }])),
    medians,
  );

it('tells the time of each step in the order in which they ended', () => {
  expect(linesOf({ lint: { ok: false }, unit: { ms: 125_000 }, screens: { passedOn: '1a2b3c4d' } })).toEqual([
    '',
    'steps:',
    '        1.0 s  lint: FAILED',
    '    2 min 5 s  unit',
    '        1.0 s  screens: skipped since 1a2b3c4d',
    '',
    'failed: lint',
    '0 passed, 1 failed',
  ]);
});

it('names the ten files that took longest, of all steps', () => {
  const files = (from: number) =>
    Array.from({ length: 8 }, (_, i) => ({ file: `a-${from + i}.ts`, seconds: from + i }));
  const out = linesOf({
    unit: { counts: { ...counts, files: files(1) } },
    browser: { counts: { ...counts, files: files(9) } },
  });
  expect(out.slice(out.indexOf('longest:') + 1, -2)).toEqual(
    Array.from({ length: 10 }, (_, i) => `${(16 - i).toFixed(1).padStart(7)} s  a-${16 - i}.ts`),
  );
});

it('names tests that took more than five times as long as usual, and fails for none', () => {
  const tests = [
    { file: 'a.ts', name: 'one', ms: 9_000 },
    { file: 'a.ts', name: 'two', ms: 9_000 },
  ];
  const out = linesOf(
    { unit: { counts: { ...counts, tests } } },
    new Map([
      ['a.ts\tone', 1_000],
      ['a.ts\ttwo', 2_000],
    ]),
  );
  expect(out).toContain('9.0 s instead of 1.0 s  a.ts: one');
  expect(out.join('\n')).not.toContain('two');
  expect(out.at(-1)).toBe('1 passed, 0 failed');
  const many = Array.from({ length: 40 }, (_, i) => ({ file: 'a.ts', name: `${i}`, ms: 9_000 }));
  expect(linesOf({ unit: { counts: { ...counts, tests: many } } })).toContain('and 10 more');
});

it('names in its last lines what was started again', () => {
  const notes = ['started again: a.ts (Node ended with SIGSEGV: nodejs/node#56312)'];
  expect(linesOf({ unit: { counts, notes }, lint: {} }).slice(-3)).toEqual([
    '',
    ...notes,
    '1 passed, 0 failed',
  ]);
});
