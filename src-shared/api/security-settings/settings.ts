/**
 * Security settings (spec 1§4, 1§7.4). For most of them the documents name only the calls: paths and fields are chosen.
 */
import * as z from 'zod';
import { flag01, wireCount, wireId, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';

const loginInvalid = { enabled: flag01, pcMinutes: wireCount, appMinutes: wireCount };
export type LoginInvalid = z.output<z.ZodObject<typeof loginInvalid>>;

/** The minutes after which an unused session ends, for computers and phones. */
export const getLoginInvalid = get('securitySettings.loginInvalid', '/api/basiconline/sysConfig/qryConfig', {
  given: '1§7.4; 1§4',
  record: { setting: 'loginInvalid' },
  response: z.object(loginInvalid),
});

/** Sets when an unused session ends. */
export const saveLoginInvalid = post(
  'securitySettings.saveLoginInvalid',
  '/api/basiconline/sysConfig/updateConfig',
  {
    given: '1§7.4; 1§4',
    record: { setting: 'loginInvalid' },
    request: loginInvalid,
    example: { enabled: true, pcMinutes: 60, appMinutes: 10_080 },
  },
);

export const suffixCharacters = ['digits', 'letters', 'both'] as const;
const randomSuffix = { enabled: flag01, length: wireCount, characters: z.enum(suffixCharacters) };
export type RandomSuffix = z.output<z.ZodObject<typeof randomSuffix>>;

/** The random suffix of login accounts that the platform creates. */
export const queryRandomSuffix = get(
  'securitySettings.randomSuffix',
  '/api/basicserver/randomSuffix/queryRandomSuffix',
  { chosen: '1§7.4; S-6', record: { setting: 'randomSuffix' }, response: z.object(randomSuffix) },
);

/** Sets the random suffix of login accounts that the platform creates. */
export const saveRandomSuffix = post(
  'securitySettings.saveRandomSuffix',
  '/api/basicserver/randomSuffix/saveRandomSuffix',
  {
    chosen: '1§7.4; S-6',
    record: { setting: 'randomSuffix' },
    request: randomSuffix,
    example: { enabled: true, length: 4, characters: 'digits' },
  },
);

export const mobileWays = ['code', 'password'] as const;
const mobileLogin = { enabled: flag01, ways: z.array(z.enum(mobileWays)) };
export type MobileLogin = z.output<z.ZodObject<typeof mobileLogin>>;

/** Whether and how people sign in by mobile number. */
export const getMobileLogin = get('securitySettings.mobileLogin', '/api/basicserver/mobilelogin/getConfig', {
  chosen: '1§7.4; S-6',
  record: { setting: 'mobileLogin' },
  response: z.object(mobileLogin),
});

/** Sets whether and how people sign in by mobile number. */
export const saveMobileLogin = post(
  'securitySettings.saveMobileLogin',
  '/api/basicserver/mobilelogin/saveConfig',
  {
    chosen: '1§7.4; S-6',
    record: { setting: 'mobileLogin' },
    request: mobileLogin,
    example: { enabled: true, ways: ['code'] },
  },
);

const realIp = { enabled: flag01, header: wireText, proxies: wireCount };
export type RealIp = z.output<z.ZodObject<typeof realIp>>;

/** The source of a client's address behind proxies. */
export const getRealIp = get('securitySettings.realIp', '/api/basiconline/config/qryRealipConfig', {
  chosen: '1§7.4; S-6',
  record: { setting: 'realIp' },
  response: z.object(realIp),
});

/** Sets the source of a client's address behind proxies. */
export const saveRealIp = post('securitySettings.saveRealIp', '/api/basiconline/config/updateRealipConfig', {
  chosen: '1§7.4; S-6',
  record: { setting: 'realIp' },
  request: realIp,
  example: { enabled: true, header: 'X-Forwarded-For', proxies: 1 },
});

export const whenFull = ['refuse', 'end'] as const;
const online = { id: wireId, enabled: flag01, most: wireCount, whenFull: z.enum(whenFull) };
export type Online = z.output<z.ZodObject<typeof online>>;

/** The limit of a person's simultaneous sessions. */
export const getOnline = get('securitySettings.online', '/api/basiconline/config/qryConfig', {
  chosen: '1§7.4; S-6',
  record: { setting: 'online' },
  response: z.object(online),
});

/** Sets the limit of a person's simultaneous sessions. */
export const saveOnline = post('securitySettings.saveOnline', '/api/basiconline/config/updateConfig', {
  chosen: '1§7.4; S-6',
  record: { setting: 'online' },
  request: online,
  example: { id: 'OC2308147', enabled: true, most: 2, whenFull: 'end' },
});
