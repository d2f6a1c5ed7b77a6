/** Pictures are read to their end, in pieces of any length; their notes are told and left out, the rest stays. */
import { expect, it } from 'vitest';
import { countProcessorTime } from '../../../testing/processor-time.ts';
import {
  exif,
  gifExtension,
  gifWith,
  iconWith,
  joinBytes,
  jpegSegment,
  jpegText,
  jpegWith,
  pngText,
  pngWith,
  webpChunk,
  webpText,
  webpWith,
  xmp,
} from '../testing/noted-pictures.ts';
import { pngChunk } from './png-chunk.ts';
import { type PictureParts, readParts, readPartsInPieces, withoutNotes } from './read-parts.ts';

const exifSegment = (given?: Parameters<typeof exif>[0]) =>
  jpegSegment(
    0xe1,
    joinBytes(
      Uint8Array.from([...'Exif\0\0'], (one) => one.charCodeAt(0)),
      exif(given),
    ),
  );
const behind = Uint8Array.from([...'<script>alert(1)</script>'], (one) => one.charCodeAt(0));
const wholeOf = (bytes: Uint8Array): PictureParts => {
  const read = readParts(bytes);
  if ('fault' in read) throw new Error(read.fault);
  return read;
};
const kindsOf = (bytes: Uint8Array) => wholeOf(bytes).notes.map(({ kind }) => kind);

const plain = {
  png: pngWith(),
  jpeg: jpegWith(),
  webp: webpWith(),
  gif: gifWith(),
  icon: iconWith(pngWith()),
};
const plainOf = new Map<string, Uint8Array>(Object.entries(plain));

it.each([...plainOf])('a plain %s has no notes and stays as it is', (_, bytes) => {
  const read = wholeOf(bytes);
  expect(read).toMatchObject({ width: 8, height: 6, frames: 1, pixels: 48, notes: [] });
  expect(withoutNotes(bytes, read)).toBe(bytes);
});

it.each<[string, Uint8Array, Uint8Array, readonly string[]]>([
  ['a camera and a place in a PNG', pngWith(pngChunk('eXIf', exif())), plain.png, ['exif', 'place']],
  [
    'texts in a PNG',
    pngWith(pngText('tEXt', 'Author\0Ada'), pngText('zTXt', 'x'), pngText('iTXt', 'y'), pngText('tIME', 'z')),
    plain.png,
    ['text'],
  ],
  ['XMP in a PNG', pngWith(pngText('iTXt', `XML:com.adobe.xmp\0${xmp}`)), plain.png, ['xmp', 'place']],
  ['EXIF as a text', pngWith(pngText('zTXt', 'Raw profile type exif\0x')), plain.png, ['exif']],
  ['a private chunk', pngWith(pngText('stEW', 'anything')), plain.png, ['other']],
  ['frames in a PNG that does not move', pngWith(pngText('fdAT', '<script>')), plain.png, ['other']],
  ['something behind a PNG', joinBytes(pngWith(), behind), plain.png, ['behind']],
  ['a camera and a place in a JPEG', jpegWith(exifSegment()), plain.jpeg, ['exif', 'place']],
  ['a camera alone', jpegWith(exifSegment({ place: false })), plain.jpeg, ['exif']],
  [
    'everything in a JPEG',
    jpegWith(
      exifSegment({ place: false }),
      jpegText(0xe1, `http://ns.adobe.com/xap/1.0/\0${xmp}`),
      jpegText(0xe2, 'MPF\0x'),
      jpegText(0xed, 'Photoshop 3.0\0x'),
      jpegText(0xfe, 'by Ada'),
      jpegText(0xec, 'Ducky'),
    ),
    plain.jpeg,
    ['exif', 'xmp', 'place', 'thumbnail', 'text', 'comment', 'other'],
  ],
  ['a second picture behind a JPEG', joinBytes(jpegWith(), jpegWith()), plain.jpeg, ['behind']],
  [
    'a comment and XMP in a GIF',
    gifWith({}, gifExtension(0xfe, '', 'by Ada'), gifExtension(0xff, 'XMP DataXMP', 'x')),
    plain.gif,
    ['comment', 'xmp'],
  ],
  [
    'an unknown extension of a GIF',
    gifWith({}, gifExtension(0xff, 'MGK8BIM0000', 'x')),
    plain.gif,
    ['other'],
  ],
  ['something behind a GIF', joinBytes(gifWith(), behind), plain.gif, ['behind']],
  ['something behind an icon', joinBytes(plain.icon, behind), plain.icon, ['behind']],
])('%s is told and left out', (_, bytes, result, kinds) => {
  expect(kindsOf(bytes)).toEqual(kinds);
  const left = withoutNotes(bytes, wholeOf(bytes));
  expect([...left]).toEqual([...result]);
  expect(kindsOf(left)).toEqual([]);
});

