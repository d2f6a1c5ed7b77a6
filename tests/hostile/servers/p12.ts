/** PKCS#12 files that are no more than what a reader must look at first (RFC 7292 §4), in DER or in BER. */
import { createCipheriv, pbkdf2Sync } from 'node:crypto';

export function tlv(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = length < 128 ? [length] : [0x84, ...[24, 16, 8, 0].map((shift) => (length >>> shift) & 255)];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}

/** Of indefinite length, as Java and Windows write it (X.690 §8.1.3.6). */
export function open(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  return Buffer.concat([Buffer.from([tag, 0x80]), ...parts, Buffer.alloc(2)]);
}

export const sequence = (...parts: readonly Uint8Array[]): Buffer => tlv(0x30, ...parts);
export const octets = (bytes: Uint8Array): Buffer => tlv(0x04, bytes);
export const number = (value: number): Buffer => {
  const bytes = [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
  while (bytes.length > 1 && bytes[0] === 0 && (bytes[1] ?? 0) < 128) bytes.shift();
  return tlv(0x02, Buffer.from(bytes));
};
const oid = (hex: string): Buffer => tlv(0x06, Buffer.from(hex, 'hex'));
const data = oid('2a864886f70d010701');
const sha256 = oid('608648016503040201');
const salt = Buffer.alloc(8, 0x55);

/** The safe: what is in the file, one after the other. */
const safe = (...contents: readonly Uint8Array[]): Buffer =>
  sequence(data, tlv(0xa0, octets(sequence(...contents))));

/** A MAC of so many rounds. `saltElement`: the salt in another spelling. */
export function macOf(rounds: Uint8Array, saltElement: Uint8Array = octets(salt)): Buffer {
  return sequence(sequence(sequence(sha256, tlv(0x05)), octets(Buffer.alloc(32))), saltElement, rounds);
}

/** `mac`: null for a file that has none, which some readers take. */
export const file = (mac: Uint8Array | null, ...contents: readonly Uint8Array[]): Buffer =>
  sequence(number(3), safe(...contents), ...(mac ? [mac] : []));

const iv = Buffer.alloc(16);
const desKey = '224af4058331c39ba1179996d04274a4b70cac749fafeb81';
const desIv = '4a8f9a785131779c';

/** PBES2 with PBKDF2 and AES-256 (RFC 8018 App. A.4). */
function algorithmOf(rounds: number): Buffer {
  const derivation = sequence(oid('2a864886f70d01050c'), sequence(octets(salt), number(rounds)));
  const cipher = sequence(oid('60864801650304012a'), octets(iv));
  return sequence(oid('2a864886f70d01050d'), sequence(derivation, cipher));
}

/** A key that is encrypted, with so many rounds, in the place where programs put it. */
export function shroudedKey(rounds: number): Buffer {
  return sequence(data, tlv(0xa0, octets(keyBags(rounds))));
}

const keyBags = (rounds: number): Buffer =>
  sequence(
    sequence(
      oid('2a864886f70d010c0a0102'),
      tlv(0xa0, sequence(algorithmOf(rounds), octets(Buffer.alloc(160, 9)))),
    ),
  );

/**
 * The same inside what is encrypted itself (by the passphrase `passphrase`), so that nobody sees its rounds. `des`: with
 * 3DES as older programs have it.
 */
export function encryptedKey(
  rounds: number,
  outerRounds = 1,
  how: 'aes' | 'des' | 'unknown' = 'aes',
): Buffer {
  // A part that is never decrypted need not be encrypted right.
  const aesKey = pbkdf2Sync('passphrase', salt, Math.min(outerRounds, 1000), 32, 'sha1');
  // By the key derivation of RFC 7292 App. B, one round, as OpenSSL makes it of the same passphrase and salt.
  const des = { key: Buffer.from(desKey, 'hex'), iv: Buffer.from(desIv, 'hex') };
  const cipher =
    how === 'des'
      ? createCipheriv('des-ede3-cbc', des.key, des.iv)
      : createCipheriv('aes-256-cbc', aesKey, iv);
  const hidden = Buffer.concat([cipher.update(keyBags(rounds)), cipher.final()]);
  const older = (name: string): Buffer => sequence(oid(name), sequence(octets(salt), number(outerRounds)));
  const algorithm = {
    aes: algorithmOf(outerRounds),
    des: older('2a864886f70d010c0103'),
    unknown: older('2a864886f70d010c0106'),
  }[how];
  const content = sequence(data, algorithm, tlv(0x80, hidden));
  return sequence(oid('2a864886f70d010706'), tlv(0xa0, sequence(number(0), content)));
}
