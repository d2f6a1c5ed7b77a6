/** Inputs with every field that a declaration allows, for those whose example leaves some out. */
import {
  getBackstageMenus,
  queryBackstageMenuByPid,
  queryBackstageMenus,
} from '#shared/api/back-menu/back-menu.ts';
import * as menuChanges from '#shared/api/back-menu/changes.ts';
import { queryBackstageMenuConfig } from '#shared/api/back-menu/config.ts';
import { queryDepartmentMenus } from '#shared/api/back-menu/detail.ts';
import { saveLogoClickUrl, saveLogoUrl } from '#shared/api/branding/branding.ts';
import type { Endpoint, Input } from '#shared/api/endpoint.ts';
import { addComment, queryShares } from '#shared/api/feed/feed.ts';
import { queryInvite } from '#shared/api/invitations/invitations.ts';
import { multilangSave, saveNamePerLangs } from '#shared/api/language-names/language-names.ts';
import {
  getModuleLicenseInfo,
  queryAgencyAppLicenceList,
  queryAppLicenceList,
  queryDetachModuleLicenseInfo,
  queryModuleLicenseInfo,
} from '#shared/api/licence-info/apps.ts';
import {
  queryLicenseUser,
  queryLicenseWhiteList,
  searchWhiteEmpInfo,
} from '#shared/api/licence-info/licence-info.ts';
import {
  checkAppManageRemindPermission,
  getLicenceReminder,
  licenceReminderPermission,
  queryModuleRemindSetting,
  resetDefaultRemindSetting,
  resetLicenceReminder,
  saveLicenceReminder,
  saveModuleRemindSetting,
  saveUserRemindSetting,
} from '#shared/api/licence-info/reminder.ts';
import { pageQueryLoginLog } from '#shared/api/login-log/login-log.ts';
import { pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import { getOrgTree, queryPeople, queryShareTargets, searchDepartments } from '#shared/api/people/people.ts';
import { saveContactPurchaseConfigs, updateTenantInfo } from '#shared/api/tenant/changes.ts';
import { applicationInputs } from './full-application-inputs.ts';
import { systemInputs } from './full-system-inputs.ts';
import { themeInputs } from './full-theme-inputs.ts';

const inputs = new Map<Endpoint, unknown>();
function full<E extends Endpoint>(endpoint: E, input: Input<E>): void {
  inputs.set(endpoint, input);
}

full(queryShares, {
  range: 'employee',
  workType: 'shareAtme',
  keywords: '检修',
  creator: 'U-4',
  pageNo: 2,
  pageSize: 25,
  startDate: '2026-11-01',
  endDate: '2026-11-24',
});
full(addComment, { id: 'S1', content: '@薛 收到', replyId: 'C1', userIds: ['U-4'], userIdIndex: [0] });

const deptId = 'D12';
const search = {
  keywords: '报销',
  deptId,
  upperLimit: true,
  conditions: [{ field: 'name', operator: 'contains' as const, value: ['报', '销'] }],
  connection: 'or' as const,
};
const users = { keywords: '薛', pageNo: 2, pageSize: 50 };
const appManageConfigs = [
  { configKey: 'contactPurchase', configValue: '0' },
  { configKey: 'purchaseUrl', configValue: '', deptId },
];
const names = [
  { lang: 'zh_CN' as const, name: '磐石 & 远航（集团）' },
  { lang: 'ar_AE' as const, name: '' },
];

full(saveLogoUrl, { logoUrl: '/api/file/preview?fileId=F-7&type=imgs', logoType: 'vertical' });
full(saveLogoClickUrl, { logoClickUrl: '', logoType: 'vertical' });
full(queryInvite, {
  pageNo: 2,
  pageSize: 5,
  current: 2,
  total: 12,
  hasMore: true,
  'inviteInfo.invitee': '陆',
  'inviteInfo.contact': '139',
});
for (const call of [getBackstageMenus, queryBackstageMenus])
  full(call, { domainName: 'platform.example.com', keywords: '组织', deptId });
full(queryBackstageMenuByPid, { parentId: '9001', deptId });
full(queryBackstageMenuConfig, { deptId });
full(queryDepartmentMenus, { deptId });
full(menuChanges.createBackstageMenu, { ...menuChanges.createBackstageMenu.example(), deptId });
full(menuChanges.createBackstageGroup, { ...menuChanges.createBackstageGroup.example(), deptId });
full(menuChanges.updateBackstateMenuGroupOrder, { oldIndex: 3, newIndex: 0, deptId });
full(menuChanges.updateBackstageMenuOrder, {
  groupMenusOrder: [{ id: '9101', menuOrder: 1, parentId: '9001' }],
  deptId,
});
full(queryAppLicenceList, search);
full(queryAgencyAppLicenceList, search);
full(queryDetachModuleLicenseInfo, { ...search, upperLimit: false });
full(queryModuleLicenseInfo, { deptId });
full(getModuleLicenseInfo, { moduleStr: 'workflow' });
full(queryLicenseUser, { terminal: 'external', ...users });
full(queryLicenseWhiteList, users);
full(searchWhiteEmpInfo, users);
full(getOrgTree, { menuCode: 'interfaceConfig', parentId: deptId });
full(searchDepartments, { menuCode: 'interfaceConfig', ids: [deptId, 'D13'], ...users });
full(queryPeople, { deptId, ids: ['U5501', 'U5502'], contacts: ['a@example.com', '13900001111'], ...users });
full(queryShareTargets, { entryType: 'position', ids: ['PO7', 'PO8'], ...users });
full(getLicenceReminder, { remindType: 'internal', deptId });
full(resetLicenceReminder, { remindType: 'external', deptId });
full(licenceReminderPermission, { deptId });
full(saveLicenceReminder, {
  id: 'LR-31',
  remindType: 'internal',
  remindLevel: 'organisation',
  remindStatus: false,
  warnValue: 0,
  remindMode: ['popup', 'systemMessage', 'sms'],
  remindContent: '',
  deptId,
});
full(checkAppManageRemindPermission, { deptId, permissionSetCode: 'moduleShareEdit' });
full(queryModuleRemindSetting, { moduleId: 'workflow', deptId });
full(saveModuleRemindSetting, { moduleId: 'workflow', deptId, appManageConfigs });
full(saveUserRemindSetting, { appManageConfigs });
full(resetDefaultRemindSetting, { moduleId: 'workflow', deptId });
full(updateTenantInfo, {
  tenant: { tenantName: '磐石远航', contact: '薛', mobile: '+8613755500123', email: '', telephone: '' },
  tenantTips: { id: 'TIP-9', configValue: '<p>a&b</p>' },
  appManageConfigs,
});
full(saveContactPurchaseConfigs, { appManageConfigs });
full(saveNamePerLangs, { orgType: 'tenant', targetId: 'TS7700123', orgNameLangs: names });
full(multilangSave, {
  module: 'basicserver',
  targetId: 'TS7700123',
  tablefield: 'application_config.config_value',
  langs: names,
});
full(pageQueryLoginLog, {
  streamFilter: {
    operateType: 'login',
    keywords: '薛',
    userIds: ['U5501'],
    exceptUserIds: ['U5502'],
    deptIds: ['D12'],
    ip: '10.0.0.0/8',
    clientTypes: ['pc', 'h5'],
    exceptClientTypes: ['ios'],
    result: 'failure',
    failureReasons: ['wrongPassword'],
    languages: ['zh_CN'],
    device: 'PC',
    outsideHours: '8-19',
    departmentHours: [{ deptId: 'D12', hours: '9-18@Asia/Singapore' }],
    pageNo: 2,
    pageSize: 50,
    beginTime: '2026-05-01 00:00:00',
    endTime: '2026-05-31 23:59:59',
  },
});
full(pageQueryOperationLog, {
  streamFilter: {
    module: 'appmgmt',
    functionName: 'backstage',
    groupId: 'backstage_D12',
    targetId: 'TS7700123',
    operatorIds: ['U5501'],
    beginDate: '2026-05-01',
    endDate: '2026-05-31',
    operateType: '修改',
    targetName: '租户',
    operateDesc: '联系人',
    pageNo: 3,
    pageSize: 10,
  },
});

/** null where the example has every field already. */
export function fullInput(endpoint: Endpoint): unknown {
  const found = [inputs, systemInputs, themeInputs, applicationInputs].find((some) => some.has(endpoint));
  return found?.get(endpoint) ?? null;
}
