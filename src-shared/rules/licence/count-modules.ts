import type { LicenceModule } from '../common/licence/licence.ts';

export interface ModuleCounts {
  /** The modules of all levels. */
  readonly moduleCount: number;
  /** An enabled module below a disabled parent counts too. */
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
