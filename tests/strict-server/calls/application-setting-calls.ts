/** Settings of application management, what shows in which order, single facts (3§3.6, 3§4, 3§7.1 to 3§7.4). */
import { get, post } from '../call.ts';
import { anyText, flag, listOf, oneOf, record, recordId, text, wholeNumber } from '../value-checks.ts';
import { configRecord } from './records.ts';

const manage = '/api/basicserver/app/manage';
const inDept = { deptId: recordId };
const optional = { optional: inDept };
const prefix = 'name, path and method: S-6';

const app = {
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
const config = { configKey: 'openSearch', configValue: '0', deptId: 'D12' };
const of = (field: string, check: typeof text) =>
  listOf(record({ required: { id: recordId, [field]: check } }));
const asked = {
  optional: { displayClient: oneOf('pc', 'pc-weapp'), domainName: text, teamOnly: flag, loadAll: flag },
};
// Rows APP-157, 164, 165.
const reads = [
  ['queryShowDisableConfig', { configValue: '1' }, '3§7.4'],
  ['querySubDeptConfig', { configValue: '1' }, '3§7.4; 3§3.6'],
  ['queryNavMenuList', [app], '3§7.4'],
] as const;
const changes = ['setDefConfigs', 'recoverDefaultSetting', 'resetSysDefaultConfigs', 'syncAppDisplaySetting'];
// Rows APP-098 to 100.
const lists = [
  '/api/baseserver/queryTenantApplicationList',
  '/api/app/baseserver/queryApplicationBeanList',
  '/api/baseserver/queryApplicationList',
];

export const applicationSettingCalls = [
  get({
    name: 'querySysAppManageConfigs',
    path: `${manage}/querySysAppManageConfigs`,
    fields: optional,
    data: { appManageConfigs: [config] },
    source: '3§7.4; 3§3.6',
    chosen: 'method, fields and answer',
  }),
  get({
    name: 'getAppManageConfig',
    path: `${manage}/getAppManageConfig`,
    fields: { required: { configKey: text }, ...optional },
    data: config,
    source: '3§7.4; 3§3.6',
    chosen: 'method, fields and answer',
  }),
  post({
    name: 'saveAppManageConfig',
    path: `${manage}/saveAppManageConfig`,
    fields: { required: { configKey: text, configValue: anyText }, ...optional },
    data: null,
    source: '3§7.4; 3§3.6',
    chosen: 'method and fields',
  }),
  post({
    name: 'saveAppManageConfigs',
    path: `${manage}/saveAppManageConfigs`,
    fields: { required: { appManageConfigs: listOf(configRecord) }, ...optional },
    data: null,
    source: '3§7.4; 3§3.6',
    chosen: 'method and fields',
  }),
  ...changes.map((name) =>
    post({
      name,
      path: `${manage}/${name}`,
      fields: optional,
      data: null,
      source: '3§7.4',
      chosen: 'method and fields',
    }),
  ),
  ...reads.map(([name, data, source]) =>
    get({ name, path: `${manage}/${name}`, fields: optional, data, source, chosen: prefix }),
  ),
  get({
    name: 'queryMixMenuEnabled',
    path: `${manage}/queryMixMenuEnabled`,
    fields: optional,
    data: { configValue: '1' },
    source: '3§7.4',
    chosen: 'method and answer',
  }),
  post({
    name: 'saveMixMenuEnabled',
    path: `${manage}/saveMixMenuEnabled`,
    fields: { required: { configValue: flag }, ...optional },
    data: null,
    source: '3§7.4',
    chosen: 'method',
  }),
  get({
    name: 'getAppManageDetachConfig',
    path: `${manage}/getAppManageDetachConfig`,
    data: { configValue: '0' },
    source: '3§7.4; 3§4',
    chosen: 'method and answer',
  }),
  post({
    name: 'saveAppManageDetachConfig',
    path: `${manage}/saveAppManageDetachConfig`,
    fields: { required: { configValue: flag } },
    data: null,
    source: '3§7.4; 3§4',
    chosen: 'method',
  }),
  post({
    name: 'saveMessageDisplaySetting',
    path: '/api/basicserver/saveMessageDisplaySetting',
    fields: { required: { configKey: text, configValue: anyText } },
    data: null,
    source: '3§7.3; 3§3.6',
    chosen: prefix,
  }),
  get({
    name: 'querySysNavigationMenus',
    path: `${manage}/querySysNavigationMenus`,
    fields: optional,
    data: { navMenus: [app] },
    source: '3§7.4; 3§3.1',
    chosen: 'method, fields and answer',
  }),
  get({
    name: 'querySysUnDisplayMenus',
    path: `${manage}/querySysUnDisplayMenus`,
    fields: optional,
    data: [app],
    source: '3§7.4; 3§3.1',
    chosen: 'method, fields and answer',
  }),
  post({
    name: 'saveAppManageApps',
    path: `${manage}/saveAppManageApps`,
    fields: {
      optional: {
        ...inDept,
        showApps: of('display', flag),
        openModes: of('openMode', oneOf('current', 'newPage', 'newWindow')),
      },
    },
    data: null,
    source: '3§7.4; 3§2.2',
    chosen: 'method and fields',
  }),
  post({
    // Row APP-107.
    name: 'resetSysMenusSetting',
    path: '/api/basicserver/resetSysMenusSetting',
    fields: optional,
    data: null,
    source: '3§7.1',
    chosen: 'fields',
  }),
  get({
    // Row APP-148.
    name: 'qryAppOrders',
    path: `${manage}/qryAppOrders`,
    fields: optional,
    data: [{ id: '2', orderNum: 3, acId: 'AC7', menuName: '流程', used: 12 }],
    source: '3§7.4',
    chosen: 'method, fields and answer',
  }),
  post({
    name: 'updateAppOrders',
    path: `${manage}/updateAppOrders`,
    fields: { required: { appOrders: of('orderNum', wholeNumber) }, ...optional },
    data: null,
    source: '3§7.4',
    chosen: 'method and fields',
  }),
  get({
    // Row APP-150.
    name: 'qryAppOrdersType',
    path: `${manage}/qryAppOrdersType`,
    fields: optional,
    data: { ordersType: 'used' },
    source: '3§7.4',
    chosen: 'method, fields and answer',
  }),
  post({
    // Row APP-151.
    name: 'updateAppOrdersType',
    path: `${manage}/updateAppOrdersType`,
    fields: { required: { ordersType: oneOf('custom', 'name', 'used') }, ...optional },
    data: null,
    source: '3§7.4',
    chosen: 'method and fields',
  }),
  ...['queryEnableConfigDept', 'queryEbEnableConfigDept'].map((name) =>
    get({
      name,
      path: `${manage}/${name}`,
      fields: optional,
      data: [{ id: 'D12', name: '销售中心' }],
      source: '3§7.4',
      chosen: 'method, fields and answer',
    }),
  ),
  ...lists.map((path) =>
    get({
      name: path.split('/').at(-1) ?? '',
      path,
      fields: asked,
      data: [app],
      source: '3§7.1',
      chosen: 'answer',
    }),
  ),
  post({
    // Row APP-098: "GET or POST".
    name: 'queryTenantApplicationList by POST',
    path: '/api/baseserver/queryTenantApplicationList',
    fields: asked,
    data: [app],
    source: '3§7.1',
    chosen: 'answer',
  }),
  get({
    // Row APP-110.
    name: 'check app update',
    path: `${manage}/checkAppUpdate`,
    fields: { required: { sysMenuId: recordId, updateTime: anyText }, ...optional },
    data: { updated: '1' },
    source: '3§7.2',
    chosen: prefix,
  }),
  get({
    // Row APP-112.
    name: 'target module app id',
    path: `${manage}/queryTargetModuleAppId`,
    fields: { required: { module: text, targetId: recordId }, ...optional },
    data: '2',
    source: '3§7.2',
    chosen: prefix,
  }),
  get({
    name: 'icon value resolution',
    path: `${manage}/queryIconValue`,
    fields: { required: { appIconType: anyText, appIconValue: anyText } },
    data: { icon: 'workflow' },
    source: '3§7.2; 3§3.2',
    chosen: prefix,
  }),
  get({
    // Row APP-160.
    name: 'special app id',
    path: `${manage}/querySpecialAppId`,
    fields: { required: { module: text }, ...optional },
    data: [{ id: '2' }],
    source: '3§7.4',
    chosen: prefix,
  }),
];
