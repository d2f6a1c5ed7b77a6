/** Licence usage by application: the app authorization list and related calls (spec 1§2.5, 1§3, 1§7.2, 3§3.4). */
import * as z from 'zod';
import { flag01, jsonString, wireCount, wireText } from '../codecs.ts';
import { searchCondition, searchConfig } from '../condition-config/condition-config.ts';
import { get, post } from '../endpoint.ts';
import { withFigures } from '../figures.ts';

/** Licence state values per app (1§3). */
export const appLicenceStates = [
  'probation',
  'prepaid',
  'inexistent',
  'disabled',
  'free',
  'outFreeUserInweek',
  'outFreeUserOutweek',
  'normal',
  'outPayUserInweek',
  'outPayUserOutweek',
] as const;
export type AppLicenceState = (typeof appLicenceStates)[number];

/** null where the server says none. */
const appLicenceState = z.codec(z.string().nullish(), z.enum(appLicenceStates).nullable(), {
  decode: (wire) => (wire ? (wire as AppLicenceState) : null),
  encode: (value) => value,
});

/** The terminals of an app: 0, 1, 2 or unset (1§3); `rules/licence-info/apps.ts` interprets it. */
const applyClient = z.codec(
  z.union([z.enum(['', '0', '1', '2']), z.literal([0, 1, 2])]).nullish(),
  z.enum(['0', '1', '2']).nullable(),
  {
    decode: (wire) => {
      const text = wire === null || wire === undefined ? '' : String(wire);
      return text === '0' || text === '1' || text === '2' ? text : null;
    },
    encode: (value) => value,
  },
);
/** null where nothing is licensed or counted. */
const count = wireCount.nullable();
const limits = { upperLimitRemind: flag01.optional(), appUpperLimitRemind: flag01.optional() };

export const appLicenceRow = withFigures(
  {
    name: z.string(),
    deptName: wireText,
    /** The app's module, which opens its authorization settings. */
    moduleStr: wireText,
    status: appLicenceState,
  },
  {
    usedLicenseCount: count,
    licenseTotalCount: count,
    appUsedLicenseCount: count,
    appLicenseTotalCount: count,
    ...limits,
    applyClient,
  },
);
export type AppLicenceRow = z.output<typeof appLicenceRow>;

const listRequest = z.strictObject({
  keywords: z.string().optional(),
  deptId: z.string().optional(),
  /** Lists only apps over their limit. */
  upperLimit: flag01.optional(),
  /** Conditions of the advanced search. */
  conditions: jsonString(z.array(searchCondition)).optional(),
  connection: z.enum(['and', 'or']).optional(),
});

/** Apps with their licences and usage. */
export const queryAppLicenceList = get(
  'licenceApps.list',
  '/api/basicserver/appmanage/license/queryAppLicenseList',
  {
    chosen: '1§7.2; 1§2.5; S-6',
    envelope: 'codeStatus',
    request: listRequest,
    response: z.array(appLicenceRow),
  },
);

/** Apps with their licences and usage, for agency and message-push use. */
export const queryAgencyAppLicenceList = get(
  'licenceApps.agencyList',
  '/api/basicserver/appmanage/license/queryAgencyAppLicenseList',
  {
    chosen: '1§7.2; S-6',
    envelope: 'codeStatus',
    request: listRequest,
    response: z.array(appLicenceRow),
  },
);

/** A tenant's seats (3§3.4 "Tenant licence"). */
const tenantSeats = withFigures(
  { concurrentFlag: flag01 },
  {
    totalNum: count,
    registUsedNum: count,
    appTotalNum: count,
    appRegistUsedNum: count,
    useWarn: flag01.optional(),
    appUseWarn: flag01.optional(),
  },
);
export type TenantSeats = z.output<typeof tenantSeats>;

/** The tenant's seats for PC and app: their number, the registered ones, and whether to warn. */
export const getTenantLicenseUser = get(
  'licenceApps.tenantSeats',
  '/api/basicserver/appmanage/license/getTenantLicenseUser',
  {
    given: '1§7.2; 3§3.4',
    response: tenantSeats,
  },
);

/** A module's licence (3§3.4 "Module licence"). */
export const moduleLicence = withFigures(
  {
    moduleStr: z.string(),
    status: appLicenceState,
    /** Last day of the trial, YYYY-MM-DD. */
    probationExpire: wireText,
    appPayStatus: wireText,
  },
  {
    maxLicense: count,
    usedLicense: count,
    maxLicenseApp: count,
    usedLicenseApp: count,
    ...limits,
    applyClient,
  },
);
export type ModuleLicence = z.output<typeof moduleLicence>;

/** The licences of all modules. */
export const queryModuleLicenseInfo = get(
  'licenceApps.modules',
  '/api/basicserver/appmanage/license/queryModuleLicenseInfo',
  {
    given: '1§7.2; 3§3.4',
    request: { deptId: z.string().optional() },
    response: z.array(moduleLicence),
  },
);

/** One module's licence; null for none. */
export const getModuleLicenseInfo = get('licenceApps.module', '/api/basicserver/menu/getModuleLicenseInfo', {
  given: '1§7.2; 3§3.4',
  request: { moduleStr: z.string().min(1) },
  response: moduleLicence.nullable(),
  example: { moduleStr: 'workflow' },
});

/** Apps of a department with their licences and usage, for detached departments. */
export const queryDetachModuleLicenseInfo = post(
  'licenceApps.departmentList',
  '/api/basicserver/appmanage/license/queryDetachModuleLicenseInfo',
  {
    given: '1§7.2; 1§2.5',
    effect: 'read',
    envelope: 'codeStatus',
    request: {
      deptId: z.string().min(1),
      keywords: z.string().optional(),
      upperLimit: flag01.optional(),
      /** Conditions of the advanced search. */
      conditions: z.array(searchCondition).optional(),
      connection: z.enum(['and', 'or']).optional(),
    },
    response: z.array(appLicenceRow),
    example: { deptId: 'D205' },
  },
);

/** The search fields of the app list. */
export const getLicenseSearchCondition = get(
  'licenceApps.searchCondition',
  '/api/basicserver/appmanage/license/getSearchCondition',
  {
    given: '1§7.2',
    response: searchConfig,
  },
);

/** The condition config of the app list's advanced search, by module and key. */
export const getSearchConfig = get('licenceApps.searchConfig', '/api/basicserver/getSearchConditionConfig', {
  chosen: '1§7.2; S-6',
  request: {
    module: z.literal('basicserver'),
    conditionKey: z.literal('appAuthDetail_condition'),
  },
  response: searchConfig,
  example: { module: 'basicserver', conditionKey: 'appAuthDetail_condition' },
});
