/** Who may make the calls of tenant, licence, themes and applications (spec 1§6, 2§6, 3§6): every call, every account, the scenarios that matter. */
import { afterEach, describe, expect, test } from 'vitest';
import { endpoints } from '#shared/api/index.ts';
import { type SandboxAccount, sandboxAccounts } from '#shared/api/session/session.ts';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { freshSandbox, signedIn } from '../client.ts';
import { systemCalls, tabCalls } from './system-rights.ts';

let sandbox: Sandbox;
afterEach(() => sandbox.close());

const administrators = ['systemAdministrator', 'managerTenantAdministrator'] as const;
const managers = [...administrators, 'subAdministrator', 'departmentAdministrator'] as const;

/** Changes of themes are for whoever has their menu; those of a department are tested with the departments. */
const families = ['back', 'special', 'mobile'] as const;
const ofEachFamily = (...names: string[]) =>
  families.flatMap((family) => names.map((name) => `themes.${family}.${name}`));

const application = (name: string) => `applications.${name}`;
const backMenu = (name: string) => `backMenu.${name}`;
const custom = (name: string) => `customApplications.${name}`;

/** What every envelope says of a refusal: as code and message, or in its `actionMsg` (3§5.1). */
interface Said {
  readonly code?: number;
  readonly msg?: string;
  readonly status?: boolean;
  readonly actionMsg?: { readonly code: number; readonly message: string };
}
const refusalIn = ({ code, msg, actionMsg }: Said) =>
  actionMsg ? { code: actionMsg.code, msg: actionMsg.message } : { code, msg };
const isTaken = ({ code, status, actionMsg }: Said) =>
  actionMsg ? actionMsg.code === 0 : code === 200 || status === true;

