/** From the containers to a verdict: unsigned fields, or a JWS with its signature checked. */
import type { LicenceReading } from '#shared/bridge/licence.ts';
import { instantTime } from '#shared/rules/licence/days.ts';
import type { Licence } from '#shared/rules/licence/licence.ts';
import { type Fields, readContent } from './content.ts';
import { type Finding, finding } from './findings.ts';
import { jsonFinding } from './json-finding.ts';
import { type JwsHeader, readJwsHeader, splitJws } from './jws.ts';
import type { TrustedKey, TrustedKeys } from './keys.ts';
import { verifySignature } from './signature.ts';
import { parseStrictJson } from './strict-json.ts';

export interface Verdict {
  readonly verified: boolean;
  readonly signature: LicenceReading['signature'];
  readonly encryption: LicenceReading['encryption'];
  readonly licence: Licence | null;
  readonly daysRemaining: number | null;
  readonly findings: readonly Finding[];
}

export interface Circumstances {
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
  readonly keys: TrustedKeys;
  /** What opens an encrypted licence. */
  readonly secret?: string | undefined;
  /** The latest time that this computer's clock ever showed, in milliseconds since 1970. */
  readonly highestTime?: number | null | undefined;
}

/** A file that says nothing that can be trusted or shown. */
export function unread(findings: readonly Finding[]): Verdict {
  return { verified: false, signature: null, encryption: null, licence: null, daysRemaining: null, findings };
}

/** Fields without a signature: explained, never verified. */
export function unsignedVerdict(fields: Fields, now: number): Verdict {
  const content = readContent(fields, 'platform', now);
  const findings = content.licence ? [...content.findings, finding('UNSIGNED')] : content.findings;
  return { ...unread(findings), licence: content.licence, daysRemaining: content.daysRemaining };
}

/**
 * A compact JWS. The payload is explained also where the signature is not good, as that of an unsigned file is,
 * unless the header could change what the payload means.
 */
export function jwsVerdict(token: Buffer, { now, keys }: Circumstances): Verdict {
  const parts = splitJws(token);
  if ('state' in parts) return unread([parts]);
  const header = readJwsHeader(parts.header);
  const found = header.algorithm && header.keyId ? keys.find(header.keyId, header.algorithm) : undefined;
  const signature = signatureOf(header, found);
  if (!header.payloadIsPlain) return { ...unread(header.findings), signature };

  const trust = [...header.findings, ...keyFindings(header, found)];
  // Only a signature that was checked and held makes a file verified, not the absence of objections.
  const proven = found?.revoked === null && verifySignature(found, parts.signingInput, parts.signature);
  if (trust.length === 0 && !proven) trust.push(finding('SIGNATURE_INVALID', { keyId: header.keyId ?? '' }));
  const json = parseStrictJson(parts.payload);
  if (!json.ok) return { ...unread([...trust, jsonFinding(json.problem, 'payload')]), signature };
  if (!isFields(json.value)) return { ...unread([...trust, finding('WRONG_KIND', { kind: '' })]), signature };
  const content = readContent(json.value, 'strict', now);
  if (trust.length === 0 && found) trust.push(...issueDateFindings(found, content.licence));
  return {
    verified: proven && trust.length === 0,
    signature,
    encryption: null,
    licence: content.licence,
    daysRemaining: content.daysRemaining,
    findings: [...trust, ...content.findings],
  };
}

function signatureOf(header: JwsHeader, key: TrustedKey | undefined): NonNullable<Verdict['signature']> {
  return {
    algorithm: header.algorithmName,
    keyId: header.keyId,
    keyName: key?.name ?? null,
    keySource: key?.source ?? null,
    thumbprint: key?.thumbprint ?? null,
    sample: key?.sample ?? false,
  };
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function keyFindings(header: JwsHeader, key: TrustedKey | undefined): Finding[] {
  if (!header.algorithm) return [];
  if (!key) return [finding('KEY_UNKNOWN', { keyId: header.keyId ?? '', algorithm: header.algorithm })];
  return key.revoked === null
    ? []
    : [finding('KEY_REVOKED', { keyId: key.id, date: key.revoked, reason: 'revoked' })];
}

/** A key signs only between its first and its last day (UTC); without a date of issue there is nothing to hold it to. */
function issueDateFindings(key: TrustedKey, licence: Licence | null): Finding[] {
  if (!licence || (key.notBefore === null && key.notAfter === null)) return [];
  const issued = licence.issuedAt === null ? null : instantTime(licence.issuedAt);
  if (issued === null)
    return [finding('KEY_UNKNOWN', { keyId: key.id, algorithm: key.algorithm, reason: 'noIssueDate' })];
  const day = new Date(issued).toISOString().slice(0, 10);
  if (key.notBefore !== null && day < key.notBefore) {
    return [finding('KEY_UNKNOWN', { keyId: key.id, algorithm: key.algorithm, reason: 'beforeKey' })];
  }
  if (key.notAfter !== null && day > key.notAfter) {
    return [finding('KEY_REVOKED', { keyId: key.id, date: key.notAfter, reason: 'ended' })];
  }
  return [];
}
