/** The added, changed and moved modules of the newer licence, by their paths. */
import type { LicenceComparison } from '../comparison.ts';

export type ModuleMark = 'added' | 'changed' | 'moved';

export interface ModuleMarks {
  readonly size: number;
  get(path: readonly string[]): ModuleMark | undefined;
}

/** No flag holds a control character (`characters.ts`). */
const between = '\u0000';

export function moduleMarks(comparison: LicenceComparison | null): ModuleMarks {
  const marks = new Map<string, ModuleMark>();
  for (const { change, path } of comparison?.modules ?? []) {
    if (change !== 'removed') marks.set(path.join(between), change);
  }
  return { size: marks.size, get: (path) => marks.get(path.join(between)) };
}
