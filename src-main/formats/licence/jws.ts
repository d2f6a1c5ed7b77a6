/** A compact JWS (RFC 7515 §3.1): its three parts, and a header that may contain known members only. */
import { decodeBase64url } from './base64.ts';
import { finding, type LicenceFinding, oneShortLine } from './findings.ts';
import { jsonFinding } from './json-finding.ts';
import { type Algorithm, algorithms, keyIdPattern } from './keys.ts';
import { parseStrictJson } from './strict-json.ts';

export interface JwsParts {
  readonly header: Buffer;
  /** The signed bytes: the first two parts as they are in the file. */
  readonly signingInput: Buffer;
  readonly payload: Buffer;
  readonly signature: Buffer;
}

export interface JwsHeader {
  /** The algorithm's name in the file, where there is one. */
  readonly algorithmName: string;
  /** Null for an algorithm that is not verified here. */
  readonly algorithm: Algorithm | null;
  readonly keyId: string | null;
  readonly findings: readonly LicenceFinding[];
  /** False where the header could change the payload's meaning: the payload is then not read. */
  readonly payloadIsPlain: boolean;
}

/** Decodes a token's parts (`splitToken`), or returns the fault. */
export function decodeJws(token: readonly Buffer[]): JwsParts | LicenceFinding {
  const [first, second, third] = token;
  if (token.length !== 3 || !first || !second || !third) {
    return finding('FORMAT_UNKNOWN', { reason: 'notThreeParts' });
  }
  const header = decodeBase64url(first);
  const payload = decodeBase64url(second);
  const signature = decodeBase64url(third);
  if (!header) return finding('FORMAT_BASE64', { part: 'header' });
  if (!payload) return finding('FORMAT_BASE64', { part: 'payload' });
  if (!signature) return finding('FORMAT_BASE64', { part: 'signature' });
  // The parts are consecutive in the same memory, each followed by a dot.
  const length = first.length + 1 + second.length;
  return { header, payload, signature, signingInput: Buffer.from(first.buffer, first.byteOffset, length) };
}

/** Accepted values of `typ`; another one means another kind of file. */
const types = new Set(['licence+jws', 'jose']);
/** Bytes; Steward's own headers have about 80. */
const headerLimit = 4096;
const known = new Set(['alg', 'kid', 'typ']);

/** Reads the protected header. Keys in the file (`jwk`, `jku`, `x5u`, `x5c`) are never used. */
export function readJwsHeader(bytes: Buffer): JwsHeader {
  if (bytes.length > headerLimit) return refused([finding('HEADER_UNSUPPORTED', { header: '…' })]);
  const json = parseStrictJson(bytes);
  if (!json.ok) return refused([jsonFinding(json.problem, 'header')]);
  if (typeof json.value !== 'object' || json.value === null || Array.isArray(json.value)) {
    return refused([jsonFinding('syntax', 'header')]);
  }
  const fields = json.value as Record<string, unknown>;
  const findings: LicenceFinding[] = [];
  const unknown = Object.keys(fields).filter((name) => !known.has(name));
  for (const name of unknown.slice(0, 5)) findings.push(finding('HEADER_UNSUPPORTED', { header: name }));
  const { alg, kid, typ } = fields;
  const algorithm = algorithms.find((one) => one === alg) ?? null;
  if (!algorithm) findings.push(finding('ALG_UNSUPPORTED', { algorithm: shown(alg), reason: 'signatures' }));
  if (kid !== undefined && (typeof kid !== 'string' || !keyIdPattern.test(kid))) {
    findings.push(finding('HEADER_UNSUPPORTED', { header: 'kid' }));
  }
  if (typ !== undefined && (typeof typ !== 'string' || !types.has(typ.toLowerCase()))) {
    findings.push(finding('WRONG_KIND', { kind: shown(typ) }));
  }
  return {
    algorithmName: oneShortLine(shown(alg)),
    algorithm,
    keyId: typeof kid === 'string' && keyIdPattern.test(kid) ? kid : null,
    findings,
    payloadIsPlain: !findings.some(({ state }) => state !== 'ALG_UNSUPPORTED'),
  };
}

function refused(findings: LicenceFinding[]): JwsHeader {
  return { algorithmName: '', algorithm: null, keyId: null, findings, payloadIsPlain: false };
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
}
