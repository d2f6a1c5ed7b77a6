/** Determines the exact bytes that a file's signature covers, and the fields in them: nothing else may be read. */
import type { LicenceFileKind } from '#shared/api/mapping/licence-files.ts';
import { decodeSpacedBase64 } from '../base64.ts';
import { cutProperty, parseProperties } from '../properties.ts';
import { canonicalJson, withoutField } from './canonical-json.ts';
import { rawOfDer, withLowS } from './der-signature.ts';
import { jsonNode, type MappedNode, propertiesNode } from './mapped-node.ts';
import type { DetectedFile } from './detect-file.ts';

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
