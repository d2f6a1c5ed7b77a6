/** Rows BMENU-040, 057 to 060, 062 to 064. */
import { expect, it } from 'vitest';
import { checkFields } from '../common/fields/check-fields.ts';
import { commonProblem, groupFields, type MenuGroupForm, nextGroupOrder } from './group-fields.ts';
import { type MenuForm, menuFields, parentProblem } from './menu-fields.ts';

const group: MenuGroupForm = { customNameStatus: true, customName: 'Mine', menuOrder: 1, common: [] };
const problems = (values: MenuGroupForm, groups: number, which: 'new' | 'own' | 'system') =>
  checkFields(groupFields(groups, which), values).map(({ name, message }) => `${name} ${message.key}`);

it.each<[string, Partial<MenuGroupForm>, 'new' | 'own' | 'system', string[]]>([
  ['a new one', {}, 'new', []],
  ['a new one without a name', { customName: ' ' }, 'new', ['customName backMenu.missing']],
  ['behind all others', { menuOrder: 4 }, 'new', []],
  ['past that', { menuOrder: 5 }, 'new', ['menuOrder backMenu.group.orderRange']],
  ['before the first', { menuOrder: 0 }, 'new', ['menuOrder backMenu.group.orderRange']],
  ['between two', { menuOrder: 1.5 }, 'new', ['menuOrder backMenu.group.orderRange']],
  ['the last of three', { menuOrder: 3 }, 'own', []],
  ['a fourth of three', { menuOrder: 4 }, 'own', ['menuOrder backMenu.group.orderRange']],
  ['a system group without a name', { customName: '', customNameStatus: false }, 'system', []],
  ['its flag on, no name', { customName: '' }, 'system', ['customName backMenu.missing']],
  [
    'an own group without a name',
    { customName: '', customNameStatus: false },
    'own',
    ['customName backMenu.missing'],
  ],
  ['a long name', { customName: 'x'.repeat(51) }, 'own', ['customName record.limit.over']],
])('%s', (_, values, which, expected) => {
  expect(problems({ ...group, ...values }, 3, which)).toEqual(expected);
});

it('names the limits of the order', () => {
  const [problem] = checkFields(groupFields(3, 'new'), { ...group, menuOrder: 9 });
  expect(problem?.message.params).toEqual({ least: 1, most: 4 });
});

it.each([
  [[], 1],
  [[3, 7, 2], 8],
])('after %j a new group is %i', (orders, expected) => {
  expect(nextGroupOrder(orders.map((menuOrder) => ({ menuOrder })))).toBe(expected);
});

it('four common menus of a group, not five', () => {
  expect(commonProblem(['1', '2', '3', '4'])).toBeNull();
  expect(commonProblem(['1', '2', '3', '4', '5'])?.key).toBe('backMenu.group.tooManyCommon');
});

const menu: MenuForm = {
  parentId: 'g',
  customNameStatus: true,
  customName: 'Mine',
  icon: '',
  menuPath: 'hr/report',
  openMode: 'new',
};
it.each<[string, Partial<MenuForm>, boolean, string[]]>([
  ['one of the tenant’s own', {}, true, []],
  ['without a name', { customName: '' }, true, ['customName backMenu.missing']],
  ['without an address', { menuPath: '' }, true, ['menuPath common.form.required']],
  ['an address that leads out', { menuPath: '../x' }, true, ['menuPath backMenu.menu.pathWrong']],
  ['an address that is too long', { menuPath: 'a'.repeat(600) }, true, ['menuPath record.limit.over']],
  ['a script', { menuPath: 'javascript:alert(1)' }, true, ['menuPath backMenu.menu.pathWrong']],
  ['a system menu', { customName: '', customNameStatus: false, menuPath: '' }, false, []],
  ['a system menu, its flag on', { customName: '' }, false, ['customName backMenu.missing']],
])('%s', (_, values, own, expected) => {
  const found = checkFields(menuFields(own), { ...menu, ...values });
  expect(found.map(({ name, message }) => `${name} ${message.key}`)).toEqual(expected);
});

it('a menu stands in a group that there is', () => {
  expect(parentProblem('g', [{ id: 'g' }])).toBeNull();
  expect(parentProblem('', [{ id: 'g' }])?.key).toBe('backMenu.menu.noParent');
  expect(parentProblem('x', [{ id: 'g' }])?.key).toBe('backMenu.menu.noParent');
});