/** Calls by who may make them, as the specification says; every other call of these areas is for everyone. */
const rights: readonly (readonly [readonly SandboxAccount[], Partial<SandboxScenario>, readonly string[]])[] =
  [
    [
      administrators,
      {},
      [
        // Rows TEN-007, 008, 045, 082: the tenant, its mobile, its end, its used space.
        'tenant.update',
        'tenant.checkName',
        'tenant.submitCertification',
        'tenant.cancelCertification',
        'tenant.applyAuth',
        'tenant.flushUsedSpace',
        'tenant.delete',
        'tenant.sendMobileCode',
        'tenant.checkMobileCode',
        'tenant.bindMobile',
        'languageNames.saveTenant',
        'languageNames.save',
        'licenceInfo.users',
        'licenceInfo.whiteList',
        'licenceInfo.searchWhiteEmployees',
        'licenceInfo.addToWhiteList',
        'licenceInfo.removeFromWhiteList',
        // Of the whole tenant; those of a department are tested with the departments.
        ...['applications.createCategory', 'applications.updateCategory', 'applications.deleteCategory'],
        ...['applications.sortCategories', 'applications.sortApps', 'applications.moveApp'],
        ...['applications.enableModule', 'applications.enableModules', 'applications.saveSyncConfigs'],
        ...['applications.saveInfo', 'applications.syncDepartments', 'applications.addShares'],
        ...['applications.addReverseShares', 'applications.updateShares', 'applications.removeShares'],
        ...['applications.saveSharesOfMany', 'applications.copy', 'applications.copyMany'],
        ...['saveConfig', 'saveConfigs', 'keepDefaults', 'recoverDefaults', 'resetConfigs'].map(application),
        ...['saveMixMenu', 'saveMessageDisplay', 'saveApps', 'giveEmployees', 'resetMenus'].map(application),
        ...['saveOrders', 'saveOrdersType', 'saveDetachConfig'].map(application),
        ...['status', 'statusOfMany', 'createMenu', 'updateMenu', 'deleteMenu', 'deleteMenus'].map(backMenu),
        ...['createGroup', 'updateGroup', 'deleteGroup', 'sortGroups', 'sortMenus'].map(backMenu),
        'backMenu.saveConfig',
        ...['createFree', 'saveFree', 'deleteFree'].map(custom),
        ...['createCustom', 'saveCustom', 'deleteCustom'].map(custom),
      ],
    ],
    [
      managers,
      {},
      [
        'licenceApps.list',
        'licenceApps.agencyList',
        'licenceApps.searchCondition',
        'licenceApps.searchConfig',
        'licenceApps.departmentList',
        'licenceRemind.get',
        'licenceRemind.save',
        'licenceRemind.reset',
        'licenceRemind.saveModule',
        ...['loginLog.pageQuery', 'operationLog.pageQuery'],
        ...['departments.checkDetach', 'departments.detachType', 'departments.root'],
        ...['applications.list', 'applications.groups'],
        ...['audience', 'viewAs', 'configs', 'config', 'mixMenu', 'detachConfig', 'showDisabled'].map(
          application,
        ),
        ...['subDepartments', 'navigation', 'hidden', 'orders', 'ordersType', 'ownDepartments'].map(
          application,
        ),
        ...['ownBuilderDepartments', 'navMenus', 'checkUpdate', 'ofTarget', 'iconValue'].map(application),
        'applications.special',
        ...['list', 'free', 'custom'].map(custom),
        ...['edited', 'ofGroup', 'config', 'details', 'departments'].map(backMenu),
        ...['applications.moduleStatus', 'applications.moduleLicence', 'applications.checkMenuSetting'],
        ...['applications.syncConfigs', 'applications.info', 'applications.shares'],
        ...['quickCreate.team', 'quickCreate.teamMobile', 'quickCreate.teamModules', 'quickCreate.saveTeam'],
        ...['quickCreate.sortTeam', 'quickCreate.deleteTeam', 'quickCreate.resetTeam'],
        'quickCreate.resetTeamMobile',
      ],
    ],
    [
      [...administrators, 'subAdministrator'],
      {},
      [
        ...['segments.query', 'segments.byIds', 'segments.newIds'],
        ...['segments.add', 'segments.update', 'segments.remove', 'segments.references'],
        'segments.searchCondition',
        ...['ipconfig.query', 'ipconfig.byIds', 'ipconfig.newIds', 'ipconfig.add', 'ipconfig.update'],
        ...['ipconfig.permission', 'ipconfig.savePermission', 'ipconfig.history', 'ipconfig.flags'],
        ...['ipconfig.turnWhite', 'ipconfig.turnBlack', 'ipconfig.removeOne', 'ipconfig.remove'],
        ...['lockedAccounts.query', 'lockedAccounts.handle'],
        // The tabs of base settings are granted by their codes.
        ...tabCalls,
      ],
    ],
    [
      managers,
      {},
      [
        ...ofEachFamily('query', 'byName', 'preCreate', 'add', 'fromCloud', 'import'),
        ...['themes.mobile.byId', 'themes.back.titles', 'themes.special.titles', 'themes.system.names'],
        ...['themes.fonts', 'themes.newId', 'themes.super', 'themes.flushNames', 'themes.authority'],
        ...['themes.independence', 'themes.syncDepts', 'themes.cloudStonePermission'],
        'themes.mobile.importMany',
        ...['cloudStore.config', 'cloudStore.importShare', 'cloudStore.themes'],
      ],
    ],
    // The examples are of the top department, which is not a department administrator's.
    [
      administrators,
      {},
      [
        ...ofEachFamily('enable', 'disable', 'remove', 'setDefault', 'sort', 'update', 'appoint', 'toCloud'),
        ...[
          'themes.special.addModuleStyle',
          'themes.saveAuthority',
          'themes.saveIndependence',
          'themes.sync',
        ],
      ],
    ],
    // Employees invite too, where they are allowed to (1§1).
    [
      [...managers, 'employee'],
      {},
      [
        ...['invitations.query', 'invitations.send', 'invitations.again'],
        ...['invitations.enabled', 'invitations.mobileBound', 'invitations.userConfig'],
      ],
    ],
    [
      administrators,
      {},
      [
        ...['branding.saveLogo', 'branding.saveTarget', 'branding.saveFavicon'],
        ...['branding.sync', 'branding.saveShowInfo'],
        ...['devices.query', 'devices.handle', 'joinApplications.query', 'joinApplications.handle'],
        ...['externalApplications.query', 'externalApplications.handle'],
        ...['loginControl.configs', 'loginControl.save', 'loginControl.remove'],
        ...['loginInvalid', 'randomSuffix', 'mobileLogin', 'realIp', 'online'].map(
          (name) => `securitySettings.${name}`,
        ),
        ...['LoginInvalid', 'RandomSuffix', 'MobileLogin', 'RealIp', 'Online'].map(
          (name) => `securitySettings.save${name}`,
        ),
        ...['onlineWhite.query', 'onlineWhite.add', 'onlineWhite.remove', 'onlineWhite.candidates'],
        ...['serviceCall.bind', 'serviceCall.saveBind', 'serviceCall.createTenant'],
        'loginWhite.save',
        ...systemCalls,
      ],
    ],
    [
      managers,
      {},
      [
        ...['unbindApplications.query', 'unbindApplications.handle'],
        ...['cancellations.query', 'cancellations.handle', 'loginControl.administrators'],
        // Whoever decides about addresses elsewhere sees what comes of it there.
        ...['loginWhite.pc', 'loginWhite.h5', 'loginWhite.external', 'loginWhite.check'],
      ],
    ],
    // What holds in every department.
    [
      administrators,
      {},
      ['cssThemes.query', 'cssThemes.byId', 'cssThemes.create', 'cssThemes.update', 'themes.system.titles'],
    ],
    [['managerTenantAdministrator'], {}, ['licenceInfo.base', 'licenceInfo.used']],
    [administrators, { deployment: 'single' }, ['licenceInfo.base', 'licenceInfo.used']],
    [administrators, { managerTenant: true }, ['licenceInfo.base', 'licenceInfo.used']],
    [['managerTenantAdministrator'], {}, ['tenant.saveContactPurchase']],
    [['managerTenantAdministrator'], {}, ['serviceCall.other', 'serviceCall.saveOther']],
    [administrators, { managerTenant: true }, ['tenant.saveContactPurchase']],
    [[], { deployment: 'single', managerTenant: true }, ['tenant.saveContactPurchase']],
  ];
