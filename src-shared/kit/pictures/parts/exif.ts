/** Notes of cameras and programs about a picture (EXIF, XMP): which kinds they are, and how the picture is turned. */
import { type Beside, latinOf, type PartKind, viewOf } from './picture-notes.ts';

/** Tags of a TIFF directory. */
const orientationTag = 0x0112;
const gpsTag = 0x8825;

interface ExifNotes {
  readonly kinds: readonly PartKind[];
  /** From 1, upright, to 8. */
  readonly orientation: number;
}

/**
 * The part that replaces EXIF notes: it states the picture's orientation alone, and `wrap` makes it. Null where the
 * notes, given from their TIFF header on, state nothing else already.
 */
export function besideExif(
  tiff: Uint8Array,
  wrap: (turned: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>,
): Beside | null {
  const { kinds, orientation } = exifNotes(tiff);
  const turned = orientation === 1 ? null : orientationExif(orientation);
  if (turned?.length === tiff.length && turned.every((byte, at) => byte === tiff[at])) return null;
  return { kinds, instead: turned && wrap(turned) };
}

/** Damaged notes count as notes of an upright picture. */
function exifNotes(tiff: Uint8Array): ExifNotes {
  const view = viewOf(tiff);
  const little = tiff[0] === 0x49;
  const numberAt = (at: number, bytes: 2 | 4) =>
    at + bytes > tiff.length ? 0 : bytes === 2 ? view.getUint16(at, little) : view.getUint32(at, little);
  const first = numberAt(4, 4);
  const count = numberAt(first, 2);
  let [orientation, hasLocation] = [1, false];
  for (let index = 0; index < count && first + 14 + 12 * index <= tiff.length; index += 1) {
    const at = first + 2 + 12 * index;
    const tag = numberAt(at, 2);
    if (tag === gpsTag) hasLocation = true;
    if (tag === orientationTag) orientation = numberAt(at + 8, 2);
  }
  const isTurned = orientation >= 1 && orientation <= 8;
  return { kinds: hasLocation ? ['exif', 'place'] : ['exif'], orientation: isTurned ? orientation : 1 };
}

/** EXIF that states the orientation alone, without which the picture would lie on its side. */
function orientationExif(orientation: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(26);
  const view = viewOf(bytes);
  bytes.set([0x4d, 0x4d, 0, 42]);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, orientationTag);
  // A short, once.
  view.setUint16(12, 3);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return bytes;
}

/** `part`: as much of the XMP as was read. */
export function xmpKinds(part: Uint8Array): readonly PartKind[] {
  return new TextDecoder().decode(part).includes('GPSL') ? ['xmp', 'place'] : ['xmp'];
}

/** Bytes of notes that are read to tell their kinds; longer ones are dropped unread. */
export const notesLimit = 65_536;

/** Whether bytes begin with a text of one byte a character. */
export function beginsWith(bytes: Uint8Array, text: string): boolean {
  return latinOf(bytes.subarray(0, text.length)) === text;
}
