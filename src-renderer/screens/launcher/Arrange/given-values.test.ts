import { expect, test } from 'vitest';
import type { AppItem } from '#shared/api/applications/app.ts';
import { editsToGiven } from './given-values.ts';

const ids = (words: string) => words.split(' ').filter(Boolean);
const appNamed = (id: string, more: Partial<AppItem> = {}) =>
  ({ id, menuName: `App ${id}`, showApp: true, menuStatus: true, openMode: 'current', ...more }) as AppItem;

const given = (words: string, more: Readonly<Record<string, Partial<AppItem>>> = {}) =>
  ids(words).map((id) => appNamed(id, more[id]));

test('the way to the organisation’s values has what differs and nothing else', () => {
  const own = given('b a c', {
    a: { showApp: false, menuStatus: false },
    b: { openMode: 'newPage' },
    c: { menuStatus: false },
  });
  // `d` is not this person's, `e` not the organisation's; the organisation hides `c` too.
  const edits = editsToGiven(
    [...own, appNamed('e')],
    given('a b d c', { c: { showApp: false } }),
    'standard',
  );
  expect(Object.fromEntries(Object.entries(edits).map(([name, edit]) => [name, edit?.to]))).toEqual({
    'show:a': true,
    'nav:a': true,
    'open:b': 'current',
    'show:c': false,
    'after:a': { id: '', name: '' },
  });
  expect(editsToGiven(given('a b'), given('a b'), 'standard')).toEqual({});
  // The reserved applications are first in the mixed menu, wherever the organisation has them.
  expect(editsToGiven(given('500 504 a'), given('a 500 504'), 'mix')).toEqual({});
});
