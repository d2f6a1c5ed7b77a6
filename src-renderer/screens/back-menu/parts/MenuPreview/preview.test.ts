import { expect, it } from 'vitest';
import type { BackMenuItem } from '#shared/api/back-menu/back-menu.ts';
import { arrangedFor, previewName } from './preview.ts';

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

it('a terminal leaves out the menus of the others, and keeps those whose terminal is not known', () => {
  const arrangement = [{ id: 'g', menus: ['web', 'app', 'untold'] }];
  const details = new Map([
    ['web', { clientType: 'webClient' as const }],
    ['app', { clientType: 'appClient' as const }],
  ]);
  expect(arrangedFor(null, arrangement, details)).toEqual(arrangement);
  expect(arrangedFor('webClient', arrangement, details)).toEqual([{ id: 'g', menus: ['web', 'untold'] }]);
  expect(arrangedFor('appClient', arrangement, details)).toEqual([{ id: 'g', menus: ['app', 'untold'] }]);
});
