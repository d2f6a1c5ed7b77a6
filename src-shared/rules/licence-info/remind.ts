/** The remind setting of app management (spec 1§7.2, 3§6, 3§7.4; APP-094, 095, LIC-060). */
import { type ConfigRecord, configValue } from '../../api/config-record.ts';

export const remindConfigKey = 'sys_app_manage_remind';

/** '1' turns it on; absent means on. */
export function remindOn(configs: readonly ConfigRecord[]): boolean {
  const value = configValue(configs, remindConfigKey);
  return value === null || value === '1';
}

/** The app-remind menu is an administrator's, as long as reminding is on (3§6). */
export function showsAppRemind(configs: readonly ConfigRecord[], admin: boolean): boolean {
  return admin && remindOn(configs);
}
