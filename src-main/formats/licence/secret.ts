/** Parses a secret for an encrypted licence, as typed or pasted: a key of 32 bytes, or a private key. */
import { createPrivateKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { decodeBase64url, decodePaddedBase64 } from './base64.ts';
import type { JweHeader } from './jwe.ts';
import { parseStrictJson } from './strict-json.ts';

const keyBytes = 32;

/** Returns a key of the kind that the header requires, or null where the secret is none. */
export function readSecret(secret: string, { agreement, curve }: JweHeader): Uint8Array | KeyObject | null {
  const text = secret.trim();
  if (agreement === 'dir') return symmetricKey(text);
  return curve === null ? null : privateKey(text, curve);
}

/** Accepts 64 hex digits, base64 or base64url of 32 bytes, or a JWK of kind `oct`. */
function symmetricKey(text: string): Uint8Array | null {
  if (/^[0-9a-fA-F]{64}$/.test(text)) return Buffer.from(text, 'hex');
  if (text.startsWith('{')) {
    const jwk = parseJwk(text);
    return jwk?.kty === 'oct' && typeof jwk.k === 'string'
      ? ofKeyLength(decodeBase64url(Buffer.from(jwk.k)))
      : null;
  }
  const bytes = Buffer.from(text);
  return ofKeyLength(decodeBase64url(bytes) ?? decodePaddedBase64(bytes));
}

function ofKeyLength(bytes: Buffer | null): Uint8Array | null {
  return bytes?.length === keyBytes ? bytes : null;
}

/** Accepts a private key on that curve: a JWK with `d`, or PEM without a passphrase. */
function privateKey(text: string, curve: 'P-256' | 'X25519'): KeyObject | null {
  let key: KeyObject;
  try {
    if (text.startsWith('{')) {
      const jwk = parseJwk(text);
      if (!jwk) return null;
      key = createPrivateKey({ key: jwk as JsonWebKey, format: 'jwk' });
    } else {
      key = createPrivateKey(text);
    }
  } catch {
    // Node's own message ("DECODER routines::unsupported") helps nobody; null means "not a key".
    return null;
  }
  const fits =
    curve === 'X25519'
      ? key.asymmetricKeyType === 'x25519'
      : key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1';
  return fits ? key : null;
}

function parseJwk(text: string): Record<string, unknown> | null {
  const json = parseStrictJson(Buffer.from(text, 'utf8'));
  return json.ok && typeof json.value === 'object' && json.value !== null
    ? (json.value as Record<string, unknown>)
    : null;
}
