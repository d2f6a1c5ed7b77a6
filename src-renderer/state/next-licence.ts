/**
 * The licence that is open in the licence tool on this computer. Licence pages show what it would change only where
 * it is the own company's, or where the user has said so: another company's licence says nothing about this tenant.
 */
import { atom, useAtomValue } from 'jotai';
import { useRead } from '#data/read.ts';
import { store } from '#data/store.ts';
import { getLicenseBaseInfo } from '#shared/api/licence-info/licence-info.ts';
import { isHeldBy } from '#shared/rules/licence/holder.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { type NextModule, nextModules } from '#shared/rules/licence-info/next-licence.ts';
import { useSession } from './session.ts';

export interface NextLicence {
  readonly name: string;
  readonly company: string;
  /** YYYY-MM-DD; null for a licence without expiry. */
  readonly expiryDate: string | null;
  readonly verified: boolean;
  readonly modules: ReadonlyMap<string, NextModule>;
}

interface OpenLicence extends NextLicence {
  readonly sha256: string | null;
  /** `taken`: the user has said that it is the own next licence; `ended`: that it is not to be shown any more. */
  readonly wish: 'taken' | 'ended' | null;
}

const openLicenceAtom = atom<OpenLicence | null>(null);

/** Null or an unreadable licence clears the atom; the same file keeps what the user has said of it. */
export function noteLicence(reading: LicenceReading | null): void {
  const licence = reading?.licence;
  const before = store.get(openLicenceAtom);
  store.set(
    openLicenceAtom,
    licence
      ? {
          name: reading.name,
          sha256: reading.sha256,
          verified: reading.verified,
          modules: nextModules(licence),
          company: licence.companyName,
          expiryDate: licence.expiryDate,
          wish: before && before.sha256 === reading.sha256 ? before.wish : null,
        }
      : null,
  );
}

export function takeNextLicence(): void {
  wish('taken');
}

export function endNextLicence(): void {
  wish('ended');
}

function wish(next: OpenLicence['wish']): void {
  const open = store.get(openLicenceAtom);
  if (open) store.set(openLicenceAtom, { ...open, wish: next });
}

/** The licence that counts as the next one, or null. */
export function useNextLicence(): NextLicence | null {
  const open = useAtomValue(openLicenceAtom, { store });
  const isOwn = useIsOwn(open);
  if (!open || open.wish === 'ended') return null;
  return open.wish === 'taken' || isOwn ? open : null;
}

/** Whether the open licence may be taken as the next one: it is, by itself or by the user's word, or it is not yet. */
export function useNextLicenceState(): 'none' | 'next' | 'other' {
  const open = useAtomValue(openLicenceAtom, { store });
  const signedIn = useSession().status === 'signedIn';
  const next = useNextLicence();
  if (!open || !signedIn) return 'none';
  return next ? 'next' : 'other';
}

/** Compares the company with the tenant's and with that of the server's licence, the only ones that a server names. */
function useIsOwn(open: OpenLicence | null): boolean {
  const session = useSession();
  const tenant = session.status === 'signedIn' ? session.facts.tenant.tenantName : null;
  const licence = open && { companyName: open.company };
  const isTenants = licence !== null && tenant !== null && isHeldBy(licence, tenant);
  const enabled = licence !== null && tenant !== null && !isTenants;
  const base = useRead(getLicenseBaseInfo, {}, { enabled });
  return isTenants || (enabled && base.data !== undefined && isHeldBy(licence, base.data.companyName));
}
