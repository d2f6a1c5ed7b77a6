/** The licence that is open in the licence tool, read on this computer: what it would change is said where licences are. */
import { atom, useAtomValue } from 'jotai';
import { store } from '#data/store.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { type NextModule, nextModules } from '#shared/rules/licence-info/next-licence.ts';

export interface NextLicence {
  /** Of the file. */
  readonly name: string;
  readonly company: string;
  /** YYYY-MM-DD; null: it does not expire. */
  readonly expiryDate: string | null;
  readonly verified: boolean;
  readonly modules: ReadonlyMap<string, NextModule>;
}

const nextLicenceAtom = atom<NextLicence | null>(null);

/** null, or one that can't be read: none is open. */
export function noteLicence(reading: LicenceReading | null): void {
  const licence = reading?.licence;
  store.set(
    nextLicenceAtom,
    licence
      ? {
          name: reading.name,
          verified: reading.verified,
          modules: nextModules(licence),
          company: licence.companyName,
          expiryDate: licence.expiryDate,
        }
      : null,
  );
}

export function useNextLicence(): NextLicence | null {
  return useAtomValue(nextLicenceAtom, { store });
}
