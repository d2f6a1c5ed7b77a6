/** The remind setting of app management (spec 1§7.2, 3§6, 3§7.4; APP-094, 095, LIC-060). */
import { type ConfigRecord, configValue } from '../../api/config-record.ts';

export const remindConfigKey = 'sys_app_manage_remind';

/** The value '1' turns the reminder on; an absent config means on. */
export function remindOn(configs: readonly ConfigRecord[]): boolean {
  const value = configValue(configs, remindConfigKey);
  return value === null || value === '1';
}

/** The app-remind menu is shown to administrators while reminding is on (3§6). */
export function showsAppRemind(configs: readonly ConfigRecord[], admin: boolean): boolean {
  return admin && remindOn(configs);
}
