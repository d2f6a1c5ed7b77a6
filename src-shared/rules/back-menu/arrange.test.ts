import { describe, expect, it, test } from 'vitest';
import {
  arrangedAs,
  changedOrder,
  groupMoved,
  groupMoves,
  isOutdatedOrder,
  type MenuArrangement,
  menuMoved,
  menuStepped,
} from './arrange.ts';

/** The text `a:12 b:3` describes group a with the menus 1 and 2, and group b with menu 3. */
const of = (words: string): MenuArrangement =>
  words.split(' ').map((word) => {
    const [id = '', menus = ''] = word.split(':');
    return { id, menus: [...menus] };
  });
const text = (arrangement: MenuArrangement) =>
  arrangement.map(({ id, menus }) => `${id}:${menus.join('')}`).join(' ');

it.each([
  ['a:1 b:2 c:3', 'c', 0, 'c:3 a:1 b:2'],
  ['a:1 b:2 c:3', 'a', 9, 'b:2 c:3 a:1'],
  ['a:1 b:2 c:3', 'b', -4, 'b:2 a:1 c:3'],
  ['a:1 b:2', 'gone', 0, 'a:1 b:2'],
])('%s: group %s to %i gives %s', (words, id, at, expected) => {
  expect(text(groupMoved(of(words), id, at))).toBe(expected);
});

it.each([
  ['a:123 b:4', '1', 'a', 2, 'a:231 b:4'],
  ['a:123 b:4', '1', 'b', 0, 'a:23 b:14'],
  ['a:1 b:', '1', 'b', 7, 'a: b:1'],
  ['a:1 b:', '1', 'gone', 0, 'a:1 b:'],
  ['a:1 b:', '9', 'b', 0, 'a:1 b:'],
])('%s: menu %s to %s at %i gives %s', (words, id, group, at, expected) => {
  expect(text(menuMoved(of(words), id, { group, at }))).toBe(expected);
});

it.each([
  ['a:12 b:3', '1', 1, 'a:21 b:3'],
  ['a:12 b:3', '2', 1, 'a:1 b:23'],
  ['a:12 b:3', '3', -1, 'a:123 b:'],
  ['a:12 b: c:3', '2', 1, 'a:1 b:2 c:3'],
  ['a:12 b:3', '1', -1, 'a:12 b:3'],
  ['a:12 b:3', '3', 1, 'a:12 b:3'],
] as const)('%s: menu %s one step %i gives %s', (words, id, by, expected) => {
  expect(text(menuStepped(of(words), id, by))).toBe(expected);
});

it.each([
  ['a:12 b:3', 'b:31 a:2', 'b:31 a:2'],
  // Menus added meanwhile come last, and deleted menus are dropped.
  ['a:129 b:3 c:', 'b:31 a:2', 'b:31 a:29 c:'],
  ['a:2 b:3', 'b:31 a:2', 'b:3 a:2'],
  // A menu whose draft group has been deleted stays in its stored group.
  ['a:12', 'b:1 a:2', 'a:21'],
  // The draft decides the group of a menu that somebody else has moved meanwhile.
  ['a:1 b:23', 'a:12 b:3', 'a:12 b:3'],
])('%s in the order of %s is %s', (stored, draft, expected) => {
  expect(text(arrangedAs(of(stored), of(draft)))).toBe(expected);
});

it.each([
  ['abcd', 'abcd', 0],
  ['abcd', 'dabc', 1],
  ['abcd', 'bcda', 1],
  ['abcd', 'badc', 2],
  ['abcd', 'dcba', 3],
])('%s becomes %s by %i moves', (before, after, count) => {
  const moves = groupMoves([...before], [...after]);
  const now = [...before];
  for (const { oldIndex, newIndex } of moves) now.splice(newIndex, 0, ...now.splice(oldIndex, 1));
  expect(now.join('')).toBe(after);
  expect(moves).toHaveLength(count);
});

test('any order becomes any other by its moves', () => {
  let state = 7;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  for (let round = 0; round < 300; round += 1) {
    const before = Array.from({ length: 1 + next(12) }, (_, index) => `g${index}`);
    const after = before
      .map((id) => ({ id, by: next(1000) }))
      .sort((a, b) => a.by - b.by)
      .map(({ id }) => id);
    const now = [...before];
    for (const { oldIndex, newIndex } of groupMoves(before, after))
      now.splice(newIndex, 0, ...now.splice(oldIndex, 1));
    expect(now).toEqual(after);
  }
});

test('only changed groups are sent, each menu numbered from 1 with its group', () => {
  expect(changedOrder(of('a:12 b:3 c:45'), of('c:54 b:3 a:12'))).toEqual([
    { id: '5', menuOrder: 1, parentId: 'c' },
    { id: '4', menuOrder: 2, parentId: 'c' },
  ]);
  expect(changedOrder(of('a:12 b:3'), of('a:1 b:23'))).toEqual([
    { id: '1', menuOrder: 1, parentId: 'a' },
    { id: '2', menuOrder: 1, parentId: 'b' },
    { id: '3', menuOrder: 2, parentId: 'b' },
  ]);
  expect(changedOrder(of('a:12'), of('a:12'))).toEqual([]);
});

describe('an order fits what is stored', () => {
  const stored = of('a:12 b:3 c:45');
  it.each([
    ['a:21', false],
    ['a:1 b:23', false],
    ['a:123 b:', false],
    // The orders lack a new menu, name an unknown menu, name an unknown group, or name a menu twice.
    ['a:1', true],
    ['a:129', true],
    ['a:1 x:2', true],
    ['a:121', true],
    ['a:1 b:2', true],
  ])('%s: outdated %s', (wanted, outdated) => {
    const order = changedOrder([], of(wanted));
    expect(isOutdatedOrder(stored, order)).toBe(outdated);
  });
  it('takes numbers from 1 without a gap', () => {
    const numbered = (...orders: number[]) =>
      orders.map((menuOrder, index) => ({ id: `${index + 1}`, menuOrder, parentId: 'a' }));
    expect(
      [numbered(1, 2), numbered(2, 1), numbered(0, 1), numbered(1, 1), numbered(1, 3)].map((order) =>
        isOutdatedOrder(stored, order),
      ),
    ).toEqual([false, false, true, true, true]);
  });
});
