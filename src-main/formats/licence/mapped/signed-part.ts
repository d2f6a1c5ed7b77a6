/** Determines the exact bytes that a file's signature covers, and the fields in them: nothing else may be read. */
import type { LicenceFileKind } from '#shared/api/mapping/licence-files.ts';
import { decodeSpacedBase64 } from '../base64.ts';
import { cutProperty, parseProperties } from '../properties.ts';
import { canonicalJson, withoutField } from './canonical-json.ts';
import type { DetectedFile } from './detect-file.ts';
import { jsonNode, type MappedNode, propertiesNode } from './mapped-node.ts';

/**
 * Elliptic-curve signatures of other programs: in DER (RFC 3279 §2.2.3, a sequence of r and s), with either of the
 * two s. Steward's own format accepts only one of the twins, so that a licence has one file; for other programs'
 * files both are accepted.
 */
const p256Order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** Bytes of r and of s. */
const scalarLength = 32;
const sequenceTag = 0x30;
const integerTag = 0x02;

/** Returns r and s concatenated, 32 bytes each; null where the DER is not exact. */
function rawOfDer(der: Buffer): Buffer | null {
  // 72 bytes at most, so that every length is one byte.
  if (der.length < 8 || der.length > 72 || der[0] !== sequenceTag || der[1] !== der.length - 2) return null;
  const first = integerAt(der, 2);
  const second = first && integerAt(der, first.end);
  if (!second || second.end !== der.length) return null;
  return Buffer.concat([first.bytes, second.bytes]);
}

function integerAt(der: Buffer, at: number): { readonly bytes: Buffer; readonly end: number } | null {
  const length = der[at + 1] ?? 0;
  const end = at + 2 + length;
  if (der[at] !== integerTag || length === 0 || end > der.length) return null;
  const written = der.subarray(at + 2, end);
  const [head = 0, next = 0] = written;
  // Refuses negative integers and superfluous zeros.
  if (head >= 0x80 || (head === 0 && length > 1 && next < 0x80)) return null;
  const digits = head === 0 ? written.subarray(1) : written;
  if (digits.length > scalarLength) return null;
  return { bytes: Buffer.concat([Buffer.alloc(scalarLength - digits.length), digits]), end };
}

/** Returns the twin of an ES256 signature that Steward's own format accepts. */
function withLowS(raw: Buffer): Buffer {
  if (raw.length !== 2 * scalarLength) return raw;
  const s = BigInt(`0x${raw.subarray(scalarLength).toString('hex')}`);
  if (s <= p256Order / 2n || s >= p256Order) return raw;
  const low = (p256Order - s).toString(16).padStart(2 * scalarLength, '0');
  return Buffer.concat([raw.subarray(0, scalarLength), Buffer.from(low, 'hex')]);
}

/** Characters, line breaks included. */
const longestSignature = 8192;

type Embedded = Extract<LicenceFileKind['signature'], { readonly kind: 'embedded' }>;

export interface SignedContent {
  /** The file without its signature, where that was signed; else the file. */
  readonly node: MappedNode;
  /** The signed bytes; null where they are the content of a field, which is opened first. */
  readonly input: Buffer | null;
  readonly signature: unknown;
}

/** Returns null where the file has no signature, or one that cannot be cut out. */
export function signedPart(
  { over, field }: Embedded,
  { text, json }: DetectedFile,
  node: MappedNode,
): SignedContent | null {
  if (over === 'otherLines') {
    const cut = cutProperty(text, field);
    const rest = cut && parseProperties(cut.rest);
    if (!rest?.ok) return null;
    return {
      node: propertiesNode(rest.fields),
      input: Buffer.from(cut?.rest ?? ''),
      signature: cut?.value,
    };
  }
  const signature = node.value(field);
  if (signature === undefined || signature === null) return null;
  if (over !== 'canonicalJson') return { node, input: null, signature };
  const cut = withoutField(json, field);
  return cut && { node: jsonNode(cut.rest), input: Buffer.from(canonicalJson(cut.rest)), signature };
}

/** The signed text of a token (RFC 7515 §5.1): two parts of base64url with a dot between them. */
const tokenInput = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*$/;
/** The signed text of a Keygen licence file. */
const keygenInput = /^license\//;

/**
 * Whether another format signs such bytes. A signature from a file of that format would be valid here, and a
 * mapping could give its text any meaning.
 */
export function isSignedElsewhere(input: Buffer): boolean {
  const text = input.toString('latin1');
  // wall: licence-mapped-own-formats
  return tokenInput.test(text) || keygenInput.test(text);
}

/** Returns the decoded signature; empty bytes, which no key verifies, for an invalid one. */
export function signatureBytes(written: unknown, { algorithm, encoding, shape }: Embedded): Buffer {
  const decoded = typeof written === 'string' ? decode(written, encoding) : null;
  const raw = decoded && shape === 'der' ? rawOfDer(decoded) : decoded;
  if (!raw) return Buffer.alloc(0);
  return algorithm === 'ES256' ? withLowS(raw) : raw;
}

function decode(written: string, encoding: Embedded['encoding']): Buffer | null {
  // The longest trusted key makes 2048 bytes.
  if (written.length > longestSignature) return null;
  if (encoding === 'base64') return decodeSpacedBase64(Buffer.from(written));
  const digits = written.replaceAll(/[ \t\r\n]/g, '');
  return /^(?:[0-9a-fA-F]{2})+$/.test(digits) ? Buffer.from(digits, 'hex') : null;
}
