import { expect, test } from 'vitest';
import { isOutdated, renumberApps } from './order.ts';

const list = (words: string) =>
  words.split(' ').map((word) => ({ id: word[0] ?? '', orderNum: Number(word.slice(1)) }));

test.each([
  ['a1 b2 c3', 'abc', ''],
  ['a1 b2 c3', 'bac', 'b1,a2'],
  ['a1 b2 c3', 'cab', 'c1,a2,b3'],
  // A part of a longer list keeps the order numbers of that part.
  ['a4 b7 c9', 'cba', 'c4,a9'],
])('%s as %s', (shown, ids, expected) => {
  const changed = renumberApps(list(shown), [...ids]);
  expect(changed.map(({ id, orderNum }) => id + orderNum).join()).toBe(expected);
});

test.each([
  ['a1 b2 c3', 'a2 b1', false],
  ['a1 b2 c3', 'a2', true],
  ['a1 b2 c3', 'a1 a2', true],
  ['a1 b2 c3', 'x1', true],
  ['a1 b2 c3', 'a1 b3', true],
])('%s: %s is outdated: %s', (stored, wanted, expected) => {
  expect(isOutdated(list(stored), list(wanted))).toBe(expected);
});

test('no sequence of moves loses, doubles or touches anything else', () => {
  let stored = list('a1 b2 c3 d4 e5 f6');
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  for (let turn = 0; turn < 200; turn += 1) {
    const shown = stored.slice(0, 2 + next(5));
    const ids = shown.map(({ id }) => id);
    const [moved] = ids.splice(next(ids.length), 1);
    if (moved) ids.splice(next(ids.length + 1), 0, moved);
    const wanted = renumberApps(shown, ids);
    expect(isOutdated(stored, wanted)).toBe(false);
    const numbers = new Map(wanted.map(({ id, orderNum }) => [id, orderNum]));
    const rest = stored.slice(shown.length).map(({ id }) => id);
    stored = stored
      .map(({ id, orderNum }) => ({ id, orderNum: numbers.get(id) ?? orderNum }))
      .sort((a, b) => a.orderNum - b.orderNum);
    expect(stored.map(({ orderNum }) => orderNum)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(stored.slice(0, ids.length).map(({ id }) => id)).toEqual(ids);
    expect(stored.slice(ids.length).map(({ id }) => id)).toEqual(rest);
  }
});
