/** Files that are wrong before anything is parsed: emptiness, encodings, armour, base64, other things. */
import { deflateSync } from 'node:zlib';
import { armour, signToken, toProperties } from '../../fixtures/licence/signer.ts';
import { caseOf, ed25519, good, goodPayload, type LicenceCase, signedWith } from './case.ts';

const million = '\n'.repeat(1_000_000);
const json = JSON.stringify(goodPayload());
const token = signToken(json, ed25519);
const [header = '', payload = '', signature = ''] = token.split('.');
const junk = {
  space: ' ',
  plus: '+',
  slash: '/',
  padding: '=',
  letter: 'é',
  mark: '!',
  tab: '\t',
  backslash: '\\',
};

/** The same token in lines of other lengths. */
function wrapped(width: number): string {
  return [
    '-----BEGIN LICENCE-----',
    ...(token.match(new RegExp(`.{1,${width}}`, 'g')) ?? []),
    '-----END LICENCE-----',
    '',
  ].join('\n');
}

const accepted: LicenceCase[] = [
  caseOf('good', 'VALID', good()),
  caseOf('byte order mark', 'VALID', `\ufeff${good()}`),
  caseOf('CRLF', 'VALID', good().replaceAll('\n', '\r\n')),
  caseOf('CRLF and byte order mark', 'VALID', `\ufeff${good().replaceAll('\n', '\r\n')}`),
  caseOf('no newline at the end', 'VALID', good().trimEnd()),
  caseOf('four line breaks at the end', 'VALID', `${good()}\n\n\n`),
  caseOf('two newlines at the end', 'VALID', `${good()}\n`),
  caseOf('lines of 76', 'VALID', wrapped(76)),
  caseOf('one long line', 'VALID', wrapped(100_000)),
  caseOf('lines of uneven length', 'VALID', good().replace(/^(.{64}\n.{10})/m, '$1\n')),
  caseOf(
    'lines that break within an equal width',
    'VALID',
    good().replace(/^([A-Za-z0-9_-]{31})([A-Za-z0-9_-])([A-Za-z0-9_-]{32})\n/m, '$1\n$2$3'),
  ),
  caseOf('bare token', 'VALID', token),
  caseOf('bare token, newline', 'VALID', `${token}\r\n`),
];

const unsigned: LicenceCase[] = [
  caseOf('plain JSON', 'UNSIGNED', json),
  caseOf(
    'plain JSON, byte order mark, spaces',
    'UNSIGNED',
    `\ufeff \n${JSON.stringify(JSON.parse(json), null, 2)}\n`,
  ),
  caseOf(
    'JSON with the module list as text',
    'UNSIGNED',
    JSON.stringify({ ...goodPayload(), availableModule: JSON.stringify(goodPayload().availableModule) }),
  ),
  caseOf(
    'JSON of the platform, numbers as text',
    'UNSIGNED',
    JSON.stringify({ licensecode: 'x', companyname: 'y', hrmnum: '10', concurrentFlag: '2' }),
  ),
  caseOf('base64 JSON', 'UNSIGNED', Buffer.from(json).toString('base64')),
  caseOf(
    'base64url JSON in lines',
    'UNSIGNED',
    (
      Buffer.from(json)
        .toString('base64url')
        .match(/.{1,70}/g) ?? []
    ).join('\r\n'),
  ),
  caseOf(
    'base64 JSON with junk',
    'FORMAT_BASE64',
    `${Buffer.from(json).toString('base64').slice(0, 40)}*${Buffer.from(json).toString('base64').slice(40)}`,
  ),
  caseOf(
    'base64 JSON, a padding too much',
    'FORMAT_BASE64',
    `${Buffer.from('{"hrmnum":1}').toString('base64')}=`,
  ),
  caseOf('properties', 'UNSIGNED', toProperties(goodPayload())),
  caseOf(
    'properties, escapes and continuation',
    'UNSIGNED',
    'licensecode : a\\u4e2d\\\n   b\n! note\ncompanyname=c\\=d\n',
  ),
  caseOf('properties, a name twice', 'FIELD_INVALID', 'licensecode=a\nlicensecode=b\n'),
  caseOf(
    'properties, an escape sequence twice',
    'FIELD_INVALID',
    `licensecode=a\n${'\\u001b[2J=b\n'.repeat(2)}`,
  ),
  caseOf('properties, a broken module list', 'FORMAT_JSON', 'licensecode=a\navailableModule=[{]\n'),
  caseOf('properties, impossible date', 'DATE_INVALID', 'licensecode=a\nexpiredate=2027-02-30\n'),
  caseOf('unsigned and expired', 'EXPIRED', JSON.stringify(goodPayload({}, { expiredate: '2026-01-31' })), {
    verified: false,
  }),
];

