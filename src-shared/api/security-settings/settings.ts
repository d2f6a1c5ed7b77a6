/**
 * Security settings (spec 1§4, 1§7.4). Of most of them the documents name the calls alone: paths and fields are chosen.
 */
import * as z from 'zod';
import { flag01, wireCount, wireId, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';

/** When a sign-in that nobody uses ends. */
const loginInvalid = { enabled: flag01, pcMinutes: wireCount, appMinutes: wireCount };
export type LoginInvalid = z.output<z.ZodObject<typeof loginInvalid>>;

/** When a sign-in that nobody uses any more ends. */
export const getLoginInvalid = get('securitySettings.loginInvalid', '/api/basiconline/sysConfig/qryConfig', {
  given: '1§7.4; 1§4',
  response: z.object(loginInvalid),
});

/** Sets when a sign-in that nobody uses any more ends. */
export const saveLoginInvalid = post(
  'securitySettings.saveLoginInvalid',
  '/api/basiconline/sysConfig/updateConfig',
  {
    given: '1§7.4; 1§4',
    request: loginInvalid,
    example: { enabled: true, pcMinutes: 60, appMinutes: 10_080 },
  },
);

export const suffixCharacters = ['digits', 'letters', 'both'] as const;
/** What is put after a login account that the platform makes, so that nobody guesses it. */
const randomSuffix = { enabled: flag01, length: wireCount, characters: z.enum(suffixCharacters) };
export type RandomSuffix = z.output<z.ZodObject<typeof randomSuffix>>;

/** The random suffix of login accounts that the platform makes. */
export const queryRandomSuffix = get(
  'securitySettings.randomSuffix',
  '/api/basicserver/randomSuffix/queryRandomSuffix',
  { chosen: '1§7.4; S-6', response: z.object(randomSuffix) },
);

/** Sets the random suffix of login accounts that the platform makes. */
export const saveRandomSuffix = post(
  'securitySettings.saveRandomSuffix',
  '/api/basicserver/randomSuffix/saveRandomSuffix',
  {
    chosen: '1§7.4; S-6',
    request: randomSuffix,
    example: { enabled: true, length: 4, characters: 'digits' },
  },
);

export const mobileWays = ['code', 'password'] as const;
/** Signing in by one's mobile number. */
const mobileLogin = { enabled: flag01, ways: z.array(z.enum(mobileWays)) };
export type MobileLogin = z.output<z.ZodObject<typeof mobileLogin>>;

/** Whether, and how, one signs in by a mobile number. */
export const getMobileLogin = get('securitySettings.mobileLogin', '/api/basicserver/mobilelogin/getConfig', {
  chosen: '1§7.4; S-6',
  response: z.object(mobileLogin),
});

/** Sets whether, and how, one signs in by a mobile number. */
export const saveMobileLogin = post(
  'securitySettings.saveMobileLogin',
  '/api/basicserver/mobilelogin/saveConfig',
  { chosen: '1§7.4; S-6', request: mobileLogin, example: { enabled: true, ways: ['code'] } },
);

/** Where the address of whoever signs in is read, behind proxies. */
const realIp = { enabled: flag01, header: wireText, proxies: wireCount };
export type RealIp = z.output<z.ZodObject<typeof realIp>>;

/** Where the address of whoever signs in is read. */
export const getRealIp = get('securitySettings.realIp', '/api/basiconline/config/qryRealipConfig', {
  chosen: '1§7.4; S-6',
  response: z.object(realIp),
});

/** Sets where the address of whoever signs in is read. */
export const saveRealIp = post('securitySettings.saveRealIp', '/api/basiconline/config/updateRealipConfig', {
  chosen: '1§7.4; S-6',
  request: realIp,
  example: { enabled: true, header: 'X-Forwarded-For', proxies: 1 },
});

export const whenFull = ['refuse', 'end'] as const;
/** How often one person may be signed in at once; the online white list names whom it does not bind. */
const online = { id: wireId, enabled: flag01, most: wireCount, whenFull: z.enum(whenFull) };
export type Online = z.output<z.ZodObject<typeof online>>;

/** How often one person may be signed in at once. */
export const getOnline = get('securitySettings.online', '/api/basiconline/config/qryConfig', {
  chosen: '1§7.4; S-6',
  response: z.object(online),
});

/** Sets how often one person may be signed in at once. */
export const saveOnline = post('securitySettings.saveOnline', '/api/basiconline/config/updateConfig', {
  chosen: '1§7.4; S-6',
  request: online,
  example: { id: 'OC2308147', enabled: true, most: 2, whenFull: 'end' },
});
