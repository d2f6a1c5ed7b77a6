import { describe, expect, it, test } from 'vitest';
import { MmdbError, openMmdb } from './mmdb.ts';
import { originIn } from './origin-in.ts';
import { writeMmdb } from './testing/write-mmdb.ts';

const china = { country: { iso_code: 'CN', names: { en: 'China' } }, is_anonymous: false };
const germany = { country: { iso_code: 'DE' }, list: [1, 'x'.repeat(40)] };
const v4 = (a: number, b: number) => BigInt((a * 256 + b) * 65_536);
const entries = [
  { network: v4(203, 0), prefix: 96 + 16, record: china },
  { network: v4(198, 51), prefix: 96 + 16, record: germany },
  { network: 0x2001_0db8n << 96n, prefix: 32, record: germany },
];

describe.each([24, 28, 32] as const)('records of %d bits', (recordSize) => {
  const file = openMmdb(writeMmdb(entries, { recordSize }));
  it.each([
    ['203.0.113.7', china],
    ['::ffff:203.0.113.7', china],
    ['198.51.100.255', germany],
    ['2001:db8::1', germany],
    ['10.0.0.1', null],
    ['2001:db9::1', null],
    ['no address', null],
    ['', null],
  ])('%s', (address, record) => expect(file.find(address)).toEqual(record));
  it('says what it is', () => expect(file).toMatchObject({ type: 'Test-Country', built: 1_790_000_000_000 }));
});

it('reads a file for IPv4 alone', () => {
  const file = openMmdb(
    writeMmdb([{ network: v4(203, 0), prefix: 16, record: china }], { ipVersion: 4, recordSize: 24 }),
  );
  expect(file.find('203.0.1.1')).toEqual(china);
  expect([file.find('204.0.1.1'), file.find('2001:db8::1')]).toEqual([null, null]);
});

test.each([
  [
    { country: { iso_code: 'CN' }, city: { names: { en: 'Shanghai' } } },
    { country: 'CN', city: 'Shanghai', network: '' },
  ],
  [{ registered_country: { iso_code: 'de' } }, { country: 'DE', city: '', network: '' }],
  [{ country_code: 'FR' }, { country: 'FR', city: '', network: '' }],
  [
    { country: 'JP', asn: 'AS1' },
    { country: 'JP', city: '', network: '' },
  ],
  [
    { autonomous_system_number: 64_500, autonomous_system_organization: 'Example' },
    { country: '', city: '', network: 'Example' },
  ],
  [{ country: { iso_code: 'CHN' } }, { country: '', city: '', network: '' }],
  [null, { country: '', city: '', network: '' }],
])('%j tells an origin', (record, origin) => expect(originIn(record)).toEqual(origin));

describe('a file that somebody made to do harm', () => {
  it.each([
    ['nothing', new Uint8Array()],
    ['a picture', Uint8Array.from({ length: 4000 }, (_, at) => at % 251)],
    ['its end alone', writeMmdb(entries).slice(-120)],
  ])('%s is no such file', (_, bytes) => expect(() => openMmdb(bytes)).toThrow(MmdbError));

  it('cut anywhere, or with any byte changed, ends in an answer or a refusal', () => {
    const whole = writeMmdb(entries, { recordSize: 24 });
    const look = (bytes: Uint8Array) => {
      try {
        const file = openMmdb(bytes);
        for (const address of ['203.0.113.7', '198.51.100.1', '2001:db8::1']) file.find(address);
      } catch (error) {
        expect(error).toBeInstanceOf(MmdbError);
      }
    };
    for (let at = 0; at < whole.byteLength; at += 7) {
      look(whole.slice(0, at));
      for (const bit of [1, 0x80, 0xff]) look(whole.map((byte, index) => (index === at ? byte ^ bit : byte)));
    }
  });

  /** A record whose bytes are these, in the place of a long text. */
  const withRecord = (record: readonly number[]) => {
    const bytes = writeMmdb([{ network: v4(203, 0), prefix: 112, record: 'Z'.repeat(250) }], {
      recordSize: 24,
    });
    // A text of 250 bytes has a head of two.
    bytes.set(record, Buffer.from(bytes).indexOf('Z'.repeat(250)) - 2);
    return bytes;
  };
  const pointerTo = (offset: number) => [0x20 | (offset >> 8), offset & 0xff];
  /** Nine lists of twelve pointers, each to the next list: five thousand million values in 234 bytes. */
  const listsOfLists = Array.from({ length: 9 }, (_, level) =>
    [12, 11 - 7].concat(...Array.from({ length: 12 }, () => pointerTo((level + 1) * 26))),
  ).flat();

  it.each([
    ['a pointer to itself', pointerTo(0)],
    ['lists of lists', listsOfLists],
    ['a list of sixteen million values', [0x1f, 11 - 7, 0xf0, 0, 0]],
    ['a map of sixteen million fields', [0xff, 0xf0, 0, 0]],
    ['a text that reaches beyond the data', [0x5e, 0xff, 0xff]],
    ['a pointer that leads beyond the data', [0x38, 0xff, 0xff, 0xff, 0xff]],
  ])('%s is refused', (_, record) =>
    expect(() => openMmdb(withRecord(record)).find('203.0.0.1')).toThrow(MmdbError),
  );
});
