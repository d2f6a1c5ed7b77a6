/** What a picture may be before it is cut, and what becomes of it: declared with its field, said where it is chosen. */

import {
  looksLikeSvg,
  type PictureSize,
  type PictureType,
  pictureHead,
} from '../../../kit/pictures/picture-size.ts';
import type { Message } from '../../../text/message.ts';

export interface PictureRule {
  /** What may be chosen, by its bytes. */
  readonly types: readonly PictureType[];
  /** Of the chosen file. */
  readonly bytes: number;
  /** Smaller ones would be blurred; any unless told. */
  readonly least?: PictureSize;
  readonly result: PictureResult;
}

/** What is stored. */
export interface PictureResult extends PictureSize {
  readonly type: Exclude<PictureType, 'image/gif'>;
  /**
   * Width by height that a person may choose between: the result is as large as fits into its size, and no larger than
   * what was cut out. Without it, the result has exactly its size.
   */
  readonly shapes?: { readonly least: number; readonly most: number };
  /** Of the result; what it comes to unless told. */
  readonly bytes?: number;
}

/** Pixels that are ever drawn: four bytes each, in memory. */
export const mostPixels = 40_000_000;
export const longestSide = 16_000;

/** `bytes`: the whole file. null: it may be cut. */
export function wrongWithPicture(rule: PictureRule, name: string, bytes: Uint8Array): Message | null {
  const head = pictureHead(bytes);
  const types = typeNames(rule.types);
  if (!head && looksLikeSvg(bytes)) return { key: 'picture.wrong.svg', params: { name, types } };
  if (!head || !rule.types.includes(head.type)) return { key: 'picture.wrong.type', params: { name, types } };
  const { width, height } = head;
  if (width * height > mostPixels || Math.max(width, height) > longestSide) {
    return { key: 'picture.wrong.huge', params: { name, width, height } };
  }
  const { least } = rule;
  // A picture that lies on its side may be turned when it is drawn: either way round is enough.
  if (!least || (shortest(head) >= shortest(least) && longest(head) >= longest(least))) return null;
  return { key: 'picture.wrong.small', params: { name, width, height, w: least.width, h: least.height } };
}

/** As people call them. */
export function typeNames(types: readonly PictureType[]): string {
  return types.map((type) => names[type]).join(' / ');
}

const names = { 'image/png': 'PNG', 'image/jpeg': 'JPEG', 'image/gif': 'GIF', 'image/webp': 'WebP' } as const;

const shortest = ({ width, height }: PictureSize) => Math.min(width, height);
const longest = ({ width, height }: PictureSize) => Math.max(width, height);

/** Pixels of what is stored of a part of a picture. */
export function resultSize({ width, height, shapes }: PictureResult, part: PictureSize): PictureSize {
  if (!shapes) return { width, height };
  const scale = Math.min(1, width / part.width, height / part.height);
  return {
    width: Math.max(1, Math.round(part.width * scale)),
    height: Math.max(1, Math.round(part.height * scale)),
  };
}