it.each<[string, Uint8Array, readonly string[]]>([
  [
    'notes of a WebP',
    webpWith(webpChunk('EXIF', exif()), webpText('XMP ', xmp), webpText('ABCD', 'abc')),
    ['exif', 'place', 'xmp', 'other'],
  ],
  ['something behind a WebP', joinBytes(webpWith(webpText('XMP ', 'x')), behind), ['xmp', 'behind']],
])('%s are left out, and its sizes and flags say so', (_, bytes, kinds) => {
  expect(kindsOf(bytes)).toEqual(kinds);
  const left = withoutNotes(bytes, wholeOf(bytes));
  expect(kindsOf(left)).toEqual([]);
  expect(new DataView(left.buffer).getUint32(4, true) + 8).toBe(left.length);
  expect(left[20]).toBe(0);
});

it.each<[string, Uint8Array, Uint8Array]>([
  ['JPEG', jpegWith(exifSegment({ orientation: 6 })), jpegWith()],
  ['PNG', pngWith(pngChunk('eXIf', exif({ orientation: 6 }))), pngWith()],
  ['WebP', webpWith(webpChunk('EXIF', exif({ orientation: 6 }))), webpWith()],
])('a turned %s stays turned, and says nothing else', (_, bytes, upright) => {
  expect(kindsOf(bytes)).toEqual(['exif', 'place']);
  const left = withoutNotes(bytes, wholeOf(bytes));
  expect(left.length).toBeGreaterThan(upright.length);
  expect(left.length).toBeLessThan(bytes.length);
  expect(kindsOf(left)).toEqual([]);
});

it('a profile of colours stays, one of megabytes does not', () => {
  const profile = jpegText(0xe2, 'ICC_PROFILE\0\u0001\u0001x');
  expect(kindsOf(jpegWith(profile, jpegText(0xee, 'Adobe\0dx')))).toEqual([]);
  expect(kindsOf(pngWith(pngText('iCCP', 'x')))).toEqual([]);
  expect(kindsOf(pngWith(pngText('iCCP', 'x'.repeat(1_100_000))))).toEqual(['profile']);
});

it('the small picture of a JPEG’s head is left out', () => {
  const bytes = jpegWith();
  const head = jpegText(0xe0, `JFIF\0\u0001\u0001\0\0\u0001\0\u0001\u0001\u0001abc`);
  const small = joinBytes(bytes.subarray(0, 2), head, bytes.subarray(20));
  expect(kindsOf(small)).toEqual(['thumbnail']);
  expect([...withoutNotes(small, wholeOf(small))]).toEqual([...bytes]);
});

it.each([...plainOf])('a %s that is cut off anywhere is told', (_, bytes) => {
  for (let end = 0; end < bytes.length; end += 1)
    expect(readParts(bytes.subarray(0, end)), `${end} of ${bytes.length} bytes`).toHaveProperty('fault');
});

it.each<[string, Uint8Array, string]>([
  ['a PNG of many pixels and few bytes', pngOf(6000, 6000), 'cut'],
  ['a PNG with an unknown chunk that is needed', pngWith(pngText('ABCD', '')), 'form'],
  ['a PNG with a second header', pngWith(pngText('IHDR', '0123456789abc')), 'form'],
  ['a GIF of many pixels and few bytes', gifWith({ width: 6000, height: 6000 }), 'cut'],
  ['a JPEG without a scan', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9), 'form'],
  ['a page', new TextEncoder().encode('<html><body>hello there</body></html>'), 'type'],
  ['a WebP that ends before its last chunk does', webpEnding(4), 'form'],
  ['an icon without pictures', Uint8Array.of(0, 0, 1, 0, 0, 0, ...new Uint8Array(40)), 'form'],
])('%s', (_, bytes, fault) => expect(readParts(bytes)).toEqual({ fault }));

