/** System and work-report reminders, and the message about an assigned account (spec 1§2.12, 1§3, 1§7.3). */
import * as z from 'zod';
import { flag01, switchBy, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';

/** E is on, D is off; unset is on (1§3 "default E"). */
const onUnlessD = switchBy('E', 'D', true);

export const workreportTypes = ['week', 'month', 'season', 'halfYear', 'year'] as const;
export type WorkreportType = (typeof workreportTypes)[number];

/** The weekday (1 is Monday) or the number of days; '' for none. */
const remindValue = z.codec(z.union([z.string(), z.number()]).nullish(), z.string(), {
  decode: (wire) => String(wire ?? ''),
  encode: (value) => value,
});
const workreportRemind = z.object({
  type: z.enum(workreportTypes),
  value: remindValue,
  enabled: flag01,
});
export type WorkreportRemind = z.output<typeof workreportRemind>;

/** Every reminder of the tenant. A server may have system reminders that this version does not know. */
export const getSystemReminds = get('reminders.get', '/api/bs/basicserver/systemremind/1', {
  given: '1§7.3; 1§3',
  response: z.object({
    systemReminds: z.array(z.object({ type: z.string(), enabled: flag01 })),
    workreportReminds: z.array(workreportRemind),
  }),
});

/** Turns a system reminder on or off. */
export const saveSystemRemind = post(
  'reminders.saveSystem',
  '/api/bs/basicserver/systemremind/saveSystemRemind',
  {
    given: '1§7.3; 1§3',
    request: { systemRemind: z.strictObject({ type: z.literal('NewUserPush'), enabled: flag01 }) },
    example: { systemRemind: { type: 'NewUserPush', enabled: false } },
  },
);

/** Saves a work-report reminder; one that is off has no value. */
export const saveWorkreportRemind = get(
  'reminders.saveWorkreport',
  '/api/workrelate/plan/systemremind/saveWorkreportRemind',
  {
    given: '1§7.3; 1§3',
    effect: 'write',
    request: {
      'workreportRemind.type': z.enum(workreportTypes),
      'workreportRemind.value': wireText,
      'workreportRemind.enabled': flag01,
    },
    example: {
      'workreportRemind.type': 'month',
      'workreportRemind.value': '5',
      'workreportRemind.enabled': true,
    },
  },
);

/** Whether the owner of an assigned account gets a message. */
export const getAssignAccountSms = get(
  'reminders.assignAccount',
  '/api/bs/basicserver/systemremind/queryAssignAccountSmsConfig',
  { chosen: '1§7.3; 1§3; S-6', response: onUnlessD },
);

/** Sets whether the owner of an assigned account gets a message. */
export const saveAssignAccountSms = post(
  'reminders.saveAssignAccount',
  '/api/bs/basicserver/systemremind/updateAssignAccountSmsConfig',
  { chosen: '1§7.3; 1§3; S-6', request: { status: onUnlessD }, example: { status: false } },
);

/** Whether the platform can send text messages about accounts at all. */
export const getAccountCardSms = get(
  'reminders.accountCardSms',
  '/api/bs/basicserver/accountcard/querySmsConfig',
  { chosen: '1§7.3; S-6', response: onUnlessD },
);
