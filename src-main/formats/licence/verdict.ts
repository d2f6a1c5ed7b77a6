/** What is known of a file when it was read, and under which circumstances. */

import type { LicenceMapping } from '#shared/api/mapping/licence-files.ts';
import type { Licence } from '#shared/rules/common/licence/licence.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { type Fields, readContent } from './content.ts';
import { type Finding, finding } from './findings.ts';
import type { TrustedKeys } from './keys.ts';

export interface Verdict {
  readonly verified: boolean;
  readonly signature: LicenceReading['signature'];
  readonly encryption: LicenceReading['encryption'];
  readonly licence: Licence | null;
  readonly daysRemaining: number | null;
  readonly findings: readonly Finding[];
  readonly fileEnd?: LicenceReading['fileEnd'];
  readonly mapped?: LicenceReading['mapped'];
}

export interface Circumstances {
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
  readonly keys: TrustedKeys;
  /** What opens an encrypted licence: a symmetric key, a private key (JWK or PEM), or a Keygen licence key. */
  readonly secret?: string | undefined;
  /** The latest time that this computer's clock ever showed, in milliseconds since 1970. */
  readonly highestTime?: number | null | undefined;
  /** Sample keys vouch for nothing; else what rests on one says so. */
  readonly refuseSamples?: boolean | undefined;
  /** Platforms' own kinds of files, which are asked for what is in none of the signed formats. */
  readonly mappings?: readonly LicenceMapping[] | undefined;
}

/** A file that says nothing that can be trusted or shown. */
export function unread(findings: readonly Finding[]): Verdict {
  return {
    verified: false,
    signature: null,
    encryption: null,
    licence: null,
    daysRemaining: null,
    findings,
  };
}

/** Fields without a signature: explained, never verified. */
export function unsignedVerdict(fields: Fields, now: number): Verdict {
  const content = readContent(fields, 'platform', now);
  const findings = content.licence ? [...content.findings, finding('UNSIGNED')] : content.findings;
  return { ...unread(findings), licence: content.licence, daysRemaining: content.daysRemaining };
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