function pngOf(width: number, height: number): Uint8Array {
  const bytes = pngWith();
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
}

function webpEnding(early: number): Uint8Array {
  const bytes = webpWith(webpText('XMP ', 'xxxxxxxx'));
  const view = new DataView(bytes.buffer);
  view.setUint32(4, view.getUint32(4, true) - early, true);
  return bytes;
}

it('frames are counted with their pixels', () => {
  expect(wholeOf(gifWith({ frames: 7 }))).toMatchObject({ frames: 7, pixels: 7 * 48 });
  const control = new Uint8Array(26);
  control.set([0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 6]);
  const moving = pngWith(
    pngChunk('acTL', new Uint8Array(8)),
    pngChunk('fcTL', control),
    pngChunk('fcTL', control),
  );
  expect(wholeOf(moving)).toMatchObject({ frames: 2, pixels: 96, notes: [] });
  const frame = webpChunk('ANMF', Uint8Array.of(0, 0, 0, 0, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 0, 0));
  expect(wholeOf(webpWith(frame, frame))).toMatchObject({ frames: 3 });
});

/** Reproducible numbers below `most`; a linear congruence. */
function randomFrom(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
}

it('the pieces that a file comes in change nothing', () => {
  const random = randomFrom(11);
  const noted = jpegWith(exifSegment({ orientation: 3 }), jpegText(0xfe, 'x'));
  const samples = [...plainOf.values(), noted, webpWith(webpText('XMP ', xmp)), joinBytes(gifWith(), behind)];
  for (let round = 0; round < 400; round += 1) {
    const bytes = samples[random(samples.length)] as Uint8Array;
    const reader = readPartsInPieces();
    for (let at = 0; at < bytes.length; ) {
      const to = Math.min(bytes.length, at + random(40));
      reader.push(bytes.subarray(at, to));
      at = to;
    }
    expect(reader.end()).toEqual(readParts(bytes));
  }
});

it('damaged and mixed files end in a verdict, and what is left of a picture is one without notes', () => {
  const random = randomFrom(23);
  const samples = [...plainOf.values(), jpegWith(exifSegment()), pngWith(pngChunk('eXIf', exif()))];
  let whole = 0;
  for (let round = 0; round < 20_000; round += 1) {
    const bytes = Uint8Array.from(samples[random(samples.length)] as Uint8Array);
    for (let count = random(4); count >= 0; count -= 1) bytes[random(bytes.length)] = random(256);
    const other = samples[random(samples.length)] as Uint8Array;
    const mixed = random(3) === 0 ? joinBytes(bytes.subarray(0, random(bytes.length)), other) : bytes;
    const read = readParts(mixed);
    if ('fault' in read) continue;
    whole += 1;
    const left = readParts(withoutNotes(mixed, read));
    expect('fault' in left ? left.fault : left.notes).toEqual([]);
  }
  expect(whole).toBeGreaterThan(1000);
});

it('files of the smallest parts are read in no time', () => {
  const spent = countProcessorTime();
  const many = (start: readonly number[], part: readonly number[]) => {
    const bytes = new Uint8Array(8_000_000);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = part[at % part.length] as number;
    bytes.set(start);
    return bytes;
  };
  expect(readParts(many([0xff, 0xd8, 0xff, 0xe0], [0xff, 0xe5, 0, 2]))).toEqual({ fault: 'form' });
  expect(readParts(many([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0, 0, 0], [0x21, 0xfe, 0]))).toEqual(
    {
      fault: 'form',
    },
  );
  expect(readParts(many([0xff, 0xd8], [0xff]))).toEqual({ fault: 'form' });
  expect(spent()).toBeLessThan(1000);
});
