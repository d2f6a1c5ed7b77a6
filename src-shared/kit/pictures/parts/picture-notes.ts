/** The results of a walk through a picture's file: its frames, and the bytes that are the picture. */
import type { PictureSize } from '../picture-size.ts';

/**
 * Bytes beside the picture. `place`: where it was taken, inside of `exif` or `xmp`. `behind`: behind the picture's end.
 * `other`: private and unknown parts.
 */
export const partKinds = [
  'place',
  'exif',
  'xmp',
  'text',
  'comment',
  'thumbnail',
  'profile',
  'other',
  'behind',
] as const;
export type PartKind = (typeof partKinds)[number];

/** Bytes of the file from one place up to another, or bytes in their place. */
export type Piece = { readonly from: number; readonly to: number } | Uint8Array<ArrayBuffer>;

/** Bytes of all pieces together. */
export function piecesLength(pieces: readonly Piece[]): number {
  return pieces.reduce(
    (sum, piece) => sum + (piece instanceof Uint8Array ? piece.length : piece.to - piece.from),
    0,
  );
}

/**
 * The step that a walk needs from the file: read so many bytes, skip so many, or skip to the next byte of this value.
 */
export type Need = { readonly take: number } | { readonly skip: number } | { readonly find: number };

/** `cut`: the file or its picture ends early. `form`: it is not as its format says. */
export type PictureFault = 'cut' | 'form';

/** Walks to the picture's end; returns its fault. */
export type Walk = Generator<Need, PictureFault | null, Uint8Array>;

/** A part beside the picture; `instead` stands in its place. */
export interface Beside {
  readonly kinds: readonly PartKind[];
  readonly instead?: Uint8Array<ArrayBuffer> | null;
}

export class PictureNotes {
  /** Place of the next byte. */
  at = 0;
  width = 0;
  height = 0;
  frames = 0;
  /** Pixels of all frames together. */
  pixels = 0;
  readonly removed = new Map<PartKind, number>();
  readonly pieces: Piece[] = [];

  /** Counts a frame; the picture is as large as its largest. */
  addFrame({ width, height }: PictureSize): void {
    this.frames += 1;
    this.pixels += width * height;
    this.enlarge({ width, height });
  }

  enlarge({ width, height }: PictureSize): void {
    this.width = Math.max(this.width, width);
    this.height = Math.max(this.height, height);
  }

  /** Keeps the bytes from `from` up to the next one, or up to `to`. */
  keep(from: number, to = this.at): void {
    const last = this.pieces.at(-1);
    if (last && !(last instanceof Uint8Array) && last.to === from)
      this.pieces[this.pieces.length - 1] = { from: last.from, to };
    else if (to > from) this.pieces.push({ from, to });
  }

  /** Keeps the bytes from `from` up to the next one, or drops them where they are a part beside the picture. */
  take(part: Beside | null, from: number): void {
    if (part) this.drop(part, from);
    else this.keep(from);
  }

  drop({ kinds, instead }: Beside, from: number): void {
    const bytes = this.at - from - (instead?.length ?? 0);
    for (const kind of kinds)
      this.removed.set(kind, (this.removed.get(kind) ?? 0) + (kind === 'place' ? 0 : bytes));
    if (instead) this.pieces.push(instead);
  }
}

export function* take(length: number): Generator<Need, Uint8Array, Uint8Array> {
  return yield { take: length };
}

export function* skip(length: number): Generator<Need, void, Uint8Array> {
  yield { skip: length };
}

/** Passes the next byte of this value. */
export function* passNext(value: number): Generator<Need, void, Uint8Array> {
  yield { find: value };
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function latinOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
