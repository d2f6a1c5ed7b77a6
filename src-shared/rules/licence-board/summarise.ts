/** A reading without its modules, for lists of many. */
import type { LicenceReading, LicenceSummary } from '../../bridge/licence.ts';
import type { LicenceModule } from '../licence/licence.ts';

export function summarise(reading: LicenceReading): LicenceSummary {
  if (!reading.licence) return { ...reading, licence: null };
  const { modules, ...rest } = reading.licence;
  return { ...reading, licence: { ...rest, ...countModules(modules) } };
}

/** Modules of all levels. One under a parent that is off counts for itself. */
export function countModules(modules: readonly LicenceModule[]): {
  moduleCount: number;
  enabledModules: number;
} {
  let [moduleCount, enabledModules] = [0, 0];
  for (const module of modules) {
    const below = countModules(module.modules);
    moduleCount += 1 + below.moduleCount;
    enabledModules += (module.enabled ? 1 : 0) + below.enabledModules;
  }
  return { moduleCount, enabledModules };
}
