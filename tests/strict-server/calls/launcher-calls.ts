/** An employee's own applications and groups (3§2.2, 3§7.1, 3§7.3, 3§7.4). */
import { get, post } from '../call.ts';
import {
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

const basic = '/api/basicserver';
const manage = `${basic}/app/manage`;
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
const groupValues = { groupName: text, line: oneOf('1', '2', '3') };
/** `id,order,group` (3§7.1). */
const placed: Check = (value) =>
  typeof value === 'string' && /^[^,]+,\d+,[^,]*$/.test(value) ? null : 'is no id,order,group';
const of = (field: string, check: Check) => listOf(record({ required: { id: recordId, [field]: check } }));
const ours = 'fields';

export const launcherCalls = [
  get({
    // Row LAUNCH-029.
    name: 'queryEmpAppManageConfigs',
    path: `${manage}/queryEmpAppManageConfigs`,
    data: {
      appManageConfigs: [{ configKey: 'navMode', configValue: 'mix' }],
      permission: { AppCategoryEdit: '1' },
    },
    source: '3§7.4; 3§3.6; 3§6',
    chosen: 'method and answer',
  }),
  post({
    // Row LAUNCH-019.
    name: 'queryEmpMenus',
    path: `${basic}/menu/queryEmpMenus`,
    fields: {
      required: {
        displayClient: oneOf('pc', 'pc-weapp'),
        loadAll: oneOf('1'),
        navMode: oneOf('standard', 'mix'),
      },
    },
    data: { empmenus: [app] },
    source: '3§7.1; 3§3.1',
  }),
  get({
    // Row LAUNCH-026.
    name: 'loadModuleStatusPersonal',
    path: `${basic}/loadModuleStatusPersonal`,
    data: [
      {
        moduleId: '2',
        deptId: '',
        status: '0',
        moduleStr: 'workflow',
        moduleName: '流程',
        applicationType: '',
        baseApp: '1',
        installed: '1',
      },
    ],
    source: '3§7.3; 3§3.5',
    chosen: `${prefix}; what it says of the module besides`,
  }),
  post({
    // Row LAUNCH-027.
    name: 'saveEmpAppManageConfigs',
    path: `${manage}/saveEmpAppManageConfigs`,
    fields: {
      optional: {
        showApps: of('display', flag),
        showNavs: of('menuStatus', flag),
        openModes: of('openMode', oneOf('current', 'newPage', 'newWindow')),
        orders: listOf(text),
        appManageConfigs: listOf(configRecord),
      },
    },
    data: null,
    source: '3§7.4; 3§2.2',
    chosen: `method and ${ours}`,
  }),
  post({
    // Row LAUNCH-028.
    name: 'syncEmpAppDisplaySetting',
    path: `${manage}/syncEmpAppDisplaySetting`,
    data: null,
    source: '3§7.4; 3§2.2',
    chosen: 'method, and that it resets',
  }),
  post({
    // Row LAUNCH-030.
    name: 'updateEmpConfig',
    path: `${manage}/updateEmpConfig`,
    fields: { required: { configKey: oneOf('syncType'), configValue: oneOf('0', '1') } },
    data: null,
    source: '3§7.4; 3§3.6',
    chosen: `method and ${ours}`,
  }),
  get({
    name: 'personal groups',
    path: `${basic}/queryPersonalApplicationCategory`,
    data: [
      {
        id: 'AC7',
        groupName: '日常 & 办公',
        order: 2,
        categoryType: 'custom',
        line: 3,
        count: 1,
        own: '1',
        menus: [app],
      },
    ],
    source: '3§2.2; 3§3.5',
    chosen: prefix,
  }),
  post({
    // Row LAUNCH-020.
    name: 'creatPersonalApplicationCategory',
    path: `${basic}/creatPersonalApplicationCategory`,
    fields: { required: groupValues },
    data: 'PC7',
    source: '3§7.1; 3§3.5',
    chosen: `${ours} and answer`,
  }),
  post({
    // Row LAUNCH-022.
    name: 'updateApplicationCategoryPersonal',
    path: `${basic}/updateApplicationCategoryPersonal`,
    fields: { required: { id: recordId, ...groupValues } },
    data: null,
    source: '3§7.1; 3§3.5',
    chosen: ours,
  }),
  post({
    // Row LAUNCH-021.
    name: 'deleteApplicationCategoryPersonal',
    path: `${basic}/deleteApplicationCategoryPersonal`,
    fields: { required: { id: recordId } },
    data: null,
    source: '3§7.1',
    chosen: ours,
  }),
  post({
    // Row LAUNCH-023.
    name: 'updateAppCatrgoryOrderNumPersonal',
    path: `${basic}/updateAppCatrgoryOrderNumPersonal`,
    fields: { required: { appInfos: listOf(placed) } },
    data: null,
    source: '3§7.1',
    chosen: 'that it is a list',
  }),
  post({
    // Row LAUNCH-024.
    name: 'updateAppModuleOrderNumPersonal',
    path: `${basic}/updateAppModuleOrderNumPersonal`,
    fields: { required: { modules: of('orderNum', wholeNumber) } },
    data: null,
    source: '3§7.1',
    chosen: ours,
  }),
  post({
    // Row LAUNCH-025.
    name: 'updateAppModuleOrderNumAndRelationPersonal',
    path: `${basic}/updateAppModuleOrderNumAndRelationPersonal`,
    fields: { required: { acId: recordIdOrEmpty, amId: recordId, orderNum: wholeNumber } },
    data: null,
    source: '3§7.1',
    chosen: ours,
  }),
];
