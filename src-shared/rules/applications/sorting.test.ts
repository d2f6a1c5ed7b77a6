import { expect, it, test } from 'vitest';
import { inOrderBy, renumberedGroups, reorderedGroups, type SortedApp } from './sorting.ts';

/** The text `g1:Name*3` describes an application of group g1, called Name and used by three people. */
function apps(words: string): SortedApp[] {
  const counted = new Map<string, number>();
  return words.split(' ').map((word) => {
    const [acId = '', rest = ''] = word.split(':');
    const [menuName = '', used = '0'] = rest.split('*');
    const orderNum = (counted.get(acId) ?? 0) + 1;
    counted.set(acId, orderNum);
    return { id: `${acId}${menuName}`, acId, orderNum, menuName, used: Number(used) };
  });
}
const text = (list: readonly { readonly id: string; readonly orderNum: number }[]) =>
  list.map(({ id, orderNum }) => `${id}${orderNum}`).join(' ');

it.each([
  ['name', 'g:B g:a g:A10 g:A9', 'gB4 ga1 gA92 gA103'],
  ['used', 'g:A*1 g:B*5 g:C*5', 'gB1 gC2 gA3'],
] as const)('by %s, %s becomes %s', (type, words, expected) => {
  const all = apps(words);
  const sorted = inOrderBy(type, all, 'en-US');
  const placed = sorted.map(({ id }, index) => `${id}${index + 1}`);
  expect(placed.sort()).toEqual(expected.split(' ').sort());
});

test('names are sorted as a Chinese reader looks for them', () => {
  const all = apps('g:项目 g:流程 g:文档');
  expect(inOrderBy('name', all, 'zh-CN').map(({ menuName }) => menuName)).toEqual(['流程', '文档', '项目']);
});

test('each group keeps its own numbers; who keeps a number is not named', () => {
  const all = apps('g:B g:A h:D h:C g:C');
  expect(text(renumberedGroups(all, inOrderBy('name', all, 'en-US')))).toBe('gA1 gB2 hC1 hD2');
  expect(renumberedGroups(all, all)).toEqual([]);
  expect(renumberedGroups(all, [])).toEqual([]);
});

test('the preview has the groups that change, the groupless first', () => {
  const all = apps('g:B g:A h:C :Z :Y gone:F gone:E');
  const moved = renumberedGroups(all, inOrderBy('name', all, 'en-US'));
  const groups = [
    { id: 'h', groupName: 'Second' },
    { id: 'g', groupName: 'First' },
  ];
  expect(reorderedGroups(all.slice(0, 5), moved, groups)).toEqual([
    { id: '', groupName: null, before: ['Z', 'Y'], after: ['Y', 'Z'] },
    { id: 'g', groupName: 'First', before: ['B', 'A'], after: ['A', 'B'] },
  ]);
});

test('no order loses, doubles or reorders an application of another group', () => {
  for (let seed = 1; seed < 60; seed += 1) {
    const words = Array.from(
      { length: 12 },
      (_, index) => `g${(index * seed) % 3}:N${(index * seed * 7) % 13}-${index}*${(index * seed) % 5}`,
    ).join(' ');
    const all = apps(words);
    for (const type of ['name', 'used'] as const) {
      const changed = new Map(
        renumberedGroups(all, inOrderBy(type, all, 'en-US')).map(({ id, orderNum }) => [id, orderNum]),
      );
      const after = all.map((app) => ({ ...app, orderNum: changed.get(app.id) ?? app.orderNum }));
      for (const [acId, inside] of Map.groupBy(after, (app) => app.acId)) {
        const before = all.filter((app) => app.acId === acId).map(({ orderNum }) => orderNum);
        expect(inside.map(({ orderNum }) => orderNum).sort((a, b) => a - b)).toEqual(before);
      }
    }
  }
});
