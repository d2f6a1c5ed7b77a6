/** Archives whose records lie, overlap, hide something, or are none. */
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { png } from '../../../src-main/formats/theme-package/testing/pictures.ts';
import {
  descriptorOf,
  packedOf,
  type RawEntry,
  rawZip,
} from '../../../src-main/formats/theme-package/testing/raw-zip.ts';
import { type HostileCase, manifestEntry, withEnd, withEntry } from './hostile-case.ts';

const picture = png(4, 4, [10, 20, 30]);
const text = Buffer.from('a text that is packed, a text that is packed, a text that is packed');
const note: RawEntry = { name: 'note.txt', data: text, method: 8 };
const good = withEntry(note);

const one = (title: string, code: HostileCase['code'], ...entries: RawEntry[]): HostileCase => ({
  title,
  code,
  zip: withEntry(...entries),
});
const whole = (title: string, code: HostileCase['code'], zip: Buffer): HostileCase => ({ title, code, zip });

const extra = (id: number, length: number, said = length): Buffer => {
  const bytes = Buffer.alloc(4 + length);
  bytes.writeUInt16LE(id, 0);
  bytes.writeUInt16LE(said, 2);
  return bytes;
};
const unix = (mode: number) => ({ madeBy: (3 << 8) | 20, external: mode * 65_536 });
const emptyEnd = Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(18)]);
const zeros = Buffer.alloc(64);
/** 200 MB of zeros are 200 KB. */
const bomb = (size: number): RawEntry => ({
  name: 'bomb.txt',
  method: 8,
  packed: deflateRawSync(Buffer.alloc(4 * 1024 ** 2)),
  size,
  crc: 1,
});
const withDescriptor = (after: Buffer): RawEntry => ({
  ...note,
  flags: 8,
  after,
  local: { crc: 0, size: 0, packedSize: 0 },
});

/** A gigabyte of zeros in a megabyte: a block that inflates to 16 MB, time and again, and an empty last one. */
function gigabyte(): Buffer {
  const block = deflateRawSync(Buffer.alloc(16 * 1024 ** 2), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: 64 }, () => block), Buffer.from('0300', 'hex')]);
}

/** One kernel that 300 entries share, as zip bombs do. */
function shared(): Buffer {
  const kernel: RawEntry = { name: 'f0.txt', data: text, method: 8 };
  const start = rawZip([manifestEntry()]).length - 22 - 46 - 'manifest.json'.length;
  const others = Array.from({ length: 299 }, (_, index) => ({
    ...kernel,
    name: `f${index + 1}.txt`,
    offset: start,
    local: { none: true } as const,
  }));
  return rawZip([manifestEntry(), kernel, ...others]);
}

/** A stored entry whose bytes are the next entry, header and all. */
function quoted(): Buffer {
  const inner = rawZip([{ name: 'inner.txt', data: text }]);
  const header = inner.subarray(0, 30 + 'inner.txt'.length + text.length);
  const first = rawZip([manifestEntry()]).length - 22 - 46 - 'manifest.json'.length;
  return rawZip([
    manifestEntry(),
    { name: 'outer.txt', data: header },
    { name: 'inner.txt', data: text, offset: first + 30 + 'outer.txt'.length, local: { none: true } },
  ]);
}

