/**
 * Files that are made to cost time or memory, of any size, in every format. Deterministic, nothing fetched; made when
 * asked for, since all of them together are half a gigabyte.
 */
import { direct, encryptToken } from '../../fixtures/licence/encrypter.ts';
import encryptionKeys from '../../fixtures/licence/encryption-keys.private.json' with { type: 'json' };
import { armour, base64url, signToken } from '../../fixtures/licence/signer.ts';
import { ed25519, goodPayload } from './case.ts';

export interface HeavyCase {
  readonly name: string;
  /** The secret that opens an encrypted file. */
  readonly secret?: string;
  /** At most `size` bytes. */
  readonly make: (size: number) => Buffer;
}

/** The text until it is `size` long; `at` numbers the pieces. */
function fill(
  size: number,
  head: string,
  piece: (at: number) => string,
  between: string,
  tail: string,
): string {
  const room = size - Buffer.byteLength(head) - Buffer.byteLength(tail);
  const parts: string[] = [];
  let length = 0;
  for (let at = 0; ; at++) {
    const next = piece(at);
    length += Buffer.byteLength(next) + between.length;
    if (length > room) break;
    parts.push(next);
  }
  return head + parts.join(between) + tail;
}

/** Each of them is three parts: a bracket, a colon, a comma (`jsonPartLimit`). */
const mostObjects = 499_900;

type Filling = readonly [name: string, json: (size: number) => string];
const rest = JSON.stringify({ ...goodPayload(), availableModule: [] }).slice(1, -1);
const beside =
  (piece: (at: number) => string, open = '[', close = ']') =>
  (size: number): string =>
    fill(size, `{${rest},"x":${open}`, piece, ',', `${close}}`);
const modules =
  (piece: (at: number) => string) =>
  (size: number): string =>
    fill(size, `{${rest.replace(',"availableModule":[]', '')},"availableModule":[`, piece, ',', ']}');
