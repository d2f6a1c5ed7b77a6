/** Settings of application management by department: configs, navigation, detach, defaults (spec 3§3.6, 3§4, 3§7.4). */
import * as z from 'zod';
import { digits, flag01 } from '../codecs.ts';
import { configRecord } from '../config-record.ts';
import { get, post } from '../endpoint.ts';

const manage = '/api/basicserver/app/manage';
const inDept = { deptId: z.string().optional() };
const example = { configKey: 'openSearch', configValue: '0' } as const;

/** The effective configs of a department, each with its value or its default. */
export const querySysAppManageConfigs = get('applications.configs', `${manage}/querySysAppManageConfigs`, {
  given: '3§7.4; 3§3.6',
  request: inDept,
  response: z.object({ appManageConfigs: z.array(configRecord) }),
});

/** A config of a department; null where it was never saved. */
export const getAppManageConfig = get('applications.config', `${manage}/getAppManageConfig`, {
  given: '3§7.4; 3§3.6',
  request: { configKey: z.string().min(1), ...inDept },
  response: configRecord.nullable(),
  example: { configKey: 'openSearch' },
});

/** Saves one config of a department. */
export const saveAppManageConfig = post('applications.saveConfig', `${manage}/saveAppManageConfig`, {
  given: '3§7.4; 3§3.6',
  request: { configKey: z.string().min(1), configValue: z.string(), ...inDept },
  example,
});

/** Saves several configs of a department. */
export const saveAppManageConfigs = post('applications.saveConfigs', `${manage}/saveAppManageConfigs`, {
  given: '3§7.4; 3§3.6',
  request: { appManageConfigs: z.array(configRecord).min(1), ...inDept },
  example: { appManageConfigs: [example, { configKey: 'simpleName', configValue: '0' }] },
});

/** Saves the effective configs as the default for `recoverDefaultSetting`. */
export const setDefConfigs = post('applications.keepDefaults', `${manage}/setDefConfigs`, {
  given: '3§7.4',
  request: inDept,
});

/** Restores the saved default, or the platform's default where none was saved. */
export const recoverDefaultSetting = post('applications.recoverDefaults', `${manage}/recoverDefaultSetting`, {
  given: '3§7.4; 3§8',
  request: inDept,
});

/** Deletes a department's own configs and its saved default. */
export const resetSysDefaultConfigs = post('applications.resetConfigs', `${manage}/resetSysDefaultConfigs`, {
  given: '3§7.4',
  request: inDept,
});

const mixed = z.object({ configValue: flag01 });

/** Whether navigation is in mixed mode (3§3.6 `navMode`). */
export const queryMixMenuEnabled = get('applications.mixMenu', `${manage}/queryMixMenuEnabled`, {
  given: '3§7.4; 3§3.6',
  request: inDept,
  record: { setting: 'mixMenu' },
  response: mixed,
});

/** Switches between standard and mixed navigation. */
export const saveMixMenuEnabled = post('applications.saveMixMenu', `${manage}/saveMixMenuEnabled`, {
  given: '3§7.4; 3§3.6',
  record: { setting: 'mixMenu' },
  request: { ...mixed.shape, ...inDept },
  example: { configValue: true },
});

/** '0' is depth-open (3§4). */
const depth = z.object({ configValue: digits({ '0': 'depth', '1': 'plain' }, 'plain') });

/** The degree to which application management is detached under global detach. */
export const getAppManageDetachConfig = get(
  'applications.detachConfig',
  `${manage}/getAppManageDetachConfig`,
  { given: '3§7.4; 3§4', record: { setting: 'detachConfig' }, response: depth },
);

/** Sets how far application management is detached; only the tenant's administrator may do so. */
export const saveAppManageDetachConfig = post(
  'applications.saveDetachConfig',
  `${manage}/saveAppManageDetachConfig`,
  {
    given: '3§7.4; 3§4',
    record: { setting: 'detachConfig' },
    request: depth.shape,
    example: { configValue: 'plain' },
  },
);

/** Sets how navigation shows messages and more applications, in the signed-in user's department. */
export const saveMessageDisplaySetting = post(
  'applications.saveMessageDisplay',
  '/api/basicserver/saveMessageDisplaySetting',
  {
    chosen: '3§7.3; 3§3.6; S-6',
    request: { configKey: z.string().min(1), configValue: z.string() },
    example: { configKey: 'message.display.web', configValue: 'floaticon' },
  },
);

/** Whether lists of applications include those that are off by default. */
export const queryShowDisableConfig = get('applications.showDisabled', `${manage}/queryShowDisableConfig`, {
  chosen: '3§7.4; S-6',
  request: inDept,
  record: { setting: 'showDisabled' },
  response: mixed,
});

/** Whether departments below may keep settings of their own (3§3.6 `appmgmt_subdept`). */
export const querySubDeptConfig = get('applications.subDepartments', `${manage}/querySubDeptConfig`, {
  chosen: '3§7.4; 3§3.6; S-6',
  request: inDept,
  record: { setting: 'subDepartments' },
  response: mixed,
});
