/** Walks the segments of a JPEG (ITU T.81 annex B, JFIF, EXIF). */
import { beginsWith, besideExif, xmpKinds } from './exif.ts';
import {
  type Beside,
  type Need,
  passNext,
  type PictureNotes,
  skip,
  take,
  viewOf,
  type Walk,
} from './picture-notes.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;
const comment = 0xfe;
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef;
/** Markers without a length: restarts, and TEM. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

export function* walkJpeg(notes: PictureNotes): Walk {
  yield* skip(2);
  notes.keep(0);
  let [found, hasScan] = [{ marker: 0, from: 0 }, false];
  let isRead = false;
  for (;;) {
    if (!isRead) {
      const from = notes.at;
      if ((yield* take(1))[0] !== 0xff) return 'form';
      found = { marker: yield* markerBehind(), from };
    }
    isRead = false;
    const { marker, from } = found;
    if (marker === endOfImage) {
      notes.keep(from);
      break;
    }
    if (isBare(marker)) {
      notes.keep(from);
      continue;
    }
    const length = viewOf(yield* take(2)).getUint16(0) - 2;
    if (length < 0) return 'form';
    if (isApplication(marker) || marker === comment) {
      notes.take(beside(marker, yield* take(length)), from);
      continue;
    }
    const data = yield* take(Math.min(length, 5));
    yield* skip(length - data.length);
    if (isFrame(marker)) {
      if (data.length < 5) return 'form';
      notes.enlarge({ height: viewOf(data).getUint16(1), width: viewOf(data).getUint16(3) });
    }
    notes.keep(from);
    if (marker !== startOfScan) continue;
    hasScan = true;
    const scan = notes.at;
    found = yield* nextMarker(notes);
    notes.keep(scan, found.from);
    isRead = true;
  }
  if (!hasScan || notes.width === 0 || notes.height === 0) return 'form';
  notes.addFrame(notes);
  return null;
}

/** Passes fill bytes. */
function* markerBehind(): Generator<Need, number, Uint8Array> {
  let marker = 0xff;
  while (marker === 0xff) [marker = 0] = yield* take(1);
  return marker;
}

/** The marker behind a scan, whose own bytes of this value are followed by zero or are restarts. */
function* nextMarker(
  notes: PictureNotes,
): Generator<Need, { readonly marker: number; readonly from: number }, Uint8Array> {
  for (;;) {
    yield* passNext(0xff);
    const from = notes.at - 1;
    const marker = yield* markerBehind();
    if (marker !== 0 && !isBare(marker)) return { marker, from };
  }
}

/** Null for a segment that decides how the picture is drawn. */
function beside(marker: number, data: Uint8Array): Beside | null {
  const is = (number: number, name: string) => marker === 0xe0 + number && beginsWith(data, name);
  if (marker === comment) return { kinds: ['comment'] };
  if (is(0, 'JFIF\0')) {
    // The JFIF segment without its thumbnail.
    const plain = Uint8Array.of(0xff, 0xe0, 0, 16, ...data.subarray(0, 12), 0, 0);
    return data.length <= 14 ? null : { kinds: ['thumbnail'], instead: plain };
  }
  if (is(0, 'JFXX\0') || is(2, 'MPF\0')) return { kinds: ['thumbnail'] };
  if (is(1, 'Exif\0')) return besideExif(data.subarray(6), exifSegment);
  if (is(1, 'http://ns.adobe.com/')) return { kinds: xmpKinds(data) };
  if (is(13, 'Photoshop ')) return { kinds: ['text'] };
  return is(2, 'ICC_PROFILE\0') || is(14, 'Adobe') ? null : { kinds: ['other'] };
}

function exifSegment(exif: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = [0xff, 0xe1, 0, exif.length + 8, 0x45, 0x78, 0x69, 0x66, 0, 0];
  return Uint8Array.of(...head, ...exif);
}
