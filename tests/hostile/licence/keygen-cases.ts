/** Keygen licence files: good ones, and such whose envelope, signature or encryption was tampered with. */
import { envelopeFile, keygenDocument, seal, wrapEnvelope } from '../../fixtures/licence/keygen.ts';
import { signingKey } from '../../fixtures/licence/keys.ts';
import { caseOf, ed25519, type LicenceCase, stranger } from './case.ts';
import { envelope, file, licenceKey, sealed, withAttributes, withMeta, withTop } from './keygen-case.ts';

const good: LicenceCase[] = [
  caseOf('Keygen', 'VALID', file()),
  caseOf('Keygen, encrypted', 'VALID', sealed(), { secret: licenceKey }),
  caseOf('Keygen, encrypted, key with spaces around', 'VALID', sealed(), { secret: ` ${licenceKey}\r\n` }),
  caseOf('Keygen, CRLF', 'VALID', file({ lineBreak: '\r\n' })),
  caseOf('Keygen, lines of 64', 'VALID', file({ width: 64 })),
  caseOf('Keygen, one line', 'VALID', file({ width: 100_000 })),
  caseOf('Keygen, no newline at the end', 'VALID', file().trimEnd()),
  caseOf('Keygen, byte order mark', 'VALID', `\ufeff${file()}`),
  caseOf('Keygen, no end of its own', 'VALID', withMeta({ expiry: null, ttl: null })),
  caseOf('Keygen, no expiry', 'VALID', withAttributes({ expiry: null })),
  caseOf('Keygen, nothing included', 'VALID', withTop({ included: undefined })),
  caseOf('Keygen, no metadata', 'VALID', withAttributes({ metadata: {} })),
  caseOf('Keygen, no name', 'VALID', withAttributes({ name: null, metadata: null })),
  caseOf('Keygen, unknown attributes', 'VALID', withAttributes({ maxRobots: 7, permissions: ['a'] })),
  caseOf('Keygen, a key of 600 characters', 'VALID', withAttributes({ key: `key/${'A'.repeat(600)}` })),
  caseOf('Keygen, a key that ends', 'VALID', file({ key: signingKey('test-limited') })),
];

const signatures: LicenceCase[] = [
  caseOf('Keygen, a stranger’s key', 'SIGNATURE_INVALID', file({ key: stranger }), { reason: 'noKeyFits' }),
  caseOf('Keygen, a revoked key', 'KEY_REVOKED', file({ key: signingKey('test-revoked') })),
  caseOf(
    'Keygen, a key before its time',
    'KEY_UNKNOWN',
    file({ key: signingKey('test-limited') }, keygenDocument({}, { issued: '2025-12-31T23:59:59.000Z' })),
    { reason: 'beforeKey' },
  ),
  caseOf('Keygen, signed without its kind', 'SIGNATURE_INVALID', file({ prefix: '' })),
  caseOf('Keygen, signed as LICENSE/', 'SIGNATURE_INVALID', file({ prefix: 'LICENSE/' })),
  caseOf('Keygen, a stranger’s key, encrypted', 'SIGNATURE_INVALID', sealed({ key: stranger }), {
    secret: licenceKey,
  }),
  ...[63, 65, 0, 128].map((length) =>
    caseOf(
      `Keygen, a signature of ${length} bytes`,
      'SIGNATURE_INVALID',
      envelope({ sig: Buffer.alloc(length, 1).toString('base64') }),
    ),
  ),
  ...[
    ['base64+rsa-sha256', 'keygenSignatures'],
    ['base64+rsa-pss-sha256', 'keygenSignatures'],
    ['base64+ecdsa-p256', 'keygenSignatures'],
    ['base64+none', 'keygenSignatures'],
    ['base64+', 'keygenSignatures'],
    ['base64+ED25519', 'keygenSignatures'],
    ['base64+ed25519+ed25519', 'keygenSignatures'],
    ['base64', 'encryptions'],
    ['', 'encryptions'],
    ['aes-128-gcm+ed25519', 'encryptions'],
    ['BASE64+ed25519', 'encryptions'],
    ['none+ed25519', 'encryptions'],
  ].map(([alg, reason = '']) =>
    caseOf(`Keygen, alg ${JSON.stringify(alg)}`, 'ALG_UNSUPPORTED', envelope({ alg }), { reason }),
  ),
  caseOf('Keygen, base64 called encrypted', 'FORMAT_BASE64', envelope({ alg: 'aes-256-gcm+ed25519' }), {
    secret: licenceKey,
  }),
];

const [ciphertext = '', iv = '', tag = ''] = seal(JSON.stringify(keygenDocument()), licenceKey).split('.');
const short = (text: string, length: number): string =>
  Buffer.from(text, 'base64').subarray(0, length).toString('base64');
/** Properly signed over a sealed content whose parts were changed before. */
const signedParts = (enc: string): string => envelopeFile(enc, 'aes-256-gcm+ed25519', { key: ed25519 });

