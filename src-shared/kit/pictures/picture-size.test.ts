import { expect, test } from 'vitest';
import { countProcessorTime } from '../../testing/processor-time.ts';
import { looksLikeSvg, pictureHead } from './picture-size.ts';
import { fromHex as bytes } from './testing/hex.ts';

const png = (width: string, height: string) =>
  bytes(`89504e470d0a1a0a 0000000d 49484452 ${width} ${height} 0806000000`);
const frame = (marker: string, height: string, width: string) =>
  `ff${marker} 000b 08 ${height} ${width} 01 011100`;
const gif = (screen: string, after: string) => bytes(`474946383961 ${screen} ${after}`);

test.each([
  ['a PNG', png('00000320', '00000258'), { type: 'image/png', width: 800, height: 600 }],
  [
    'a PNG of 60000 × 60000',
    png('0000ea60', '0000ea60'),
    { type: 'image/png', width: 60_000, height: 60_000 },
  ],
  [
    'an icon with a bitmap and a PNG',
    bytes(
      '000001000200101000000100200028000000260000002020000001002000180000004e0000002800000010000000200000000100200000000000000000000000000000000000000000000000000089504e470d0a1a0a0000000d494844520000002000000020',
    ),
    { type: 'image/x-icon', width: 32, height: 32 },
  ],
  [
    'an icon whose PNG is larger than it says',
    bytes('0000010001002020000001002000180000001600000089504e470d0a1a0a0000000d494844520000ea600000ea60'),
    { type: 'image/x-icon', width: 60_000, height: 60_000 },
  ],
  ['an icon that is cut off', bytes('000001000200101000000100200028'), null],
  ['a PNG of no width', png('00000000', '00000258'), null],
  ['a PNG that is cut off', png('00000320', '00000258').subarray(0, 20), null],
  [
    'a PNG that begins with another chunk',
    bytes('89504e470d0a1a0a 0000000d 49444154 00000001 00000001'),
    null,
  ],
  [
    'a JPEG',
    bytes(`ffd8 ffe0 0004 0000 ${frame('c0', '0258', '0320')} ffda`),
    { type: 'image/jpeg', width: 800, height: 600 },
  ],
  [
    'a progressive JPEG behind fill bytes',
    bytes(`ffd8 ffff ${frame('c2', '0001', '0002')}`),
    { type: 'image/jpeg', width: 2, height: 1 },
  ],
  [
    'a JPEG with two frames: the larger',
    bytes(`ffd8 ${frame('c0', '0001', '0001')} ${frame('c1', 'ffff', 'fff0')} ffda`),
    { type: 'image/jpeg', width: 65_520, height: 65_535 },
  ],
  ['a JPEG with tables alone', bytes('ffd8 ffc4 0004 0000 ffda'), null],
  ['a JPEG whose parts have no length', bytes('ffd8 ffe0 0000 ffe0 0000'), null],
  ['a JPEG that is cut off', bytes('ffd8 ffc0 000b 08 02'), null],
  [
    'a GIF',
    gif('2003 5802 00 00 00', '2c 0000 0000 2003 5802 00'),
    { type: 'image/gif', width: 800, height: 600 },
  ],
  [
    'a GIF with colours and a comment',
    gif('0100 0100 80 00 00', '000000 ffffff 21fe 02 6869 00 2c 0000 0000 0100 0100 00'),
    { type: 'image/gif', width: 1, height: 1 },
  ],
  [
    'a GIF whose frame is larger than its screen',
    gif('0100 0100 00 00 00', '2c 0000 0000 ffff ffff 00'),
    { type: 'image/gif', width: 65_535, height: 65_535 },
  ],
  ['a GIF without a frame', gif('0100 0100 00 00 00', '3b'), null],
  [
    'a WebP with losses',
    bytes('52494646 00000000 57454250 56503820 00000000 000000 9d012a 2003 5802 0000'),
    { type: 'image/webp', width: 800, height: 600 },
  ],
  [
    'a WebP without losses',
    bytes('52494646 00000000 57454250 5650384c 00000000 2f 1fc39500 00'),
    { type: 'image/webp', width: 800, height: 600 },
  ],
  [
    'an extended WebP',
    bytes('52494646 00000000 57454250 56503858 0a000000 00000000 1f0300 570200'),
    { type: 'image/webp', width: 800, height: 600 },
  ],
  ['a WebP of an unknown kind', bytes('52494646 00000000 57454250 58585858 00000000 00000000'), null],
  ['a PDF', new TextEncoder().encode('%PDF-1.7 ............'), null],
  ['nothing', new Uint8Array(), null],
])('%s', (_, given, head) => {
  expect(pictureHead(given)).toEqual(head);
});

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', true],
  ['\ufeff<?xml version="1.0"?>\n<!DOCTYPE svg><svg/>', true],
  ['<!-- drawn --><svg/>', true],
  ['<html><body><svg/></body></html>', false],
  ['<?xml version="1.0"?><rss/>', false],
  ['svg', false],
])('%j looks like SVG: %s', (text, expected) => {
  expect(looksLikeSvg(new TextEncoder().encode(text))).toBe(expected);
});

test('a head full of empty parts is read in no time', () => {
  const parts = new Uint8Array(4_000_000).fill(0xff);
  parts.set([0xff, 0xd8, 0xff]);
  const comments = new Uint8Array(4_000_000).fill(1);
  comments.set([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0, 0, 0, 0x21, 0xfe]);
  const spent = countProcessorTime();
  expect([pictureHead(parts), pictureHead(comments)]).toEqual([null, null]);
  expect(spent()).toBeLessThan(1000);
});
