import { expect, test } from 'vitest';
import { type MenuCondition, menuEntries } from './entries.ts';
import { accountSecurityCodes, grantedTree, licenceToolCode, type MenuRole } from './menu-permissions.ts';
import { grantedCodes } from './visible.ts';

const nothingHidden = new Set<MenuCondition>();
const codesOf = (role: MenuRole, hidden: ReadonlySet<MenuCondition> = nothingHidden) =>
  grantedCodes(grantedTree(role, hidden));

test('the system administrator is granted every menu entry and every account-security entry', () => {
  const codes = codesOf('systemAdministrator');
  for (const { code } of menuEntries) expect(codes).toContain(code);
  for (const code of accountSecurityCodes) expect(codes).toContain(code);
});

test.each([
  ['subAdministrator', 'systemAdministrator'],
  ['departmentAdministrator', 'systemAdministrator'],
  ['employee', 'departmentAdministrator'],
] as const)('%s is granted less than %s, and nothing else', (lesser, greater) => {
  const [less, more] = [codesOf(lesser), codesOf(greater)];
  for (const code of less) expect(more).toContain(code);
  expect(less.size).toBeLessThan(more.size);
});

test.each([
  ['systemAdministrator', false],
  ['subAdministrator', false],
  ['departmentAdministrator', false],
  ['employee', false],
  ['platformOperator', true],
] as const)('%s is granted the licence tool: %s', (role, granted) => {
  expect(codesOf(role).has(licenceToolCode)).toBe(granted);
});

test('account-security entries hang below their menu, in the order of the specification', () => {
  const tree = grantedTree('systemAdministrator', nothingHidden);
  const menu = tree.find((node) => node.menuCode === 'safe_account');
  expect(menu?.children.map((node) => node.menuCode)).toEqual([...accountSecurityCodes]);
});

test.each([
  ['txProduction', ['auditLog', 'systemei', 'synergy', 'todo_center']],
  ['wechatHidden', ['wechatService']],
] as const)('%s takes away %j', (condition, codes) => {
  const hidden = codesOf('systemAdministrator', new Set([condition]));
  const all = codesOf('systemAdministrator');
  expect([...all].filter((code) => !hidden.has(code)).sort()).toEqual([...codes].sort());
});
