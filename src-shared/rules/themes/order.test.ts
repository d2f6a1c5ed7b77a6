import { expect, it } from 'vitest';
import { renumberThemes } from './order.ts';

const list = ['a', 'b', 'c', 'd', 'e'].map((id, index) => ({ id, place: index * 2 + 1 }));

it.each<[string, string[], string]>([
  ['all of them', ['e', 'd', 'c', 'b', 'a'], 'e1 d3 b7 a9'],
  ['two neighbours', ['c', 'b'], 'c3 b5'],
  ['a move down', ['c', 'd', 'b'], 'c3 d5 b7'],
  ['as they are', ['b', 'c'], ''],
  ['one alone', ['d'], ''],
])('%s: only the stretch moves, within its own numbers', (_, wanted, moved) => {
  const places = renumberThemes(list, wanted);
  expect(places === 'outdated' ? places : places.map(({ id, place }) => id + place).join(' ')).toBe(moved);
});

it.each<[string, string[]]>([
  ['one is left out of the stretch', ['a', 'c']],
  ['one is gone', ['a', 'x']],
  ['one comes twice', ['a', 'b', 'a']],
  ['one comes twice, the right number of them', ['a', 'a']],
  ['none', []],
  ['none of these', ['x']],
  ['more than there are', ['a', 'b', 'c', 'd', 'e', 'x']],
])('outdated: %s', (_, wanted) => {
  expect(renumberThemes(list, wanted)).toBe('outdated');
});

it('is of no use where there is no list', () => {
  expect(renumberThemes([], ['a'])).toBe('outdated');
});
