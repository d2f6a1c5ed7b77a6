/** A reading without its modules, for lists of many. */
import type { LicenceReading, LicenceSummary } from '#shared/bridge/licence/licence.ts';
import { countModules } from '#shared/rules/licence/count-modules.ts';

export function summarise({ licence, ...reading }: LicenceReading): LicenceSummary {
  if (!licence) return { ...reading, licence: null };
  const { modules, ...facts } = licence;
  return { ...reading, licence: { ...facts, ...countModules(modules) } };
}
