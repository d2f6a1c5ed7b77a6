import type { LicenceMapping } from '#shared/api/mapping/licence-files.ts';
import type { Licence } from '#shared/rules/common/licence/licence.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { type ContentFields, readContent } from './content.ts';
import { finding, type LicenceFinding } from './findings.ts';
import type { TrustedKeys } from './keys.ts';

export interface LicenceVerdict {
  readonly verified: boolean;
  readonly signature: LicenceReading['signature'];
  readonly encryption: LicenceReading['encryption'];
  readonly licence: Licence | null;
  readonly daysRemaining: number | null;
  readonly findings: readonly LicenceFinding[];
  readonly fileEnd?: LicenceReading['fileEnd'];
  readonly mapped?: LicenceReading['mapped'];
}

export interface LicenceCircumstances {
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
  readonly keys: TrustedKeys;
  /** A secret for encrypted licences: a symmetric key, a private key (JWK or PEM), or a Keygen licence key. */
  readonly secret?: string | undefined;
  /** The latest time that this computer's clock ever showed, in milliseconds since 1970. */
  readonly highestTime?: number | null | undefined;
  /** Whether sample keys are refused; otherwise a finding names the sample key. */
  readonly refuseSamples?: boolean | undefined;
  /** Platforms' own kinds of files, which are tried where a file is in no signed format. */
  readonly mappings?: readonly LicenceMapping[] | undefined;
}

/** The verdict of a file without anything trustworthy or displayable. */
export function unreadVerdict(findings: readonly LicenceFinding[]): LicenceVerdict {
  return {
    verified: false,
    signature: null,
    encryption: null,
    licence: null,
    daysRemaining: null,
    findings,
  };
}

/** Explains fields without a signature; such a verdict is never verified. */
export function unsignedVerdict(fields: ContentFields, now: number): LicenceVerdict {
  const content = readContent(fields, 'platform', now);
  const findings = content.licence ? [...content.findings, finding('UNSIGNED')] : content.findings;
  return { ...unreadVerdict(findings), licence: content.licence, daysRemaining: content.daysRemaining };
}

export function isFields(value: unknown): value is ContentFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
