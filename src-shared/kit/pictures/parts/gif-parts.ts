/** Walks the blocks of a GIF (GIF89a). */
import { latinOf, type Need, type PictureNotes, skip, take, viewOf, type Walk } from './picture-notes.ts';

const extension = 0x21;
const image = 0x2c;
const trailer = 0x3b;
/** LZW with codes of 12 bits packs no better: 4,096 pixels to one and a half bytes. */
const bestRatio = 2_731;

export function* walkGif(notes: PictureNotes): Walk {
  const head = yield* take(13);
  notes.enlarge({ width: viewOf(head).getUint16(6, true), height: viewOf(head).getUint16(8, true) });
  yield* skip(paletteBytes(head[10] ?? 0));
  notes.keep(0);
  for (;;) {
    const from = notes.at;
    const [kind] = yield* take(1);
    if (kind === trailer) {
      notes.keep(from);
      return notes.frames === 0 ? 'form' : null;
    }
    if (kind === extension) {
      const [label] = yield* take(1);
      const [length = 0] = yield* take(1);
      const name = latinOf(yield* take(length));
      if (length > 0) yield* passBlocks();
      const dropped = droppedAs(label, name);
      notes.take(dropped && { kinds: [dropped] }, from);
      continue;
    }
    if (kind !== image) return 'form';
    const frame = yield* take(9);
    const view = viewOf(frame);
    const size = { width: view.getUint16(4, true), height: view.getUint16(6, true) };
    // A decoder draws each frame on the whole canvas.
    notes.enlarge({
      width: view.getUint16(0, true) + size.width,
      height: view.getUint16(2, true) + size.height,
    });
    notes.addFrame(notes);
    yield* skip(paletteBytes(frame[8] ?? 0) + 1);
    const packed = yield* passBlocks();
    notes.keep(from);
    if (packed * bestRatio < size.width * size.height) return 'cut';
  }
}

function paletteBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Returns the bytes of the blocks. */
function* passBlocks(): Generator<Need, number, Uint8Array> {
  let bytes = 0;
  for (;;) {
    const [length = 0] = yield* take(1);
    if (length === 0) return bytes;
    bytes += length;
    yield* skip(length);
  }
}

/** Null for blocks that decide how the picture is drawn: timing and transparency, repetition, colours. */
function droppedAs(label: number | undefined, name: string): 'comment' | 'xmp' | 'text' | 'other' | null {
  if (label === 0xf9) return null;
  if (label === 0xfe) return 'comment';
  if (label === 0x01) return 'text';
  if (label !== 0xff) return 'other';
  if (/^(?:NETSCAPE2\.0|ANIMEXTS1\.0|ICCRGBG1012)$/.test(name)) return null;
  return name.startsWith('XMP Data') ? 'xmp' : 'other';
}
