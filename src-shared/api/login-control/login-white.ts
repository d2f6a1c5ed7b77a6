/**
 * The login white list by scope (spec 1§3 "Login white list", 1§7.4): where it is in force, only addresses of the white
 * list may sign in. The documents show only the names of these calls.
 */
import * as z from 'zod';
import { flag01, idList, wireId, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';

export const whiteScopes = ['pc', 'h5', 'external'] as const;
/** Computers, mobile devices, and external people. */
export type WhiteScope = (typeof whiteScopes)[number];

const config = { whitelistStatus: flag01, useScope: z.enum(whiteScopes) };
export type LoginWhiteConfig = z.output<z.ZodObject<typeof config>>;

/** Each scope has a setting of its own. */
const record = { key: 'useScope' } as const;

const path = '/api/basicserver/loginWhiteList';
const chosen = '1§7.4; 1§3; S-6';

/** Whether computers need an address of the login white list. */
export const getPcConfig = get('loginWhite.pc', `${path}/getPcConfig`, {
  chosen,
  record,
  response: z.object(config),
});

/** Whether mobile devices need an address of the login white list. */
export const getH5Config = get('loginWhite.h5', `${path}/getH5Config`, {
  chosen,
  record,
  response: z.object(config),
});

/** Whether external people need an address of the login white list. */
export const getExternalConfig = get('loginWhite.external', `${path}/getExternalConfig`, {
  chosen,
  record,
  response: z.object(config),
});

/** Turns the login white list on or off for a scope. */
export const saveLoginWhite = post('loginWhite.save', `${path}/saveConfig`, {
  chosen,
  record,
  request: config,
  example: { whitelistStatus: false, useScope: 'h5' },
});

/** Most addresses in one call. */
export const addressesAtOnce = 200;

/** The address of this request, and which of the given addresses the white list admits for this scope. */
export const checkWhiteList = get('loginWhite.check', `${path}/checkWhiteList`, {
  chosen,
  request: {
    useScope: z.enum(whiteScopes),
    /** Addresses, separated by commas. */
    ips: idList.optional(),
  },
  response: z.object({ clientIp: z.string(), listed: z.array(z.string()) }),
  example: { useScope: 'pc' },
});

export const administratorKinds = ['system', 'sub', 'department'] as const;

const administrator = z.object({
  userId: wireId,
  username: z.string(),
  /** Absent where the server does not tell it. */
  kind: z.enum(administratorKinds).optional(),
  /** Departments that are managed with those below them; absent where the server does not tell them. */
  departments: z.array(z.object({ id: wireId, name: wireText })).optional(),
});
export type Administrator = z.output<typeof administrator>;

/** The administrators of the tenant, of any kind, and what each of them administers. */
export const getAdministrators = get(
  'loginControl.administrators',
  '/api/bs/basicserver/loginType/queryAdministrators',
  {
    chosen: '1§1; S-6',
    response: z.array(administrator),
  },
);
