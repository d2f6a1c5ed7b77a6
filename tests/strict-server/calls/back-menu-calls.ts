/** Menus of the admin centre (3§3.8, 3§7.6; rows BMENU-024 to 028, 031 to 039, 070 to 085, 088). */
import { get, post } from '../call.ts';
import {
  anyText,
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

const names = { customNameStatus: '0', customName: '', menuOrder: 1 };

const menu = {
  ...names,
  id: '9101',
  menuCode: 'org',
  menuName: '组织架构',
  menuStatus: '1',
  type: '9001',
  parentId: '9001',
  common: '0',
  openMode: 'current',
  icon: 'icon-org',
  menuPath: 'org',
  isParent: '0',
};
const menus = {
  backstageMenus: [
    {
      ...names,
      id: '9001',
      menuName: '全局基础',
      originCustomName: '',
      menuType: 'system',
      children: [menu],
    },
  ],
  permission: true,
  hasSelfMenus: false,
};
const path = '/api/basicserver/backstage/menu';
const asked = { required: { domainName: text }, optional: { keywords: text, deptId: recordId } };
const inDept = { deptId: recordId };
const values = {
  customName: anyText,
  icon: anyText,
  menuPath: anyText,
  openMode: oneOf('current', 'new'),
  parentId: recordId,
};
const order = record({ required: { id: recordId, menuOrder: wholeNumber, parentId: recordId } });
const child = record({ required: { id: recordId, common: flag } });
const ids = 'menuIds, separated by commas';

const named = [{ lang: 'zh_CN', name: '组织架构' }];
const detail = {
  id: '9101',
  parentId: '9001',
  customMenuName: '组织',
  i18nMenuName: named,
  menuKey: 'org',
  url: 'org',
  i18nCustomMenuName: [{ lang: 'ar_AE', name: 'المنظمة' }],
  menuEnable: '1',
  openWay: '2',
  useLimit: '',
  orderNo: 1,
  defaultOrderNo: 1,
  menuType: 'DEFAULT_MENU',
  menuAuth: '',
  groupType: 'NAVIGATION',
  windowSize: '1',
  windowHeight: 600,
  windowWidth: 900,
  cornerMarkSetting: '',
  clientType: 'webClient',
  menuNameShow: '1',
  allowUserChange: '0',
  showWay: 'floatmenu',
  licenseDisplay: '0',
};

export const backMenuCalls = [
  get({
    name: 'department menu configs',
    path: `${path}/queryDepartmentMenuConfigs`,
    fields: {},
    data: [{ dept: { id: '1001', name: '总部' }, own: '1', below: '0' }],
    source: '3§7.8; 3§3.8',
    chosen: 'name, path and method: S-6',
  }),
  get({
    name: 'department menu calls',
    path: `${path}/queryDepartmentMenus`,
    fields: { optional: inDept },
    data: [detail],
    source: '3§7.8; 3§3.8',
    chosen: 'name, path and method: S-6',
  }),
  get({
    name: 'getBackstageMenus',
    path: `${path}/getBackstageMenus`,
    fields: asked,
    data: menus,
    source: '3§7.6; 3§3.8',
  }),
  get({
    name: 'queryBackstageMenus',
    path: `${path}/queryBackstageMenus`,
    fields: asked,
    data: menus,
    source: '3§7.6; 3§3.8',
  }),
  get({
    name: 'queryBackstageMenuByPid',
    path: `${path}/queryBackstageMenuByPid`,
    fields: { required: { parentId: recordId }, optional: inDept },
    data: [menu],
    source: '3§7.6; 3§3.8',
    chosen: 'fields',
  }),
  get({
    name: 'queryBackstageMenuConfig',
    path: `${path}/queryBackstageMenuConfig`,
    fields: { optional: inDept },
    data: {
      backstageMenuConfigs: [{ configKey: 'backstage_menu_subdept', configValue: '0', deptId: 'D12' }],
      rootDept: '0',
      permission: { moduleShareEdit: '1' },
      dept: { id: 'D12', name: '分部' },
      parentSub: '1',
      hasSelfMenus: '0',
      from: { id: 'D1', name: '总部' },
    },
    source: '3§7.6; 3§3.8',
    chosen: 'deptId, from; keys: S-25',
  }),
  post({
    name: 'saveBackstageMenuConfig',
    path: `${path}/saveBackstageMenuConfig`,
    fields: { required: { backstageMenuConfigs: listOf(configRecord) } },
    data: null,
    source: '3§7.6; 3§3.8',
    chosen: 'keys: S-25',
  }),
  post({
    name: 'updateBackMenuStatus',
    path: `${path}/updateBackMenuStatus`,
    fields: { required: { menuId: recordId, status: flag } },
    data: null,
    source: '3§7.6; 3§4',
  }),
  post({
    name: 'batchUpdateBackMenuStatus',
    path: `${path}/batchUpdateBackMenuStatus`,
    fields: { required: { menuIds: text, status: flag } },
    data: null,
    source: '3§7.6',
    chosen: ids,
  }),
  post({
    name: 'createBackstageMenu',
    path: `${path}/createBackstageMenu`,
    fields: { required: values, optional: inDept },
    data: '9102',
    source: '3§7.6; 3§3.8',
    chosen: 'fields',
  }),
  post({
    name: 'updateBackstageMenu',
    path: `${path}/updateBackstageMenu`,
    fields: { required: { ...values, menuId: recordId, customNameStatus: flag } },
    data: null,
    source: '3§7.6',
  }),
  post({
    name: 'deleteBackstageMenu',
    path: `${path}/deleteBackstageMenu`,
    fields: { required: { menuId: recordId } },
    data: null,
    source: '3§7.6',
  }),
  post({
    name: 'batchDeleteBackstageMenu',
    path: `${path}/batchDeleteBackstageMenu`,
    fields: { required: { menuIds: text } },
    data: null,
    source: '3§7.6',
    chosen: ids,
  }),
  post({
    name: 'createBackstageGroup',
    path: `${path}/createBackstageGroup`,
    fields: { required: { customName: text, menuOrder: wholeNumber }, optional: inDept },
    data: '9002',
    source: '3§7.6; 3§5.5',
  }),
  post({
    name: 'updateBackstageGroup',
    path: `${path}/updateBackstageGroup`,
    fields: {
      required: {
        menuId: recordId,
        customName: anyText,
        customNameStatus: flag,
        menuOrder: wholeNumber,
        children: listOf(child),
      },
    },
    data: null,
    source: '3§7.6; 3§3.8',
  }),
  post({
    name: 'deleteBackstageGroup',
    path: `${path}/deleteBackstageGroup`,
    fields: { required: { menuId: recordId, parentId: recordIdOrEmpty } },
    data: null,
    source: '3§7.6',
  }),
  post({
    name: 'updateBackstateMenuGroupOrder',
    path: `${path}/updateBackstateMenuGroupOrder`,
    fields: { required: { oldIndex: wholeNumber, newIndex: wholeNumber }, optional: inDept },
    data: null,
    source: '3§7.6; 3§4',
  }),
  post({
    name: 'updateBackstageMenuOrder',
    path: `${path}/updateBackstageMenuOrder`,
    fields: { required: { groupMenusOrder: listOf(order) }, optional: inDept },
    data: null,
    source: '3§7.6; 3§4',
  }),
];
