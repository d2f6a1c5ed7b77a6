/** Inputs of application management with every field, for those whose example leaves some out. */
import * as categories from '#shared/api/applications/categories.ts';
import * as display from '#shared/api/applications/display.ts';
import {
  queryAppList,
  queryAppManagePermissions,
  queryAppTypes,
  queryGroupAppList,
} from '#shared/api/applications/lists.ts';
import * as lookups from '#shared/api/applications/lookups.ts';
import { querySysAppManageInfo, saveAppManageInfo } from '#shared/api/applications/manage.ts';
import {
  enableModule,
  enableModules,
  loadModuleStatus,
  queryModuleLicense,
} from '#shared/api/applications/modules.ts';
import * as settings from '#shared/api/applications/settings.ts';
import * as shareCalls from '#shared/api/applications/shares.ts';
import {
  queryAppManageSyncConfigs,
  saveAppManageSyncConfigs,
  syncOrgAppManageConfigs,
} from '#shared/api/applications/sync.ts';
import { queryAppUse } from '#shared/api/applications/use.ts';
import { queryViewAs } from '#shared/api/applications/view-as.ts';
import * as ownCustom from '#shared/api/custom-applications/personal.ts';
import { queryTargets } from '#shared/api/custom-applications/target.ts';
import * as teamCustom from '#shared/api/custom-applications/team.ts';
import type { Endpoint, Input } from '#shared/api/endpoint.ts';
import { saveEmpAppManageConfigs } from '#shared/api/launcher/launcher.ts';
import * as ownEntrances from '#shared/api/quick-create/personal.ts';
import * as teamEntrances from '#shared/api/quick-create/team.ts';

const inputs = new Map<Endpoint, unknown>();
function full<E extends Endpoint>(endpoint: E, input: Input<E>): void {
  inputs.set(endpoint, input);
}

const deptId = 'D12';
const locator = { installed: false, showDisable: true, pageNo: 2, pageSize: 15 };
const module = { moduleStr: '', moduleId: '77', moduleName: '台账', status: true };

full(queryAppList, { ...locator, deptId, keywords: '台 账', acId: 'AC7' });
full(queryGroupAppList, { deptId, showDisable: false, isGroup: false });
full(queryAppManagePermissions, { type: 'team' });
full(queryAppTypes, { type: 'personal', deptId });
full(categories.createCategory, { groupName: '日常', line: 3, deptId });
full(categories.updateCategory, { id: 'AC7', groupName: '日常', line: 2, deptId });
full(categories.deleteCategory, { id: 'AC7', deptId });
full(categories.sortCategories, { appInfos: [{ id: 'AC7', order: 12, group: '' }], deptId });
full(categories.sortApps, { modules: [{ id: '2', orderNum: 1 }], deptId });
full(categories.moveApp, { acId: '', amId: '2', orderNum: 4, deptId });
full(loadModuleStatus, { deptId });
full(enableModule, { module, deptId });
full(enableModules, { modules: [module, { ...module, moduleId: '78' }], deptId });
full(queryModuleLicense, { moduleId: '2', deptId });
full(queryAppManageSyncConfigs, { deptId });
full(saveAppManageSyncConfigs, {
  deptId,
  moduleDetachType: 'depth',
  appManageConfigs: [{ configKey: 'app_category_sync', configValue: '0', deptId }],
});
full(syncOrgAppManageConfigs, { deptId });
full(querySysAppManageInfo, { sysMenuId: '2', deptId });
full(saveAppManageInfo, { ...saveAppManageInfo.example(), deptId });
const share = {
  sid: 'S1',
  id: 'D13',
  reverse: true,
  moduleStr: 'hr',
  moduleId: '5',
  subContain: true,
  entryType: 'department' as const,
};
const sharing = { deptId, moduleId: '5', shares: [share] };
full(shareCalls.loadModuleShare, { deptId, moduleId: '5' });
full(shareCalls.addModuleShare, sharing);
full(shareCalls.addReverseModuleShare, sharing);
full(shareCalls.updateModuleShare, sharing);
full(shareCalls.delModuleShare, { deptId, moduleId: '5', sids: ['S1'] });
full(shareCalls.batchSaveSysMenuShares, { deptId, sysMenuIds: ['2'], sysMenuShares: [share] });
full(queryAppUse, { deptId });
full(shareCalls.queryShareAudience, {
  deptId,
  sysMenuShares: [share],
  keywords: '林',
  everybody: true,
  pageNo: 2,
  pageSize: 15,
});
full(queryViewAs, { deptId, userId: 'U5501', lang: 'ja_JP' });
full(shareCalls.copySysModule, { deptId, sysMenuId: '2' });
full(shareCalls.batchCopySysModule, { deptId, sysMenuIds: ['2', '3'] });
full(saveEmpAppManageConfigs, {
  showApps: [{ id: '2', display: true }],
  showNavs: [{ id: '2', menuStatus: false }],
  openModes: [{ id: '2', openMode: 'newWindow' }],
  orders: ['3', '2'],
  appManageConfigs: [{ configKey: 'simpleName', configValue: '0' }],
});

