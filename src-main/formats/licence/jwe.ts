/** A compact JWE (RFC 7516 §3.1): its five parts, and a header that may contain known members only. */
import { decodeBase64url, isBase64url } from './base64.ts';
import { finding, type LicenceFinding, oneShortLine } from './findings.ts';
import { jsonFinding } from './json-finding.ts';
import { keyIdPattern } from './keys.ts';
import { parseStrictJson } from './strict-json.ts';

/** The ways to obtain the content key (RFC 7518 §4.5, §4.6). */
export const direct = 'dir';
const keyAgreements = [direct, 'ECDH-ES+A256KW'] as const;
type KeyAgreement = (typeof keyAgreements)[number];
export const contentEncryption = 'A256GCM';

/** Bytes: RFC 7518 §5.3; 32 bytes of key under AES key wrap (RFC 3394) are 40. */
const initialisationVector = 12;
const authenticationTag = 16;
const wrappedKey = 40;

export interface JweHeader {
  /** `alg` and `enc` as the file names them. */
  readonly algorithmName: string;
  readonly keyId: string | null;
  readonly agreement: KeyAgreement | null;
  /** Curve of the sender's key, for ECDH-ES. */
  readonly curve: 'P-256' | 'X25519' | null;
  readonly findings: readonly LicenceFinding[];
}

const ciphertext = 3;
const empty = Buffer.alloc(0);
const partNames = ['header', 'encryptedKey', 'iv', 'ciphertext', 'tag'] as const;

/** Returns the header, after checking that all five parts are exact base64url of the right length; else the fault. */
export function checkJwe(token: readonly Buffer[]): { header: JweHeader } | LicenceFinding {
  for (const [index, part] of partNames.entries()) {
    if (!isBase64url(token[index] ?? empty)) return finding('FORMAT_BASE64', { part });
  }
  const [header, key, iv, , tag] = token.map((part, index) =>
    index === ciphertext ? null : decodeBase64url(part),
  );
  if (!header || !key || !iv || !tag) return finding('FORMAT_UNKNOWN', { reason: 'notThreeParts' });
  const read = readJweHeader(header);
  if (read.findings.length > 0) return { header: read };
  const lengths = read.agreement === 'dir' ? key.length === 0 : key.length === wrappedKey;
  if (!lengths || iv.length !== initialisationVector || tag.length !== authenticationTag) {
    return { header: { ...read, findings: [finding('DECRYPT_FAILED', { reason: 'damaged' })] } };
  }
  return { header: read };
}

/** Bytes; Steward's own headers have about 300. */
const headerLimit = 4096;
const types = new Set(['licence+jwe', 'jose']);
const contentTypes = new Set(['licence+jws', 'jose']);
const known = new Set(['alg', 'enc', 'kid', 'typ', 'cty']);
const knownOfAgreement = new Set([...known, 'epk', 'apu', 'apv']);

/** Reads the protected header. Refuses `zip`, `p2c`, `crit`, `jwk` and every other unknown member. */
function readJweHeader(bytes: Buffer): JweHeader {
  if (bytes.length > headerLimit) return refused([finding('HEADER_UNSUPPORTED', { header: '…' })]);
  const json = parseStrictJson(bytes);
  if (!json.ok) return refused([jsonFinding(json.problem, 'header')]);
  if (typeof json.value !== 'object' || json.value === null || Array.isArray(json.value)) {
    return refused([jsonFinding('syntax', 'header')]);
  }
  const fields = json.value as Record<string, unknown>;
  const agreement = keyAgreements.find((one) => one === fields.alg) ?? null;
  const allowed = agreement === 'dir' ? known : knownOfAgreement;
  const unsupported = Object.keys(fields).filter((name) => !allowed.has(name));
  const { kid, typ, cty } = fields;
  if (kid !== undefined && (typeof kid !== 'string' || !keyIdPattern.test(kid))) unsupported.push('kid');
  if (agreement === 'ECDH-ES+A256KW') {
    if (!senderCurve(fields.epk)) unsupported.push('epk');
    for (const name of ['apu', 'apv']) if (!isPartyInfo(fields[name])) unsupported.push(name);
  }
  const algorithmName = `${shown(fields.alg)}/${shown(fields.enc)}`;
  const findings = unsupported.slice(0, 5).map((header) => finding('HEADER_UNSUPPORTED', { header }));
  if (!agreement || fields.enc !== contentEncryption) {
    findings.push(finding('ALG_UNSUPPORTED', { algorithm: algorithmName, reason: 'encryptions' }));
  }
  if (!isOneOf(typ, types)) findings.push(finding('WRONG_KIND', { kind: shown(typ) }));
  if (!isOneOf(cty, contentTypes)) findings.push(finding('WRONG_KIND', { kind: shown(cty) }));
  return {
    algorithmName: oneShortLine(algorithmName),
    keyId: typeof kid === 'string' && keyIdPattern.test(kid) ? kid : null,
    agreement,
    curve: agreement === 'dir' ? null : senderCurve(fields.epk),
    findings,
  };
}

function refused(findings: LicenceFinding[]): JweHeader {
  return { algorithmName: '', keyId: null, agreement: null, curve: null, findings };
}

function isOneOf(value: unknown, allowed: ReadonlySet<string>): boolean {
  return value === undefined || (typeof value === 'string' && allowed.has(value.toLowerCase()));
}

/** Curve of the sender's ephemeral key: exactly its members, each of 32 bytes. The crypto library checks the point. */
function senderCurve(epk: unknown): JweHeader['curve'] {
  if (typeof epk !== 'object' || epk === null || Array.isArray(epk)) return null;
  const { kty, crv, x, y, ...more } = epk as Record<string, unknown>;
  if (Object.keys(more).length > 0 || !isCoordinate(x)) return null;
  if (kty === 'EC' && crv === 'P-256' && isCoordinate(y)) return 'P-256';
  return kty === 'OKP' && crv === 'X25519' && y === undefined ? 'X25519' : null;
}

function isCoordinate(text: unknown): boolean {
  return typeof text === 'string' && decodeBase64url(Buffer.from(text))?.length === 32;
}

/** Names of sender and receiver (RFC 7518 §4.6.1.2, §4.6.1.3): at most 64 bytes each. */
function isPartyInfo(text: unknown): boolean {
  if (text === undefined) return true;
  return typeof text === 'string' && text.length <= 86 && decodeBase64url(Buffer.from(text)) !== null;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
}
