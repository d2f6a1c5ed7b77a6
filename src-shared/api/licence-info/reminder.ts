/**
 * The licence reminder and the remind settings of modules and users (spec 1§3 "Licence reminder", 1§7.2,
 * 3§7.4). The documents show no fields of the remind settings: a config list, as everywhere in app management.
 */
import * as z from 'zod';
import { remindLevels, remindModes, remindTypes } from '../../rules/licence-info/reminder/values.ts';
import { flag01, wireId, wireNumber, wireText } from '../codecs.ts';
import { configRecord } from '../config-record.ts';
import { endpoint } from '../endpoint.ts';

/** Wire digits for named values, both ways. */
function digits<const Names extends Readonly<Record<string, string>>>(names: Names) {
  type Name = Names[keyof Names] & string;
  const byName = new Map(Object.entries(names).map(([digit, name]) => [name, digit]));
  return z.codec(z.union([z.string(), z.number()]), z.enum(Object.values(names) as [Name, ...Name[]]), {
    decode: (wire) => String(names[String(wire) as keyof Names] ?? wire) as Name,
    encode: (value) => byName.get(value) ?? value,
  });
}

/** Modes are characters in one text, e.g. '12'; commas between them are read too. Unknown ones are dropped. */
const modes = z.codec(z.string().nullish(), z.array(z.enum(['popup', 'systemMessage', 'sms'])), {
  decode: (wire) =>
    Object.entries(remindModes)
      .filter(([digit]) => (wire ?? '').includes(digit))
      .map(([, name]) => name),
  encode: (value) =>
    Object.entries(remindModes)
      .filter(([, name]) => value.includes(name))
      .map(([digit]) => digit)
      .join(''),
});

export const licenceReminder = z.object({
  id: wireId,
  remindType: digits(remindTypes),
  remindLevel: digits(remindLevels),
  /** On or off. */
  remindStatus: flag01,
  /** Percent of the seats. */
  warnValue: wireNumber,
  /** The digits of the ways, in one text: 1 popup, 2 system message, 3 text message. */
  remindMode: modes,
  /** With placeholders for the warning value and the terminal. */
  remindContent: wireText,
});
export type LicenceReminder = z.output<typeof licenceReminder>;

const read = { method: 'GET', encoding: 'query', effect: 'read', envelope: 'code' } as const;
const write = { method: 'POST', encoding: 'json', effect: 'write', envelope: 'code' } as const;
/** Which reminder: `deptId` for a department's own. */
const which = z.strictObject({ remindType: digits(remindTypes), deptId: z.string().optional() });

/** A licence reminder, the tenant's or a department's. */
export const getLicenceReminder = endpoint({
  ...read,
  id: 'licenceRemind.get',
  path: '/api/basicserver/license/remind/queryLicenseRemind',
  origin: 'chosen',
  request: which,
  response: licenceReminder,
  source: '1§7.2; 1§3; decision 6',
});

/** Saves a licence reminder. */
export const saveLicenceReminder = endpoint({
  ...write,
  id: 'licenceRemind.save',
  path: '/api/basicserver/license/remind/saveLicenseRemind',
  origin: 'chosen',
  request: z.strictObject({ ...licenceReminder.shape, deptId: z.string().optional() }),
  response: z.unknown(),
  source: '1§7.2; 1§3; decision 6',
});

/** Sets a licence reminder back to its default and answers it. */
export const resetLicenceReminder = endpoint({
  ...write,
  id: 'licenceRemind.reset',
  path: '/api/basicserver/license/remind/resetLicenseRemind',
  origin: 'chosen',
  request: which,
  response: licenceReminder,
  source: '1§7.2; decision 6',
});

/** Whether the user may set licence reminders. */
export const licenceReminderPermission = endpoint({
  ...read,
  id: 'licenceRemind.permission',
  path: '/api/basicserver/license/remind/checkLicenseRemindPermission',
  origin: 'chosen',
  request: z.strictObject({ deptId: z.string().optional() }),
  response: z.boolean(),
  source: '1§7.2; decision 6',
});

/** Whether the user may set reminders of a department: `appManageLicenseRemind`, or `moduleShareEdit` (3§7.4). */
export const checkAppManageRemindPermission = endpoint({
  ...read,
  id: 'licenceRemind.appPermission',
  path: '/api/basicserver/appmanage/remind/checkAppManageRemindPermission',
  origin: 'given',
  request: z.strictObject({
    deptId: z.string().optional(),
    permissionSetCode: z.enum(['appManageLicenseRemind', 'moduleShareEdit']),
  }),
  response: z.boolean(),
  source: '1§7.2; 1§6; 3§6; 3§7.4',
});

const settings = z.array(configRecord);
const ofModule = { moduleId: z.string().min(1), deptId: z.string().optional() };

/** The remind settings of a module. */
export const queryModuleRemindSetting = endpoint({
  ...read,
  id: 'licenceRemind.module',
  path: '/api/basicserver/appmanage/remind/queryModuleRemindSetting',
  origin: 'given',
  request: z.strictObject(ofModule),
  response: settings,
  source: '1§7.2',
});

/** The remind settings of the signed-in user. */
export const queryUserRemindSetting = endpoint({
  ...read,
  id: 'licenceRemind.user',
  path: '/api/basicserver/appmanage/remind/queryUserRemindSetting',
  origin: 'given',
  request: z.strictObject({}),
  response: settings,
  source: '1§7.2',
});

/** Saves the remind settings of a module. */
export const saveModuleRemindSetting = endpoint({
  ...write,
  id: 'licenceRemind.saveModule',
  path: '/api/basicserver/appmanage/remind/saveModuleRemindSetting',
  origin: 'given',
  request: z.strictObject({ ...ofModule, appManageConfigs: settings }),
  response: z.unknown(),
  source: '1§7.2',
});

/** Saves the remind settings of the signed-in user. */
export const saveUserRemindSetting = endpoint({
  ...write,
  id: 'licenceRemind.saveUser',
  path: '/api/basicserver/appmanage/remind/saveUserRemindSetting',
  origin: 'given',
  request: z.strictObject({ appManageConfigs: settings }),
  response: z.unknown(),
  source: '1§7.2',
});

/** Sets remind settings back to their defaults. */
export const resetDefaultRemindSetting = endpoint({
  ...write,
  id: 'licenceRemind.resetDefault',
  path: '/api/basicserver/appmanage/remind/resetDefaultRemindSetting',
  origin: 'given',
  /** A module's setting, or the user's own where no module is named. */
  request: z.strictObject({ moduleId: z.string().optional(), deptId: z.string().optional() }),
  response: z.unknown(),
  source: '1§7.2',
});

/** Configs by key; `sys_app_manage_remind` '1' or absent: remind is on (`rules/licence-info/remind.ts`). */
export const lookUpConfigs = endpoint({
  ...read,
  id: 'licenceRemind.configs',
  path: '/api/basicserver/app/manage/queryConfigs',
  origin: 'chosen',
  /** Keys separated by commas. */
  request: z.strictObject({ configKeys: z.string().min(1) }),
  response: settings,
  source: '1§7.2; 3§7.4; decision 6',
});
