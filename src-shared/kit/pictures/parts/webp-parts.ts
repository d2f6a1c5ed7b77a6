/** Walks the chunks of a WebP (RFC 9649). */
import { beginsWith, besideExif, notesLimit, xmpKinds } from './exif.ts';
import { latinOf, type PictureNotes, piecesLength, skip, take, viewOf, type Walk } from './picture-notes.ts';

const drawn = ['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];
/** Flags of the extended header that say that notes follow. */
const exifFlag = 0x08;
const xmpFlag = 0x04;

export function* walkWebp(notes: PictureNotes): Walk {
  const head = Uint8Array.from(yield* take(12));
  const end = viewOf(head).getUint32(4, true) + 8;
  notes.pieces.push(head);
  let extended: Uint8Array<ArrayBuffer> | null = null;
  let isTurned = false;
  while (notes.at < end) {
    const from = notes.at;
    if (end - from < 8) return 'form';
    const chunk = yield* take(8);
    const type = latinOf(chunk.subarray(0, 4));
    const length = viewOf(chunk).getUint32(4, true);
    if (length > end - notes.at) return 'form';
    const data = yield* take(Math.min(length, notesLimit));
    // The byte that makes an odd length even is left out by some programs at the end.
    yield* skip(Math.min(length + (length % 2), end - from - 8) - data.length);
    if (type === 'VP8X') {
      if (length < 10 || extended) return 'form';
      extended = Uint8Array.of(...chunk, ...data);
      notes.pieces.push(extended);
      notes.enlarge({ width: threeAt(data, 4) + 1, height: threeAt(data, 7) + 1 });
    } else if (drawn.includes(type)) {
      notes.keep(from);
      if (!addFrame(notes, type, data)) return 'form';
    } else if (type === 'EXIF') {
      // Some programs begin it as JPEG does.
      const part = besideExif(beginsWith(data, 'Exif\0') ? data.subarray(6) : data, (turned) =>
        Uint8Array.of(...chunk.subarray(0, 4), turned.length, 0, 0, 0, ...turned),
      );
      if (!part || part.instead) isTurned = true;
      notes.take(part, from);
    } else notes.drop({ kinds: type === 'XMP ' ? xmpKinds(data) : ['other'] }, from);
  }
  if (notes.frames === 0) return 'form';
  if (extended) extended[8] = ((extended[8] ?? 0) & ~xmpFlag & ~exifFlag) | (isTurned ? exifFlag : 0);
  viewOf(head).setUint32(4, piecesLength(notes.pieces) - 8, true);
  return null;
}

/** Counts the frame of a chunk; returns false where its header is damaged. */
function addFrame(notes: PictureNotes, type: string, data: Uint8Array): boolean {
  const view = viewOf(data);
  if (type === 'ANMF') {
    if (data.length < 16) return false;
    notes.enlarge({ width: threeAt(data, 6) + 1, height: threeAt(data, 9) + 1 });
    notes.addFrame(notes);
  }
  if (type === 'VP8 ') {
    if (data.length < 10) return false;
    notes.addFrame({ width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff });
  }
  if (type === 'VP8L') {
    if (data.length < 5) return false;
    const bits = view.getUint32(1, true);
    notes.addFrame({ width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 });
  }
  return true;
}

/** A number of three bytes. */
function threeAt(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
}
