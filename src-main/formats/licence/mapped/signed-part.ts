/** What of a file its signature is over, to the byte, and what of it is therefore to be read: nothing else is. */
import type { LicenceFileKind } from '#shared/api/mapping/licence-files.ts';
import { decodeSpacedBase64 } from '../base64.ts';
import { cutProperty, parseProperties } from '../properties.ts';
import { canonicalJson, withoutField } from './canonical-json.ts';
import { rawOfDer, withLowS } from './der-signature.ts';
import { jsonPlace, type Place, propertiesPlace } from './place.ts';
import type { ToldFile } from './told-file.ts';

/** Characters, with what breaks it into lines. */
const longestSignature = 8192;

type Embedded = Extract<LicenceFileKind['signature'], { readonly kind: 'embedded' }>;

export interface SignedPart {
  /** The file without its signature, where that is what was signed; else the file. */
  readonly place: Place;
  /** Null: the content of a field, which is opened first. */
  readonly input: Buffer | null;
  /** The signature as it is written. */
  readonly signature: unknown;
}

/** Null where the file has no signature, or one that can't be taken out of it. */
export function signedPart(
  { over, field }: Embedded,
  { text, json }: ToldFile,
  place: Place,
): SignedPart | null {
  if (over === 'otherLines') {
    const cut = cutProperty(text, field);
    const rest = cut && parseProperties(cut.rest);
    if (!rest?.ok) return null;
    return {
      place: propertiesPlace(rest.fields),
      input: Buffer.from(cut?.rest ?? ''),
      signature: cut?.value,
    };
  }
  const signature = place.value(field);
  if (signature === undefined || signature === null) return null;
  if (over !== 'canonicalJson') return { place, input: null, signature };
  const cut = withoutField(json, field);
  return cut && { place: jsonPlace(cut.rest), input: Buffer.from(canonicalJson(cut.rest)), signature };
}

/** What a token signs (RFC 7515 §5.1): two parts of base64url with a dot between them. */
const tokenInput = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*$/;
/** What a licence file of Keygen's signs. */
const keygenInput = /^license\//;

/**
 * Whether the bytes are what a signature of another format is over. Taken from there it would hold, and a mapping could
 * have such a text say whatever it likes.
 */
export function isSignedElsewhere(input: Buffer): boolean {
  const text = input.toString('latin1');
  return tokenInput.test(text) || keygenInput.test(text);
}

/** The signature's bytes as a key takes them; of what is no such signature none, which no key has made. */
export function signatureBytes(written: unknown, { algorithm, encoding, shape }: Embedded): Buffer {
  const decoded = typeof written === 'string' ? decode(written, encoding) : null;
  const raw = decoded && shape === 'der' ? rawOfDer(decoded) : decoded;
  if (!raw) return Buffer.alloc(0);
  return algorithm === 'ES256' ? withLowS(raw) : raw;
}

function decode(written: string, encoding: Embedded['encoding']): Buffer | null {
  // The longest key that is trusted makes 2048 bytes.
  if (written.length > longestSignature) return null;
  if (encoding === 'base64') return decodeSpacedBase64(Buffer.from(written));
  const digits = written.replaceAll(/[ \t\r\n]/g, '');
  return /^(?:[0-9a-fA-F]{2})+$/.test(digits) ? Buffer.from(digits, 'hex') : null;
}
