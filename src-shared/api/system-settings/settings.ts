/** System settings (spec 1§2.1, 1§7.4). The documents name calls, or only the view: paths and fields are chosen. */
import * as z from 'zod';
import { flag01, wireCount, wireId, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';
import { testSteps } from '../test-steps.ts';

const chosen = '1§7.4; S-6';
const ofView = '1§2.1; S-6';

const areaCode = { areaCode: wireText };
export type AreaCode = z.output<z.ZodObject<typeof areaCode>>;

/** The default calling code of phone numbers. */
export const getAreaCode = get('areaCode.get', '/api/basicserver/queryDefaultAreaCode', {
  chosen,
  response: z.object(areaCode),
});

/** Sets the default calling code of phone numbers. */
export const saveAreaCode = post('areaCode.save', '/api/basicserver/saveDefaultAreaCode', {
  chosen,
  request: areaCode,
  example: { areaCode: '+65' },
});

export const mailSecurities = ['none', 'starttls', 'ssl'] as const;
const mail = {
  enabled: flag01,
  host: wireText,
  port: wireCount,
  security: z.enum(mailSecurities),
  account: wireText,
  password: wireText,
  senderName: wireText,
  senderAddress: wireText,
};
export type MailServer = z.output<z.ZodObject<typeof mail>>;
const mailExample = {
  enabled: true,
  host: 'smtp.example.com',
  port: 465,
  security: 'ssl' as const,
  account: 'notice@example.com',
  password: 'k7Qm2ZpV9s',
  senderName: 'Notice',
  senderAddress: 'notice@example.com',
};

/** The mail server for the platform's messages. */
export const getMailServer = get('basicEmail.get', '/api/basicserver/basicEmail/queryConfig', {
  chosen,
  response: z.object(mail),
});

/** Sets the mail server for the platform's messages. */
export const saveMailServer = post('basicEmail.save', '/api/basicserver/basicEmail/saveConfig', {
  chosen,
  request: mail,
  example: mailExample,
});

/** Sends a test mail by this server, which need not be saved yet, and reports each step. */
export const testMailServer = post('basicEmail.test', '/api/basicserver/basicEmail/testConfig', {
  chosen,
  request: { ...mail, to: z.string().min(1) },
  response: testSteps,
  example: { ...mailExample, to: 'someone@example.com' },
});

export const grayPages = ['login', 'home', 'desktop', 'mobile', 'admin'] as const;
/** Days of mourning: pages without colours. */
const pageGray = {
  enabled: flag01,
  days: z.object({ from: z.string().nullable(), to: z.string().nullable() }),
  pages: z.array(z.enum(grayPages)),
  /** Percentage by which the colours are reduced. */
  strength: wireCount,
};
export type PageGray = z.output<z.ZodObject<typeof pageGray>>;

/** The pages that are shown without colours, and the days. */
export const getPageGray = get('pageGray.get', '/api/basicserver/pageGray/queryConfig', {
  chosen: ofView,
  response: z.object(pageGray),
});

/** Sets the pages that are shown without colours, and the days. */
export const savePageGray = post('pageGray.save', '/api/basicserver/pageGray/saveConfig', {
  chosen: ofView,
  request: pageGray,
  example: {
    enabled: true,
    days: { from: '2026-12-13', to: '2026-12-13' },
    pages: ['login' as const, 'home' as const],
    strength: 100,
  },
});

export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;
/** The hours at which people may sign in; system administrators always may. */
const restrictedLogin = {
  enabled: flag01,
  /** Weekdays; '1' is Monday. */
  weekdays: z.array(z.enum(weekdays)),
  /** `HH:mm` in the server's time zone. */
  from: wireText,
  until: wireText,
  /** Departments that are restricted, with everything below them; empty for all. */
  departments: z.array(wireId),
  /** The message for people who are refused. */
  message: wireText,
};
export type RestrictedLogin = z.output<z.ZodObject<typeof restrictedLogin>>;

/** The days and hours at which people may sign in. */
export const getRestrictedLogin = get('restrictedLogin.get', '/api/basicserver/restrictedLogin/queryConfig', {
  chosen: ofView,
  response: z.object(restrictedLogin),
});

/** Sets the days and hours at which people may sign in. */
export const saveRestrictedLogin = post(
  'restrictedLogin.save',
  '/api/basicserver/restrictedLogin/saveConfig',
  {
    chosen: ofView,
    request: restrictedLogin,
    example: {
      enabled: true,
      weekdays: ['1' as const, '2' as const],
      from: '08:00',
      until: '20:00',
      departments: ['D206'],
      message: 'Signing in is possible from 8 to 20 o’clock.',
    },
  },
);
