import { expect, test } from 'vitest';
import { UsageError } from '../failure/usage-error.ts';
import { parseOptions } from './options.ts';

function misunderstood(args: readonly string[]): [problem: string, argument: string] {
  try {
    parseOptions(args);
  } catch (problem) {
    if (problem instanceof UsageError) return [problem.problem, problem.argument];
    throw problem;
  }
  throw new Error('understood');
}

test.each([
  [['licence', 'verify', '-q', '-', 'a.lic'], ['quiet'], ['licence', 'verify', '-', 'a.lic']],
  [['--key', 'a', 'x', '--key=b'], ['key'], ['x']],
  [['--', '--json', '-q'], [], ['--json', '-q']],
  [['--search', '-5', '-o=report'], ['search', 'out'], []],
  [['-o', 'report', '-h'], ['out', 'help'], []],
])('%j gives %j and leaves %j', (args, optionNames, words) => {
  expect(parseOptions(args)).toMatchObject({ optionNames, words });
});

test('a value may begin with a dash, hold an equals sign, and be given again', () => {
  const { options } = parseOptions([
    '--search',
    '-5',
    '--key=a=b',
    '--key',
    'c',
    '--limit',
    '3',
    '--limit=7',
  ]);
  expect(options).toMatchObject({ search: '-5', keys: ['a=b', 'c'], limit: 7, out: null, json: false });
  expect(parseOptions(['-o', '-']).options.out).toBeNull();
});

test.each([
  [['--jsn'], 'unknownOption', '--jsn'],
  [['--jsn=1'], 'unknownOption', '--jsn=1'],
  [['--json=1'], 'unknownOption', '--json=1'],
  [['--json='], 'unknownOption', '--json='],
  [['--constructor'], 'unknownOption', '--constructor'],
  [['--__proto__=1'], 'unknownOption', '--__proto__=1'],
  [['--no-json'], 'unknownOption', '--no-json'],
  [['-x'], 'unknownOption', '-x'],
  [['-5'], 'unknownOption', '-5'],
  // Several letters after one dash would write into a file called `ut`.
  [['-out', 'report'], 'unknownOption', '-out'],
  [['-qh'], 'unknownOption', '-qh'],
  [['--out'], 'missingValue', '--out'],
  [['-o'], 'missingValue', '-o'],
  [['--limit', '1e3'], 'badCount', '1e3'],
])('%j is not understood: %s', (args, problem, argument) => {
  expect(misunderstood(args)).toEqual([`cli.problem.${problem}`, argument]);
});
