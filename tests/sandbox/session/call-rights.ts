/** Who may make the calls of tenant, licence, themes and applications (spec 1§6, 2§6, 3§6), as tables. */
import type { SandboxAccount } from '#shared/api/session/session.ts';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { systemCalls, tabCalls } from './system-rights.ts';

const administrators = ['systemAdministrator', 'managerTenantAdministrator'] as const;
const managers = [...administrators, 'subAdministrator', 'departmentAdministrator'] as const;

/** Changes of themes are for whoever has their menu; those of a department are tested with the departments. */
const families = ['back', 'special', 'mobile'] as const;
const ofEachFamily = (...names: string[]) =>
  families.flatMap((family) => names.map((name) => `themes.${family}.${name}`));

export const application = (name: string) => `applications.${name}`;
const backMenu = (name: string) => `backMenu.${name}`;
export const custom = (name: string) => `customApplications.${name}`;

/** Calls by who may make them, as the specification says; every other call of these areas is for everyone. */
export const rights: readonly (readonly [
  readonly SandboxAccount[],
  Partial<SandboxScenario>,
  readonly string[],
])[] = [
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
      ...['themes.special.addModuleStyle', 'themes.saveAuthority', 'themes.saveIndependence', 'themes.sync'],
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
