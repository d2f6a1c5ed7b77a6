/** Walks the chunks of a PNG, also of an animated one (PNG, third edition, 11 and 14). */
import { beginsWith, besideExif, notesLimit, xmpKinds } from './exif.ts';
import { type Beside, latinOf, type PictureNotes, skip, take, viewOf, type Walk } from './picture-notes.ts';
import { pngChunk } from './png-chunk.ts';

/** Chunks that decide how the picture is drawn. */
const drawn = 'IHDR PLTE IDAT IEND tRNS bKGD acTL cHRM gAMA sRGB sBIT iCCP cICP mDCV cLLI pHYs'.split(' ');
/** Chunks of an animated PNG; a single picture has no use for them. */
const frames = ['fcTL', 'fdAT'];
/** Bytes of a colour profile. */
const longestProfile = 1024 ** 2;
/** Channels by the colour type. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** DEFLATE packs no better than 1032 to 1. */
const bestRatio = 1_032;

export function* walkPng(notes: PictureNotes): Walk {
  yield* skip(8);
  notes.keep(0);
  let [needed, packed, isFirst, isAnimated] = [0, 0, true, false];
  for (;;) {
    const from = notes.at;
    const head = yield* take(8);
    const length = viewOf(head).getUint32(0);
    const type = latinOf(head.subarray(4));
    if (length > 0x7fffffff || !/^[A-Za-z]{4}$/.test(type) || isFirst !== (type === 'IHDR')) return 'form';
    isFirst = false;
    if (type === 'acTL') isAnimated = true;
    const isDrawn = drawn.includes(type) || (isAnimated && frames.includes(type));
    const kept = isDrawn && !(type === 'iCCP' && length > longestProfile);
    // An unknown chunk with a capital is one without which nothing can be drawn.
    if (!kept && /^[A-Z]/.test(type)) return 'form';
    const data = yield* take(Math.min(length, kept ? 32 : notesLimit));
    yield* skip(length - data.length + 4);
    notes.take(kept ? null : beside(type, data), from);
    if (type === 'IHDR') {
      if (length !== 13) return 'form';
      needed = unpackedBytes(notes, viewOf(data));
      if (needed === 0) return 'form';
    }
    if (isAnimated && type === 'fcTL') {
      if (length !== 26) return 'form';
      notes.addFrame({ width: viewOf(data).getUint32(4), height: viewOf(data).getUint32(8) });
    }
    if (type === 'IDAT') packed += length;
    if (type === 'IEND') break;
  }
  if (notes.frames === 0) notes.addFrame(notes);
  return packed * bestRatio < needed ? 'cut' : null;
}

/** Returns 0 for a picture without size or of unknown colours. */
function unpackedBytes(notes: PictureNotes, view: DataView): number {
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  notes.enlarge({ width, height });
  const bits = view.getUint8(8) * (channels[view.getUint8(9)] ?? 0);
  return bits === 0 || width === 0 ? 0 : height * (1 + Math.ceil((width * bits) / 8));
}

function beside(type: string, data: Uint8Array): Beside | null {
  if (type === 'iCCP') return { kinds: ['profile'] };
  if (type === 'tIME') return { kinds: ['text'] };
  if (type === 'eXIf') return besideExif(data, (turned) => pngChunk('eXIf', turned));
  if (!['tEXt', 'zTXt', 'iTXt'].includes(type)) return { kinds: ['other'] };
  if (beginsWith(data, 'XML:com.adobe.xmp')) return { kinds: xmpKinds(data) };
  // ImageMagick's text chunks for notes that PNG has no chunk for.
  return { kinds: [/^Raw profile type (?:exif|APP1)/.test(latinOf(data.subarray(0, 24))) ? 'exif' : 'text'] };
}
