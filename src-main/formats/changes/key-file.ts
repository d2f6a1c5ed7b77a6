/**
 * A backup of an installation's key (`.steward-key`): the private key encrypted by a password (scrypt,
 * AES-256-GCM), with the public key in clear, so that its fingerprint is known without the password.
 */
import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  randomBytes,
  scrypt,
} from 'node:crypto';
import { promisify } from 'node:util';
import * as z from 'zod';
import { readStrictFile } from '../strict-file.ts';

export const keyFileLimit = 64 * 1024;
const format = 'steward.key';

/** N = 2^16 and r = 8: 64 MB for each try at a password, which makes guessing expensive. */
const cost = { N: 2 ** 16, r: 8, p: 1 } as const;
const maxmem = 128 * 1024 * 1024;
const [saltLength, ivLength, tagLength] = [16, 12, 16];

const base64 = z
  .string()
  .max(1000)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/);
const keyFile = z.strictObject({
  format: z.literal(format),
  version: z.literal(1),
  made: z.iso.datetime(),
  /** Raw Ed25519. */
  key: base64,
  salt: base64,
  /** Initialisation vector, tag and encrypted PKCS#8. */
  sealed: base64,
});

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
const keyOf = (password: string, salt: Buffer) =>
  derive(password.normalize('NFKC'), salt, 32, { ...cost, maxmem });

/** `pkcs8`: the private key, DER in base64; `key`: the public one, raw in base64. */
export async function keyFileText(
  { pkcs8, key }: { readonly pkcs8: string; readonly key: string },
  password: string,
  made: Date,
): Promise<string> {
  const [salt, iv] = [randomBytes(saltLength), randomBytes(ivLength)];
  const cipher = createCipheriv('aes-256-gcm', await keyOf(password, salt), iv);
  // The public key is authenticated too: another one would show another fingerprint.
  cipher.setAAD(Buffer.from(`${format} 1 ${key}`));
  const sealed = Buffer.concat([cipher.update(Buffer.from(pkcs8, 'base64')), cipher.final()]);
  const whole: z.output<typeof keyFile> = {
    format,
    version: 1,
    made: made.toISOString(),
    key,
    salt: salt.toString('base64'),
    sealed: Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64'),
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

export type KeyFileReading =
  | { readonly problem: 'notKey' | 'password' | 'utf16' }
  | { readonly problem: null; readonly pkcs8: string; readonly key: string };

export async function readKeyFile(bytes: Uint8Array, password: string): Promise<KeyFileReading> {
  const json = readStrictFile(bytes, keyFileLimit);
  if (json.problem === 'utf16') return { problem: json.problem };
  const parsed = keyFile.safeParse(json.problem === null ? json.value : null);
  if (!parsed.success) return { problem: 'notKey' };
  const { key, salt, sealed } = parsed.data;
  const whole = Buffer.from(sealed, 'base64');
  if (whole.length <= ivLength + tagLength) return { problem: 'notKey' };
  const derived = await keyOf(password, Buffer.from(salt, 'base64'));
  try {
    const decipher = createDecipheriv('aes-256-gcm', derived, whole.subarray(0, ivLength), {
      authTagLength: tagLength,
    });
    // wall: key-file-seal
    decipher.setAAD(Buffer.from(`${format} 1 ${key}`));
    decipher.setAuthTag(whole.subarray(ivLength, ivLength + tagLength));
    const opened = Buffer.concat([decipher.update(whole.subarray(ivLength + tagLength)), decipher.final()]);
    return isPair(opened, key)
      ? { problem: null, pkcs8: opened.toString('base64'), key }
      : { problem: 'notKey' };
  } catch {
    // A failed decryption means a wrong password or a changed file, which cannot be distinguished.
    return { problem: 'password' };
  }
}

function isPair(pkcs8: Buffer, key: string): boolean {
  const { x } = createPublicKey(createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })).export({
    format: 'jwk',
  });
  return Buffer.from(String(x), 'base64url').toString('base64') === key;
}
