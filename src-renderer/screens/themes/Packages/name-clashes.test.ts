import { describe, expect, it, test } from 'vitest';
import { clashesOf, copyName, plansFor } from './name-clashes.ts';

describe('names that are taken', () => {
  const existing = [
    { id: '1', name: 'Harbour', style: 'dark' },
    { id: '2', name: 'Quay', style: 'dark' },
    { id: '3', name: 'quay ', style: 'dark' },
    { id: '4', name: 'New', style: 'light' },
  ];

  it('are found as people compare them, in the tenant and among what comes', () => {
    const incoming = ['HARBOUR', 'New', 'Quay', 'new'].map((name) => ({ name, style: 'dark' }));
    const found = clashesOf(incoming, existing);
    expect([...found.keys()]).toEqual([0, 2, 3]);
    expect(
      [...found.values()].map(({ existing: there, isRepeated }) => [there.map(({ id }) => id), isRepeated]),
    ).toEqual([
      [['1'], false],
      [['2', '3'], false],
      [[], true],
    ]);
    const apart = { isSame: false, isOfCopiedPair: false, age: 'another' } as const;
    expect([...found.values()].map((clash) => plansFor(clash, apart))).toEqual([
      ['copy', 'replace', 'skip'],
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
