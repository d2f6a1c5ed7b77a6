/** Settings of application management (spec 3§3.6, 3§7.4; APP-054 to 070, 126 to 129, 152 to 155). */
import * as z from 'zod';
import {
  getAppManageDetachConfig,
  queryMixMenuEnabled,
  queryShowDisableConfig,
  querySysAppManageConfigs,
  saveAppManageConfig,
  saveAppManageConfigs,
  saveAppManageDetachConfig,
  saveMessageDisplaySetting,
  saveMixMenuEnabled,
} from '../../../api/applications/settings.ts';
import { queryAppManageSyncConfigs } from '../../../api/applications/sync.ts';
import { queryDetachType } from '../../../api/departments/departments.ts';
import {
  type DisplayForm,
  displayFields,
  displayForm,
  type MessageForm,
  messageForm,
  messageKeys,
  toDisplayConfigs,
} from '../../applications/display-settings.ts';
import { describedBy } from '../../common/fields/field.ts';
import type { RecordKind } from '../../common/record/record.ts';
import { appReads } from './app-reads.ts';

const inDept = z.strictObject({ deptId: z.string().min(1) });
type InDept = z.output<typeof inDept>;
const nowhere = z.strictObject({});

export const settingReads = [querySysAppManageConfigs, queryMixMenuEnabled, queryShowDisableConfig];

export const appDisplayRecord: RecordKind<InDept, DisplayForm> = {
  id: 'appDisplay',
  locator: inDept,
  touches: settingReads,
  ...describedBy(displayFields),
  title: () => 'appSettings.changed',
  read: async (ask, { deptId }) =>
    displayForm((await ask(querySysAppManageConfigs, { deptId })).appManageConfigs),
  write({ deptId }, after, names) {
    const [one, ...others] = toDisplayConfigs(after, names);
    return one && others.length === 0
      ? { endpoint: saveAppManageConfig, input: { ...one, deptId } }
      : { endpoint: saveAppManageConfigs, input: { appManageConfigs: [one, ...others], deptId } };
  },
};

/** The call has no department: it always writes the signed-in user's. */
export const appMessageRecord: RecordKind<Record<never, never>, MessageForm> = {
  id: 'appMessageDisplay',
  locator: nowhere,
  touches: settingReads,
  title: () => 'appSettings.navigation.messageChange',
  label: (name) => ({ key: `appSettings.navigation.${name}` }),
  words(name, value) {
    const modes: Readonly<Record<string, string>> = { message: 'messages', more: 'mores' };
    return [
      `appSettings.navigation.${modes[name]}.${String(value)}` as 'appSettings.navigation.messages.dangling',
    ];
  },
  read: async (ask) => messageForm((await ask(querySysAppManageConfigs, {})).appManageConfigs),
  write(_, after, names) {
    const name = names.includes('more') ? 'more' : 'message';
    return {
      endpoint: saveMessageDisplaySetting,
      input: { configKey: messageKeys[name], configValue: after[name] },
    };
  },
};

export const appNavModeRecord: RecordKind<InDept, { readonly mixed: boolean }> = {
  id: 'appNavMode',
  locator: inDept,
  touches: settingReads,
  title: () => 'appSettings.navigation.modeChange',
  label: () => ({ key: 'appSettings.navigation.mixed' }),
  read: async (ask, { deptId }) => ({ mixed: (await ask(queryMixMenuEnabled, { deptId })).configValue }),
  write: ({ deptId }, { mixed }) => ({ endpoint: saveMixMenuEnabled, input: { configValue: mixed, deptId } }),
};

export const appDetachRecord: RecordKind<Record<never, never>, { readonly depth: boolean }> = {
  id: 'appDetach',
  locator: nowhere,
  touches: [
    getAppManageDetachConfig,
    queryDetachType,
    queryAppManageSyncConfigs,
    ...settingReads,
    ...appReads,
  ],
  title: () => 'appSettings.detach.change',
  label: () => ({ key: 'appSettings.detach.depth' }),
  read: async (ask) => ({ depth: (await ask(getAppManageDetachConfig, {})).configValue === 'depth' }),
  write: (_, { depth }) => ({
    endpoint: saveAppManageDetachConfig,
    input: { configValue: depth ? 'depth' : 'plain' },
  }),
};
