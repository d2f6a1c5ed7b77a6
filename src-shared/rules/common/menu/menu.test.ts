import { expect, test } from 'vitest';
import { adminFlags, type SessionFacts } from '../../../api/session/session.ts';
import { ruleMessage } from '../../../text/rule-message.ts';
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

// Rows FRAME-066 to 077, 079 to 082, 084 to 087, 090, 091, 117.
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

// Rows FRAME-088, 089, 092 to 123, 125 to 128.
test.each([
  ['engine', 'ESB, Cloud bridge'],
  ['apps', 'Workflow, Project, Task, Calendar, Documents, Collaboration area, Official documents'],
  ['apps', 'Customer, Opportunity, Marketing activity, Clue, Contract, Order, Product, Competitor, Price'],
  ['apps', 'Capital, Quote, SMS, Mail, Synergy, Portal, HR, Performance, Attendance, Daily report'],
  ['apps', 'Plan report, E-signature, Invoice assistant, Cloud store, Fee control, Marketing, OKR'],
  [
    'integration',
    'Unified authentication, Unified to-do push, LDAP, HR sync, Schedule meeting, To-do centre',
  ],
  ['integration', 'Business info'],
  ['custom', 'New-employee push, Voice office, Open platform'],
] as const)('%s has %s, each with a path of its own', (group, names) => {
  const named = (name: string) =>
    menuEntries.filter(({ code }) => ruleMessage('en-US', { key: `frame.menu.entry.${code}` }) === name);
  const found = names.split(', ').flatMap(named);
  expect(found.map((entry) => entry.group)).toEqual(names.split(', ').map(() => group));
  expect(found.filter((entry) => menuEntries.filter(({ path }) => path === entry.path).length > 1)).toEqual(
    [],
  );
});

// The tabs whose pages exist in the console: rows FRAME-130, 133 to 135.
test('base settings have the seven tabs of the specification', () => {
  expect(baseTabs.map(({ type }) => type)).toEqual([
    'teams',
    'wechatWork',
    'wechatService',
    'systemReminders',
    'inviteList',
    'quickMenu',
    'quickSearch',
  ]);
});

// Row FRAME-138.
test('an administrator holds the flags of the specification', () => {
  expect(adminFlags.join(' ')).toBe(
    'orgSetting authorityManagement meeting workflow ebuilder dataSecurity message inc ecode cowork odoc ' +
      'cloudStore integration esb essearch synergy',
  );
});

// Rows FRAME-065, 086, 090, 099.
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

// Rows FRAME-009, 078, 083, 103, 124.
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

// Row FRAME-138.
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

// Row FRAME-141.
test('the low-code builder needs the tenant right once it is known', () => {
  expect(codes({ tree: everything, session })).toContain('ebuilder');
  expect(codes({ tree: everything, session, ebuilderRight: true })).toContain('ebuilder');
  expect(codes({ tree: everything, session, ebuilderRight: false })).not.toContain('ebuilder');
});

// Row FRAME-129.
test('the WeChat filter removes the WeChat service tab and nothing else', () => {
  const tabs = (conditions: readonly MenuCondition[]) => {
    const [base] = grantedTree('systemAdministrator', new Set(conditions));
    return base?.children.map(({ menuCode }) => menuCode);
  };
  const every = baseTabs.map(({ type }) => type);
  expect([every.length, tabs([])]).toEqual([7, every]);
  expect(tabs(['wechatHidden'])).toEqual(every.filter((type) => type !== 'wechatService'));
});

// Row FRAME-003.
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

// Row FRAME-004.
test.each([
  [{ admin: true, managerType: 0, managedDepartments: ['D1'] }, null],
  [{ admin: false, managerType: 1, managedDepartments: ['D1', 'D2'] }, ['D1', 'D2']],
  [{ admin: false, managerType: 1, managedDepartments: [] }, null],
  [{ admin: false, managerType: 0, managedDepartments: ['D1'] }, ['D1']],
  [{ admin: false, managerType: 0, managedDepartments: [] }, []],
])('%o manages %j', (user, departments) => {
  expect(departmentsOf(user)).toEqual(departments);
});
