/**
 * The content between the marker lines of a Keygen licence file, as Keygen documents it
 * (keygen.sh/docs/api/cryptography, "Cryptographic license files"): base64 of `{"enc", "sig", "alg"}`. `enc` is
 * base64 of the content, or its encryption as `ciphertext.iv.tag`; the signature is over `license/` and `enc` as
 * written.
 */

import type { SealedContent } from './aes-gcm.ts';
import { decodePaddedBase64 } from './base64.ts';
import { finding, type LicenceFinding, oneShortLine } from './findings.ts';
import { jsonFinding } from './json-finding.ts';
import { parseStrictJson } from './strict-json.ts';

export interface KeygenEnvelope {
  readonly signingInput: Buffer;
  readonly signature: Buffer;
  /** The second half of `alg`, e.g. `ed25519`. */
  readonly signing: string;
  readonly content:
    | { readonly plain: Buffer }
    | { readonly sealed: SealedContent; readonly algorithm: string };
}

const members = ['enc', 'sig', 'alg'] as const;
/** The first half of `alg`. */
const encoded = 'base64';
const encrypted = 'aes-256-gcm';
const signedKind = 'license/';

export function readKeygenEnvelope(body: Buffer): KeygenEnvelope | LicenceFinding {
  const bytes = decodePaddedBase64(body);
  if (!bytes) return finding('FORMAT_BASE64', { part: 'file' });
  const json = parseStrictJson(bytes);
  if (!json.ok) return jsonFinding(json.problem, 'file');
  const fields = Object(json.value) as Record<string, unknown>;
  // No unsigned member may stand beside these three.
  const other = Object.keys(fields).find((name) => !members.some((one) => one === name));
  if (other !== undefined) return finding('HEADER_UNSUPPORTED', { header: other });
  const { enc, sig, alg } = fields;
  if (typeof enc !== 'string' || typeof sig !== 'string' || typeof alg !== 'string') {
    return finding('FORMAT_UNKNOWN', { reason: 'noEnvelope' });
  }
  const signature = decodePaddedBase64(Buffer.from(sig));
  if (!signature) return finding('FORMAT_BASE64', { part: 'signature' });
  const plus = alg.indexOf('+');
  const content = readContent(enc, alg.slice(0, Math.max(plus, 0)));
  if (!content) return finding('ALG_UNSUPPORTED', { algorithm: alg, reason: 'encryptions' });
  if ('state' in content) return content;
  return {
    signingInput: Buffer.from(signedKind + enc),
    signature,
    signing: oneShortLine(alg.slice(plus + 1)),
    content,
  };
}

function readContent(enc: string, how: string): KeygenEnvelope['content'] | LicenceFinding | null {
  if (how === encoded) {
    const plain = decodePaddedBase64(Buffer.from(enc));
    return plain ? { plain } : finding('FORMAT_BASE64', { part: 'payload' });
  }
  if (how !== encrypted) return null;
  const [ciphertext, iv, tag, ...more] = enc
    .split('.', 4)
    .map((part) => decodePaddedBase64(Buffer.from(part)));
  if (!ciphertext || !iv || !tag || more.length > 0) return finding('FORMAT_BASE64', { part: 'ciphertext' });
  return { sealed: { ciphertext, iv, tag }, algorithm: how };
}
