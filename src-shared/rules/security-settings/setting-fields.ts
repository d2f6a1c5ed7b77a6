/** The fields of the security settings, and their values before the first save (spec 1§4, 1§7.4). */
import {
  type LoginInvalid,
  type MobileLogin,
  mobileWays,
  type Online,
  type RandomSuffix,
  type RealIp,
  suffixCharacters,
  whenFull,
} from '../../api/security-settings/settings.ts';
import { headerName } from '../../kit/patterns/header-name.ts';
import type { Fields } from '../common/fields/field.ts';

const isOn = ({ enabled }: { readonly enabled: boolean }) => enabled;
/** Minutes of a day, and of thirty. */
const day = 1440;
const month = 30 * day;

export const loginInvalidFields: Fields<LoginInvalid> = {
  enabled: {
    kind: 'switch',
    label: 'securitySettings.loginInvalid.enabled',
    help: 'securitySettings.loginInvalid.help',
  },
  pcMinutes: {
    kind: 'number',
    label: 'securitySettings.loginInvalid.pcMinutes',
    required: true,
    when: isOn,
    least: 5,
    most: day,
    help: 'securitySettings.loginInvalid.pcHelp',
  },
  appMinutes: {
    kind: 'number',
    label: 'securitySettings.loginInvalid.appMinutes',
    required: true,
    when: isOn,
    least: 5,
    most: month,
    help: 'securitySettings.loginInvalid.appHelp',
  },
};

export const randomSuffixFields: Fields<RandomSuffix> = {
  enabled: {
    kind: 'switch',
    label: 'securitySettings.randomSuffix.enabled',
    help: 'securitySettings.randomSuffix.help',
  },
  length: {
    kind: 'number',
    label: 'securitySettings.randomSuffix.length',
    required: true,
    when: isOn,
    least: 2,
    most: 8,
  },
  characters: {
    kind: 'choice',
    label: 'securitySettings.randomSuffix.characters',
    required: true,
    when: isOn,
    options: suffixCharacters.map((value) => ({
      value,
      label: `securitySettings.randomSuffix.sets.${value}` as const,
    })),
  },
};

export const mobileLoginFields: Fields<MobileLogin> = {
  enabled: {
    kind: 'switch',
    label: 'securitySettings.mobileLogin.enabled',
    help: 'securitySettings.mobileLogin.help',
  },
  ways: {
    kind: 'choices',
    label: 'securitySettings.mobileLogin.ways',
    required: true,
    when: isOn,
    missing: 'securitySettings.mobileLogin.noWay',
    options: mobileWays.map((value) => ({
      value,
      label: `securitySettings.mobileLogin.way.${value}` as const,
    })),
  },
};

export const realIpFields: Fields<RealIp> = {
  enabled: { kind: 'switch', label: 'securitySettings.realIp.enabled', help: 'securitySettings.realIp.help' },
  header: {
    kind: 'text',
    label: 'securitySettings.realIp.header',
    most: 64,
    mono: true,
    required: true,
    when: isOn,
    help: 'securitySettings.realIp.headerHelp',
    check: (header) => (headerName.test(header) ? null : { key: 'securitySettings.realIp.noHeader' }),
  },
  proxies: {
    kind: 'number',
    label: 'securitySettings.realIp.proxies',
    about: 'securitySettings.realIp.proxiesAbout',
    required: true,
    when: isOn,
    least: 1,
    most: 10,
    help: 'securitySettings.realIp.proxiesHelp',
  },
};

export const onlineFields: Fields<Online> = {
  enabled: { kind: 'switch', label: 'securitySettings.online.enabled', help: 'securitySettings.online.help' },
  most: {
    kind: 'number',
    label: 'securitySettings.online.most',
    required: true,
    when: isOn,
    least: 1,
    most: 100,
  },
  whenFull: {
    kind: 'choice',
    label: 'securitySettings.online.whenFull',
    required: true,
    when: isOn,
    options: whenFull.map((value) => ({ value, label: `securitySettings.online.full.${value}` as const })),
  },
};

export const begunSettings = {
  loginInvalid: { enabled: false, pcMinutes: 120, appMinutes: 7 * day } satisfies LoginInvalid,
  randomSuffix: { enabled: false, length: 4, characters: 'digits' } satisfies RandomSuffix,
  mobileLogin: { enabled: true, ways: ['code', 'password'] } satisfies MobileLogin,
  realIp: { enabled: false, header: 'X-Forwarded-For', proxies: 1 } satisfies RealIp,
  online: { enabled: false, most: 3, whenFull: 'end' } satisfies Omit<Online, 'id'>,
} as const;
