/** The keys of the settings that apply in a department (spec 3§4): the tenant's ('') first, the own key last. */
import type { Detach } from './scope.ts';

/** The list `chain` has the department, then all above it; the top department's settings are the tenant's. */
export function settingKeys(chain: readonly string[], detach: Detach): string[] {
  return detach === 'off' ? [''] : chain.toReversed().map((id) => departmentSettingKey(id, chain, detach));
}

/** Returns the key under which the settings of `deptId` are stored; `chain` ends with the top department. */
export function departmentSettingKey(deptId: string, chain: readonly string[], detach: Detach): string {
  return detach === 'off' || deptId === chain.at(-1) ? '' : deptId;
}
