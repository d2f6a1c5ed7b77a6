import { expect, it } from 'vitest';
import type { BackMenuGroup, BackMenuItem } from '#shared/api/back-menu/back-menu.ts';
import { previewMenu, previewName } from './preview.ts';

const plain = { customName: '', customNameStatus: false, menuOrder: 1 };
const item = (id: string, over: Partial<BackMenuItem> = {}): BackMenuItem => ({
  ...plain,
  id,
  menuName: id,
  menuCode: id,
  menuStatus: true,
  type: 'g',
  parentId: 'g',
  common: false,
  icon: '',
  menuPath: id,
  openMode: 'current',
  isParent: false,
  ...over,
});
const group = (id: string, children: BackMenuItem[]): BackMenuGroup => ({
  ...plain,
  id,
  menuName: id,
  originCustomName: '',
  menuType: 'system',
  children,
});
const names = {
  i18nMenuName: [{ lang: 'zh_CN' as const, name: '组织' }],
  i18nCustomMenuName: [{ lang: 'ar_AE' as const, name: 'المنظمة' }],
};

it.each([
  ['the platform’s own', {}, 'zh_CN', '组织', false],
  ['the platform’s own, in a language it lacks', {}, 'ar_AE', 'org', true],
  ['a custom name', { customNameStatus: true, customName: '部门' }, 'ar_AE', 'المنظمة', false],
  [
    'a custom name in its own language',
    { customNameStatus: true, customName: '部门' },
    'zh_CN',
    '部门',
    false,
  ],
  ['a custom name, missing', { customNameStatus: true, customName: '部门' }, 'fr_FR', '部门', true],
  ['a custom name that is not shown', { customName: '部门' }, 'ar_AE', 'org', true],
] as const)('%s', (_, over, lang, name, missing) => {
  expect(previewName(item('org', over), names, lang)).toEqual({ id: 'org', name, missing });
});

const groups = [
  group('a', [item('1'), item('2', { common: true }), item('3', { menuStatus: false })]),
  group('b', [item('4'), item('own', { menuCode: '', menuName: '', customName: 'Mine' })]),
];
const drawn = (granted: ReadonlySet<string> | null, order = 'ab') =>
  previewMenu({
    groups,
    details: new Map(),
    lang: 'zh_CN',
    granted,
    arrangement: [...order].flatMap((id) => {
      const found = groups.find((one) => one.id === id);
      return found ? [{ id, menus: found.children.map((menu) => menu.id) }] : [];
    }),
  }).map(({ id, entries }) => `${id}:${entries.map((entry) => entry.name).join(',')}`);

it('shows what is on, common ones first, in the order that is not saved yet', () => {
  expect(drawn(null)).toEqual(['a:2,1', 'b:4,Mine']);
  expect(drawn(null, 'ba')).toEqual(['b:4,Mine', 'a:2,1']);
});

it('shows a role what it is granted, and what the tenant made', () => {
  expect(drawn(new Set(['1']))).toEqual(['a:1', 'b:Mine']);
  expect(drawn(new Set())).toEqual(['b:Mine']);
});
