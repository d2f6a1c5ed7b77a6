/** Application management: lists, groups, enablement, sync configs (3§3.1, 3§3.5, 3§7.1 to 3§7.4). */
import { get, post } from '../call.ts';
import {
  anyText,
  type Check,
  flag,
  listOf,
  oneOf,
  record,
  recordId,
  recordIdOrEmpty,
  text,
  wholeNumber,
} from '../value-checks.ts';
import { configRecord } from './records.ts';

const prefix = 'name, path and method: S-6';
const manage = '/api/basicserver/app/manage';
const basic = '/api/basicserver';
const inDept = { deptId: recordId };

// Rows APP-022, 026, 027.
export const app = {
  id: '2',
  menuid: '2',
  menuName: '流程',
  shortName: '流程',
  menuStatus: '1',
  userId: 'U5501',
  applicationType: 'singleForm',
  openMode: 'newPage',
  moduleId: '2',
  display: '0',
  orderIndex: 3,
  applicationCustoms: [{ module: 'biaoge', targetId: 'F77' }],
  orgId: 'D12',
  menuType: 'CUSTOM_MENU',
  menuCode: 'workflow',
  module: 'workflow',
  path: '/sp/workflow',
  icon: 'workflow',
  sysMenuId: 'S2',
  baseApp: '0',
  installed: '1',
  acId: 'AC7',
};
const category = {
  id: 'AC7',
  groupName: '日常 & 办公',
  order: 2,
  categoryType: 'custom',
  line: 3,
  count: 1,
  own: '1',
  menus: [app],
};
const status = {
  moduleId: '2',
  deptId: 'D12',
  status: '0',
  moduleStr: 'workflow',
  moduleName: '流程',
  applicationType: 'eBuilder',
  baseApp: '1',
  installed: '0',
};
const turned = record({
  required: { moduleStr: anyText, moduleId: recordId, moduleName: anyText, status: flag },
});
/** `id,order,group` (3§7.1). */
const placed: Check = (value) =>
  typeof value === 'string' && /^[^,]+,\d+,[^,]*$/.test(value) ? null : 'is no id,order,group';
const groupValues = { groupName: text, line: oneOf('1', '2', '3') };
const ours = 'fields';