/** Lines of a width that divides the token's length, and what more stands in the last one. */
function inFullLines(more: string): string {
  for (let spaces = 0; ; spaces++) {
    const token = signToken(JSON.stringify(goodPayload()) + ' '.repeat(spaces), ed25519);
    const width = [64, 61, 63, 75].find((one) => token.length % one === 0);
    if (width === undefined) continue;
    const lines = token.match(new RegExp(`.{${width}}`, 'g')) ?? [];
    return ['-----BEGIN LICENCE-----', `${lines.join('\n')}${more}`, '-----END LICENCE-----', ''].join('\n');
  }
}

const armourCases: LicenceCase[] = [
  caseOf('two blocks', 'FORMAT_ARMOUR', good() + good()),
  caseOf('two blocks in one', 'FORMAT_ARMOUR', good().trimEnd() + good()),
  caseOf('lines that the token fills exactly', 'VALID', inFullLines('')),
  caseOf('a character more at the end of the last of them', 'SIGNATURE_INVALID', inFullLines('A')),
  caseOf('a blank line before the END line', 'FORMAT_ARMOUR', good().replace('\n-----END', '\n\n-----END')),
  caseOf('a block inside a block', 'FORMAT_ARMOUR', armour(good())),
  caseOf('text before', 'FORMAT_ARMOUR', `Dear customer,\n${good()}`),
  caseOf('blank line before', 'FORMAT_ARMOUR', `\n${good()}`),
  caseOf('text after', 'FORMAT_ARMOUR', `${good()}Best regards\n`),
  caseOf('missing footer', 'FORMAT_ARMOUR', good().split('-----END')[0] ?? ''),
  caseOf('missing header', 'FORMAT_ARMOUR', good().split('\n').slice(1).join('\n')),
  caseOf('four dashes', 'FORMAT_ARMOUR', good().replace('-----BEGIN LICENCE-----', '----BEGIN LICENCE----')),
  caseOf(
    'lower-case markers',
    'FORMAT_UNKNOWN',
    good().replaceAll(/(BEGIN|END) LICENCE/g, (marker) => marker.toLowerCase()),
  ),
  caseOf('footer of another label', 'FORMAT_ARMOUR', good().replace('END LICENCE', 'END LICENSE')),
  caseOf('nothing inside', 'FORMAT_ARMOUR', '-----BEGIN LICENCE-----\n-----END LICENCE-----\n'),
  caseOf('blank line inside', 'FORMAT_ARMOUR', good().replace(/^(.{64}\n)/m, '$1\n')),
  caseOf('a million blank lines inside', 'FORMAT_ARMOUR', good().replace('-----\n', `-----\n${million}`)),
  caseOf('a million blank lines before', 'FORMAT_ARMOUR', million + good()),
  caseOf('a million blank lines after', 'FORMAT_ARMOUR', good() + million),
  caseOf('five line breaks at the end', 'FORMAT_ARMOUR', `${good()}\n\n\n\n`),
  caseOf('a certificate', 'WRONG_KIND', good().replaceAll('LICENCE', 'CERTIFICATE')),
];

