/** Finds the trusted key that made a signature, and objections to trusting it. */

import { instantTime } from '#shared/kit/days.ts';
import type { Licence } from '#shared/rules/common/licence/licence.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { finding, type LicenceFinding } from './findings.ts';
import type { TrustedKey } from './keys.ts';
import { verifySignature } from './signature.ts';

export interface Proof {
  /** The key that made the signature; where none did, the only candidate, if there was just one. */
  readonly key: TrustedKey | undefined;
  /** Whether a key verified the signature; the absence of objections proves nothing. */
  readonly proven: boolean;
}

/** Tries the keys in turn; trusted ones before revoked ones. */
export function findProof(candidates: readonly TrustedKey[], input: Buffer, signature: Buffer): Proof {
  const [trusted, revoked] = [true, false].map((good) =>
    candidates.filter((key) => (key.revoked === null) === good),
  );
  for (const key of [...(trusted ?? []), ...(revoked ?? [])]) {
    if (/* wall: licence-signature */ verifySignature(key, input, signature)) return { key, proven: true };
  }
  return { key: candidates.length === 1 ? candidates[0] : undefined, proven: false };
}

/** A revoked key is distrusted for everything, whenever it signed. */
export function revocationFindings(key: TrustedKey): LicenceFinding[] {
  return key.revoked === null
    ? []
    : [finding('KEY_REVOKED', { keyId: key.id, date: key.revoked, reason: 'revoked' })];
}

export interface TrustAssessment {
  /** The objections `against`, and further findings about the key. */
  readonly findings: LicenceFinding[];
  /** Whether a trusted key signed exactly this content. */
  readonly verified: boolean;
}

/**
 * Assesses a signature, in any format. It is worth nothing with an objection `against` it, or where the key's period
 * had not begun or had ended at the licence's issue; the signature of a sample key gives a verdict that names the
 * sample first, or none. `licence` is null where it could not be read.
 */
export function assessTrust(
  { key, proven }: Proof,
  against: readonly LicenceFinding[],
  licence: Licence | null,
  refuseSamples: boolean | undefined,
): TrustAssessment {
  const findings = [...against];
  if (proven && key && against.length === 0) findings.push(...sampleFindings(key, refuseSamples));
  if (key && !findings.some(speaksAgainst)) findings.push(...issueDateFindings(key, licence));
  return { findings, verified: proven && /* wall: licence-spoken-against */ !findings.some(speaksAgainst) };
}

/** Findings for a sample key: refused, or accepted with a finding that says so first. */
function sampleFindings(key: TrustedKey, refused: boolean | undefined): LicenceFinding[] {
  if (!key.sample) return [];
  const { id: keyId, algorithm } = key;
  return refused
    ? [finding('KEY_UNKNOWN', { keyId, algorithm, reason: 'sampleRefused' })]
    : [/* wall: licence-sample-said */ finding('SAMPLE_KEY', { keyId })];
}

/** Whether a finding is an objection; a sample key alone is none. */
function speaksAgainst({ state }: LicenceFinding): boolean {
  return state !== 'SAMPLE_KEY';
}

/** A key signs only between its first and last day (UTC); without a date of issue that cannot be checked. */
function issueDateFindings(key: TrustedKey, licence: Licence | null): LicenceFinding[] {
  const { id: keyId, algorithm, notBefore, notAfter } = key;
  if (!licence || (notBefore === null && notAfter === null)) return [];
  const issued = licence.issuedAt === null ? null : instantTime(licence.issuedAt);
  if (issued === null) return [finding('KEY_UNKNOWN', { keyId, algorithm, reason: 'noIssueDate' })];
  const day = new Date(issued).toISOString().slice(0, 10);
  if (notBefore !== null && day < notBefore) {
    return [finding('KEY_UNKNOWN', { keyId, algorithm, reason: 'beforeKey', date: notBefore })];
  }
  // wall: key-not-after
  if (notAfter !== null && day > notAfter) {
    return [finding('KEY_REVOKED', { keyId, date: notAfter, reason: 'ended' })];
  }
  return [];
}

/** Describes the signature: by the trusted key, where there is one; else by the file's own `claimed` key id. */
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
