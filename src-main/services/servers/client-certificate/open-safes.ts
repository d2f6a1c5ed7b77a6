/**
 * Encrypted content of a PKCS#12 file may contain further round counts. A safe of encrypted data is opened here,
 * after its own rounds were counted, so that all rounds are counted before OpenSSL gets the file. There is one such
 * layer: a key inside is encrypted by itself and contains no more (RFC 7292 §4).
 */
import { createDecipheriv, createHash, pbkdf2Sync } from 'node:crypto';
import { berNumber, constructed, type Element, elementsOf, octetsOf } from './ber.ts';

export type Opening =
  | { readonly ok: true; readonly plain: readonly Uint8Array[] }
  /** `unsupported`: a cipher that is unknown here, such as RC2, which OpenSSL refuses too. */
  | { readonly ok: false; readonly reason: 'unsupported' | 'passphrase' };

const encryptedData = '2a864886f70d010706';
const pbes2 = '2a864886f70d01050d';
const pbkdf2 = '2a864886f70d01050c';
/** Ciphers of PBES1 (RFC 7292 App. C), with the length of their 3DES key. */
const tripleDes = new Map([
  ['2a864886f70d010c0103', 24],
  ['2a864886f70d010c0104', 16],
]);
const ciphers = new Map([
  ['2a864886f70d0307', ['des-ede3-cbc', 24]],
  ['608648016503040102', ['aes-128-cbc', 16]],
  ['608648016503040116', ['aes-192-cbc', 24]],
  ['60864801650304012a', ['aes-256-cbc', 32]],
] as const);
const digests = new Map([
  ['2a864886f70d0207', 'sha1'],
  ['2a864886f70d0208', 'sha224'],
  ['2a864886f70d0209', 'sha256'],
  ['2a864886f70d020a', 'sha384'],
  ['2a864886f70d020b', 'sha512'],
]);

export function openSafes(file: Uint8Array, passphrase: string): Opening {
  const plain: Uint8Array[] = [];
  for (const safe of encryptedSafes(file, 0)) {
    const [, , , algorithm, content] = safe;
    const way = algorithm && wayOf(elementsOf(algorithm.content), passphrase);
    if (!way || !content) return { ok: false, reason: 'unsupported' };
    const opened = way.flatMap((each) => decrypted(each, octetsOf(content)) ?? []);
    if (opened.length === 0) return { ok: false, reason: 'passphrase' };
    plain.push(...opened);
  }
  return { ok: true, plain };
}

/** Yields each encrypted safe as [whole, version, type, algorithm, content], wherever it is. */
function* encryptedSafes(bytes: Uint8Array, depth: number): Generator<Element[]> {
  let before = '';
  for (const element of elementsOf(bytes)) {
    if (before === encryptedData && (element.tag & constructed) !== 0) {
      const [whole] = elementsOf(element.content);
      const [version, info] = whole ? elementsOf(whole.content) : [];
      const [type, algorithm, content] = info ? elementsOf(info.content) : [];
      if (whole && version && type)
        yield [whole, version, type, ...(algorithm ? [algorithm] : []), ...(content ? [content] : [])];
    } else if (depth < 30 && ((element.tag & constructed) !== 0 || element.tag === 0x04)) {
      yield* encryptedSafes(octetsOf(element.tag === 0x24 ? element : { ...element, tag: 0x04 }), depth + 1);
    }
    before = element.tag === 0x06 ? hex(element.content) : '';
  }
}

interface Way {
  readonly cipher: string;
  readonly key: Uint8Array;
  readonly iv: Uint8Array;
}

