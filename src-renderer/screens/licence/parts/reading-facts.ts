import type { LicenceReading } from '#shared/rules/licence/reading.ts';

/** A reading or a summary without its licence. */
export type LicenceReadingFacts = Omit<LicenceReading, 'licence'>;
