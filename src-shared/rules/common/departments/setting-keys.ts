/** Whose settings hold in a department (spec 3§4): the whole tenant's ('') first, the department's own last. */
import type { Detach } from './scope.ts';

/** `chain` is the department, then everything above it: the top one's settings are the tenant's. */
export function settingKeys(chain: readonly string[], detach: Detach): string[] {
  return detach === 'off' ? [''] : chain.toReversed().map((id) => settingKey(id, chain, detach));
}

/** Under which the settings of `deptId` are kept, seen from a department that `chain` begins with. */
export function settingKey(deptId: string, chain: readonly string[], detach: Detach): string {
  return detach === 'off' || deptId === chain.at(-1) ? '' : deptId;
}
