/** The configs of the launcher (spec 3§3.6, 3§6; LAUNCH-007, 018): '1' means on, absent means the default. */
import { type ConfigRecord, configValue } from '../../api/config-record.ts';
import type { Fields } from '../common/fields/field.ts';

/** The launcher configs that an employee sets, with their defaults (3§3.6). */
const ownDefaults = { openSearch: true, showCommonApps: true, autoOrder: false, simpleName: true } as const;
export type OwnConfig = keyof typeof ownDefaults;
export const ownConfigs = Object.keys(ownDefaults) as readonly OwnConfig[];
export type OwnConfigs = { readonly [Key in OwnConfig]: boolean };

/** The config key for the arrangement in force: '0' the employee's own, '1' the organisation's (3§3.6). */
export const syncTypeKey = 'syncType';

export type NavMode = 'standard' | 'mix';

const on = (configs: readonly ConfigRecord[], key: string, without: boolean): boolean => {
  const value = configValue(configs, key);
  return value === null ? without : value === '1' || value === 'true';
};

export function ownConfigsOf(configs: readonly ConfigRecord[]): OwnConfigs {
  const isOn = (key: OwnConfig) => on(configs, key, ownDefaults[key]);
  return {
    openSearch: isOn('openSearch'),
    showCommonApps: isOn('showCommonApps'),
    autoOrder: isOn('autoOrder'),
    simpleName: isOn('simpleName'),
  };
}

export function navModeOf(configs: readonly ConfigRecord[]): NavMode {
  return configValue(configs, 'navMode') === 'mix' ? 'mix' : 'standard';
}

/** Tells whether employees may set their own display (3§6). */
export function mayArrange(configs: readonly ConfigRecord[]): boolean {
  return on(configs, 'allowEmpSetting', true) && !on(configs, 'emp_menu_display_forbid', false);
}

/** Tells whether the employee's own display is in force. */
export function arrangesNow(configs: readonly ConfigRecord[]): boolean {
  return mayArrange(configs) && !on(configs, syncTypeKey, false);
}

export const ownConfigFields: Fields<OwnConfigs> = {
  openSearch: { kind: 'switch', label: 'launcher.config.openSearch' },
  showCommonApps: { kind: 'switch', label: 'launcher.config.showCommonApps' },
  autoOrder: { kind: 'switch', label: 'launcher.config.autoOrder' },
  simpleName: { kind: 'switch', label: 'launcher.config.simpleName' },
};