const encryption: LicenceCase[] = [
  caseOf('Keygen, encrypted, no key', 'DECRYPT_FAILED', sealed(), { reason: 'needsSecret', verified: true }),
  caseOf('Keygen, encrypted, another key', 'DECRYPT_FAILED', sealed(), {
    reason: 'wrongSecret',
    secret: `${licenceKey}4`,
    verified: true,
  }),
  ...[4, 8, 12, 15].map((length) =>
    caseOf(
      `Keygen, a tag of ${length} bytes`,
      'DECRYPT_FAILED',
      signedParts([ciphertext, iv, short(tag, length)].join('.')),
      {
        reason: 'damaged',
        secret: licenceKey,
        verified: true,
      },
    ),
  ),
  ...[0, 8, 11].map((length) =>
    caseOf(
      `Keygen, an iv of ${length} bytes`,
      'DECRYPT_FAILED',
      signedParts([ciphertext, short(iv, length), tag].join('.')),
      {
        reason: 'damaged',
        secret: licenceKey,
        verified: true,
      },
    ),
  ),
  caseOf(
    'Keygen, an iv of 16 bytes',
    'DECRYPT_FAILED',
    signedParts([ciphertext, Buffer.alloc(16).toString('base64'), tag].join('.')),
    {
      reason: 'damaged',
      secret: licenceKey,
      verified: true,
    },
  ),
  caseOf(
    'Keygen, a changed ciphertext',
    'DECRYPT_FAILED',
    signedParts([short(ciphertext, 300), iv, tag].join('.')),
    {
      reason: 'wrongSecret',
      secret: licenceKey,
      verified: true,
    },
  ),
  caseOf('Keygen, two parts', 'FORMAT_BASE64', signedParts([ciphertext, iv].join('.')), {
    secret: licenceKey,
  }),
  caseOf('Keygen, four parts', 'FORMAT_BASE64', signedParts([ciphertext, iv, tag, tag].join('.')), {
    secret: licenceKey,
  }),
  caseOf(
    'Keygen, base64url parts',
    'FORMAT_BASE64',
    signedParts([ciphertext.replaceAll('+', '-').replaceAll('/', '_'), iv, tag].join('.')),
    { secret: licenceKey },
  ),
];

const containers: LicenceCase[] = [
  caseOf('Keygen, a machine file', 'WRONG_KIND', file({ kind: 'machine' }), { reason: 'machineFile' }),
  caseOf(
    'Keygen, a machine file under a licence’s label',
    'SIGNATURE_INVALID',
    file({ kind: 'machine' }).replaceAll('MACHINE', 'LICENSE'),
  ),
  caseOf(
    'Keygen, a machine’s document',
    'WRONG_KIND',
    withTop({ data: { id: 'm', type: 'machines', attributes: {} } }),
  ),
  caseOf('Keygen, no document', 'WRONG_KIND', file({}, '[]')),
  caseOf('Keygen, an empty document', 'WRONG_KIND', file({}, '{}')),
  caseOf(
    'Keygen, footer of the other label',
    'FORMAT_ARMOUR',
    file().replace('END LICENSE FILE', 'END LICENCE'),
  ),
  caseOf('Keygen, text before', 'FORMAT_ARMOUR', `Dear customer,\n${file()}`),
  caseOf('Keygen, text after', 'FORMAT_ARMOUR', `${file()}Regards`),
  caseOf('Keygen, two files', 'FORMAT_ARMOUR', file() + file()),
  caseOf('Keygen, missing footer', 'FORMAT_ARMOUR', file().split('-----END')[0] ?? ''),
  caseOf('Keygen, a blank line', 'FORMAT_ARMOUR', file().replace(/^(.{60}\n)/m, '$1\n')),
  caseOf('Keygen, junk in base64', 'FORMAT_BASE64', file().replace(/^(.{60}\n.{4})./m, '$1*')),
  caseOf('Keygen, padding left out', 'FORMAT_BASE64', unpadded()),
  caseOf('Keygen, no JSON', 'FORMAT_JSON', wrapEnvelope('enc=1')),
  caseOf(
    'Keygen, eight million parts',
    'FORMAT_BASE64',
    wrapEnvelope(
      JSON.stringify({ enc: '.'.repeat(8_000_000), sig: 'AAAA', alg: 'aes-256-gcm+ed25519' }),
      'license',
      '\n',
      10_000,
    ),
  ),
  caseOf(
    'Keygen, enc twice',
    'FORMAT_JSON',
    wrapEnvelope('{"enc":"e30=","sig":"AAAA","alg":"base64+ed25519","enc":"e30="}'),
  ),
  caseOf('Keygen, no sig', 'FORMAT_UNKNOWN', envelope({ sig: undefined })),
  caseOf('Keygen, enc a number', 'FORMAT_UNKNOWN', envelope({ enc: 7 })),
  caseOf('Keygen, a text for an envelope', 'HEADER_UNSUPPORTED', wrapEnvelope('"enc"')),
  caseOf('Keygen, null for an envelope', 'FORMAT_UNKNOWN', wrapEnvelope('null')),
  caseOf('Keygen, one member more', 'HEADER_UNSUPPORTED', envelope({ kid: 'test-ed25519' })),
  caseOf('Keygen, junk in sig', 'FORMAT_BASE64', envelope({ sig: 'A*A=' })),
  caseOf('Keygen, broken content', 'FORMAT_JSON', file({}, '{"data":')),
  caseOf('Keygen, content with a name twice', 'FORMAT_JSON', file({}, '{"data":{},"data":{}}')),
  caseOf('Keygen, content 10,000 deep', 'FORMAT_JSON', file({}, '['.repeat(10_000))),
];

/** A file whose last line lacks its `=`. */
function unpadded(): string {
  for (let length = 0; ; length++) {
    const text = file({ envelope: {} }, keygenDocument({ name: 'x'.repeat(length) }));
    if (text.includes('=\n')) return text.replace(/=+\n/, '\n');
  }
}

export const keygenCases: readonly LicenceCase[] = [...good, ...signatures, ...encryption, ...containers];
