/** Calls about one application: its information and settings (3§3.2, 3§3.3, 3§7.4). */
import { get, post } from '../call.ts';
import {
  anyText,
  flag,
  listOf,
  oneOf,
  record,
  recordId,
  recordIdOrEmpty,
  wholeNumber,
} from '../value-checks.ts';

const manage = '/api/basicserver/app/manage';
const share = record({
  required: {
    sid: anyText,
    id: recordIdOrEmpty,
    reverse: flag,
    moduleStr: anyText,
    moduleId: recordIdOrEmpty,
    entryType: oneOf(
      'user',
      'department',
      'subcompany',
      'all',
      'allExternal',
      'group',
      'position',
      'external',
    ),
  },
  optional: { subContain: flag },
});
const texts = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, anyText]));
const flags = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, flag]));

export const info = record({
  required: {
    sysMenus: record({
      required: {
        ...texts('id', 'menuname', 'shortname', 'description', 'applicationRange', 'icon', 'mobileIcon'),
        ...texts('appIconType', 'appIconValue', 'characterization', 'applicationType'),
        ...texts('cornerMarkData', 'cornerMarkIcon', 'pcCornerMarkData', 'pcCornerMarkIcon'),
        openMode: oneOf('current', 'newPage', 'newWindow'),
        applyClient: oneOf('0', '1', '2'),
        cornerMark: oneOf('0', '1', '2'),
        pcCornerMark: oneOf('0', '1', '2'),
      },
    }),
    appModuleLink: record({
      required: {
        ...texts('acId', 'amId', 'id', 'module', 'moduleId', 'updateTime'),
        orderNum: wholeNumber,
        status: flag,
      },
    }),
    content: record({
      required: {
        forms: listOf(record({ required: { id: recordId, name: anyText, module: oneOf('biaoge') } })),
        ...texts('innerUrl', 'innerUrlMobile', 'outerUrl', 'targetId', 'targetName', 'acId'),
        urlType: oneOf('inner', 'outer'),
        scope: oneOf('PC', 'MOBILE', 'PC_MOBILE'),
        status: flag,
        shares: listOf(share),
      },
    }),
    ...flags('curInstitution', 'subSharing', 'subDeptType', 'subContain', 'subPermission'),
    ...flags('menuTop', 'syncStatus', 'defaultMenu', 'menuDisplay', 'customNameStatus', 'customDescStatus'),
    ...texts('allowDomains', 'customMenuName', 'customShortName', 'customDesc'),
    sysMenuShares: listOf(share),
  },
});

const stored = { sid: 'S9', id: 'U5501', entryType: 'user', reverse: '1', moduleStr: 'eb_1', moduleId: '77' };
export const answer = {
  sysMenus: {
    id: '77',
    menuname: '台账',
    shortname: '账',
    description: 'a & b',
    applicationType: 'multiForm',
    applicationRange: 'company',
    icon: 'app',
    mobileIcon: 'm',
    appIconType: '1',
    appIconValue: 'v',
    openMode: 'newWindow',
    applyClient: '2',
    characterization: 'c',
    cornerMark: '1',
    cornerMarkData: '/d',
    cornerMarkIcon: 'i',
    pcCornerMark: '2',
    pcCornerMarkData: '/p',
    pcCornerMarkIcon: 'j',
  },
  appModuleLink: {
    acId: 'AC7',
    amId: '77',
    id: 'L1',
    module: 'eb_1',
    moduleId: '77',
    orderNum: 4,
    status: '1',
    updateTime: '2026-05-04 10:11:12',
  },
  content: {
    forms: [{ id: 'F1', name: '表', module: 'biaoge' }],
    innerUrl: '/i',
    innerUrlMobile: '/m',
    outerUrl: 'https://x.example',
    targetId: 'T',
    targetName: 'N',
    urlType: 'outer',
    scope: 'MOBILE',
    acId: 'AC7',
    status: '1',
    shares: [stored],
  },
  curInstitution: '1',
  subSharing: '1',
  subDeptType: '1',
  subContain: '1',
  subPermission: '1',
  sysMenuShares: [stored, { ...stored, sid: '', entryType: 'department', reverse: '0', subContain: '1' }],
  menuTop: '1',
  syncStatus: '1',
  defaultMenu: '1',
  menuDisplay: '0',
  allowDomains: 'a.example',
  customNameStatus: '1',
  customMenuName: '名',
  customShortName: '短',
  customDescStatus: '1',
  customDesc: '说明',
};

export const applicationInfoCalls = [
  get({
    // Rows APP-030 to 033, 039, 108, 137.
    name: 'querySysAppManageInfo',
    path: `${manage}/querySysAppManageInfo`,
    fields: { required: { sysMenuId: recordId }, optional: { deptId: recordId } },
    data: answer,
    source: '3§7.4; 3§3.2',
    chosen: 'fields and where each stands',
  }),
  post({
    // Rows APP-034, 035, 042, 109, 138.
    name: 'saveAppManageInfo',
    path: `${manage}/saveAppManageInfo`,
    fields: { required: { info }, optional: { deptId: recordId } },
    data: null,
    source: '3§7.4; 3§3.2',
    chosen: 'fields and where each stands',
  }),
];