export const structureCases: readonly HostileCase[] = [
  whole('empty file', 'NOT_A_ZIP', Buffer.alloc(0)),
  whole('HTML saved as .zip', 'NOT_A_ZIP', Buffer.from('<!doctype html><title>Sign in</title>'.repeat(20))),
  whole('truncated', 'NOT_A_ZIP', good.subarray(0, good.length - 30)),
  whole('truncated within the end', 'NOT_A_ZIP', good.subarray(0, good.length - 3)),
  whole('empty zip', 'MANIFEST_MISSING', emptyEnd),
  whole('only a folder', 'MANIFEST_MISSING', rawZip([{ name: 'assets/' }])),
  whole('prefix, offsets unaware', 'HIDDEN_DATA', withEnd({ prefix: zeros, adjusted: false })),
  whole('prefix, offsets aware', 'HIDDEN_DATA', withEnd({ prefix: zeros })),
  whole('suffix', 'TRAILING_DATA', withEnd({ suffix: zeros })),
  whole('end record in the comment', 'MULTIPLE_EOCD', withEnd({ comment: emptyEnd })),
  whole(
    'end record amid the comment',
    'MULTIPLE_EOCD',
    withEnd({ comment: Buffer.concat([zeros, emptyEnd, zeros]) }),
  ),
  whole('two end records', 'MULTIPLE_EOCD', withEnd({ afterDirectory: emptyEnd })),
  whole('two archives', 'HIDDEN_DATA', Buffer.concat([good, rawZip([{ name: 'b.txt', data: text }])])),
  whole('comment longer than it says', 'TRAILING_DATA', withEnd({ comment: zeros, commentLength: 60 })),
  whole('too few entries said', 'COUNT_MISMATCH', rawZip([manifestEntry(), note], { count: 1 })),
  whole('too many entries said', 'COUNT_MISMATCH', rawZip([manifestEntry(), note], { count: 3 })),
  whole('two counts', 'COUNT_MISMATCH', withEnd({ countHere: 7 })),
  whole('many disks', 'FORMAT', withEnd({ disk: 1 })),
  one('an entry on another disk', 'FORMAT', { ...note, disk: 2 }),
  whole('directory beyond the end', 'FORMAT', withEnd({ offset: 1_000_000 })),
  whole('directory that is none', 'HIDDEN_DATA', withEnd({ offset: 4, size: 60 })),
  whole('zip64 count', 'ZIP64_UNSUPPORTED', withEnd({ count: 0xffff })),
  whole('zip64 offset', 'ZIP64_UNSUPPORTED', withEnd({ offset: 0xffff_ffff })),
  whole(
    'zip64 end record',
    'ZIP64_UNSUPPORTED',
    withEnd({ afterDirectory: Buffer.concat([Buffer.from('504b0606', 'hex'), Buffer.alloc(72)]) }),
  ),
  one('zip64 extra', 'ZIP64_UNSUPPORTED', { ...note, extra: extra(1, 16) }),
  one('zip64 size', 'ZIP64_UNSUPPORTED', { ...note, size: 0xffff_ffff }),
  whole(
    '30,000 entries',
    'TOO_MANY',
    rawZip(Array.from({ length: 30_000 }, (_, at) => ({ name: `${at}.txt` }))),
  ),
  whole(
    '30,000 entries, 5 said',
    'COUNT_MISMATCH',
    rawZip(
      Array.from({ length: 30_000 }, (_, at) => ({ name: `${'x'.repeat(180)}${at}.txt` })),
      { count: 5 },
    ),
  ),
  one('symbolic link', 'ENTRY_TYPE', {
    name: 'link.txt',
    data: Buffer.from('/etc/passwd'),
    ...unix(0o120777),
  }),
  one('symbolic link to a folder', 'ENTRY_TYPE', { name: 'link/', data: Buffer.alloc(0), ...unix(0o120777) }),
  one(
    'chain of links',
    'ENTRY_TYPE',
    { name: 'a.txt', data: Buffer.from('..'), ...unix(0o120777) },
    { name: 'b.txt', data: Buffer.from('a.txt'), ...unix(0o120777) },
  ),
  one('fifo', 'ENTRY_TYPE', { name: 'fifo.txt', ...unix(0o010644) }),
  one('device', 'ENTRY_TYPE', { name: 'disk.txt', ...unix(0o060644) }),
  one('socket', 'ENTRY_TYPE', { name: 'socket.txt', ...unix(0o140644) }),
  one('setuid', 'ENTRY_TYPE', { name: 'root.txt', ...unix(0o104755) }),
  one('link of a macOS archive', 'ENTRY_TYPE', {
    name: 'link.txt',
    madeBy: (19 << 8) | 20,
    external: 0o120777 * 65_536,
  }),
  one('link that says it is from DOS', 'ENTRY_TYPE', {
    name: 'link.txt',
    madeBy: 20,
    external: 0o120777 * 65_536,
  }),
  one('reparse point', 'ENTRY_TYPE', { name: 'link.txt', external: 0x400 }),
  one('file marked as a folder', 'ENTRY_TYPE', { name: 'a.txt', external: 0x10 }),
  one('volume label', 'ENTRY_TYPE', { name: 'a.txt', external: 0x08 }),
  one('folder with data', 'ENTRY_TYPE', { name: 'assets/', data: text }),
  one('nested zip', 'ENTRY_EXTENSION', { name: 'inner.zip', data: good }),
  one('program', 'ENTRY_EXTENSION', { name: 'setup.exe', data: Buffer.from('MZ') }),
  one('no extension', 'ENTRY_EXTENSION', { name: 'LICENSE', data: text }),
  one('script in a package of ours', 'ENTRY_EXTENSION', { name: 'run.js', data: text }),
  one('encrypted', 'ENCRYPTED', { ...note, flags: 1 }),
  one('strong encryption', 'ENCRYPTED', { ...note, flags: 0x41 }),
  one('masked headers', 'ENCRYPTED', { ...note, flags: 1 << 13 }),
  one('AES', 'ENCRYPTED', { ...note, extra: extra(0x9901, 7) }),
  one('patched data', 'FORMAT', { ...note, flags: 1 << 5 }),
  one('method 12', 'METHOD', { ...note, method: 12, packed: text }),
  one('method 14', 'METHOD', { ...note, method: 14, packed: text }),
  one('unicode path', 'NAME_ENCODING', { ...note, extra: extra(0x7075, 20) }),
  one('unicode path in the local header', 'NAME_ENCODING', { ...note, local: { extra: extra(0x7075, 20) } }),
  one('extra that overruns', 'FORMAT', { ...note, extra: extra(0x5455, 4, 90) }),
  one('local extra that overruns', 'FORMAT', { ...note, local: { extra: extra(0x5455, 4, 90) } }),
  one('crumb of an extra', 'FORMAT', { ...note, extra: Buffer.alloc(3) }),
  one('200 MB of zeros', 'BOMB_SIZE', bomb(200 * 1024 ** 2)),
  one('4 MB of zeros', 'BOMB_SIZE', bomb(4 * 1024 ** 2)),
  one(
    'many large entries',
    'BOMB_SIZE',
    ...Array.from({ length: 40 }, (_, at) => ({ ...bomb(60 * 1024 ** 2), name: `b${at}.txt` })),
  ),
  one('bomb that says it is small', 'SIZE_MISMATCH', {
    ...bomb(1_000),
    packed: gigabyte(),
  }),
  one('larger than it says', 'SIZE_MISMATCH', { ...note, size: 10 }),
  one('smaller than it says', 'SIZE_MISMATCH', { ...note, size: 1_000 }),
  one('stored in two sizes', 'SIZE_MISMATCH', { name: 'a.txt', data: text, size: 10 }),
  one('bad sum', 'CRC_MISMATCH', { ...note, crc: (crc32(text) ^ 1) >>> 0 }),
  one('bad sum, stored', 'CRC_MISMATCH', { name: 'a.png', data: picture, crc: 0 }),
  one('broken deflate', 'DATA', { ...note, packed: Buffer.from('ffffffffffff', 'hex') }),
  one('deflate cut off', 'DATA', { ...note, packed: packedOf(note).subarray(0, 10) }),
  one('bytes behind the deflate', 'HIDDEN_DATA', { ...note, packed: Buffer.concat([packedOf(note), zeros]) }),
  one('local name differs', 'HEADER_MISMATCH', { ...note, local: { name: 'none.txt' } }),
  one('local name longer', 'HEADER_MISMATCH', { ...note, local: { name: 'notes.txt' } }),
  one('local size differs', 'HEADER_MISMATCH', { ...note, local: { size: 3 } }),
  one('local sum differs', 'HEADER_MISMATCH', { ...note, local: { crc: 3 } }),
  one('local method differs', 'HEADER_MISMATCH', { ...note, local: { method: 0 } }),
  one('local encryption', 'HEADER_MISMATCH', { ...note, local: { flags: 1 } }),
  one('bad local signature', 'HEADER_MISMATCH', { ...note, local: { signature: 0x04034b51 } }),
  one('offset past the end', 'FORMAT', { ...note, offset: 10_000_000 }),
  one('offset into another entry', 'OVERLAP', { ...note, offset: 5 }),
  whole('300 entries on one local header', 'OVERLAP', shared()),
  whole('quoted overlap', 'OVERLAP', quoted()),
  one('bytes between entries', 'HIDDEN_DATA', { ...note, after: zeros }, { name: 'b.txt', data: text }),
  whole('bytes before the directory', 'HIDDEN_DATA', withEnd({ beforeDirectory: zeros })),
  whole(
    'an entry that no list names',
    'HIDDEN_DATA',
    withEnd({ beforeDirectory: packedOf({ name: 'x', data: picture }) }),
  ),
  one('descriptor that disagrees', 'HEADER_MISMATCH', withDescriptor(descriptorOf({ ...note, crc: 7 }))),
  one('descriptor without its signature', 'HEADER_MISMATCH', withDescriptor(Buffer.alloc(16))),
  one('descriptor that is missing', 'HEADER_MISMATCH', withDescriptor(Buffer.alloc(0))),
  one('descriptor of zip64', 'ZIP64_UNSUPPORTED', withDescriptor(Buffer.alloc(24))),
];