const config = { configKey: 'openSearch', configValue: '0', deptId };
for (const endpoint of [
  settings.querySysAppManageConfigs,
  settings.queryMixMenuEnabled,
  settings.queryShowDisableConfig,
  settings.querySubDeptConfig,
  settings.setDefConfigs,
  settings.recoverDefaultSetting,
  settings.resetSysDefaultConfigs,
  display.querySysNavigationMenus,
  display.querySysUnDisplayMenus,
  display.syncAppDisplaySetting,
  display.resetSysMenusSetting,
  display.qryAppOrders,
  display.qryAppOrdersType,
  display.queryEnableConfigDept,
  display.queryEbEnableConfigDept,
  lookups.queryNavMenuList,
]) {
  inputs.set(endpoint, { deptId });
}
full(settings.getAppManageConfig, { configKey: 'openSearch', deptId });
full(settings.saveAppManageConfig, config);
full(settings.saveAppManageConfigs, { appManageConfigs: [config], deptId });
full(settings.saveMixMenuEnabled, { configValue: false, deptId });
full(display.saveAppManageApps, {
  showApps: [{ id: '2', display: true }],
  openModes: [{ id: '2', openMode: 'newWindow' }],
  deptId,
});
full(display.updateAppOrders, { appOrders: [{ id: '2', orderNum: 4 }], deptId });
full(display.updateAppOrdersType, { ordersType: 'used', deptId });
const asked = { displayClient: 'pc-weapp', domainName: 'a.example', teamOnly: true, loadAll: false } as const;
full(lookups.queryTenantApplicationList, asked);
full(lookups.queryTenantApplicationListByPost, asked);
full(lookups.queryApplicationBeanList, asked);
full(lookups.queryApplicationList, asked);
full(lookups.checkAppUpdate, { sysMenuId: '2', updateTime: '2026-11-01 09:00:00', deptId });
full(lookups.queryTargetModuleAppId, { module: 'biaoge', targetId: 'F1', deptId });
full(lookups.querySpecialAppId, { module: 'workflow', deptId });
const sought = { keywords: '台账', applicationType: 'paas' as const, pageNo: 2, pageSize: 15 };
full(teamCustom.querySysMenus, { ...sought, deptId });
full(ownCustom.queryEmpSysMenus, sought);
full(queryTargets, { kind: 'folder', keywords: '制度', pageNo: 2, pageSize: 15 });
for (const call of [
  teamCustom.queryFreeApplication,
  teamCustom.deleteFreeApplication,
  teamCustom.queryCustomMenu,
  teamCustom.deleteCustomApplication,
])
  full(call, { sysMenuId: '77', deptId });
for (const call of [teamCustom.saveFreeApplication, teamCustom.saveCustomApplication])
  full(call, { ...call.example(), deptId });
for (const call of [teamCustom.createFreeApplication, teamCustom.createCustomApplication])
  full(call, { ...call.example(), source: 'project', deptId });

const clientType = 'appClient' as const;
const entrance = { module: 'biaoge', moduleId: 'F77', menuType: '1' } as const;
const changes = { addMenuEntrances: [entrance], delMenuEntrances: [entrance], clientType };
const order = { menuEntrances: [entrance], clientType };
const one = { userId: 'U5501', module: 'biaoge', moduleId: 'F77', clientType };
full(ownEntrances.queryAllEmpEnableModules, { userId: 'U5501', clientType });
full(teamEntrances.queryAllEnableModules, { userId: 'U5501', clientType });
full(ownEntrances.saveEmpMenuEntrances, changes);
full(teamEntrances.saveMenuEntrances, changes);
full(ownEntrances.updateEmpMenuEntrancesSort, order);
full(teamEntrances.updateMenuEntrancesSort, order);
full(ownEntrances.deleteEmpMenuEntrance, one);
full(teamEntrances.deleteMenuEntrance, one);

export const applicationInputs: ReadonlyMap<Endpoint, unknown> = inputs;