const base64Cases: LicenceCase[] = Object.entries(junk).flatMap(([name, character]) =>
  [header, payload, signature].map((part, index) => {
    const parts = [header, payload, signature];
    parts[index] = `${part.slice(0, 6)}${character}${part.slice(6)}`;
    return caseOf(`junk in base64, part ${index + 1}: ${name}`, 'FORMAT_BASE64', armour(parts.join('.')));
  }),
);
base64Cases.push(
  caseOf('junk in a bare token', 'FORMAT_BASE64', token.replace('.', '!.')),
  caseOf(
    'unused bits set',
    'FORMAT_BASE64',
    armour(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : nextCharacter(token.at(-1) ?? 'A')}`),
  ),
  caseOf('padding after the payload', 'FORMAT_BASE64', armour([header, `${payload}=`, signature].join('.'))),
);

function nextCharacter(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) + 1);
}

const otherThings: LicenceCase[] = [
  caseOf('empty', 'FORMAT_EMPTY', ''),
  caseOf('white space', 'FORMAT_EMPTY', ' \t\r\n'),
  caseOf('byte order mark alone', 'FORMAT_EMPTY', '\ufeff'),
  caseOf('a million blank lines alone', 'FORMAT_EMPTY', million),
  caseOf('one byte over the limit', 'TOO_LARGE', Buffer.alloc(16 * 1024 * 1024 + 1, 0x41)),
  caseOf('UTF-16LE with mark', 'FORMAT_ENCODING', Buffer.from(`\ufeff${good()}`, 'utf16le')),
  caseOf('UTF-16BE with mark', 'FORMAT_ENCODING', Buffer.from(`\ufeff${good()}`, 'utf16le').swap16()),
  caseOf('UTF-16 without mark', 'FORMAT_ENCODING', Buffer.from(good(), 'utf16le')),
  caseOf('Latin-1', 'FORMAT_ENCODING', Buffer.from('{"companyname":"Caf\u00e9"}', 'latin1')),
  caseOf('overlong UTF-8', 'FORMAT_ENCODING', Buffer.from([0x7b, 0x22, 0xc0, 0x80, 0x22, 0x7d])),
  caseOf(
    'a PNG',
    'FORMAT_UNKNOWN',
    Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), deflateSync(Buffer.alloc(64))]),
  ),
  caseOf(
    'a zip',
    'FORMAT_UNKNOWN',
    Buffer.concat([Buffer.from('504b0304140000000800', 'hex'), deflateSync(Buffer.from(good()))]),
  ),
  caseOf('a JPEG', 'FORMAT_UNKNOWN', Buffer.from('ffd8ffe000104a464946000101', 'hex')),
  caseOf('a web page', 'FORMAT_UNKNOWN', '<!DOCTYPE html><html><body>Sign in</body></html>'),
  caseOf('prose', 'FORMAT_UNKNOWN', 'The licence is attached.'),
  caseOf('CSV', 'FORMAT_UNKNOWN', 'a,b,c\n1,2,3\n'),
  caseOf('two parts', 'FORMAT_UNKNOWN', `${header}.${payload}`),
  caseOf('four parts', 'FORMAT_UNKNOWN', `${token}.${signature}`),
  caseOf('five parts that are none of a JWE', 'FORMAT_BASE64', armour(`${header}.${payload}.a.b.c`)),
  caseOf('no dots in the armour', 'FORMAT_UNKNOWN', armour(payload)),
  caseOf('JSON object of something else', 'FORMAT_UNKNOWN', '{"name":"steward","version":"1.0.0"}'),
  caseOf('flattened JWS JSON', 'FORMAT_UNKNOWN', JSON.stringify({ protected: header, payload, signature })),
  caseOf('empty object', 'FORMAT_UNKNOWN', '{}'),
  caseOf('a list', 'FORMAT_UNKNOWN', `[${json}]`),
  caseOf('a number', 'FORMAT_UNKNOWN', '42'),
  caseOf(
    'signed payload in Latin-1',
    'FORMAT_ENCODING',
    armour(signToken(Buffer.from('{"kind":"licence\u00e9"}', 'latin1'), ed25519)),
  ),
  caseOf('unknown fields', 'VALID', signedWith({ extra: { deep: [1, { more: true }] }, note: null })),
];

export const containerCases: readonly LicenceCase[] = [
  ...accepted,
  ...unsigned,
  ...armourCases,
  ...base64Cases,
  ...otherThings,
];
