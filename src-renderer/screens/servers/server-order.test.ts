import { expect, test } from 'vitest';
import { aProfile } from '#state/testing/profile.ts';
import { inOrder, isOwn, matches, moved } from './server-order.ts';

test.each<[string, number, string]>([
  ['a', 0, 'abcd'],
  ['a', 2, 'bcad'],
  ['a', 9, 'bcda'],
  ['d', -1, 'dabc'],
  ['c', 1, 'acbd'],
])('%s at %i: %s', (id, to, order) => {
  expect(moved(['a', 'b', 'c', 'd'], id, to).join('')).toBe(order);
});

test('what is not the user’s own stays before it', () => {
  const profiles = [
    aProfile({ id: 'sandbox', kind: 'sandbox' }),
    aProfile({ id: 'policy', managed: true }),
    ...['a', 'b', 'c'].map((id) => aProfile({ id })),
  ];
  const ids = (order: readonly string[]) => inOrder(profiles, order).map(({ id }) => id);
  expect(ids(['c', 'a', 'b'])).toEqual(['sandbox', 'policy', 'c', 'a', 'b']);
  // One that came meanwhile stands at the end.
  expect(ids(['c', 'a'])).toEqual(['sandbox', 'policy', 'c', 'a', 'b']);
  expect(profiles.filter(isOwn)).toHaveLength(3);
});

test.each([
  ['', true],
  ['head PROD', true],
  ['  office ', true],
  ['harbour', false],
])('the search for %j: %s', (words, found) => {
  expect(matches(words, ['Head office', 'https://office.example', 'Production'])).toBe(found);
});
