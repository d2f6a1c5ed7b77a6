/** Licence usage per application: the app authorization list and its relatives (spec 1§2.5, 1§3, 1§7.2, 3§3.4). */
import * as z from 'zod';
import { searchCondition, searchConfig } from '../../rules/condition-config/schema.ts';
import { flag01, jsonString, wireCount, wireText } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';
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

/** Which terminals an app has: 0, 1, 2 or unset (1§3); kept as it is, `rules/licence-info/apps.ts` reads it. */
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
/** null: none is licensed, or none is counted. */
const count = wireCount.nullable();
const limits = { upperLimitRemind: flag01.optional(), appUpperLimitRemind: flag01.optional() };

export const appLicenceRow = withFigures(
  {
    name: z.string(),
    deptName: wireText,
    /** The app's module, by which its authorization settings are opened. */
    moduleStr: wireText,
    status: z.enum(appLicenceStates).nullable().catch(null),
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
  /** Only apps over their limit. */
  upperLimit: flag01.optional(),
  /** From the advanced search. */
  conditions: jsonString(z.array(searchCondition)).optional(),
  connection: z.enum(['and', 'or']).optional(),
});
const read = { method: 'GET', encoding: 'query', effect: 'read' } as const;

/** Apps with their licences and how much of them is used. */
export const queryAppLicenceList = endpoint({
  ...read,
  id: 'licenceApps.list',
  path: '/api/basicserver/appmanage/license/queryAppLicenseList',
  origin: 'chosen',
  envelope: 'codeStatus',
  request: listRequest,
  response: z.array(appLicenceRow),
  source: '1§7.2; 1§2.5; decision 6',
});

/** The variant for agency and message-push use. */
export const queryAgencyAppLicenceList = endpoint({
  ...read,
  id: 'licenceApps.agencyList',
  path: '/api/basicserver/appmanage/license/queryAgencyAppLicenseList',
  origin: 'chosen',
  envelope: 'codeStatus',
  request: listRequest,
  response: z.array(appLicenceRow),
  source: '1§7.2; decision 6',
});

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

/** The tenant's seats, for PC and app: how many there are, how many are registered, whether to warn. */
export const getTenantLicenseUser = endpoint({
  ...read,
  id: 'licenceApps.tenantSeats',
  path: '/api/basicserver/appmanage/license/getTenantLicenseUser',
  origin: 'given',
  envelope: 'code',
  request: z.strictObject({}),
  response: tenantSeats,
  source: '1§7.2; 3§3.4',
});

/** A module's licence (3§3.4 "Module licence"). */
export const moduleLicence = withFigures(
  {
    moduleStr: z.string(),
    status: z.enum(appLicenceStates).nullable().catch(null),
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
export const queryModuleLicenseInfo = endpoint({
  ...read,
  id: 'licenceApps.modules',
  path: '/api/basicserver/appmanage/license/queryModuleLicenseInfo',
  origin: 'given',
  envelope: 'code',
  request: z.strictObject({ deptId: z.string().optional() }),
  response: z.array(moduleLicence),
  source: '1§7.2; 3§3.4',
});

/** One module's licence; null where it has none. */
export const getModuleLicenseInfo = endpoint({
  ...read,
  id: 'licenceApps.module',
  path: '/api/basicserver/menu/getModuleLicenseInfo',
  origin: 'given',
  envelope: 'code',
  request: z.strictObject({ moduleStr: z.string().min(1) }),
  response: moduleLicence.nullable(),
  source: '1§7.2; 3§3.4',
});

/** The department variant of the app list, for detached departments. */
export const queryDetachModuleLicenseInfo = endpoint({
  id: 'licenceApps.departmentList',
  method: 'POST',
  path: '/api/basicserver/appmanage/license/queryDetachModuleLicenseInfo',
  origin: 'given',
  encoding: 'json',
  effect: 'read',
  envelope: 'codeStatus',
  request: z.strictObject({
    deptId: z.string().min(1),
    keywords: z.string().optional(),
    upperLimit: flag01.optional(),
    /** From the advanced search. */
    conditions: z.array(searchCondition).optional(),
    connection: z.enum(['and', 'or']).optional(),
  }),
  response: z.array(appLicenceRow),
  source: '1§7.2; 1§2.5',
});

/** What the app list can be searched by. */
export const getLicenseSearchCondition = endpoint({
  ...read,
  id: 'licenceApps.searchCondition',
  path: '/api/basicserver/appmanage/license/getSearchCondition',
  origin: 'given',
  envelope: 'code',
  request: z.strictObject({}),
  response: searchConfig,
  source: '1§7.2',
});

/** The condition config of the app list's advanced search, by module and key. */
export const getSearchConfig = endpoint({
  ...read,
  id: 'licenceApps.searchConfig',
  path: '/api/basicserver/getSearchConditionConfig',
  origin: 'chosen',
  envelope: 'code',
  request: z.strictObject({
    module: z.literal('basicserver'),
    conditionKey: z.literal('appAuthDetail_condition'),
  }),
  response: searchConfig,
  source: '1§7.2; decision 6',
});
