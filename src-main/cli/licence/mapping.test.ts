/** `--mapping`: licence files of a platform's own kinds, as a script sees them. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { licenceReading } from '#shared/rules/licence/reading.ts';
import { sample, steward, temporary } from '../testing/steward.ts';

const folder = temporary();
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const vendorKey = file('vendor.pem', publicKey.export({ type: 'spki', format: 'pem' }).toString());
const inside = JSON.stringify({ no: 'V-1', org: 'Harbour', until: '2027-12-31', users: '40' });
const signature = sign(null, Buffer.from(inside), privateKey).toString('base64');
const envelope = (content: string): string =>
  `<Grant><Body>${Buffer.from(content).toString('base64')}</Body><Sign>${signature}</Sign></Grant>`;
const licenceFile = file('vendor.xml', envelope(inside));
const changedFile = file('changed.xml', envelope(inside.replace('"40"', '"99"')));

const kind = {
  name: 'Harbour grant',
  format: 'xml',
  root: 'Grant',
  content: { field: 'Body', encoding: 'base64', format: 'json' },
  names: { licensecode: 'no', companyname: 'org', expiredate: 'until', hrmnum: 'users' },
  signature: {
    kind: 'embedded',
    algorithm: 'EdDSA',
    field: 'Sign',
    encoding: 'base64',
    over: 'contentText',
  },
};
const mappingWith = (licenceFiles: unknown, name = 'harbour.steward-mapping'): string =>
  file(
    name,
    JSON.stringify({
      format: 'steward.mapping',
      version: 1,
      about: 'Harbour Office 4\nby Lin',
      licenceFiles,
    }),
  );
const overBytes = { ...kind, signature: { ...kind.signature, over: 'contentBytes' } };
const mapping = mappingWith([overBytes]);
const harbour = ['--mapping', mapping, '--key', vendorKey];

describe('licence parse', () => {
  test('without the mapping it is no licence file', async () => {
    const { code, out } = await steward(['licence', 'parse', licenceFile, '--json']);
    expect({ code, reading: JSON.parse(out) }).toMatchObject({
      code: 2,
      reading: { format: null, state: 'FORMAT_UNKNOWN' },
    });
    expect(JSON.parse(out)).not.toHaveProperty('mapped');
  });

  test('through it, with the vendor’s key', async () => {
    const { code, out, err } = await steward(['licence', 'parse', licenceFile, '--json', ...harbour]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(licenceReading.parse(JSON.parse(out))).toMatchObject({
      format: 'mapped',
      state: 'VALID',
      verified: true,
      mapped: { mapping: 'Harbour Office 4', kind: 'Harbour grant', checked: 'signature' },
      licence: { licenceCode: 'V-1', pcSeats: 40 },
    });
  });

  test.each([
    ['without the key', licenceFile, ['--mapping', mapping], 1, 'KEY_UNKNOWN'],
    ['changed after signing', changedFile, harbour, 1, 'SIGNATURE_INVALID'],
    [
      'with a mapping that takes something else for signed',
      licenceFile,
      ['--mapping', mappingWith([kind], 'other.steward-mapping'), '--key', vendorKey],
      1,
      'SIGNATURE_INVALID',
    ],
  ])('%s nothing is verified', async (_, name, options, code, state) => {
    const ended = await steward(['licence', 'parse', name, '--json', ...options]);
    expect({ code: ended.code, reading: JSON.parse(ended.out) }).toMatchObject({
      code,
      reading: { state, verified: false, readable: true, mapped: { checked: 'failed' } },
    });
  });

  test('for people', async () => {
    const { out } = await steward(['licence', 'parse', licenceFile, ...harbour]);
    expect(out).toContain(
      'Read through a mapping: Harbour grant (Harbour Office 4); verified: its signature, by the key “',
    );
    const chinese = await steward([
      'licence',
      'parse',
      licenceFile,
      '--mapping',
      mapping,
      '--language',
      'zh-CN',
    ]);
    expect(chinese.out).toContain(
      '通过映射读取：Harbour grant（Harbour Office 4）；未核对任何内容：没有受信任的密钥能证明其签名',
    );
  });

  test('a file of our own format is read as ever', async () => {
    const plain = await steward(['licence', 'parse', sample('farridge-2026.lic'), '--json']);
    const mapped = await steward(['licence', 'parse', sample('farridge-2026.lic'), '--json', ...harbour]);
    expect(mapped.out).toBe(plain.out);
  });

  test('a large one in the worker, with the same verdict', async () => {
    const padded = file(
      'large.xml',
      envelope(inside).replace('<Sign>', `<!--${' '.repeat(70_000)}--><Sign>`),
    );
    const { code, out } = await steward(['licence', 'parse', padded, '--json', ...harbour]);
    expect({ code, reading: JSON.parse(out) }).toMatchObject({ code: 0, reading: { verified: true } });
  });
});

test('verify, compare, board and report read through it too', async () => {
  const verified = await steward(['licence', 'verify', licenceFile, changedFile, ...harbour]);
  expect(verified.code).toBe(1);
  expect(verified.out).toMatch(/^✔ vendor\.xml.*Read through a mapping: .*verified: its signature/m);
  expect(verified.out).toMatch(/^✘ changed\.xml.*verified: nothing/m);
  const compared = await steward(['licence', 'compare', licenceFile, changedFile, '--json', ...harbour]);
  expect({ code: compared.code, out: JSON.parse(compared.out) }).toMatchObject({
    code: 4,
    out: { reading: { mapped: { checked: 'signature' } }, compareReading: { mapped: { checked: 'failed' } } },
  });
  const board = await steward(['licence', 'board', licenceFile, '--json', ...harbour]);
  expect(JSON.parse(board.out)).toMatchObject({ rows: [{ summary: { mapped: { kind: 'Harbour grant' } } }] });
  const report = join(folder, 'report.html');
  expect(await steward(['licence', 'report', licenceFile, '--out', report, ...harbour])).toMatchObject({
    code: 0,
  });
  expect(readFileSync(report, 'utf8')).toMatch(
    /Read through a mapping[\s\S]*Harbour grant \(Harbour Office 4\)/,
  );
});

test.each([
  ['no mapping', file('text', 'hello'), /^\[notJson\] .*\n.*“.*text” can’t be used as a mapping/],
  [
    'a mapping that can’t be used',
    mappingWith([{ ...kind, timeZone: 'Nowhere' }], 'bad.steward-mapping'),
    /^\[zoneUnknown\] .*licenceFiles\.0\.timeZone/,
  ],
  [
    'a mapping of calls alone',
    mappingWith(undefined, 'calls.steward-mapping'),
    /does not describe licence files/,
  ],
])('%s is refused before anything is read', async (_, given, said) => {
  const { code, out, err } = await steward(['licence', 'parse', licenceFile, '--mapping', given]);
  expect({ code, out, err }).toEqual({ code: 64, out: '', err: expect.stringMatching(said) });
});
