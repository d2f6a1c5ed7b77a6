/** The remind setting of app management (spec 1§7.2, 3§7.4; LIC-060). */
import { type ConfigRecord, configValue } from '../../api/config-record.ts';

export const remindConfigKey = 'sys_app_manage_remind';

/** '1' turns it on; absent means on. */
export function remindOn(configs: readonly ConfigRecord[]): boolean {
  const value = configValue(configs, remindConfigKey);
  return value === null || value === '1';
}
