/** The sync configs of a department (spec 3§3.7; S-25; APP-071, 072, 075). */
import { type ConfigRecord, configValue, switchWord } from '../../api/config-record.ts';
import type { Detach } from '../common/departments/scope.ts';
import type { Fields } from '../common/fields/field.ts';

/** The config keys for syncing sharing, and groups, to the departments below. */
export const syncKeys = ['module_share_sync', 'app_category_sync'] as const;

/** The config key for whether departments below may keep settings of their own (3§3.6). */
export const subDeptKey = 'appmgmt_subdept';

const defaults: Readonly<Record<(typeof syncKeys)[number], string>> = {
  module_share_sync: '0',
  app_category_sync: '1',
};

/** Returns both configs with their stored values or defaults; in depth-open detach both defaults are '1'. */
export function syncConfigsOf(stored: readonly ConfigRecord[], detach: Detach): ConfigRecord[] {
  return syncKeys.map((configKey) => ({
    configKey,
    configValue: configValue(stored, configKey) ?? (detach === 'depth' ? '1' : defaults[configKey]),
  }));
}

export interface SyncForm {
  readonly share: boolean;
  readonly category: boolean;
  readonly below: boolean;
}

const named = { share: syncKeys[0], category: syncKeys[1], below: subDeptKey } as const;

export const syncFields: Fields<SyncForm> = {
  share: { kind: 'switch', label: 'applications.sync.share', about: 'applications.sync.shareAbout' },
  category: { kind: 'switch', label: 'applications.sync.category' },
  below: { kind: 'switch', label: 'applications.sync.below' },
};

const isOn = (word: string | null) => word === '1';
/** Departments below may keep their own settings when no config says otherwise. */
const isNotOff = (word: string | null) => word !== '0';
const meanings = { share: isOn, category: isOn, below: isNotOff } as const;
const names = ['share', 'category', 'below'] as const;

export function syncForm(configs: readonly ConfigRecord[]): SyncForm {
  return {
    share: isOn(configValue(configs, named.share)),
    category: isOn(configValue(configs, named.category)),
    below: isNotOff(configValue(configs, named.below)),
  };
}

export function toSyncConfigs(form: SyncForm, stored: readonly ConfigRecord[] = []): ConfigRecord[] {
  return names.map((name) => ({
    configKey: named[name],
    configValue: switchWord(form[name], configValue(stored, named[name]), meanings[name]),
  }));
}
