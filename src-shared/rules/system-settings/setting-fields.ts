/** Fields of the system's settings, and their first values (spec 1§2.1, 1§7.4; GEN-039 to 045, FRAME-045, 048). */
import {
  type AreaCode,
  grayPages,
  type MailServer,
  mailSecurities,
  type PageGray,
  type RestrictedLogin,
  weekdays,
} from '../../api/system-settings/settings.ts';
import { callingCodes } from '../../kit/calling-codes.ts';
import { isEmail } from '../../kit/patterns/email.ts';
import type { Fields } from '../common/fields/field.ts';
import { isHostName } from './host-name.ts';
import { minutesOf } from './restricted-login.ts';

const isOn = ({ enabled }: { readonly enabled: boolean }) => enabled;

const known: ReadonlySet<string> = new Set(callingCodes.map(({ code }) => `+${code}`));

export const areaCodeFields: Fields<AreaCode> = {
  areaCode: {
    kind: 'text',
    label: 'systemSettings.areaCode.code',
    help: 'systemSettings.areaCode.help',
    required: true,
    most: 5,
    check: (code) => (known.has(code) ? null : { key: 'systemSettings.areaCode.unknown' }),
  },
};

const address = (text: string) =>
  isEmail(text) ? null : ({ key: 'systemSettings.email.noAddress' } as const);

export const mailFields: Fields<MailServer> = {
  enabled: { kind: 'switch', label: 'systemSettings.email.enabled', help: 'systemSettings.email.help' },
  host: {
    kind: 'text',
    label: 'systemSettings.email.host',
    mono: true,
    most: 253,
    required: true,
    when: isOn,
    check: (host) => (isHostName(host) ? null : { key: 'systemSettings.email.noHost' }),
  },
  security: {
    kind: 'choice',
    label: 'systemSettings.email.security',
    required: true,
    when: isOn,
    options: mailSecurities.map((value) => ({
      value,
      label: `systemSettings.email.securities.${value}` as const,
    })),
    help: ({ security }) =>
      security === 'none' ? 'systemSettings.email.openHelp' : 'systemSettings.email.securityHelp',
  },
  port: {
    kind: 'number',
    label: 'systemSettings.email.port',
    required: true,
    when: isOn,
    least: 1,
    most: 65_535,
  },
  account: {
    kind: 'text',
    label: 'systemSettings.email.account',
    most: 128,
    when: isOn,
    help: 'systemSettings.email.accountHelp',
  },
  password: {
    kind: 'text',
    type: 'password',
    label: 'systemSettings.email.password',
    most: 128,
    when: (values) => isOn(values) && values.account.trim() !== '',
    required: true,
  },
  senderName: { kind: 'text', label: 'systemSettings.email.senderName', most: 50, when: isOn },
  senderAddress: {
    kind: 'text',
    type: 'email',
    label: 'systemSettings.email.senderAddress',
    about: 'systemSettings.email.senderAbout',
    most: 128,
    required: true,
    when: isOn,
    check: address,
  },
};

export const grayFields: Fields<PageGray> = {
  enabled: { kind: 'switch', label: 'systemSettings.gray.enabled', help: 'systemSettings.gray.help' },
  days: {
    kind: 'dateRange',
    label: 'systemSettings.gray.days',
    about: 'systemSettings.gray.daysAbout',
    required: true,
    when: isOn,
    missing: 'systemSettings.gray.noDays',
    check: ({ from, to }) => (from === null || to === null ? { key: 'systemSettings.gray.noDays' } : null),
  },
  pages: {
    kind: 'choices',
    label: 'systemSettings.gray.pages',
    required: true,
    when: isOn,
    missing: 'systemSettings.gray.noPage',
    options: grayPages.map((value) => ({ value, label: `systemSettings.gray.page.${value}` as const })),
  },
  strength: {
    kind: 'number',
    label: 'systemSettings.gray.strength',
    required: true,
    when: isOn,
    unit: '%',
    least: 10,
    most: 100,
  },
};

const time = (text: string) =>
  minutesOf(text) === null ? ({ key: 'systemSettings.restricted.noTime' } as const) : null;

export const restrictedFields: Fields<RestrictedLogin> = {
  enabled: {
    kind: 'switch',
    label: 'systemSettings.restricted.enabled',
    help: 'systemSettings.restricted.help',
  },
  weekdays: {
    kind: 'choices',
    label: 'systemSettings.restricted.weekdays',
    required: true,
    when: isOn,
    missing: 'systemSettings.restricted.noDay',
    options: weekdays.map((value) => ({
      value,
      label: `systemSettings.restricted.weekday.${value}` as const,
    })),
  },
  from: {
    kind: 'text',
    label: 'systemSettings.restricted.from',
    most: 5,
    required: true,
    when: isOn,
    help: 'systemSettings.restricted.timeHelp',
    check: time,
  },
  until: {
    kind: 'text',
    label: 'systemSettings.restricted.until',
    about: 'systemSettings.restricted.untilAbout',
    most: 5,
    required: true,
    when: isOn,
    of: ['from'],
    check: (until, { from }) =>
      time(until) ??
      ((minutesOf(from) ?? 0) < (minutesOf(until) ?? 0) ? null : { key: 'systemSettings.restricted.order' }),
  },
  departments: {
    kind: 'departments',
    label: 'systemSettings.restricted.departments',
    when: isOn,
    help: 'systemSettings.restricted.departmentsHelp',
    menuCode: 'securitySetting',
    most: 200,
  },
  message: {
    kind: 'text',
    lines: 2,
    label: 'systemSettings.restricted.message',
    most: 200,
    when: isOn,
    help: 'systemSettings.restricted.messageHelp',
  },
};

export const begunSystem = {
  areaCode: { areaCode: '+86' } satisfies AreaCode,
  mail: {
    enabled: false,
    host: '',
    port: 465,
    security: 'ssl',
    account: '',
    password: '',
    senderName: '',
    senderAddress: '',
  } as MailServer,
  gray: {
    enabled: false,
    days: { from: '2026-12-13', to: '2026-12-13' },
    pages: [...grayPages],
    strength: 100,
  } satisfies PageGray,
  restricted: {
    enabled: false,
    weekdays: ['1', '2', '3', '4', '5'],
    from: '07:00',
    until: '21:00',
    departments: [],
    message: '',
  } satisfies RestrictedLogin,
} as const;
