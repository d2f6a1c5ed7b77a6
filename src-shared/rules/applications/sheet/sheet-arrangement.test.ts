import { expect, test } from 'vitest';
import { createRandom } from '../../../kit/random.ts';
import { isOutdated } from '../order.ts';
import { arrangeCells, type GroupedApp, indexesInGroups } from './sheet-arrangement.ts';

/** "a b c" as one group, with order numbers that count up from `first`. */
const group = (words: string, acId = 'g', first = 1): GroupedApp[] =>
  words.split(' ').map((id, index) => ({ id, acId, orderNum: first + index }));

function after(
  apps: readonly GroupedApp[],
  wanted: Record<string, number>,
): { order: string; refused: string } {
  const { orders, refusals } = arrangeCells(apps, new Map(Object.entries(wanted)));
  const numbers = new Map(orders.map(({ id, orderNum }) => [id, orderNum]));
  const order = apps
    .toSorted((a, b) => (numbers.get(a.id) ?? a.orderNum) - (numbers.get(b.id) ?? b.orderNum))
    .map(({ id }) => id);
  return { order: order.join(' '), refused: [...refusals].map(([id, { kind }]) => `${id} ${kind}`).join() };
}

test.each<[string, Record<string, number>, string, string]>([
  ['a b c d', {}, 'a b c d', ''],
  ['a b c d', { d: 1 }, 'd a b c', ''],
  ['a b c d', { a: 4 }, 'b c d a', ''],
  ['a b c d', { a: 4, d: 1 }, 'd b c a', ''],
  ['a b c d', { b: 2 }, 'a b c d', ''],
  ['a b c d', { b: 2, d: 1 }, 'd b a c', ''],
  ['a b c d', { d: 1, c: 1 }, 'd a b c', 'c taken'],
  ['a b c d', { d: 5 }, 'a b c d', 'd outside'],
  ['a b c d', { d: 0 }, 'a b c d', 'd outside'],
  ['a b c d', { d: 1.5 }, 'a b c d', 'd outside'],
])('%s with %j is %s, refused: %s', (apps, wanted, order, refused) => {
  expect(after(group(apps), wanted)).toEqual({ order, refused });
});

test('numbers may have gaps, and groups keep to themselves', () => {
  const apps = [...group('a b', 'g', 3), { id: 'c', acId: 'g', orderNum: 9 }, ...group('x y', 'h')];
  expect([...indexesInGroups(apps)]).toEqual([
    ['a', 1] as const,
    ['b', 2] as const,
    ['c', 3] as const,
    ['x', 1] as const,
    ['y', 2] as const,
  ]);
  expect(arrangeCells(apps, new Map([['c', 1]])).orders).toEqual([
    { id: 'c', orderNum: 3 },
    { id: 'a', orderNum: 4 },
    { id: 'b', orderNum: 9 },
  ]);
});

test('no filling loses, doubles or reorders an application that is not named', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const { between } = createRandom(seed);
    const apps = ['g', 'h', ''].flatMap((acId) => {
      let orderNum = 0;
      return Array.from({ length: between(0, 9) }, (_, index) => {
        orderNum += between(1, 3);
        return { id: `${acId}${index}`, acId, orderNum };
      });
    });
    const wanted = new Map(
      apps.filter(() => between(0, 2) === 0).map(({ id }) => [id, between(0, 11)] as const),
    );
    const { orders, refusals } = arrangeCells(apps, wanted);
    for (const acId of ['g', 'h', '']) {
      const inside = apps.filter((app) => app.acId === acId);
      const changed = orders.filter(({ id }) => inside.some((app) => app.id === id));
      expect(isOutdated(inside, changed), `seed ${seed}`).toBe(false);
      const numbers = new Map(changed.map(({ id, orderNum }) => [id, orderNum]));
      const now = inside.toSorted(
        (a, b) => (numbers.get(a.id) ?? a.orderNum) - (numbers.get(b.id) ?? b.orderNum),
      );
      const named = (id: string) => wanted.has(id) && !refusals.has(id);
      const unnamed = (list: readonly GroupedApp[]) => list.map(({ id }) => id).filter((id) => !named(id));
      expect(unnamed(now), `seed ${seed}`).toEqual(unnamed(inside));
      for (const [index, { id }] of now.entries())
        if (named(id)) expect(wanted.get(id), `seed ${seed}`).toBe(index + 1);
    }
  }
});
