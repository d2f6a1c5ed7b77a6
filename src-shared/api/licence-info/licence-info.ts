/**
 * The limits of the tenant's licence and their usage (spec 1§2.4, 1§2.5, 1§3, 1§7.2). The app lists are in `apps.ts`.
 * Paths that the documents do not show take the prefix of their neighbour `getVersion`.
 */
import * as z from 'zod';
import { flag01, wireCount, wireId, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';
import { withFigures } from '../figures.ts';
import { firstPage, pageOf, pageRequest } from '../page.ts';

/** A count that the server may leave out. */
const count = wireCount.nullish();

export const licenceBaseInfo = withFigures(
  {
    /** '0': seats are counted by registered users, otherwise by concurrent ones. */
    concurrentFlag: z.codec(
      z.union([z.string(), z.number()]).nullish(),
      z.enum(['registered', 'concurrent']),
      {
        decode: (wire) => (String(wire) === '0' ? 'registered' : 'concurrent'),
        encode: (value) => (value === 'registered' ? '0' : '1'),
      },
    ),
    companyName: wireText,
    licenseCode: wireText,
    expireDate: wireText,
    /** 1 is multi-tenant, anything else single. */
    tenantType: z.codec(z.union([z.string(), z.number()]).nullish(), z.enum(['multi', 'single']), {
      decode: (wire) => (String(wire) === '1' ? 'multi' : 'single'),
      encode: (value) => (value === 'multi' ? '1' : '0'),
    }),
  },
  {
    /** Authorised seats: PC, mobile, external users. 999999 means unlimited. */
    hrmNum: count,
    appHrmNum: count,
    supplierNum: count,
    tenantCount: count,
    /** Registered seats: PC, mobile, external users. */
    registerPcs: count,
    registerMobiles: count,
    registerExters: count,
    /** Limit warnings for the three kinds of seats. */
    pcLimit: flag01.optional(),
    mobileLimit: flag01.optional(),
    externalLimit: flag01.optional(),
  },
);
export type LicenceBaseInfo = z.output<typeof licenceBaseInfo>;

/** The licence's limits and the registered seats, tenants and dates. */
export const getLicenseBaseInfo = get('licenceInfo.base', '/api/security/license/getLicenseBaseInfo', {
  chosen: '1§7.2; 1§3; S-6',
  envelope: 'codeStatus',
  response: licenceBaseInfo,
});

export const licenceModuleUse = withFigures(
  { moduleName: z.string() },
  { pcHrmNum: count, appHrmNum: count },
);
export type LicenceModuleUse = z.output<typeof licenceModuleUse>;

/** An authorised function that is not standard; its id is the module flag. */
export const licenceFunction = z.object({
  moduleFlag: wireId,
  moduleName: z.string(),
  parentModuleName: wireText,
});
export type LicenceFunction = z.output<typeof licenceFunction>;

/** Seats in use by module, and authorised functions that are not standard. */
export const getLicenseUsedInfo = get('licenceInfo.used', '/api/security/license/getLicenseUsedInfo', {
  chosen: '1§7.2; 1§3; S-6',
  response: z.object({
    licenseModules: z.array(licenceModuleUse),
    fbModules: z.array(licenceFunction),
    internalRemind: flag01.optional(),
    externalRemind: flag01.optional(),
  }),
});

/** The platform's version. */
export const getLicenseVersion = get('licenceInfo.version', '/api/security/license/getVersion', {
  given: '1§7.2',
  response: wireText,
});

/** A person who holds a seat or is on the white list. */
export const licenceUser = z.object({ id: wireId, username: z.string(), department: wireText });
const users = pageOf(licenceUser);
const userQuery = { keywords: z.string().optional(), ...pageRequest };

/** Terminals whose seats are counted. */
export const seatTerminals = ['pc', 'app', 'external'] as const;
export type SeatTerminal = (typeof seatTerminals)[number];

/** People who hold seats; a server without this call refuses, and the list is not shown. */
export const queryLicenseUser = get('licenceInfo.users', '/api/security/license/queryLicenseUser', {
  chosen: '1§7.2; S-6',
  request: { terminal: z.enum(seatTerminals), ...userQuery },
  response: users,
  example: { terminal: 'pc', ...firstPage },
});

/** People on the licence's white list. */
export const queryLicenseWhiteList = get('licenceInfo.whiteList', '/api/security/license/queryWhiteList', {
  chosen: '1§7.2; S-6',
  request: userQuery,
  response: users,
  example: firstPage,
});

/** People to choose from for the white list. */
export const searchWhiteEmpInfo = get(
  'licenceInfo.searchWhiteEmployees',
  '/api/security/license/searchWhiteEmpInfo',
  {
    chosen: '1§7.2; S-6',
    request: userQuery,
    response: users,
    example: firstPage,
  },
);

const people = z.strictObject({ userIds: z.array(z.string().min(1)).min(1) });

/** Puts people on the white list. */
export const addLicenseWhiteList = post('licenceInfo.addToWhiteList', '/api/security/license/addWhiteList', {
  chosen: '1§7.2; S-6',
  request: people,
  example: { userIds: ['U20112'] },
});

/** Takes people off the white list. */
export const deleteLicenseWhiteList = post(
  'licenceInfo.removeFromWhiteList',
  '/api/security/license/deleteWhiteList',
  {
    chosen: '1§7.2; S-6',
    request: people,
    example: { userIds: ['U20112'] },
  },
);
