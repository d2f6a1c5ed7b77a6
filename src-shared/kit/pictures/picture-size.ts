/**
 * The size of a picture from its header, without decoding it: a few bytes may claim gigabytes (limits.md §4). Other
 * files, and headers that end early, have no size.
 */
import { mediaTypeOf } from './media-type.ts';

export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/x-icon'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** Size of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface PictureHead extends PictureSize {
  readonly type: PictureType;
}

export function pictureHead(bytes: Uint8Array): PictureHead | null {
  const type = pictureTypes.find((each) => each === mediaTypeOf(bytes));
  if (!type) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = sizes[type](view);
    return size && size.width > 0 && size.height > 0 ? { type, ...size } : null;
  } catch (error) {
    // A read beyond the end means that the header ends early.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** SVG is a document that may run scripts and fetch; it is only recognised, so that the refusal can name it. */
export function looksLikeSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 1024));
  return /^\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(start) && /<svg/i.test(start);
}

const sizes: Readonly<Record<PictureType, (view: DataView) => PictureSize | null>> = {
  'image/png': (view) =>
    view.getUint32(12) === 0x49484452 ? { width: view.getUint32(16), height: view.getUint32(20) } : null,
  'image/jpeg': jpegSize,
  'image/gif': gifSize,
  'image/webp': webpSize,
  'image/x-icon': iconSize,
};

/** The largest frame that the header announces, because a decoder may use any of them. */
function jpegSize(view: DataView): PictureSize | null {
  let found: PictureSize | null = null;
  let at = 2;
  while (at + 4 <= view.byteLength) {
    const marker = view.getUint16(at);
    if (marker === 0xffff) {
      at++;
      continue;
    }
    // The image data begins: no further frame header follows.
    if (marker === 0xffda || (marker & 0xff00) !== 0xff00) return found;
    const kind = marker & 0xff;
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
    if (isFrame) found = larger(found, { height: view.getUint16(at + 5), width: view.getUint16(at + 7) });
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return found;
}

/** The first frame may be larger than the canvas, and a decoder allocates for it. */
function gifSize(view: DataView): PictureSize | null {
  const screen = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  const flags = view.getUint8(10);
  let at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  while (view.getUint8(at) === 0x21) {
    at += 2;
    while (view.getUint8(at) > 0) at += view.getUint8(at) + 1;
    at++;
  }
  if (view.getUint8(at) !== 0x2c) return null;
  return {
    width: /* wall: picture-frames */ Math.max(
      screen.width,
      view.getUint16(at + 1, true) + view.getUint16(at + 5, true),
    ),
    height: Math.max(screen.height, view.getUint16(at + 3, true) + view.getUint16(at + 7, true)),
  };
}

function webpSize(view: DataView): PictureSize | null {
  switch (view.getUint32(12)) {
    // VP8X
    case 0x56503858:
      return {
        width: (view.getUint32(24, true) & 0xffffff) + 1,
        height: (view.getUint32(26, true) >>> 8) + 1,
      };
    // VP8L
    case 0x5650384c: {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    // VP8 and a blank
    case 0x56503820:
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return null;
  }
}

/**
 * The largest of an icon's pictures, which a browser draws: what the list says of each (0 stands for 256 pixels), and
 * what the picture itself claims.
 */
function iconSize(view: DataView): PictureSize | null {
  let found: PictureSize | null = null;
  for (let index = 0; index < view.getUint16(4, true); index += 1) {
    const at = 6 + 16 * index;
    const said = { width: view.getUint8(at) || 256, height: view.getUint8(at + 1) || 256 };
    found = larger(larger(found, said), inIcon(view, view.getUint32(at + 12, true)));
  }
  return found;
}

/** A PNG, or a bitmap without its file's header, whose height counts the mask too. */
function inIcon(view: DataView, at: number): PictureSize {
  if (view.getUint32(at) === 0x89504e47)
    return { width: view.getUint32(at + 16), height: view.getUint32(at + 20) };
  return { width: view.getUint32(at + 4, true), height: Math.floor(view.getUint32(at + 8, true) / 2) };
}

function larger(a: PictureSize | null, b: PictureSize): PictureSize {
  return { width: Math.max(a?.width ?? 0, b.width), height: Math.max(a?.height ?? 0, b.height) };
}