const cases = rights.flatMap(([allowed, pretence, ids]) =>
  ids.map((id) => ({ id, allowed, pretence, where: JSON.stringify(pretence) })),
);

describe.each(cases)('$id $where', ({ id, allowed, pretence }) => {
  const refused = sandboxAccounts.filter((account) => !allowed.includes(account));
  test.each(refused)('is refused to %s', async (account) => {
    sandbox = await freshSandbox();
    await sandbox.pretend({ ...sandbox.scenario(), ...pretence });
    const client = await signedIn(sandbox, account);
    const endpoint = endpoints.find((each) => each.id === id);
    if (!endpoint) throw new Error(`no endpoint ${id}`);
    const response = await client.send(endpoint, endpoint.example());
    expect(response.status).toBe(200);
    expect(refusalIn((await response.json()) as Said)).toMatchObject({ code: 401, msg: 'No permission' });
  });
});

const forEveryone = [
  'branding.query',
  'backMenu.menus',
  'tenant.teamsAuthInfo',
  'tenant.teamsTipsInfo',
  'tenant.contactPurchase',
  ...['languageNames.get', 'languageNames.list'],
  'file.uploadModule',
  'licenceInfo.version',
  'licenceApps.tenantSeats',
  'licenceApps.modules',
  'licenceApps.module',
  'licenceRemind.permission',
  'licenceRemind.appPermission',
  'licenceRemind.module',
  'licenceRemind.user',
  'licenceRemind.saveUser',
  'licenceRemind.resetDefault',
  'licenceRemind.configs',
  'people.orgTree',
  'people.departments',
  'people.people',
  'people.targets',
  'themes.mine',
  ...['launcher.configs', 'launcher.apps', 'launcher.moduleStatus', 'launcher.groups'],
  ...['quickCreate.personal', 'quickCreate.personalMobile', 'quickCreate.personalModules'],
  ...['quickCreate.formRights', 'quickCreate.workflowRights'],
  // In this order each finds what its example names.
  ...['launcher.sortGroups', 'launcher.sortApps', 'launcher.moveApp', 'launcher.updateGroup'],
  ...['launcher.createGroup', 'launcher.deleteGroup', 'launcher.save', 'launcher.updateConfig'],
  ...['launcher.reset', 'quickCreate.sortPersonal', 'quickCreate.deletePersonal'],
  ...['quickCreate.savePersonal', 'quickCreate.resetPersonal', 'quickCreate.resetPersonalMobile'],
  // The examples ask for oneself; for the team they are refused (tests/sandbox/custom-applications).
  ...['permissions', 'types', 'ofTenant', 'ofTenantOnPhones', 'mine'].map(application),
  ...['ownList', 'ownCreateFree', 'ownCreateCustom', 'targets'].map(custom),
];
/** Of one's own records: whose is not asked for by a right. */
const ownRecords = [
  'ownFree',
  'ownSaveFree',
  'ownDeleteFree',
  'ownCustom',
  'ownSaveCustom',
  'ownDeleteCustom',
];
test.each(sandboxAccounts)('%s may make every call that is for everyone', async (account) => {
  sandbox = await freshSandbox();
  const client = await signedIn(sandbox, account);
  const tenantKey =
    account === 'managerTenantAdministrator' || account === 'platformOperator' ? 'T1000001' : '';
  for (const id of forEveryone) {
    const endpoint = endpoints.find((each) => each.id === id);
    if (!endpoint) throw new Error(`no endpoint ${id}`);
    const own = id === 'languageNames.get' && tenantKey ? { targetId: tenantKey } : {};
    const input = { ...(endpoint.example() as object), ...own };
    const answer = (await (await client.send(endpoint, input)).json()) as Said;
    expect([id, isTaken(answer), answer]).toEqual([id, true, answer]);
  }
});

test('every call of these areas stands in one of the lists', () => {
  const listed = new Set([
    ...cases.map(({ id }) => id),
    ...forEveryone,
    ...ownRecords.map(custom),
    'languageNames.tenant',
  ]);
  const others = ['session', 'frame', 'licenceTool', 'feed'];
  const known = ['tenant.info', 'tenant.tips'];
  const missing = endpoints
    .map(({ id }) => id)
    .filter((id) => !others.includes(id.split('.')[0] ?? '') && !known.includes(id) && !listed.has(id));
  sandbox = { close: () => undefined } as Sandbox;
  expect(missing).toEqual([]);
});
