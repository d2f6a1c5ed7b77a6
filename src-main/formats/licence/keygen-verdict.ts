/** Judges a Keygen licence file: checks its signature, decrypts it with its licence key, explains it. */
import { createHash } from 'node:crypto';
import { isSealed, openAesGcm } from './aes-gcm.ts';
import type { Content } from './content.ts';
import { finding, type LicenceFinding } from './findings.ts';
import { jsonFinding } from './json-finding.ts';
import { readKeygenContent } from './keygen-content.ts';
import { type KeygenEnvelope, readKeygenEnvelope } from './keygen-envelope.ts';
import type { TrustedKey } from './keys.ts';
import { parseStrictJson } from './strict-json.ts';
import { assessTrust, describeSignature, type Proof, findProof, revocationFindings } from './trust.ts';
import { isFields, type LicenceCircumstances, type LicenceVerdict, unreadVerdict } from './verdict.ts';

/** The only algorithm of Keygen's that is verified. */
const signing = 'ed25519';

/** `body` is the content between the marker lines. */
export function keygenVerdict(
  body: Buffer,
  { now, keys, secret, refuseSamples }: LicenceCircumstances,
): LicenceVerdict {
  const envelope = readKeygenEnvelope(body);
  if ('state' in envelope) return unreadVerdict([envelope]);
  // The file names no key, so each key of the algorithm is tried.
  const candidates =
    envelope.signing === signing ? keys.list().filter(({ algorithm }) => algorithm === 'EdDSA') : [];
  const proof = findProof(candidates, envelope.signingInput, envelope.signature);
  const against = trustFindings(envelope.signing, candidates, proof);
  const content = openContent(envelope, secret, now);
  const trust = assessTrust(proof, against, content.licence, refuseSamples);
  const encryption =
    'sealed' in envelope.content
      ? { kind: 'keygen' as const, algorithm: envelope.content.algorithm, keyId: null }
      : null;
  return {
    // A signature over content that is no JSON verifies no licence, as with a JWS.
    verified: trust.verified && !isNoJson(content),
    signature: describeSignature(envelope.signing, null, proof.key),
    encryption,
    licence: content.licence,
    daysRemaining: content.daysRemaining,
    findings: [...trust.findings, ...content.findings],
    fileEnd: content.fileEnd,
  };
}

/**
 * The reasons for which the signature proves nothing. Where only sample keys were tried, the signer is unknown; where
 * a real key was, the file is changed or somebody else's.
 */
function trustFindings(algorithm: string, candidates: readonly TrustedKey[], proof: Proof): LicenceFinding[] {
  if (algorithm !== signing) return [finding('ALG_UNSUPPORTED', { algorithm, reason: 'keygenSignatures' })];
  return anyKeyFindings(algorithm, candidates, proof);
}

/** Findings for any file that names no key, so that each one of the algorithm was tried. */
export function anyKeyFindings(
  algorithm: string,
  candidates: readonly TrustedKey[],
  proof: Proof,
): LicenceFinding[] {
  if (proof.proven && proof.key) return revocationFindings(proof.key);
  const real = candidates.filter(({ sample }) => !sample);
  if (real.length === 0) return [finding('KEY_UNKNOWN', { keyId: '', algorithm, reason: 'noKeyNamed' })];
  const keyId = real.map(({ id, name }) => name ?? id).join(', ');
  return [finding('SIGNATURE_INVALID', { keyId, tried: candidates.length, reason: 'noKeyFits' })];
}

function openContent({ content }: KeygenEnvelope, secret: string | undefined, now: number): Content {
  if ('plain' in content) return explain(content.plain, false, now);
  const stop = (reason: string): Content => ({
    licence: null,
    daysRemaining: null,
    findings: [finding('DECRYPT_FAILED', { reason, algorithm: content.algorithm })],
  });
  if (!isSealed(content.sealed)) return stop('damaged');
  const licenceKey = secret?.trim() ?? '';
  if (licenceKey === '') return stop('needsSecret');
  const key = createHash('sha256').update(licenceKey).digest();
  const plain = openAesGcm(key, content.sealed);
  return plain ? explain(plain, true, now) : stop('wrongSecret');
}

const isNoJson = ({ findings }: Content): boolean =>
  findings.some(({ state }) => state === 'FORMAT_JSON' || state === 'FORMAT_ENCODING');

function explain(plain: Buffer, wasEncrypted: boolean, now: number): Content {
  const json = parseStrictJson(plain);
  const refused = (found: LicenceFinding): Content => ({
    licence: null,
    daysRemaining: null,
    findings: [found],
  });
  if (!json.ok) return refused(jsonFinding(json.problem, 'payload'));
  if (!isFields(json.value)) return refused(finding('WRONG_KIND', { kind: '' }));
  return readKeygenContent(json.value, wasEncrypted, now);
}
