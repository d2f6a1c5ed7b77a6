import { expect, test } from 'vitest';
import type { Share } from '../../common/shares/share.ts';
import { sharedAlike } from './shared-apps.ts';

const shares = (id: string): Share[] =>
  id === '' ? [] : [{ kind: 'department', id, exclude: false, below: false }];

test('equal shares that are equal afterwards are sent together: one call undoes it', () => {
  const apps = ['a', 'b', 'c', 'd'].map((id) => ({ id, shares: shares(id === 'd' ? 'D3' : '') }));
  const lists = new Map([
    ['a', shares('D1')],
    ['b', shares('D2')],
    ['c', shares('D1')],
    ['d', shares('D1')],
  ]);
  const alike = sharedAlike(apps, lists);
  expect(alike.map(({ ids }) => ids)).toEqual([['a', 'c'], ['b'], ['d']]);
  expect(alike[2]).toMatchObject({ before: shares('D3'), after: shares('D1') });
});
