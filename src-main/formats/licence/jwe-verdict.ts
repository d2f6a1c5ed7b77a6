/** Judges a compact JWE: it is decrypted, then the JWS inside is judged. */
import {
  type KeyObject,
  createECDH,
  createHash,
  createPublicKey,
  diffieHellman,
  type JsonWebKey,
} from 'node:crypto';
import { openAesGcm } from './aes-gcm.ts';
import { decodeBase64url } from './base64.ts';
import { finding } from './findings.ts';
import { checkJwe, contentEncryption, direct } from './jwe.ts';
import { jwsVerdict } from './jws-verdict.ts';
import { unwrapKey } from './key-unwrap.ts';
import { readSecret } from './secret.ts';
import { splitToken } from './token.ts';
import { type LicenceCircumstances, type LicenceVerdict, unreadVerdict } from './verdict.ts';

/** Until it is decrypted, an encrypted licence shows only its header. */
export async function jweVerdict(
  token: readonly Buffer[],
  circumstances: LicenceCircumstances,
): Promise<LicenceVerdict> {
  const checked = checkJwe(token);
  if ('state' in checked) return unreadVerdict([checked]);
  const { header } = checked;
  const encryption = { kind: 'jwe' as const, algorithm: header.algorithmName, keyId: header.keyId };
  const stop = (reason: string): LicenceVerdict => ({
    ...unreadVerdict([finding('DECRYPT_FAILED', { reason, algorithm: header.algorithmName })]),
    encryption,
  });

  if (header.findings.length > 0) return { ...unreadVerdict(header.findings), encryption };
  const { secret } = circumstances;
  if (secret === undefined || secret.trim() === '') return stop('needsSecret');
  const key = readSecret(secret, header);
  if (!key) return stop('badSecret');
  const opened = await decrypt(token, key);
  if ('failed' in opened) return stop(opened.failed);
  return { ...jwsVerdict(splitToken(opened.plain), circumstances), encryption };
}

type Opened = { readonly plain: Buffer } | { readonly failed: 'wrongSecret' | 'notHere' };
type JweKey = NonNullable<ReturnType<typeof readSecret>>;

/** A wrong key and a changed file cannot be distinguished; a program without the algorithm can. */
async function decrypt(token: readonly Buffer[], key: JweKey): Promise<Opened> {
  try {
    const plain = key instanceof Uint8Array ? await decryptDirect(token, key) : decryptAgreed(token, key);
    return plain ? { plain } : { failed: 'wrongSecret' };
  } catch (error) {
    // The token's form was checked before; only the key, the tag, or the sender's point can be invalid here.
    return { failed: isLacking(error) ? 'notHere' : 'wrongSecret' };
  }
}

/** Whether the cryptography of this program lacks the algorithm: Electron's has fewer than Node's. */
function isLacking(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    error.name === 'NotSupportedError' ||
    /^ERR_(CRYPTO_(UNKNOWN_CIPHER|UNSUPPORTED_OPERATION|INVALID_(CURVE|DIGEST|KEYTYPE))|JOSE_NOT_SUPPORTED)$/.test(
      code,
    )
  );
}

async function decryptDirect(token: readonly Buffer[], key: Uint8Array): Promise<Buffer | null> {
  // Imported on demand: most files never need it.
  const { compactDecrypt, errors } = await import('jose');
  const [first, last] = [token.at(0), token.at(-1)];
  if (!first || !last) return null;
  // The parts are views of one text (`splitToken`), so that joining them would copy it.
  const end = last.byteOffset + last.length - first.byteOffset;
  const text = Buffer.from(first.buffer, first.byteOffset, end).toString('latin1');
  try {
    const { plaintext } = await compactDecrypt(text, key, {
      keyManagementAlgorithms: [direct],
      contentEncryptionAlgorithms: [contentEncryption],
    });
    return Buffer.from(plaintext.buffer, plaintext.byteOffset, plaintext.byteLength);
  } catch (error) {
    if (error instanceof errors.JWEDecryptionFailed) return null;
    throw error;
  }
}

/** Without jose, whose key unwrapping Electron lacks. */
function decryptAgreed(token: readonly Buffer[], key: KeyObject): Buffer | null {
  const [header, encryptedKey, iv, ciphertext, tag] = token.map((part) => decodeBase64url(part));
  const [headerText] = token;
  if (!headerText || !header || !encryptedKey || !iv || !ciphertext || !tag) return null;
  const contentKey = unwrapKey(
    agreedKey(key, JSON.parse(header.toString('utf8')) as KeyAgreement),
    encryptedKey,
  );
  return contentKey && openAesGcm(contentKey, { iv, ciphertext, tag }, headerText);
}

/** The key that wraps a content key under ECDH-ES+A256KW (RFC 7518 §4.6), on P-256 or X25519. */
interface KeyAgreement {
  /** The sender's public key of the moment. */
  readonly epk: JsonWebKey;
  /** Names of sender and receiver, base64url. */
  readonly apu?: string | undefined;
  readonly apv?: string | undefined;
}

/** Throws where the sender's key is no point of the curve. */
function agreedKey(privateKey: KeyObject, { epk, apu = '', apv = '' }: KeyAgreement): Buffer {
  const shared =
    privateKey.asymmetricKeyType === 'x25519' ? onX25519(privateKey, epk) : onP256(privateKey, epk);
  const [first, bits] = [1, 256].map((number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(number);
    return bytes;
  }) as [Buffer, Buffer];
  const hash = createHash('sha256').update(first).update(shared);
  for (const part of ['ECDH-ES+A256KW', Buffer.from(apu, 'base64url'), Buffer.from(apv, 'base64url')])
    hash.update(withLength(Buffer.from(part)));
  return hash.update(bits).digest();
}

function onX25519(privateKey: KeyObject, epk: JsonWebKey): Buffer {
  return diffieHellman({ privateKey, publicKey: createPublicKey({ key: epk, format: 'jwk' }) });
}

function onP256(privateKey: KeyObject, { x = '', y = '' }: JsonWebKey): Buffer {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey.export({ format: 'jwk' }).d ?? '', 'base64url');
  const uncompressed = Buffer.from([4]);
  return curve.computeSecret(
    Buffer.concat([uncompressed, Buffer.from(String(x), 'base64url'), Buffer.from(String(y), 'base64url')]),
  );
}

function withLength(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
