/** Differences of two menu sets: single cases, and properties of random sets. */
import { expect, it, test } from 'vitest';
import { menuSetDifferences } from './differences.ts';
import { matchSets } from './match.ts';
import { type MenuSet, menuSetOf, menusIn, type SetGroup, type SetMenu } from './menu-set.ts';
import { madeGroup, madeMenu, madeSet } from './testing/random-sets.ts';

const set = (...groups: SetGroup[]): MenuSet => ({ groups });
const logs = (...menus: SetMenu[]) => madeGroup(menus, { key: 'group-logs', name: 'Logs' });
const own = (over: Partial<SetMenu> = {}) =>
  madeMenu({ code: '', name: '', customName: 'Mine', customNamed: true, path: 'mine', ...over });
const said = (first: MenuSet, second: MenuSet) =>
  menuSetDifferences(first, second).map(({ what, name, kind, lang, first: a, second: b }) =>
    [what, name, kind, ...(lang ? [lang] : []), a, b].join('/'),
  );

const org = madeMenu();
const role = madeMenu({ code: 'role', name: 'Roles', path: 'role' });

it.each<[string, MenuSet, MenuSet, string[]]>([
  ['the same', set(madeGroup([org])), set(madeGroup([org])), []],
  [
    'a menu in the first alone',
    set(madeGroup([org, role])),
    set(madeGroup([org])),
    ['menu/Roles/onlyFirst//'],
  ],
  [
    'a menu in the second alone',
    set(madeGroup([org])),
    set(madeGroup([org, own()])),
    ['menu/Mine/onlySecond//'],
  ],
  [
    'a custom name',
    set(madeGroup([madeMenu({ customName: 'People', customNamed: true })])),
    set(madeGroup([org])),
    ['menu/People/name/zh_CN/People/'],
  ],
  [
    'one that is not shown counts for none',
    set(madeGroup([madeMenu({ customName: 'x' })])),
    set(madeGroup([org])),
    [],
  ],
  [
    'a name in Arabic',
    set(madeGroup([madeMenu({ names: { ar_AE: 'المنظمة' } })])),
    set(madeGroup([org])),
    ['menu/Organisation/name/ar_AE/المنظمة/'],
  ],
  [
    'another group',
    set(madeGroup([org]), logs(role)),
    set(madeGroup([org, role]), logs()),
    ['menu/Roles/group/Logs/Global basics'],
  ],
  [
    'another order: the fewest moves',
    set(madeGroup([role, org])),
    set(madeGroup([org, role])),
    ['menu/Organisation/order/2/1'],
  ],
  [
    'shown, opened, common',
    set(madeGroup([madeMenu({ shown: false, openMode: 'new', common: true })])),
    set(madeGroup([org])),
    [
      'menu/Organisation/shown/false/true',
      'menu/Organisation/common/true/false',
      'menu/Organisation/openMode/new/current',
    ],
  ],
  [
    'an own menu elsewhere is the same by its address, then by its name',
    set(madeGroup([own({ customName: 'Ours' })])),
    set(madeGroup([own()])),
    ['menu/Ours/name/zh_CN/Ours/Mine'],
  ],
  [
    'groups in another order',
    set(logs(), madeGroup([])),
    set(madeGroup([]), logs()),
    ['group/Global basics/order/2/1'],
  ],
  [
    'an own group',
    set(
      madeGroup([]),
      madeGroup([], { key: 'BG1', own: true, name: '', customName: 'Ours', customNamed: true }),
    ),
    set(madeGroup([])),
    ['group/Ours/onlyFirst//'],
  ],
])('%s', (_, first, second, expected) => {
  expect(said(first, second)).toEqual(expected);
});

test('a group of the platform is known by its name in any language, whatever its key is', () => {
  const there = madeGroup([], { key: '9001', name: '全局基础', platformNames: { en_US: 'Global basics' } });
  const here = madeGroup([], { platformNames: { en_US: 'Global basics', zh_CN: '全局' } });
  expect(matchSets(set(here), set(there)).groups.get(here)).toBe(there);
});

test('a department’s copy is what it was copied from', () => {
  const group = {
    id: 'group-logs@D201',
    menuName: 'Logs',
    customName: '',
    originCustomName: '',
    customNameStatus: false,
    menuOrder: 1,
    menuType: 'system' as const,
    children: [],
  };
  const made = menuSetOf(
    [group],
    [
      {
        id: group.id,
        i18nMenuName: [],
        i18nCustomMenuName: [
          { lang: 'zh_CN', name: 'x' },
          { lang: 'th_TH', name: 'บันทึก' },
        ],
      },
    ],
  );
  expect(made.groups[0]).toMatchObject({ key: 'group-logs', own: false, names: { th_TH: 'บันทึก' } });
});

test('of any two: nothing where they are the same, the same number both ways, each menu matched once', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const first = madeSet(seed, 1 + (seed % 6), seed % 25);
    const second = madeSet(seed + 100, 1 + (seed % 5), (seed * 7) % 25);
    expect(menuSetDifferences(first, structuredClone(first))).toEqual([]);
    const [there, back] = [menuSetDifferences(first, second), menuSetDifferences(second, first)];
    const count = (list: typeof there, kind: string) => list.filter((one) => one.kind === kind).length;
    expect(count(there, 'onlyFirst')).toBe(count(back, 'onlySecond'));
    expect(count(there, 'shown')).toBe(count(back, 'shown'));
    const { menus } = matchSets(first, second);
    expect(new Set([...menus.values()].map(({ menu }) => menu)).size).toBe(menus.size);
    expect(menus.size + count(there, 'onlyFirst')).toBeGreaterThanOrEqual(menusIn(first).length);
  }
});
