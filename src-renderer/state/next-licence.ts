/** The licence that is open in the licence tool on this computer; licence pages show what it would change. */
import { atom, useAtomValue } from 'jotai';
import { store } from '#data/store.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { type NextModule, nextModules } from '#shared/rules/licence-info/next-licence.ts';

export interface NextLicence {
  readonly name: string;
  readonly company: string;
  /** YYYY-MM-DD; null for a licence without expiry. */
  readonly expiryDate: string | null;
  readonly verified: boolean;
  readonly modules: ReadonlyMap<string, NextModule>;
}

const nextLicenceAtom = atom<NextLicence | null>(null);

/** Null or an unreadable licence clears the atom. */
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
