/** The settings of one application: its name, target, icon, marks and shares (spec 3§3.2, 3§7.2, 3§7.4). */
import * as z from 'zod';
import { digits, flag01, optionalWireId, wireCount, wireId, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';
import { wireShare } from '../shares/share.ts';
import { applicationTypes, openMode } from './app.ts';

/** The mark at an icon: nothing, a number, or a dot; the documents give '0' only. */
export const cornerMarks = { '0': 'none', '1': 'number', '2': 'dot' } as const;
const cornerMark = digits(cornerMarks, 'none');

/** Terminals: PC, both, mobile. The default is both (3§3.4, 3§9). */
const applyClient = digits({ '0': 'pc', '1': 'both', '2': 'mobile' }, 'both');

/** Sharing fields are '0' by default (3§9). */
const flag = z.codec(flag01.in.nullish(), z.boolean(), {
  decode: (wire) => String(wire ?? '0') === '1',
  encode: (value) => (value ? ('1' as const) : ('0' as const)),
});

const sysMenus = z.object({
  id: wireId,
  menuname: wireText,
  shortname: wireText,
  description: wireText,
  applicationType: z.enum(applicationTypes),
  /** `company` for a custom application. */
  applicationRange: wireText,
  icon: wireText,
  mobileIcon: wireText,
  appIconType: wireText,
  appIconValue: wireText,
  openMode,
  applyClient,
  characterization: wireText,
  cornerMark,
  cornerMarkData: wireText,
  cornerMarkIcon: wireText,
  pcCornerMark: cornerMark,
  pcCornerMarkData: wireText,
  pcCornerMarkIcon: wireText,
});

/** The application's group, and whether it is on there. */
const appModuleLink = z.object({
  acId: optionalWireId,
  amId: wireId,
  id: optionalWireId,
  module: wireText,
  moduleId: optionalWireId,
  orderNum: wireCount,
  status: flag,
  updateTime: wireText,
});

/** A form that a custom application opens; `formdatareport` is stored as `biaoge`. */
const formModule = z.codec(wireText, z.string(), {
  decode: (wire) => (wire === 'biaoge' ? 'formdatareport' : wire),
  encode: (value) => (value === 'formdatareport' ? 'biaoge' : value),
});

/** The targets of a custom application. */
const content = z.object({
  forms: z.array(z.object({ id: wireId, name: wireText, module: formModule })),
  innerUrl: wireText,
  innerUrlMobile: wireText,
  outerUrl: wireText,
  targetId: optionalWireId,
  targetName: wireText,
  urlType: z.enum(['inner', 'outer']),
  scope: z.enum(['PC', 'MOBILE', 'PC_MOBILE']),
  acId: optionalWireId,
  status: flag,
  shares: z.array(wireShare),
});

/** All settings of an application. */
export const appInfo = z.object({
  sysMenus,
  appModuleLink,
  content,
  /** Whether the application is for the department itself. */
  curInstitution: flag,
  /** Whether the application is for departments below. */
  subSharing: flag,
  /** The departments below: all, or selected ones. */
  subDeptType: digits({ '0': 'all', '1': 'chosen' }, 'all'),
  /** Whether the selected departments include everything below them. */
  subContain: flag,
  /** Whether departments below may change the application. */
  subPermission: flag,
  /** The people who may use the application. */
  sysMenuShares: z.array(wireShare),
  menuTop: flag,
  syncStatus: flag,
  defaultMenu: flag,
  /** Whether navigation shows it. */
  menuDisplay: flag,
  /** Domains from which the application may be embedded, separated by commas. */
  allowDomains: wireText,
  customNameStatus: flag,
  customMenuName: wireText,
  customShortName: wireText,
  customDescStatus: flag,
  customDesc: wireText,
});
export type AppInfo = z.output<typeof appInfo>;

const inDept = { deptId: z.string().optional() };

/** All settings of an application in a department. */
export const querySysAppManageInfo = get(
  'applications.info',
  '/api/basicserver/app/manage/querySysAppManageInfo',
  {
    given: '3§7.4; 3§7.2; 3§3.2',
    request: { ...inDept, sysMenuId: z.string().min(1) },
    response: appInfo,
    example: { sysMenuId: '2' },
  },
);

/** Saves all settings of an application. */
export const saveAppManageInfo = post(
  'applications.saveInfo',
  '/api/basicserver/app/manage/saveAppManageInfo',
  {
    given: '3§7.4; 3§7.2; 3§3.2',
    request: { ...inDept, info: appInfo },
    example: () => ({ info: exampleInfo }),
  },
);

/** The settings of an application that no organisation has changed (3§9). */
export const ownAppSettings: Omit<AppInfo, 'sysMenus' | 'appModuleLink' | 'content'> = {
  curInstitution: false,
  subSharing: false,
  subDeptType: 'all',
  subContain: false,
  subPermission: false,
  sysMenuShares: [],
  menuTop: false,
  syncStatus: false,
  defaultMenu: false,
  menuDisplay: true,
  allowDomains: '',
  customNameStatus: false,
  customMenuName: '',
  customShortName: '',
  customDescStatus: false,
  customDesc: '',
};

const exampleInfo: AppInfo = {
  sysMenus: {
    id: '2',
    menuname: 'Workflow',
    shortname: 'Workflow',
    description: '',
    applicationType: '',
    applicationRange: '',
    icon: 'workflow',
    mobileIcon: '',
    appIconType: '',
    appIconValue: '',
    openMode: 'newPage',
    applyClient: 'both',
    characterization: '',
    cornerMark: 'none',
    cornerMarkData: '',
    cornerMarkIcon: '',
    pcCornerMark: 'none',
    pcCornerMarkData: '',
    pcCornerMarkIcon: '',
  },
  appModuleLink: {
    acId: 'AC10001',
    amId: '2',
    id: '2',
    module: 'workflow',
    moduleId: '2',
    orderNum: 1,
    status: true,
    updateTime: '',
  },
  content: {
    forms: [],
    innerUrl: '',
    innerUrlMobile: '',
    outerUrl: '',
    targetId: '',
    targetName: '',
    urlType: 'inner',
    scope: 'PC_MOBILE',
    acId: 'AC10001',
    status: true,
    shares: [],
  },
  ...ownAppSettings,
};
