import { expect, test } from 'vitest';
import type { NavMode } from './configs.ts';
import {
  inStoredOrder,
  isLockedApp,
  isOrderRefused,
  movedAmong,
  movedToFront,
  reorderApps,
  reservedIds,
  withLockedFirst,
} from './order.ts';

const ids = (words: string) => words.split(' ').filter(Boolean);

test.each([
  ['500', 'mix', true],
  ['504', 'mix', true],
  ['505', 'mix', false],
  ['500', 'standard', false],
] as const)('%s in the %s menu is locked: %s', (id, navMode, locked) => {
  expect(isLockedApp(id, navMode)).toBe(locked);
});

test.each([
  ['a b c d', 'd b', 'a d c b'],
  ['a b c d', 'c', 'a b c d'],
  ['a b c d', 'd c b a', 'd c b a'],
  // Unknown ids are dropped, and repeated ids count once.
  ['a b c', 'x c a', 'c b a'],
  ['a b c', 'c c a', 'c b a'],
  ['', 'a', ''],
])('%s with %s put anew: %s', (order, moving, expected) => {
  expect(reorderApps(ids(order), ids(moving)).join(' ')).toBe(expected);
});

test.each([
  ['a 500 b 504 c', 'c', 'standard', 'c a 500 b 504'],
  ['500 504 a b c', 'c b', 'mix', '500 504 b c a'],
  ['500 504 a', '504 a', 'mix', '500 504 a'],
  ['a b', '', 'mix', 'a b'],
] as const)('%s: %s to the front of the %s menu: %s', (order, moving, navMode, expected) => {
  expect(movedToFront(ids(order), new Set(ids(moving)), navMode as NavMode).join(' ')).toBe(expected);
});

test.each([
  ['a b c d', 'd', 'a b c', 1, 'd a b c'],
  ['a b c d', 'd', 'b c', 2, 'a b d c'],
  ['a b c d', 'a', 'b c', 9, 'b c a d'],
  ['a b c d', 'a', 'b c', 0, 'a b c d'],
  // Without companions nothing moves.
  ['a b c d', 'c', '', 1, 'a b c d'],
  ['a b c d', 'c', 'c', 1, 'a b c d'],
] as const)('%s: %s among %s at %i: %s', (order, id, companions, place, expected) => {
  expect(movedAmong(ids(order), id, new Set(ids(companions)), place).join(' ')).toBe(expected);
});

test.each([
  ['a b c', 'c a', 'c a b'],
  ['a b', 'c b', 'b a'],
  ['a b', 'b b a', 'b a'],
])('%s as kept (%s): %s', (now, stored, expected) => {
  expect(inStoredOrder(ids(now), ids(stored)).join(' ')).toBe(expected);
});

test.each([
  ['a b c', 'c a', 'standard', false],
  ['a b c', 'c c', 'standard', true],
  ['a b c', 'x', 'standard', true],
  ['500 504 a b', 'b a', 'mix', false],
  ['500 504 a b', 'a 504', 'mix', true],
  ['500 504 a b', '504 500', 'mix', true],
  ['500 504 a b', 'a 504', 'standard', false],
] as const)('%s: %s in the %s menu is refused: %s', (order, wanted, navMode, refused) => {
  expect(isOrderRefused(ids(order), ids(wanted), navMode)).toBe(refused);
});

test.each(['standard', 'mix'] as const)('no sequence of moves loses or doubles anything (%s)', (navMode) => {
  let seed = 11;
  const next = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  const all = [...reservedIds, ...Array.from({ length: 18 }, (_, place) => `a${place}`)];
  let order = withLockedFirst(all, navMode);
  const some = () => order.filter(() => next(4) === 0);
  for (let turn = 0; turn < 400; turn += 1) {
    const before = order;
    const moving = some();
    const kind = next(3);
    if (kind === 0) {
      const shuffled = moving.toSorted(() => next(3) - 1);
      if (isOrderRefused(order, shuffled, navMode)) continue;
      order = reorderApps(order, shuffled);
    } else if (kind === 1) order = movedToFront(order, new Set(moving), navMode);
    else {
      const id = order[next(order.length)] ?? '';
      const moved = movedAmong(order, id, new Set(moving), next(8));
      if (isOrderRefused(before, moved, navMode)) continue;
      order = moved;
      moving.push(id);
    }
    expect(order.toSorted()).toEqual(all.toSorted());
    // All other applications keep their relative order.
    const meant = new Set(kind === 2 ? moving.slice(-1) : moving);
    if (navMode === 'mix') for (const id of reservedIds) meant.add(id);
    const rest = (list: readonly string[]) => list.filter((id) => !meant.has(id)).join();
    expect(rest(order)).toBe(rest(before));
    expect(withLockedFirst(order, navMode)).toEqual(order);
  }
});
