/**
 * Makes Node's cryptography refuse what Electron's (BoringSSL) lacks, with Node's own errors: so a test sees here
 * what would fail only in the desktop. Sources: BoringSSL's `EVP_get_cipherbyname` and `EVP_get_digestbyname`, and
 * the tests of Node that Electron leaves out (electron/script/node-disabled-tests.json).
 */
import * as real from 'node:crypto';
import { syncBuiltinESMExports, createRequire } from 'node:module';

const crypto: Record<string, unknown> = createRequire(import.meta.url)('node:crypto');

const ciphers =
  /^(aes-?(128|192|256)-(cbc|ctr|ecb|gcm|ofb)|id-aes(128|192|256)-gcm|des-(cbc|ecb|ede|ede-cbc|ede3|ede3-cbc)|rc2-cbc|rc2-40-cbc|rc4|chacha20-poly1305)$/i;
const digests = /^(rsa-)?(md4|md5|sha-?1|sha-?(224|256|384|512)|sha512-256|blake2b256|md5-sha1)$/i;
const curves = /^(prime256v1|P-(224|256|384|521)|secp(224|384|521)r1)$/;
const keyTypes = /^(rsa|rsa-pss|ec|ed25519|x25519)$/;
const webAlgorithms = /^(AES-(CBC|CTR|GCM)|HMAC|RSA.*|ECDSA|ECDH|Ed25519|X25519|HKDF|PBKDF2|SHA-.*)$/i;

function refusal(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}

type Call = (...args: never[]) => unknown;

/** Functions by name, the argument that names the algorithm, what is there, and Node's code where it is not. */
const named: readonly [name: string, at: number, there: RegExp, code: string][] = [
  ['createCipheriv', 0, ciphers, 'ERR_CRYPTO_UNKNOWN_CIPHER'],
  ['createDecipheriv', 0, ciphers, 'ERR_CRYPTO_UNKNOWN_CIPHER'],
  ['createHash', 0, digests, 'ERR_OSSL_EVP_UNSUPPORTED'],
  ['createHmac', 0, digests, 'ERR_CRYPTO_INVALID_DIGEST'],
  ['pbkdf2', 4, digests, 'ERR_CRYPTO_INVALID_DIGEST'],
  ['pbkdf2Sync', 4, digests, 'ERR_CRYPTO_INVALID_DIGEST'],
  ['createECDH', 0, curves, 'ERR_CRYPTO_INVALID_CURVE'],
  ['generateKeyPair', 0, keyTypes, 'ERR_INVALID_ARG_VALUE'],
  ['generateKeyPairSync', 0, keyTypes, 'ERR_INVALID_ARG_VALUE'],
];
const subtleCalls = ['importKey', 'generateKey', 'wrapKey', 'unwrapKey', 'encrypt', 'decrypt', 'deriveBits'];

/** `lacking`: what a later one lacks too. Returns the function that makes everything whole again. */
export function asBoringSsl(lacking = /^$/): () => void {
  const undo: (() => void)[] = [];
  const replace = (owner: object, name: string, value: unknown): void => {
    const before = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, { configurable: true, writable: true, enumerable: true, value });
    undo.push(() => {
      if (before) Object.defineProperty(owner, name, before);
      else Reflect.deleteProperty(owner, name);
    });
  };
  for (const [name, at, there, code] of named) {
    const call = crypto[name] as Call;
    replace(crypto, name, (...args: never[]) => {
      const algorithm = String(args[at]);
      if (!there.test(algorithm) || lacking.test(algorithm))
        throw refusal(code, `BoringSSL has no ${algorithm}`);
      return call(...args);
    });
  }
  const { getCiphers, getHashes, webcrypto } = real;
  replace(crypto, 'getCiphers', () => getCiphers().filter((name) => ciphers.test(name)));
  replace(crypto, 'getHashes', () => getHashes().filter((name) => digests.test(name)));
  const subtle = Object.getPrototypeOf(webcrypto.subtle) as Record<string, Call>;
  for (const name of subtleCalls) {
    const call = subtle[name] as Call;
    replace(subtle, name, function (this: unknown, ...args: never[]) {
      const asked = args.flatMap((one: unknown) => {
        const algorithm = typeof one === 'object' && one !== null && 'name' in one ? one.name : null;
        return typeof algorithm === 'string' ? [algorithm] : [];
      });
      const texts = args.filter((one: unknown) => typeof one === 'string' && /^(AES-|Ed|X)/i.test(one));
      const absent = [...asked, ...texts].find((one) => !webAlgorithms.test(one));
      // Electron answers so, and not with NotSupportedError: electron/electron#41720.
      if (absent) return Promise.reject(new DOMException(`BoringSSL has no ${absent}`, 'OperationError'));
      return Reflect.apply(call, this, args);
    });
  }
  syncBuiltinESMExports();
  return () => {
    for (const one of undo.reverse()) one();
    syncBuiltinESMExports();
  };
}
