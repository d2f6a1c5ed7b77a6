import { expect, test } from 'vitest';
import { groupCompanions, inOrder, moveItem, type OrderItem } from './order.ts';

/** `a b |c` is three items, the last one locked; `x:a` is in the group x. */
function items(words: string): OrderItem[] {
  return words.split(' ').map((word) => {
    const [group, rest = word] = word.includes(':') ? word.split(':') : [undefined, word];
    const id = rest.replace('|', '');
    return { id, name: id, ...(group && { group }), ...(rest.startsWith('|') && { locked: true }) };
  });
}
const text = (list: readonly OrderItem[]) => list.map(({ id }) => id).join('');

test.each<[string, string, number, string]>([
  ['a b c d', 'a', 0, 'abcd'],
  ['a b c d', 'a', 2, 'bcad'],
  ['a b c d', 'a', 9, 'bcda'],
  ['a b c d', 'd', -1, 'dabc'],
  ['a b c d', 'c', 1, 'acbd'],
  // A locked item keeps its place, at the start and in the middle, and can't be moved itself.
  ['|a b c d', 'd', 0, 'adbc'],
  ['a |b c d', 'd', 0, 'dbac'],
  ['a |b c d', 'b', 0, 'abcd'],
  // An item never leaves its group, even where groups are mixed.
  ['x:a x:b y:c y:d', 'a', 9, 'bacd'],
  ['x:a y:c x:b y:d', 'd', 0, 'adbc'],
  ['a b', 'gone', 0, 'ab'],
])('%s: %s to %i gives %s', (words, id, to, expected) => {
  expect(text(moveItem(items(words), id, to))).toBe(expected);
});

test.each([
  ['|s |p a b c', 'cab', 'spcab'],
  // A new item comes last, a removed one is ignored.
  ['|s |p a b c', 'cxa', 'spcab'],
  ['a b', '', 'ab'],
])('%s in the order of %j is %s', (words, ids, expected) => {
  expect(text(inOrder(items(words), [...ids]))).toBe(expected);
});

test('an item’s companions are the free ones of its group', () => {
  expect(text(groupCompanions(items('x:a |x:b x:c y:d'.replace('|x:b', 'x:|b')), 'a'))).toBe('ac');
});
