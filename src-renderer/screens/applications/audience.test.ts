import { expect, test } from 'vitest';
import { type Share, targetKey } from '#shared/rules/common/shares/share.ts';
import { parseAudienceTarget, parseShareMark, usualTargets } from './audience.ts';

const shares = (...keys: string[]): Share[] =>
  keys.flatMap((key) => {
    const target = parseAudienceTarget(key);
    return target ? [{ ...target, exclude: false, below: false }] : [];
  });

test('targets come from the address, and from what applications say', () => {
  expect(parseAudienceTarget('department/D205')).toEqual({ kind: 'department', id: 'D205' });
  expect(parseAudienceTarget('all/')).toEqual({ kind: 'all', id: '' });
  expect(parseAudienceTarget('nobody/1')).toBeNull();
  const apps = [
    { id: 'a', shares: shares('department/D1', 'department/D2') },
    { id: 'b', shares: shares('department/D2', 'all/') },
  ];
  expect(usualTargets(apps, 2).map(targetKey)).toEqual(['all/', 'department/D2']);
});

test.each([
  ['Shared ', 1],
  ['left out', 2],
  ['x', 1],
  ['0', 0],
  ['maybe', null],
])('pasted "%s" is %s', (text, value) => {
  const words = new Map([
    ['shared', 1],
    ['left out', 2],
  ]);
  expect(parseShareMark(text, words)).toBe(value);
});
