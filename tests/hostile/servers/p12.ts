/** PKCS#12 files that are no more than what a reader must look at first (RFC 7292 §4), in DER or in BER. */

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

export const file = (mac: Uint8Array, ...contents: readonly Uint8Array[]): Buffer =>
  sequence(number(3), safe(...contents), mac);

/** A key that is encrypted by PBES2, with so many rounds, in the place where programs put it. */
export function shroudedKey(rounds: number): Buffer {
  const derivation = sequence(oid('2a864886f70d01050c'), sequence(octets(salt), number(rounds)));
  const cipher = sequence(oid('60864801650304012a'), octets(Buffer.alloc(16)));
  const algorithm = sequence(oid('2a864886f70d01050d'), sequence(derivation, cipher));
  const bag = sequence(
    oid('2a864886f70d010c0a0102'),
    tlv(0xa0, sequence(algorithm, octets(Buffer.alloc(160, 9)))),
  );
  return sequence(data, tlv(0xa0, octets(sequence(bag))));
}
