import { describe, expect, test } from 'vitest';
import type { BackMenuGroup, BackMenuItem } from '#shared/api/back-menu/back-menu.ts';
import { menuEntries, menuGroups } from '#shared/rules/common/menu/entries.ts';
import { cachedList, cacheList } from './menu-cache.ts';
import { isMenuList, orderedMenu, toMenuList } from './menu-list.ts';
import { buildMenu } from './menu-model.ts';
import { aSession } from './testing/session.ts';

const name = { customName: '', customNameStatus: false, menuOrder: 1 };
const item = (menuCode: string, over: Partial<BackMenuItem> = {}): BackMenuItem => ({
  id: menuCode,
  menuCode,
  menuName: `server's ${menuCode}`,
  ...name,
  menuStatus: true,
  type: 'g',
  parentId: 'g',
  common: false,
  icon: '',
  menuPath: `at/${menuCode}`,
  openMode: 'current',
  isParent: false,
  ...over,
});
const group = (id: string, children: BackMenuItem[], over: Partial<BackMenuGroup> = {}): BackMenuGroup => ({
  id,
  menuName: `server's ${id}`,
  ...name,
  originCustomName: '',
  menuType: 'system',
  children,
  ...over,
});
/** The ordered menu without the entries that stay only because the list lacks them. */
const shown = (...groups: BackMenuGroup[]) => {
  const listed = new Set(groups.flatMap(({ children }) => children.map(({ menuCode }) => menuCode)));
  return orderedMenu(toMenuList(groups))
    .map(({ id, name: said, entries }) => [
      said ? `${id} (${said})` : id,
      ...entries
        .filter(({ entry }) => entry.owner === 'platform' || listed.has(entry.code))
        .map(({ entry, name: own, leadsNowhere }) =>
          [own ? `${entry.code} (${own})` : entry.code, ...(leadsNowhere ? ['stuck'] : [])].join(', '),
        ),
    ])
    .filter(({ length }) => length > 1);
};

describe('the tenant’s own menu', () => {
  test('stands in its order, under its names, without what is switched off', () => {
    const renamed = { customName: 'People', customNameStatus: true };
    expect(
      shown(
        group('9', [item('esb'), item('ebuilder')], { customName: 'Machines', customNameStatus: true }),
        group('4', [item('role'), item('org', renamed), item('im', { menuStatus: false }), item('base')]),
      ),
    ).toEqual([
      ['engine (Machines)', 'esb', 'ebuilder'],
      ['basics', 'role', 'org (People)', 'base'],
    ]);
  });

  test('a name that is not in use is not shown; the console has its own in both languages', () => {
    expect(shown(group('1', [item('org', { customName: 'People' })], { customName: 'Old' }))).toEqual([
      ['basics', 'org'],
    ]);
  });

  test('an entry that moved keeps where it leads; a group of one’s own has its own name', () => {
    const own = group('77', [item('okr')], {
      menuType: 'custom',
      customName: 'Mine',
      customNameStatus: true,
    });
    const list = [
      group('1', [item('base'), item('org'), item('esb')]),
      group('2', [item('mail'), item('hr')]),
      own,
    ];
    expect(shown(...list)).toEqual([
      ['basics', 'base', 'org', 'esb'],
      ['apps', 'mail', 'hr'],
      ['own-77 (Mine)', 'okr'],
    ]);
    const [first] = orderedMenu(toMenuList(list));
    expect(first?.entries[2]?.entry).toBe(menuEntries.find(({ code }) => code === 'esb'));
  });

  test('a page of this console goes only where it is switched off; one that the list does not know stays', () => {
    const list = toMenuList([group('1', [item('org'), item('base', { menuStatus: false })])]);
    expect(
      orderedMenu(list).map(({ id, entries }) => [id, ...entries.map(({ entry }) => entry.code)]),
    ).toEqual([
      ['basics', 'org', 'ui_config', 'appManage'],
      ['system', 'safe_account'],
    ]);
  });

  test('a code that comes twice is shown once', () => {
    expect(shown(group('1', [item('org'), item('org')]), group('2', [item('org'), item('esb')]))).toEqual([
      ['basics', 'org'],
      ['engine', 'esb'],
    ]);
  });

  test.each([
    ['wiki/home', ['own-5 (Wiki)']],
    ['/sp/wiki', ['own-5 (Wiki)']],
    ['wiki/home?id=3', ['own-5 (Wiki)']],
    ['https://elsewhere.example/', ['own-5 (Wiki)']],
    ['../../etc', ['own-5 (Wiki), stuck']],
    ['javascript:alert(1)', ['own-5 (Wiki), stuck']],
    ['', ['own-5 (Wiki), stuck']],
  ])('an entry that the tenant made is shown, wherever it leads: %j', (menuPath, entries) => {
    const made = item('', { id: '5', menuName: '', customName: 'Wiki', customNameStatus: true, menuPath });
    expect(shown(group('1', [item('org'), made]))).toEqual([['basics', 'org', ...entries]]);
  });

  test.each([
    ['no list', null],
    ['an empty one', []],
    ['one without entries', toMenuList([group('1', [])])],
  ])('%s is the specification’s menu', (_, list) => {
    const menu = orderedMenu(list);
    expect(menu.map(({ id }) => id)).toEqual(menuGroups);
    expect(menu.flatMap(({ entries }) => entries.map(({ entry }) => entry))).toEqual(menuEntries);
  });
});

test('a listed entry still needs its grant; an entry of the tenant’s own has none', () => {
  const made = item('', {
    id: '5',
    menuName: '',
    customName: 'Wiki',
    customNameStatus: true,
    menuPath: 'wiki',
  });
  const unheard = item('brand_new', { menuName: 'Brand new' });
  const list = toMenuList([group('1', [item('org'), item('role'), made, unheard])]);
  const codes = (...granted: string[]) => {
    const tree = granted.map((menuCode) => ({ menuCode, children: [] }));
    return buildMenu([], aSession({}), tree, undefined, list).sections.flatMap(({ items }) =>
      items.map(({ id }) => id),
    );
  };
  expect(codes('org')).toEqual(['org', 'own-5']);
  expect(codes('role', 'brand_new')).toEqual(['role', 'own-5', 'brand_new']);
});

test('the list of the last time is used where it is one', () => {
  localStorage.clear();
  const session = aSession({});
  const list = toMenuList([group('1', [item('org')])]);
  expect(cachedList(session)).toBeUndefined();
  cacheList(session, list);
  expect(cachedList(session)).toEqual(list);
  expect(cachedList(aSession({ user: { id: '8' } }))).toBeUndefined();
  const broken = [
    null,
    {},
    [null],
    [{ id: 'a' }],
    [{ ...list[0], entries: [null] }],
    [{ ...list[0], entries: [{}] }],
  ];
  expect(broken.filter(isMenuList)).toEqual([]);
});
