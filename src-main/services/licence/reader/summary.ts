/** A reading without its modules, for lists of many. */

import { countModules } from '#shared/rules/licence/count-modules.ts';
import type { LicenceReading, LicenceSummary } from '#shared/rules/licence/reading.ts';

export function summarise({ licence, ...reading }: LicenceReading): LicenceSummary {
  if (!licence) return { ...reading, licence: null };
  const { modules, ...facts } = licence;
  return { ...reading, licence: { ...facts, ...countModules(modules) } };
}
