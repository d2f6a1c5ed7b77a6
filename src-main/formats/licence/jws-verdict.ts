/** Judges a compact JWS: checks its signature and explains its payload. */
import { readContent } from './content.ts';
import { finding, type LicenceFinding } from './findings.ts';
import { jsonFinding } from './json-finding.ts';
import { decodeJws, type JwsHeader, readJwsHeader } from './jws.ts';
import type { TrustedKey, TrustedKeys } from './keys.ts';
import { parseStrictJson } from './strict-json.ts';
import { assessTrust, describeSignature, type Proof, findProof, revocationFindings } from './trust.ts';
import { isFields, type LicenceCircumstances, type LicenceVerdict, unreadVerdict } from './verdict.ts';

/**
 * The payload is explained even where the signature is invalid, as with an unsigned file, unless the header could
 * change the payload's meaning.
 */
export function jwsVerdict(
  token: readonly Buffer[],
  { now, keys, refuseSamples }: LicenceCircumstances,
): LicenceVerdict {
  const parts = decodeJws(token);
  if ('state' in parts) return unreadVerdict([parts]);
  const header = readJwsHeader(parts.header);
  const candidates = candidateKeys(header, keys);
  if (!header.payloadIsPlain) {
    const signature = describeSignature(header.algorithmName, header.keyId, onlyOne(candidates));
    return { ...unreadVerdict(header.findings), signature };
  }

  const proof = findProof(candidates, parts.signingInput, parts.signature);
  const signature = describeSignature(header.algorithmName, header.keyId, proof.key);
  const against = [...header.findings, ...namedKeyFindings(header, candidates, proof)];
  const refuse = (found: LicenceFinding): LicenceVerdict => {
    const { findings } = assessTrust(proof, against, null, refuseSamples);
    return { ...unreadVerdict([...findings, found]), signature };
  };
  const json = parseStrictJson(parts.payload);
  if (!json.ok) return refuse(jsonFinding(json.problem, 'payload'));
  if (!isFields(json.value)) return refuse(finding('WRONG_KIND', { kind: '' }));
  const content = readContent(json.value, 'strict', now);
  const trust = assessTrust(proof, against, content.licence, refuseSamples);
  return {
    verified: trust.verified,
    signature,
    encryption: null,
    licence: content.licence,
    daysRemaining: content.daysRemaining,
    findings: [...trust.findings, ...content.findings],
  };
}

type NamedKey = Pick<JwsHeader, 'algorithm' | 'keyId'>;

/** Returns the keys with the id that the file names, and those that were given without an id. */
export function candidateKeys({ algorithm, keyId }: NamedKey, keys: TrustedKeys): TrustedKey[] {
  if (!algorithm) return [];
  const named = keyId === null ? [] : keys.find(keyId, algorithm);
  return [...named, ...keys.list().filter((key) => key.anyId && key.algorithm === algorithm)];
}

function onlyOne(candidates: readonly TrustedKey[]): TrustedKey | undefined {
  return candidates.length === 1 ? candidates[0] : undefined;
}

/** A revoked key gives KEY_REVOKED, whether it signed this or is the only one that could have. */
export function namedKeyFindings(
  { algorithm, keyId }: NamedKey,
  candidates: readonly TrustedKey[],
  { key, proven }: Proof,
): LicenceFinding[] {
  if (!algorithm) return [];
  if (proven && key) return /* wall: licence-revoked-key */ revocationFindings(key);
  const [first] = candidates;
  if (!first) {
    const reason = keyId === null ? 'noKeyNamed' : 'keyNamed';
    return [finding('KEY_UNKNOWN', { keyId: keyId ?? '', algorithm, reason })];
  }
  if (candidates.every(({ revoked }) => revoked !== null)) return revocationFindings(first);
  return [finding('SIGNATURE_INVALID', { keyId: key?.name ?? key?.id ?? keyId ?? '' })];
}
