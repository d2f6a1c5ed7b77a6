/** Whether reminders are sent: for an app, or to the signed-in user (spec 1§7.2, 3§7.4; LIC-060). */
import * as z from 'zod';
import {
  queryModuleRemindSetting,
  queryUserRemindSetting,
  saveModuleRemindSetting,
  saveUserRemindSetting,
} from '../../api/licence-info/reminder.ts';
import type { RecordKind } from '../common/record/record.ts';
import { remindConfigKey, remindOn } from '../licence-info/remind.ts';

export interface RemindValues {
  readonly on: boolean;
}

const moduleLocator = z.strictObject({
  moduleId: z.string().min(1),
  /** '' for the whole tenant. */
  deptId: z.string(),
});
export type ModuleRemindLocator = z.output<typeof moduleLocator>;

export function whichModule({ moduleId, deptId }: ModuleRemindLocator) {
  return { moduleId, ...(deptId === '' ? {} : { deptId }) };
}

const appManageConfigs = ({ on }: RemindValues) => [
  { configKey: remindConfigKey, configValue: on ? '1' : '0' },
];

export const moduleRemindRecord: RecordKind<ModuleRemindLocator, RemindValues> = {
  id: 'moduleRemind',
  locator: moduleLocator,
  touches: [queryModuleRemindSetting],
  title: () => 'licenceInfo.screen.settings.title',
  label: () => ({ key: 'licenceInfo.screen.settings.on' }),
  read: async (ask, locator) => ({ on: remindOn(await ask(queryModuleRemindSetting, whichModule(locator))) }),
  write: (locator, after) => ({
    endpoint: saveModuleRemindSetting,
    input: { ...whichModule(locator), appManageConfigs: appManageConfigs(after) },
  }),
};

const nowhere = z.strictObject({});

export const ownRemindRecord: RecordKind<z.output<typeof nowhere>, RemindValues> = {
  id: 'ownRemind',
  locator: nowhere,
  touches: [queryUserRemindSetting],
  title: () => 'licenceInfo.screen.reminder.mineChange',
  label: () => ({ key: 'licenceInfo.screen.reminder.mineOn' }),
  read: async (ask) => ({ on: remindOn(await ask(queryUserRemindSetting, {})) }),
  write: (_, after) => ({
    endpoint: saveUserRemindSetting,
    input: { appManageConfigs: appManageConfigs(after) },
  }),
};