export const applicationCalls = [
  get({
    // Row APP-156.
    name: 'load AppManage permissions',
    path: `${manage}/queryAppManagePermissions`,
    fields: { optional: { type: oneOf('personal', 'team') } },
    answers: 'status',
    data: [{ code: 'createCustomApplication' }],
    source: '3§7.4; 3§6',
    chosen: `${prefix}; type`,
  }),
  get({
    // Row APP-162.
    name: 'app list',
    path: `${manage}/queryAppList`,
    fields: {
      required: { installed: flag, showDisable: flag, pageNo: wholeNumber, pageSize: wholeNumber },
      optional: { ...inDept, keywords: anyText, acId: recordId },
    },
    data: { result: [app], totalCount: 11, pageNo: 1, pageSize: 10, hasNext: true },
    source: '3§7.4; 3§3.1',
    chosen: `${prefix}; installed, showDisable, acId and the page`,
  }),
  get({
    // Rows APP-049, 163.
    name: 'grouped list',
    path: `${manage}/queryGroupAppList`,
    fields: { required: { showDisable: flag, isGroup: flag }, optional: inDept },
    data: [category],
    source: '3§7.4; 3§3.5',
    chosen: `${prefix}; count and own`,
  }),
  get({
    // Rows APP-053, 158.
    name: 'query app types',
    path: `${manage}/queryAppTypes`,
    fields: { required: { type: oneOf('personal', 'team') }, optional: inDept },
    data: { appTypes: [{ id: 'singleForm', name: '单表单' }] },
    source: '3§7.4; 3§3.5',
    chosen: prefix,
  }),
  post({
    // Row APP-101.
    name: 'creatApplicationCategory',
    path: `${basic}/creatApplicationCategory`,
    fields: { required: groupValues, optional: inDept },
    data: 'AC7',
    source: '3§7.1; 3§3.5',
    chosen: `${ours} and answer`,
  }),
  post({
    // Row APP-103.
    name: 'updateApplicationCategory',
    path: `${basic}/updateApplicationCategory`,
    fields: { required: { id: recordId, ...groupValues }, optional: inDept },
    data: null,
    source: '3§7.1; 3§3.5',
    chosen: ours,
  }),
  post({
    // Row APP-102.
    name: 'deleteApplicationCategory',
    path: `${basic}/deleteApplicationCategory`,
    fields: { required: { id: recordId }, optional: inDept },
    data: null,
    source: '3§7.1',
    chosen: ours,
  }),
  post({
    // Row APP-104.
    name: 'updateAppCatrgoryOrderNum',
    path: `${basic}/updateAppCatrgoryOrderNum`,
    fields: { required: { appInfos: listOf(placed) }, optional: inDept },
    data: null,
    source: '3§7.1',
    chosen: 'that it is a list, and the department',
  }),
  post({
    // Row APP-105.
    name: 'updateAppModuleOrderNum',
    path: `${basic}/updateAppModuleOrderNum`,
    fields: {
      required: { modules: listOf(record({ required: { id: recordId, orderNum: wholeNumber } })) },
      optional: inDept,
    },
    data: null,
    source: '3§7.1',
    chosen: 'the department',
  }),
  post({
    // Row APP-106.
    name: 'updateAppModuleOrderNumAndRelation',
    path: `${basic}/updateAppModuleOrderNumAndRelation`,
    fields: { required: { acId: recordIdOrEmpty, amId: recordId, orderNum: wholeNumber }, optional: inDept },
    data: null,
    source: '3§7.1',
    chosen: 'the department',
  }),
  get({
    // Rows APP-052, 114.
    name: 'loadModuleStatus',
    path: `${basic}/loadModuleStatus`,
    fields: { optional: inDept },
    data: [status],
    source: '3§7.3; 3§3.5',
    chosen: `${prefix}; what it says of the module besides`,
  }),
  post({
    // Row APP-117.
    name: 'enableModule',
    path: `${basic}/enableModule`,
    fields: { required: { module: turned }, optional: inDept },
    data: null,
    source: '3§7.3',
    chosen: prefix,
  }),
  post({
    name: 'enableModules',
    path: `${basic}/enableModules`,
    fields: { required: { modules: listOf(turned) }, optional: inDept },
    data: null,
    source: '3§7.3',
    chosen: `${prefix}; fields`,
  }),
  get({
    // Rows APP-046, 116.
    name: 'queryModuleLicense',
    path: `${basic}/menu/queryModuleLicense`,
    fields: { required: { moduleId: recordId }, optional: inDept },
    data: {
      moduleStr: 'workflow',
      status: 'probation',
      maxLicense: 50,
      usedLicense: 49,
      maxLicenseApp: 20,
      usedLicenseApp: 7,
      probationExpire: '2026-06-30',
      upperLimitRemind: '1',
      appUpperLimitRemind: '0',
      appPayStatus: 'prepaid',
      applyClient: '1',
    },
    source: '3§7.3; 3§3.4',
    chosen: prefix,
  }),
  post({
    // Row APP-111.
    name: 'batchCheckAppMenuSetting',
    path: '/api/cusapp/app/batchCheckAppMenuSetting',
    fields: { required: { appIds: listOf(recordId) } },
    data: [{ appId: '100000000000010000', menuSetting: '1' }],
    source: '3§7.2; 3§5.2',
    chosen: 'fields and answer',
  }),
  get({
    // Rows APP-073, 074, 141.
    name: 'queryAppManageSyncConfigs',
    path: `${manage}/queryAppManageSyncConfigs`,
    fields: { optional: inDept },
    data: {
      appManageConfigs: [{ configKey: 'module_share_sync', configValue: '1' }],
      moduleDetachType: '0',
      rootDept: '0',
      dept: { id: 'D12', name: '研发' },
      permission: { moduleShareEdit: '1', AppCategoryEdit: '0', moduleEnable: '1' },
      hasSelfMenus: '0',
      parentSub: '1',
      from: { id: 'D1', name: '总部' },
    },
    source: '3§7.4; 3§3.7',
    chosen: 'moduleEnable and from',
  }),
  post({
    // Row APP-142.
    name: 'app manage sync configs save',
    path: `${manage}/saveAppManageSyncConfigs`,
    fields: {
      required: { appManageConfigs: listOf(configRecord), moduleDetachType: oneOf('0', '1') },
      optional: inDept,
    },
    data: null,
    source: '3§7.4',
    chosen: `${prefix} (3§7.4 names it without its operation)`,
  }),
  post({
    name: 'syncOrgAppManageConfigs',
    path: `${manage}/syncOrgAppManageConfigs`,
    fields: { optional: inDept },
    data: null,
    source: '3§7.4',
    chosen: 'fields',
  }),
];
