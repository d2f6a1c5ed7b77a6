import { expect, test } from 'vitest';
import type { SessionFacts } from '../../api/session/session.ts';
import { baseTabs, type MenuCode, type MenuCondition, menuEntries, menuGroups } from './entries.ts';
import { grantedTree } from './menu-permissions.ts';
import { departmentsOf, grantedCodes, isAdministrator, isSubAdministrator, visible } from './visible.ts';

const everything = menuEntries.map(({ code }) => ({ menuCode: code as string, children: [] }));
const session: SessionFacts = {
  user: {
    id: '1',
    username: 'An',
    department: 'Head office',
    admin: true,
    managerType: 0,
    managedDepartments: [],
    platformOperator: false,
    permissions: {},
  },
  tenant: { tenantKey: 't', tenantName: 'T', managerTenant: false },
  platform: {
    deployment: 'public',
    runMode: 'standard',
    edition: 'standard',
    wechatHidden: false,
    helpDisabled: false,
  },
};
const platform = (over: Partial<SessionFacts['platform']>): SessionFacts => ({
  ...session,
  platform: { ...session.platform, ...over },
});
const codes = (context: Parameters<typeof visible>[1]) => visible(menuEntries, context).map((e) => e.code);

test.each([
  ['base', 'base/teams'],
  ['org', 'org'],
  ['role', 'role'],
  ['ui_config', 'ui_config'],
  ['appManage', 'appManage'],
  ['basesetting', 'basesetting/browsercity'],
  ['im', 'im'],
  ['i18n', 'i18n/entry/pagelabel'],
  ['message', 'message'],
  ['em', 'em'],
  ['log_opt', 'log_opt'],
  ['auditLog', 'auditLog'],
  ['safe_account', 'safe_account'],
  ['dataSecurity', 'dataSecurity'],
  ['dispatch', 'dispatch/escheduler/report'],
  ['systemei', 'systemei/setting'],
  ['engine_rule', 'engine_rule/datarule'],
  ['esearch', 'esearch/setting'],
  ['ebuilder', '/sp/ebdapp/home'],
  ['dw', 'dw/sys'],
  ['ecode', '/ecode'],
  ['datasource', 'datasource/connection'],
  ['ig_common', 'ig_common/login'],
] as const)('%s leads to %s, as the specification gives it', (code, path) => {
  expect(menuEntries.find((entry) => entry.code === code)).toMatchObject({ path, pathOrigin: 'given' });
});

test('codes are unique and every group has entries', () => {
  expect(new Set(menuEntries.map((e) => e.code)).size).toBe(menuEntries.length);
  expect(new Set(menuEntries.map((e) => e.group))).toEqual(new Set(menuGroups));
  expect(menuEntries.filter((e) => e.cluster === 'crm')).toHaveLength(11);
  expect(menuEntries.filter((e) => e.newPage).map((e) => e.code)).toEqual(['ebuilder', 'ecode']);
});

test('an ungranted code is hidden, a nested grant counts', () => {
  const tree = [
    { menuCode: 'basics', children: [{ menuCode: 'org', children: [{ menuCode: 'esb', children: [] }] }] },
  ];
  expect(grantedCodes(tree)).toEqual(new Set(['basics', 'org', 'esb']));
  expect(codes({ tree, session })).toEqual(['org', 'esb']);
  expect(codes({ tree: [], session })).toEqual([]);
});

test('tx-production hides exactly the four menus that the specification names', () => {
  const shown = new Set<MenuCode>(
    codes({ tree: everything, session: platform({ runMode: 'tx-production' }) }),
  );
  const hidden = menuEntries.filter((entry) => !shown.has(entry.code)).map((entry) => entry.code);
  expect(hidden).toEqual(['auditLog', 'systemei', 'synergy', 'todo_center']);
  expect(codes({ tree: everything, session: platform({ runMode: 'TX-production' }) })).toHaveLength(
    menuEntries.length,
  );
});

test('a false flag hides its entries, an absent one leaves the tree to decide', () => {
  const user = { ...session.user, permissions: { orgSetting: false, integration: false, esb: true } };
  const shown = codes({ tree: everything, session: { ...session, user } });
  expect(shown).not.toContain('org');
  expect(shown).toContain('esb');
  expect(shown).toContain('role');
  expect(visible(menuEntries, { tree: everything, session: { ...session, user } })).not.toContainEqual(
    expect.objectContaining({ group: 'integration' }),
  );
});

test('the low-code builder needs the tenant right once it is known', () => {
  expect(codes({ tree: everything, session })).toContain('ebuilder');
  expect(codes({ tree: everything, session, ebuilderRight: true })).toContain('ebuilder');
  expect(codes({ tree: everything, session, ebuilderRight: false })).not.toContain('ebuilder');
});

test('the WeChat filter removes the WeChat service tab and nothing else', () => {
  const tabs = (conditions: readonly MenuCondition[]) => {
    const [base] = grantedTree('systemAdministrator', new Set(conditions));
    return base?.children.map(({ menuCode }) => menuCode);
  };
  const every = baseTabs.map(({ type }) => type);
  expect([every.length, tabs([])]).toEqual([7, every]);
  expect(tabs(['wechatHidden'])).toEqual(every.filter((type) => type !== 'wechatService'));
});

test.each([
  [{}, false, true],
  [{ admin: false }, false, false],
  [{ admin: false, managerType: 2 }, true, true],
  [{ admin: false, managerType: -1 }, true, true],
  [{ admin: false, managedDepartments: ['d1'] }, false, true],
])('%o: sub-administrator %s, administrator %s', (over, sub, administrator) => {
  const user = { ...session.user, ...over };
  expect([isSubAdministrator(user), isAdministrator(user)]).toEqual([sub, administrator]);
});

test.each([
  [{ admin: true, managerType: 0, managedDepartments: ['D1'] }, null],
  [{ admin: false, managerType: 1, managedDepartments: ['D1', 'D2'] }, ['D1', 'D2']],
  [{ admin: false, managerType: 1, managedDepartments: [] }, null],
  [{ admin: false, managerType: 0, managedDepartments: ['D1'] }, ['D1']],
  [{ admin: false, managerType: 0, managedDepartments: [] }, []],
])('%o manages %j', (user, departments) => {
  expect(departmentsOf(user)).toEqual(departments);
});
