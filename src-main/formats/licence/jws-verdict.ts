/** From a compact JWS to a verdict: its signature checked, its payload explained. */
import { readContent } from './content.ts';
import { type Finding, finding } from './findings.ts';
import { jsonFinding } from './json-finding.ts';
import { decodeJws, type JwsHeader, readJwsHeader } from './jws.ts';
import type { TrustedKey, TrustedKeys } from './keys.ts';
import { parseStrictJson } from './strict-json.ts';
import { describeSignature, issueDateFindings, prove, revocationFindings } from './trust.ts';
import { type Circumstances, isFields, unread, type Verdict } from './verdict.ts';

/**
 * The payload is explained also where the signature is not good, as that of an unsigned file is, unless the header
 * could change what the payload means.
 */
export function jwsVerdict(token: readonly Buffer[], { now, keys }: Circumstances): Verdict {
  const parts = decodeJws(token);
  if ('state' in parts) return unread([parts]);
  const header = readJwsHeader(parts.header);
  const candidates = keysFor(header, keys);
  if (!header.payloadIsPlain) {
    const signature = describeSignature(header.algorithmName, header.keyId, onlyOne(candidates));
    return { ...unread(header.findings), signature };
  }

  const usable = candidates.filter(({ revoked }) => revoked === null);
  const { key, proven } = prove(usable, parts.signingInput, parts.signature);
  const tried = key ?? onlyOne(candidates);
  const keyId = header.keyId ?? (proven ? (key?.id ?? null) : null);
  const signature = describeSignature(header.algorithmName, keyId, tried);
  const trust = [...header.findings, ...keyFindings(header, candidates, usable)];
  if (trust.length === 0 && !proven) {
    trust.push(finding('SIGNATURE_INVALID', { keyId: header.keyId ?? tried?.id ?? '' }));
  }
  const json = parseStrictJson(parts.payload);
  if (!json.ok) return { ...unread([...trust, jsonFinding(json.problem, 'payload')]), signature };
  if (!isFields(json.value)) return { ...unread([...trust, finding('WRONG_KIND', { kind: '' })]), signature };
  const content = readContent(json.value, 'strict', now);
  if (trust.length === 0 && key) trust.push(...issueDateFindings(key, content.licence));
  return {
    verified: proven && trust.length === 0,
    signature,
    encryption: null,
    licence: content.licence,
    daysRemaining: content.daysRemaining,
    findings: [...trust, ...content.findings],
  };
}

/** The key that the header names; else those that were given without an id. */
function keysFor({ algorithm, keyId }: JwsHeader, keys: TrustedKeys): TrustedKey[] {
  if (!algorithm) return [];
  const named = keyId === null ? undefined : keys.find(keyId, algorithm);
  return named ? [named] : keys.list().filter((key) => key.anyId && key.algorithm === algorithm);
}

function onlyOne(candidates: readonly TrustedKey[]): TrustedKey | undefined {
  return candidates.length === 1 ? candidates[0] : undefined;
}

function keyFindings(
  { algorithm, keyId }: JwsHeader,
  candidates: readonly TrustedKey[],
  usable: readonly TrustedKey[],
): Finding[] {
  if (!algorithm || usable.length > 0) return [];
  const [key] = candidates;
  if (key) return revocationFindings(key);
  const reason = keyId === null ? 'noKeyNamed' : 'keyNamed';
  return [finding('KEY_UNKNOWN', { keyId: keyId ?? '', algorithm, reason })];
}
