/** The key that wraps a content key under ECDH-ES+A256KW (RFC 7518 §4.6), on P-256 or X25519. */
import {
  createECDH,
  createHash,
  createPublicKey,
  diffieHellman,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';

export interface KeyAgreement {
  /** The sender's public key of the moment. */
  readonly epk: JsonWebKey;
  /** Names of sender and receiver, base64url. */
  readonly apu?: string | undefined;
  readonly apv?: string | undefined;
}

/** Throws where the sender's key is no point of the curve. */
export function agreedKey(privateKey: KeyObject, { epk, apu = '', apv = '' }: KeyAgreement): Buffer {
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
