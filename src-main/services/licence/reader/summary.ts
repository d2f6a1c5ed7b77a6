/** A reading without its modules, for lists of many. */
import type { LicenceReading, LicenceSummary } from '#shared/bridge/licence.ts';
import type { LicenceModule } from '#shared/rules/licence/licence.ts';

export function summarise({ licence, ...reading }: LicenceReading): LicenceSummary {
  if (!licence) return { ...reading, licence: null };
  const { modules, ...facts } = licence;
  const counts = { moduleCount: 0, enabledModules: 0 };
  count(modules, counts);
  return { ...reading, licence: { ...facts, ...counts } };
}

/** The reader bounds the depth (docs/formats/licence-file.md). */
function count(
  modules: readonly LicenceModule[],
  counts: { moduleCount: number; enabledModules: number },
): void {
  for (const module of modules) {
    counts.moduleCount += 1;
    if (module.enabled) counts.enabledModules += 1;
    count(module.modules, counts);
  }
}
