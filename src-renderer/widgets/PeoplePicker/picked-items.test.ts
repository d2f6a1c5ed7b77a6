import { expect, it } from 'vitest';
import { type PickedItem, toggleItems } from './picked-items.ts';

const items = (...ids: string[]): PickedItem[] => ids.map((id) => ({ id, name: id, note: '' }));
const several = { multiple: true, most: 3 };
const one = { multiple: false };

it.each([
  ['one more', items('a'), items('b'), true, several, 'a b'],
  ['one that is there already', items('a'), items('a', 'b'), true, several, 'a b'],
  ['as many as there may be', items('a'), items('b', 'c'), true, several, 'a b c'],
  ['one too many', items('a'), items('b', 'c', 'd'), true, several, null],
  ['some fewer', items('a', 'b', 'c'), items('a', 'c', 'x'), false, several, 'b'],
  ['another one', items('a'), items('b'), true, one, 'b'],
  ['the same one again', items('a'), items('a'), false, one, ''],
] as const)('%s', (_, before, changed, on, rules, expected) => {
  const result = toggleItems(before, changed, on, rules);
  expect(result.ok ? result.chosen.map(({ id }) => id).join(' ') : null).toBe(expected);
});
