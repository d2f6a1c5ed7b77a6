import { describe, expect, it, test } from 'vitest';
import { choicesFor, clashesOf, copyName } from './name-clashes.ts';

describe('names that are taken', () => {
  const existing = [
    { id: '1', name: 'Harbour' },
    { id: '2', name: 'Quay' },
    { id: '3', name: 'quay ' },
  ];

  it('are found as people compare them, in the tenant and among what comes', () => {
    const incoming = ['HARBOUR', 'New', 'Quay', 'new'].map((name) => ({ name }));
    const found = clashesOf(incoming, existing);
    expect([...found.keys()]).toEqual([0, 2, 3]);
    expect(
      [...found.values()].map(({ existing: there, twice }) => [there.map(({ id }) => id), twice]),
    ).toEqual([
      [['1'], false],
      [['2', '3'], false],
      [[], true],
    ]);
    expect([...found.values()].map(choicesFor)).toEqual([
      ['replace', 'copy', 'skip'],
      ['copy', 'skip'],
      ['copy', 'skip'],
    ]);
  });

  test.each([
    ['Harbour', ['Harbour'], 'Harbour (2)'],
    ['Harbour (2)', ['harbour', 'HARBOUR (2)'], 'Harbour (3)'],
    ['a'.repeat(50), [], `${'a'.repeat(46)} (2)`],
    ['😀'.repeat(50), [], `${'😀'.repeat(46)} (2)`],
  ])('%s gets the first number that is free', (name, taken, made) => {
    expect(copyName(name, taken)).toBe(made);
  });
});
