/** Which trusted key made a signature, and what stands against trusting it. */

import { instantTime } from '#shared/kit/days.ts';
import type { Licence } from '#shared/rules/common/licence/licence.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { type Finding, finding } from './findings.ts';
import type { TrustedKey } from './keys.ts';
import { verifySignature } from './signature.ts';

export interface Proof {
  /** The key that made the signature; where none did, the one that was tried, if it was only one. */
  readonly key: TrustedKey | undefined;
  /** Only a signature that was checked and held proves anything, not the absence of objections. */
  readonly proven: boolean;
}

/** Tries the keys one after another; one that is trusted before one that is not any more. */
export function prove(candidates: readonly TrustedKey[], input: Buffer, signature: Buffer): Proof {
  const [trusted, revoked] = [true, false].map((good) =>
    candidates.filter((key) => (key.revoked === null) === good),
  );
  for (const key of [...(trusted ?? []), ...(revoked ?? [])]) {
    if (verifySignature(key, input, signature)) return { key, proven: true };
  }
  return { key: candidates.length === 1 ? candidates[0] : undefined, proven: false };
}

/** A revoked key is not trusted for anything, whenever it signed. */
export function revocationFindings(key: TrustedKey): Finding[] {
  return key.revoked === null
    ? []
    : [finding('KEY_REVOKED', { keyId: key.id, date: key.revoked, reason: 'revoked' })];
}

export interface Weighed {
  /** `against`, and what else is to be said of the key. */
  readonly findings: Finding[];
  /** Someone who is trusted signed exactly this. */
  readonly verified: boolean;
}

/**
 * What a signature is worth, whatever the format: nothing where something speaks `against` it; by a sample key a verdict
 * that says so first, or nothing; by a key that had not begun or had ended when the licence was issued, nothing. `licence`
 * is null where it could not be read.
 */
export function weigh(
  { key, proven }: Proof,
  against: readonly Finding[],
  licence: Licence | null,
  refuseSamples: boolean | undefined,
): Weighed {
  const findings = [...against];
  if (proven && key && against.length === 0) findings.push(...sampleFindings(key, refuseSamples));
  if (key && !findings.some(speaksAgainst)) findings.push(...issueDateFindings(key, licence));
  return { findings, verified: proven && !findings.some(speaksAgainst) };
}

/** What a signature by a sample key is worth: nothing, or a verdict that says first what it rests on. */
function sampleFindings(key: TrustedKey, refused: boolean | undefined): Finding[] {
  if (!key.sample) return [];
  const { id: keyId, algorithm } = key;
  return refused
    ? [finding('KEY_UNKNOWN', { keyId, algorithm, reason: 'sampleRefused' })]
    : [finding('SAMPLE_KEY', { keyId })];
}

/** Whether a finding speaks against the signature; that it rests on a sample key alone does not. */
function speaksAgainst({ state }: Finding): boolean {
  return state !== 'SAMPLE_KEY';
}

/** A key signs only between its first and its last day (UTC); without a date of issue there is nothing to hold it to. */
function issueDateFindings(key: TrustedKey, licence: Licence | null): Finding[] {
  const { id: keyId, algorithm, notBefore, notAfter } = key;
  if (!licence || (notBefore === null && notAfter === null)) return [];
  const issued = licence.issuedAt === null ? null : instantTime(licence.issuedAt);
  if (issued === null) return [finding('KEY_UNKNOWN', { keyId, algorithm, reason: 'noIssueDate' })];
  const day = new Date(issued).toISOString().slice(0, 10);
  if (notBefore !== null && day < notBefore) {
    return [finding('KEY_UNKNOWN', { keyId, algorithm, reason: 'beforeKey', date: notBefore })];
  }
  if (notAfter !== null && day > notAfter) {
    return [finding('KEY_REVOKED', { keyId, date: notAfter, reason: 'ended' })];
  }
  return [];
}

/** The reading's word about the signature: the trusted key's own, where there is one; else what the file `claimed`. */
export function describeSignature(
  algorithm: string,
  claimed: string | null,
  key: TrustedKey | undefined,
): NonNullable<LicenceReading['signature']> {
  return {
    algorithm,
    keyId: key?.id ?? claimed,
    keyName: key?.name ?? null,
    keySource: key?.source ?? null,
    thumbprint: key?.thumbprint ?? null,
    sample: key?.sample ?? false,
  };
}
