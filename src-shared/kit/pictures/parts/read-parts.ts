/**
 * Reads the file of a picture once, in pieces of any length: its size, its frames, whether it is whole, and which of
 * its bytes are notes beside the picture. Nothing is decoded, so that a small file can't take much.
 */
import { mediaTypeOf } from '../media-type.ts';
import { type PictureSize, type PictureType, pictureTypes } from '../picture-size.ts';
import { walkGif } from './gif-parts.ts';
import { walkIcon } from './icon-parts.ts';
import { walkJpeg } from './jpeg-parts.ts';
import {
  type Need,
  type PartKind,
  type PictureFault,
  PictureNotes,
  type Piece,
  piecesLength,
  type Walk,
} from './picture-notes.ts';
import { walkPng } from './png-parts.ts';
import { walkWebp } from './webp-parts.ts';

export interface PictureParts extends PictureSize {
  readonly type: PictureType;
  readonly frames: number;
  /** Pixels of all frames together. */
  readonly pixels: number;
  /** Notes beside the picture with their bytes, by kind. */
  readonly notes: readonly { readonly kind: PartKind; readonly bytes: number }[];
  /** The picture without its notes. */
  readonly pieces: readonly Piece[];
}

/** `type`: no picture that is known here. */
export type PartsFault = { readonly fault: PictureFault | 'type' };

const walks: Readonly<Record<PictureType, (notes: PictureNotes) => Walk>> = {
  'image/png': walkPng,
  'image/jpeg': walkJpeg,
  'image/gif': walkGif,
  'image/webp': walkWebp,
  'image/x-icon': walkIcon,
};

/** A file of nothing but the smallest parts is no picture: its walk would take seconds. */
const mostSteps = 100_000;
const bytesOfStep = 16;
const tooManyParts = { done: true, value: 'form' } as const;

/** Bytes by which a picture's type is known. */
const typeBytes = 16;

export interface PartsReader {
  /** The pieces of the file in order; they are not kept. */
  push(piece: Uint8Array): void;
  /** To be called once, behind the last piece. */
  end(): PictureParts | PartsFault;
}

export function readPartsInPieces(): PartsReader {
  const start: number[] = [];
  const notes = new PictureNotes();
  let type: PictureType | undefined;
  let walk: Walk | null = null;
  let fault: PictureFault | 'type' | null = 'cut';
  let behind = 0;
  let need: Need = { skip: 0 };
  /** The bytes that were asked for, as far as they have come. */
  let taken: Uint8Array = new Uint8Array();
  let have = 0;
  let steps = 0;

  const resume = (bytes: Uint8Array): void => {
    steps += 1;
    const next = steps > mostSteps + notes.at / bytesOfStep ? tooManyParts : walk?.next(bytes);
    if (!next) return;
    if (next.done) {
      fault = next.value;
      walk = null;
      return;
    }
    need = next.value;
    have = 0;
    if ('take' in need) taken = new Uint8Array(need.take);
    if (('take' in need && need.take === 0) || ('skip' in need && need.skip <= 0)) resume(taken);
  };

  const eat = (piece: Uint8Array): void => {
    let at = 0;
    const pass = (count: number): void => {
      at += count;
      have += count;
      notes.at += count;
    };
    while (at < piece.length) {
      if (!walk) {
        behind += piece.length - at;
        return;
      }
      if ('find' in need) {
        const found = piece.indexOf(need.find, at);
        pass((found < 0 ? piece.length : found + 1) - at);
        if (found >= 0) resume(taken);
      } else if ('skip' in need) {
        pass(Math.min(need.skip - have, piece.length - at));
        if (have === need.skip) resume(taken);
      } else {
        const count = Math.min(need.take - have, piece.length - at);
        taken.set(piece.subarray(at, at + count), have);
        pass(count);
        if (have === need.take) resume(taken);
      }
    }
  };

  const begin = (): void => {
    const first = Uint8Array.from(start);
    type = pictureTypes.find((one) => one === mediaTypeOf(first));
    if (type === undefined) {
      fault = 'type';
      return;
    }
    walk = walks[type](notes);
    resume(taken);
    eat(first);
  };

  let begun = false;
  return {
    push(piece) {
      let rest = piece;
      if (!begun) {
        const count = Math.min(typeBytes - start.length, piece.length);
        start.push(...piece.subarray(0, count));
        rest = piece.subarray(count);
        if (start.length < typeBytes) return;
        begun = true;
        begin();
      }
      if (type !== undefined && rest.length > 0) eat(rest);
    },
    end() {
      if (!begun) begin();
      if (fault !== null) return { fault };
      if (type === undefined) return { fault: 'type' };
      const { width, height, frames, pixels, removed, pieces } = notes;
      if (width === 0 || height === 0) return { fault: 'form' };
      if (behind > 0) removed.set('behind', behind);
      return {
        type,
        width,
        height,
        frames,
        pixels,
        pieces,
        notes: [...removed].map(([kind, bytes]) => ({ kind, bytes })),
      };
    },
  };
}

export function readParts(bytes: Uint8Array): PictureParts | PartsFault {
  const reader = readPartsInPieces();
  reader.push(bytes);
  return reader.end();
}

/** The picture without its notes; the same bytes where it has none. */
export function withoutNotes(bytes: Uint8Array, { pieces, notes }: PictureParts): Uint8Array {
  if (notes.length === 0) return bytes;
  const result = new Uint8Array(piecesLength(pieces));
  let at = 0;
  for (const piece of pieces) {
    const part = piece instanceof Uint8Array ? piece : bytes.subarray(piece.from, piece.to);
    result.set(part, at);
    at += part.length;
  }
  return result;
}