const deep = (at: number, levels: number): string =>
  `${Array.from({ length: levels }, (_, level) => `{"moduleName":"m","moduleFlag":"f${level === 0 ? at : level}","subModules":[`).join('')}${']}'.repeat(levels)}`;

const fillings: readonly Filling[] = [
  ['empty arrays', beside(() => '[]')],
  ['empty objects', beside(() => '{}')],
  ['nested arrays', beside(() => `${'['.repeat(55)}${']'.repeat(55)}`)],
  ['numbers', beside(() => '1')],
  ['long fractions', beside((at) => `0.${at}12345678901234567890123e-300`)],
  ['short strings', beside((at) => `"${at}"`)],
  ['members of one object', beside((at) => `"k${at}":1`, '{', '}')],
  ['members named by numbers', beside((at) => `"${(at * 7919) % 4_000_000_000}":1`, '{', '}')],
  ['one name again and again', beside(() => '"a":1', '{', '}')],
  ['objects of different shapes', beside((at) => `{"k${at}":1}`)],
  ['objects of many shapes', beside((at) => `{"a${at}":1,"b${at}":1,"c${at}":1}`)],
  [
    'as many objects of different shapes as are read',
    (size) =>
      fill(
        size,
        `{${rest},"x":[${Array.from({ length: Math.min(mostObjects, Math.floor(size / 16)) }, (_, at) => `{"k${at}":1}`).join(',')}],"y":"`,
        () => 'aaaaaaaaaaaaaaaa',
        '',
        '"}',
      ),
  ],
  ['one long string', (size) => fill(size, `{${rest},"x":"`, () => 'aaaaaaaaaaaaaaaa', '', '"}')],
  ['one long string of escapes', (size) => fill(size, `{${rest},"x":"`, () => '\\u4e2d', '', '"}')],
  ['one long name', (size) => fill(size, `{${rest},"`, () => 'aaaaaaaaaaaaaaaa', '', '":1}')],
  ['modules', modules((at) => `{"moduleName":"m","moduleFlag":"f${at}"}`)],
  [
    'modules with everything',
    modules(
      (at) =>
        `{"moduleName":"模块${at}","moduleFlag":"f${at}","pcHrmNum":"100","appHrmNum":"100","isEnable":"1","ebAppId":"100${at}","subModules":[]}`,
    ),
  ],
  ['modules without names', modules(() => '{}')],
  ['modules of one flag', modules(() => '{"moduleName":"m","moduleFlag":"f"}')],
  ['modules within modules', modules((at) => deep(at, 16))],
  ['modules too deep', modules((at) => deep(at, 20))],
  ['modules that are numbers', modules(() => '1')],
];

const properties: readonly HeavyCase[] = [
  ['backslashes', (size: number) => `companyname=a\nx=${'\\'.repeat(size - 20)}`],
  [
    'a backslash before each line end',
    (size: number) => fill(size, 'companyname=a\nx=', () => '\\', '\n', 'b'),
  ],
  ['continued lines', (size: number) => fill(size, 'companyname=a\nx=', () => 'abcdefg\\', '\n', 'b')],
  [
    'backslashes in every line',
    (size: number) => fill(size, 'companyname=a\n', (at) => `x${at}=${'\\\\'.repeat(500)}b`, '\n', ''),
  ],
  ['escapes', (size: number) => fill(size, 'companyname=a\nx=', () => '\\u4e2d', '', '')],
  ['names', (size: number) => fill(size, 'companyname=a\n', (at) => `k${at}=1`, '\n', '')],
  ['empty lines', (size: number) => `companyname=a\n${'\n'.repeat(size - 20)}`],
  ['carriage returns', (size: number) => `companyname=a\n${'\r'.repeat(size - 20)}`],
  ['comments', (size: number) => fill(size, 'companyname=a\n', () => '#', '\n', '')],
  ['blanks', (size: number) => `companyname=a\nx${' '.repeat(size - 20)}`],
  ['blanks before each line', (size: number) => fill(size, 'companyname=a\n', () => ' \t\f', '\n', '')],
  ['one long name', (size: number) => `companyname=a\n${'x'.repeat(size - 20)}`],
  ['one long value', (size: number) => `companyname=${'x'.repeat(size - 20)}`],
].map(([name, text]) => ({
  name: `properties: ${name as string}`,
  make: (size: number) => Buffer.from((text as (size: number) => string)(size)),
}));

const armoured =
  (inside: (size: number) => string, label = 'LICENCE') =>
  (size: number): Buffer =>
    Buffer.from(`-----BEGIN ${label}-----\n${inside(size - 100)}\n-----END ${label}-----\n`);
const plain = (text: (size: number) => string) => (size: number) => Buffer.from(text(size));

const containers: readonly HeavyCase[] = [
  { name: 'blanks', make: plain((size) => ' '.repeat(size)) },
  { name: 'line ends', make: plain((size) => '\n'.repeat(size)) },
  { name: 'dots', make: plain((size) => `ew${'.'.repeat(size - 2)}`) },
  { name: 'prose', make: plain((size) => 'ab cd.'.repeat(size / 6)) },
  { name: 'angle brackets', make: plain((size) => '<'.repeat(size)) },
  { name: 'base64 in lines of one', make: plain((size) => `ewe\nw\n${'A\n'.repeat(size / 2 - 4)}`) },
  { name: 'armour: lines of one', make: armoured((size) => `ab\n${'A\n'.repeat(size / 2 - 4)}A`) },
  { name: 'armour: blank lines', make: armoured((size) => '\n'.repeat(size)) },
  { name: 'armour: carriage returns', make: armoured((size) => '\r'.repeat(size)) },
  { name: 'armour: spaces', make: armoured((size) => ' '.repeat(size)) },
  { name: 'armour: dots', make: armoured((size) => '.'.repeat(size)) },
  { name: 'armour: BEGIN lines', make: armoured((size) => '-----BEGIN LICENCE-----\n'.repeat(size / 24)) },
  {
    name: 'armour: BEGIN lines, no END',
    make: plain((size) => '-----BEGIN LICENCE-----\n'.repeat(size / 24)),
  },
  { name: 'armour: dashes', make: plain((size) => '-'.repeat(size)) },
  {
    name: 'armour: Keygen, one long line',
    make: armoured((size) => 'A'.repeat(size - (size % 4)), 'LICENSE FILE'),
  },
  {
    name: 'token: long header',
    make: plain((size) => `${base64url('{').repeat(1)}${'A'.repeat(size - 40)}.e30.AAAA`),
  },
  {
    name: 'token: long signature',
    make: plain((size) => `${base64url('{"alg":"EdDSA"}')}.e30.${'A'.repeat(size - 60)}`),
  },
];

const { testSecret: secret } = encryptionKeys;
const key = Buffer.from(secret, 'base64url');
/** Of what the file may have, base64 leaves three quarters for the content, twice for Keygen's and encrypted ones. */
const inside = (size: number): number => Math.floor(size * 0.735);

function keygenFile(document: string): Buffer {
  const enc = Buffer.from(document).toString('base64');
  const body = JSON.stringify({ enc, sig: 'AAAA', alg: 'base64+ed25519' });
  return Buffer.from(armour(Buffer.from(body).toString('base64'), '\n', 'LICENSE FILE'));
}

const keygenDocument =
  (piece: (at: number) => string) =>
  (size: number): Buffer =>
    keygenFile(
      fill(
        inside(inside(size)),
        '{"data":{"type":"licenses","id":"a"},"meta":{"issued":"2026-01-05T09:00:00Z"},"included":[',
        piece,
        ',',
        ']}',
      ),
    );

const keygen: readonly HeavyCase[] = [
  {
    name: 'Keygen: entitlements',
    make: keygenDocument((at) => `{"type":"entitlements","attributes":{"code":"C${at}"}}`),
  },
  {
    name: 'Keygen: entitlements of one code',
    make: keygenDocument(() => '{"type":"entitlements","attributes":{"code":"C"}}'),
  },
  { name: 'Keygen: entitlements without a code', make: keygenDocument(() => '{"type":"entitlements"}') },
  { name: 'Keygen: other things', make: keygenDocument(() => '{}') },
  {
    name: 'Keygen: parts of what is encrypted',
    make: (size) =>
      Buffer.from(
        armour(
          Buffer.from(
            JSON.stringify({ enc: '.'.repeat(inside(size)), sig: 'AAAA', alg: 'aes-256-gcm+ed25519' }),
          ).toString('base64'),
          '\n',
          'LICENSE FILE',
        ),
      ),
  },
];

export const heavyCases: readonly HeavyCase[] = [
  ...properties,
  ...containers,
  ...keygen,
  ...fillings.flatMap(([name, json]): HeavyCase[] => [
    { name: `JSON: ${name}`, make: plain(json) },
    {
      name: `base64 of JSON: ${name}`,
      make: (size) => Buffer.from(Buffer.from(json(Math.floor(size * 0.74))).toString('base64')),
    },
    {
      name: `signed: ${name}`,
      make: (size) => Buffer.from(armour(signToken(json(Math.floor(size * 0.73)), ed25519))),
    },
    {
      name: `encrypted: ${name}`,
      secret,
      make: (size) =>
        Buffer.from(armour(encryptToken(signToken(json(Math.floor(size * 0.54)), ed25519), direct(key)))),
    },
    {
      name: `module list in properties: ${name}`,
      // A backslash is written twice there.
      make: (size) => {
        const room = Math.floor((size - 100) * (name.includes('escapes') ? 0.85 : 1));
        return Buffer.from(`companyname=a\navailableModule=${json(room).replaceAll('\\', '\\\\')}\n`);
      },
    },
  ]),
];
