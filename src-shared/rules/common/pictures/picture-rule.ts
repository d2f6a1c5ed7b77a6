/** The limits of a picture before cropping, and its format afterwards: declared with the field and shown beside it. */

import {
  looksLikeSvg,
  type PictureSize,
  type PictureType,
  pictureHead,
} from '../../../kit/pictures/picture-size.ts';
import type { PictureParts } from '../../../kit/pictures/parts/read-parts.ts';
import type { Message } from '../../../text/message.ts';

export interface PictureRule {
  /** The allowed picture types; the file's bytes decide the type. */
  readonly types: readonly PictureType[];
  /** The maximum number of bytes of the chosen file. */
  readonly bytes: number;
  /** The smallest size, because smaller pictures would be blurred; by default any size is allowed. */
  readonly least?: PictureSize;
  readonly result: PictureResult;
}

export interface PictureResult extends PictureSize {
  readonly type: Exclude<PictureType, 'image/gif' | 'image/x-icon'>;
  /**
   * The range of aspect ratios (width by height) that the user may choose: the result is as large as its size allows,
   * but never larger than the cropped part. Without a range the result has exactly its size.
   */
  readonly shapes?: { readonly least: number; readonly most: number };
  /** The maximum number of bytes of the result; unlimited by default. */
  readonly bytes?: number;
}

/** The maximum number of pixels that are drawn: each takes four bytes of memory. */
export const mostPixels = 40_000_000;
export const longestSide = 16_000;
/** The maximum number of frames, and of the pixels of all of them, each of which a decoder draws again and again. */
const mostFrames = 1_000;
const mostFramePixels = 10 * mostPixels;

/** Whether drawing a picture would take too much; null where it would not. */
export function pictureBurden({
  width,
  height,
  frames,
  pixels,
}: Pick<PictureParts, 'width' | 'height' | 'frames' | 'pixels'>): 'pixels' | 'frames' | null {
  if (/* wall: picture-pixels */ width * height > mostPixels || Math.max(width, height) > longestSide)
    return 'pixels';
  return /* wall: picture-many-frames */ frames > mostFrames || pixels > mostFramePixels ? 'frames' : null;
}

/** Checks the whole file in `bytes`; null when the picture may be cropped. */
export function wrongWithPicture(rule: PictureRule, name: string, bytes: Uint8Array): Message | null {
  const head = pictureHead(bytes);
  const types = typeNames(rule.types);
  if (!head && looksLikeSvg(bytes)) return { key: 'picture.wrong.svg', params: { name, types } };
  if (!head || !rule.types.includes(head.type)) return { key: 'picture.wrong.type', params: { name, types } };
  const { width, height } = head;
  if (pictureBurden({ width, height, frames: 1, pixels: 0 }))
    return { key: 'picture.wrong.huge', params: { name, width, height } };
  const { least } = rule;
  // A picture on its side may be rotated when it is drawn, so either orientation is enough.
  if (!least || (shortest(head) >= shortest(least) && longest(head) >= longest(least))) return null;
  return { key: 'picture.wrong.small', params: { name, width, height, w: least.width, h: least.height } };
}

export function typeNames(types: readonly PictureType[]): string {
  return types.map((type) => names[type]).join(' / ');
}

const names = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
  'image/x-icon': 'ICO',
} as const;

const shortest = ({ width, height }: PictureSize) => Math.min(width, height);
const longest = ({ width, height }: PictureSize) => Math.max(width, height);

/** Returns the size in pixels of the stored picture for a cropped part. */
export function resultSize({ width, height, shapes }: PictureResult, part: PictureSize): PictureSize {
  if (!shapes) return { width, height };
  const scale = Math.min(1, width / part.width, height / part.height);
  return {
    width: Math.max(1, Math.round(part.width * scale)),
    height: Math.max(1, Math.round(part.height * scale)),
  };
}
