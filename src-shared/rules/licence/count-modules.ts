/** How many modules a licence has. */
import type { LicenceModule } from '../common/licence/licence.ts';

export interface ModuleCounts {
  /** Of all levels. */
  readonly moduleCount: number;
  /** One under a parent that is off counts for itself. */
  readonly enabledModules: number;
}

export function countModules(modules: readonly LicenceModule[]): ModuleCounts {
  let [moduleCount, enabledModules] = [0, 0];
  for (const module of modules) {
    const below = countModules(module.modules);
    moduleCount += 1 + below.moduleCount;
    enabledModules += (module.enabled ? 1 : 0) + below.enabledModules;
  }
  return { moduleCount, enabledModules };
}