/** Returns null for an unknown algorithm; two ways for an empty passphrase, which has two encodings. */
function wayOf([name, given]: Element[], passphrase: string): Way[] | null {
  const parameters = given ? elementsOf(given.content) : [];
  const oid = name ? hex(name.content) : '';
  const keyBytes = tripleDes.get(oid);
  if (keyBytes !== undefined) {
    const [salt, rounds] = parameters;
    if (!salt || !rounds) return null;
    return spellings(passphrase).map((password) => {
      const derive = (id: number, size: number): Buffer =>
        pkcs12Key({ id, size, password, salt: octetsOf(salt), rounds: berNumber(rounds.content) });
      const key = derive(1, keyBytes);
      // 3DES with two keys uses the first one twice.
      return { cipher: 'des-ede3-cbc', key: Buffer.concat([key, key]).subarray(0, 24), iv: derive(2, 8) };
    });
  }
  return oid === pbes2 ? pbes2Way(parameters, passphrase) : null;
}

function pbes2Way([derivation, scheme]: Element[], passphrase: string): Way[] | null {
  const [kdf, encryptionScheme] = derivation ? elementsOf(derivation.content) : [];
  const [name, iv] = scheme ? elementsOf(scheme.content) : [];
  const [salt, rounds, ...more] = encryptionScheme ? elementsOf(encryptionScheme.content) : [];
  const cipher = name && ciphers.get(hex(name.content) as never);
  // After the rounds: the key's length, which the cipher implies as well, and the function; default SHA-1.
  const prf = more.find(({ tag }) => tag === 0x30);
  const [prfName] = prf ? elementsOf(prf.content) : [];
  const digest = prf ? prfName && digests.get(hex(prfName.content)) : 'sha1';
  if (!kdf || hex(kdf.content) !== pbkdf2 || !salt || !rounds || !cipher || !iv || !digest) return null;
  const key = pbkdf2Sync(
    passphrase,
    octetsOf(salt),
    Math.max(1, berNumber(rounds.content)),
    cipher[1],
    digest,
  );
  return [{ cipher: cipher[0], key, iv: octetsOf(iv) }];
}

function decrypted({ cipher, key, iv }: Way, bytes: Uint8Array): Uint8Array | null {
  try {
    const opening = createDecipheriv(cipher, key, iv);
    return Buffer.concat([opening.update(bytes), opening.final()]);
  } catch {
    // A wrong passphrase gives wrong padding.
    return null;
  }
}

/** UTF-16, big-endian, with two zeros at its end (RFC 7292 App. B.1); an empty passphrase also as no bytes. */
function spellings(passphrase: string): Buffer[] {
  const text = Buffer.from(`${passphrase}\0`, 'utf16le').swap16();
  return passphrase === '' ? [text, Buffer.alloc(0)] : [text];
}

/** RFC 7292 App. B.2 with SHA-1, which both supported ciphers use. */
function pkcs12Key(o: {
  id: number;
  size: number;
  password: Buffer;
  salt: Uint8Array;
  rounds: number;
}): Buffer {
  const block = 64;
  const filled = (bytes: Uint8Array): Buffer =>
    Buffer.alloc(Math.ceil(bytes.length / block) * block, bytes.length > 0 ? bytes : 0);
  const input = Buffer.concat([filled(o.salt), filled(o.password)]);
  const parts: Buffer[] = [];
  for (let bytesMade = 0; bytesMade < o.size; bytesMade += 20) {
    let part = createHash('sha1').update(Buffer.alloc(block, o.id)).update(input).digest();
    for (let round = 1; round < o.rounds; round += 1) part = createHash('sha1').update(part).digest();
    parts.push(part);
    // Adds the output plus one to each block of the input.
    const step = BigInt(`0x${Buffer.alloc(block, part).toString('hex')}`) + 1n;
    for (let at = 0; at < input.length; at += block) {
      const sum =
        (BigInt(`0x${input.subarray(at, at + block).toString('hex')}`) + step) & ((1n << 512n) - 1n);
      Buffer.from(sum.toString(16).padStart(block * 2, '0'), 'hex').copy(input, at);
    }
  }
  return Buffer.concat(parts).subarray(0, o.size);
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
