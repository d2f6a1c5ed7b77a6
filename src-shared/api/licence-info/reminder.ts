/**
 * The licence reminder, and the remind settings of modules and users (spec 1§3 "Licence reminder", 1§7.2, 3§7.4). The
 * documents show no fields of the remind settings: they are a config list, as elsewhere in application management.
 */
import * as z from 'zod';
import { digits, flag01, wireId, wireNumber, wireText } from '../codecs.ts';
import { configRecord } from '../config-record.ts';
import { get, post } from '../endpoint.ts';
import { remindLevels, remindModes, remindTypes } from './reminder-values.ts';

/** Modes are characters in one text, such as '12', with or without commas; unknown ones are dropped. */
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
  /** Whether the reminder is on. */
  remindStatus: flag01,
  /** Percent of the seats. */
  warnValue: wireNumber,
  /** Digits of the modes in one text: 1 popup, 2 system message, 3 text message. */
  remindMode: modes,
  /** Text with placeholders for the warning value and the terminal. */
  remindContent: wireText,
});
export type LicenceReminder = z.output<typeof licenceReminder>;

/** Key of a reminder; `deptId` for a department's own. */
const which = z.strictObject({ remindType: digits(remindTypes), deptId: z.string().optional() });

/** A licence reminder of the tenant or of a department. */
export const getLicenceReminder = get(
  'licenceRemind.get',
  '/api/basicserver/license/remind/queryLicenseRemind',
  {
    chosen: '1§7.2; 1§3; S-6',
    request: which,
    response: licenceReminder,
    example: { remindType: 'app' },
  },
);

/**
 * Saves a licence reminder. Without `remindContent` its text stays unchanged, also where the server generates it in the
 * reader's language.
 */
export const saveLicenceReminder = post(
  'licenceRemind.save',
  '/api/basicserver/license/remind/saveLicenseRemind',
  {
    chosen: '1§7.2; 1§3; S-6',
    request: {
      ...licenceReminder.shape,
      remindContent: wireText.optional(),
      deptId: z.string().optional(),
    },
    example: {
      id: 'LR-app',
      remindType: 'app',
      remindLevel: 'system',
      remindStatus: true,
      warnValue: 90,
      remindMode: ['popup', 'sms'],
      remindContent: '{terminal} {warnValue}',
    },
  },
);

/** Resets a licence reminder to its default and answers it. */
export const resetLicenceReminder = post(
  'licenceRemind.reset',
  '/api/basicserver/license/remind/resetLicenseRemind',
  {
    chosen: '1§7.2; S-6',
    request: which,
    response: licenceReminder,
    example: { remindType: 'app' },
  },
);

/** Whether the user may set licence reminders. */
export const licenceReminderPermission = get(
  'licenceRemind.permission',
  '/api/basicserver/license/remind/checkLicenseRemindPermission',
  {
    chosen: '1§7.2; S-6',
    request: { deptId: z.string().optional() },
    response: z.boolean(),
  },
);

/** Whether the user may set reminders of a department: `appManageLicenseRemind`, or `moduleShareEdit` (3§7.4). */
export const checkAppManageRemindPermission = get(
  'licenceRemind.appPermission',
  '/api/basicserver/appmanage/remind/checkAppManageRemindPermission',
  {
    given: '1§7.2; 1§6; 3§6; 3§7.4',
    request: {
      deptId: z.string().optional(),
      permissionSetCode: z.enum(['appManageLicenseRemind', 'moduleShareEdit']),
    },
    response: z.boolean(),
    example: { permissionSetCode: 'appManageLicenseRemind' },
  },
);

const settings = z.array(configRecord);
const ofModule = { moduleId: z.string().min(1), deptId: z.string().optional() };

/** The remind settings of a module. */
export const queryModuleRemindSetting = get(
  'licenceRemind.module',
  '/api/basicserver/appmanage/remind/queryModuleRemindSetting',
  {
    given: '1§7.2',
    request: ofModule,
    response: settings,
    example: { moduleId: 'workflow' },
  },
);

/** The remind settings of the signed-in user. */
export const queryUserRemindSetting = get(
  'licenceRemind.user',
  '/api/basicserver/appmanage/remind/queryUserRemindSetting',
  {
    given: '1§7.2',
    response: settings,
  },
);

/** Saves the remind settings of a module. */
export const saveModuleRemindSetting = post(
  'licenceRemind.saveModule',
  '/api/basicserver/appmanage/remind/saveModuleRemindSetting',
  {
    given: '1§7.2',
    request: { ...ofModule, appManageConfigs: settings },
    example: { moduleId: 'workflow', appManageConfigs: [] },
  },
);

/** Saves the remind settings of the signed-in user. */
export const saveUserRemindSetting = post(
  'licenceRemind.saveUser',
  '/api/basicserver/appmanage/remind/saveUserRemindSetting',
  {
    given: '1§7.2',
    request: { appManageConfigs: settings },
    example: { appManageConfigs: [] },
  },
);

/** Resets remind settings to their defaults. */
export const resetDefaultRemindSetting = post(
  'licenceRemind.resetDefault',
  '/api/basicserver/appmanage/remind/resetDefaultRemindSetting',
  {
    given: '1§7.2',
    /** Id of the module; absent for the user's own setting. */
    request: { moduleId: z.string().optional(), deptId: z.string().optional() },
  },
);

/**
 * Configs by key; `sys_app_manage_remind` '1' or absent means that reminders are on (`rules/licence-info/remind.ts`).
 */
export const lookUpConfigs = get('licenceRemind.configs', '/api/basicserver/app/manage/queryConfigs', {
  chosen: '1§7.2; 3§7.4; S-6',
  /** Keys separated by commas. */
  request: { configKeys: z.string().min(1) },
  response: settings,
  example: { configKeys: 'sys_app_manage_remind' },
});
