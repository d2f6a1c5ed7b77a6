import { expect, test } from 'vitest';
import { movesAfter, movesBetween, withMoves } from './moves.ts';

const ids = (words: string) => words.split(' ').filter(Boolean);

test.each([
  ['a b c d', 'a b c d', ''],
  ['a b c d', 'd a b c', 'd<'],
  ['a b c d', 'b c d a', 'a<d'],
  ['a b c d', 'a c b d', 'c<a'],
  ['a b c d', 'd c b a', 'd< c<d b<c'],
  // A new or removed entry is no move.
  ['a b c', 'x c a b', 'c<'],
  ['a b c d', 'd a', 'd<'],
  ['', 'a', ''],
])('from %s to %s: %s', (before, after, expected) => {
  const moves = movesBetween(ids(before), ids(after));
  expect(moves.map(({ id, after: behind }) => `${id}<${behind}`).join(' ')).toBe(expected);
});

test.each([
  ['the order below the moves shows', 'b a c d', 'd<', 'd b a c'],
  ['what is new stands where it is', 'x a y b c d', 'd<a', 'x a d y b c'],
  ['what is gone is no move', 'a b c', 'd< a<c', 'b c a'],
  ['behind what is gone nothing moves', 'a b c', 'a<z', 'a b c'],
  ['one behind another that moves too', 'a b c d', 'b<d d<', 'd b a c'],
  ['in a circle nothing moves', 'a b c d', 'b<c c<b', 'a b c d'],
  ['and a circle at the front neither', 'a b c d', 'a<b b<a', 'a b c d'],
])('%s: %s with %s is %s', (_, order, moves, expected) => {
  const parsed = ids(moves).map((move) => {
    const [id = '', after = ''] = move.split('<');
    return { id, after };
  });
  expect(withMoves(ids(order), parsed)).toEqual(ids(expected));
});

test('every order comes back from its moves, and no move is more than needed', () => {
  let seed = 7;
  const below = (limit: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  for (let round = 0; round < 500; round += 1) {
    const before = Array.from({ length: below(12) + 1 }, (_, at) => `${at}`);
    const after = [...before];
    const steps = below(4);
    for (let step = 0; step < steps; step += 1) {
      const [id = ''] = after.splice(below(after.length), 1);
      after.splice(below(after.length + 1), 0, id);
    }
    const moves = movesBetween(before, after);
    expect(withMoves(before, moves)).toEqual(after);
    expect(moves.length).toBeLessThanOrEqual(steps);
  }
});

test('moves add up, and one that was taken back is none any more', () => {
  const below = ids('a b c d');
  const first = movesAfter(below, { order: below, moves: [] }, ids('d a b c'));
  expect(first).toEqual([{ id: 'd', after: '' }]);
  const second = movesAfter(below, { order: ids('d a b c'), moves: first }, ids('d a c b'));
  expect(second).toEqual([
    { id: 'd', after: '' },
    { id: 'c', after: 'a' },
  ]);
  // The order below has changed: whoever was not moved stands there.
  expect(withMoves(ids('b a c d'), second)).toEqual(ids('d b a c'));
  expect(movesAfter(below, { order: ids('d a c b'), moves: second }, ids('a c b d'))).toEqual([
    { id: 'c', after: 'a' },
  ]);
});
