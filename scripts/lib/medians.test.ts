import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { muchSlower, readMedians, writeMedians } from './medians.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'steward-medians-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const test = (name: string, ms: number, file = 'tests/a.test.ts') => ({ file, name, ms });

it('are the middle of what the runs took, of tests that take half a second', () => {
  const file = join(folder, 'medians.tsv');
  const runs = [700, 900, 5_000].map((ms) => [test('a late one', ms), test('a quick one', ms / 10)]);
  expect(writeMedians([...runs, [test('once', 600, 'b.ts')]], file)).toBe(2);
  expect([...readMedians(file)]).toEqual([
    ['b.ts\tonce', 600],
    ['tests/a.test.ts\ta late one', 900],
  ]);
});

it('are of the longest where tests share a name', () => {
  const file = join(folder, 'medians.tsv');
  writeMedians([[test('each', 800), test('each', 2_000), test('each', 600)]], file);
  expect([...readMedians(file).values()]).toEqual([2_000]);
});

it('are of tests of this project alone', () => {
  const file = join(folder, 'medians.tsv');
  expect(() => writeMedians([[test('a late one', 900, '../clone/tests/a.test.ts')]], file)).toThrow(
    '../clone/tests/a.test.ts is outside of this project',
  );
  expect(existsSync(file)).toBe(false);
});

it('are committed of tests of this project', () => {
  expect([...readMedians().keys()].filter((key) => !/^(src-|tests|scripts)/.test(key))).toEqual([]);
});

it('are none where there is no table', () => {
  expect(readMedians(join(folder, 'none.tsv')).size).toBe(0);
});

it('tell which tests took more than five times as long, the latest first', () => {
  const medians = new Map([['tests/a.test.ts\tlong', 4_000]]);
  const tests = [
    test('long', 20_001),
    test('quick', 2_500),
    test('quick, once', 6_000),
    test('other', 2_501),
  ];
  expect(muchSlower(tests, medians).map(({ name, usual }) => [name, usual])).toEqual([
    ['quick, once', 500],
    ['other', 500],
    ['long', 4_000],
  ]);
});
