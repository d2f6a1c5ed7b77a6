/**
 * A carrier copies bytes of entries from file to file, with every check, in one go and off the main thread. Other
 * content (texts, bytes in memory) is read in pieces, with the same checks.
 */
import type { PartsFault, PictureParts } from '#shared/kit/pictures/parts/read-parts.ts';
import type { ArchiveRefusal, ContentFault } from '#shared/rules/themes/package/findings.ts';
import { wholeLimit } from './zip/reused-buffer.ts';
import { methods } from './zip/signatures.ts';

/** An open file, by its descriptor, which stays open until the answer; or a file to be opened by path. */
export type CarrierSource = { readonly file: number; readonly at: number } | { readonly path: string };

/** `file`: only the bytes, in a new file. `entry`: a position in an open archive, with the local header first. */
export type CarrierTarget =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'entry'; readonly file: number; readonly at: number };

export interface Load {
  readonly name: string;
  /**
   * The required content of the bytes: as in Steward's own packages, as in any package, a picture under any name, or
   * anything.
   */
  readonly look: 'ours' | 'any' | 'picture' | 'nothing';
  readonly method: number;
  /** Bytes in the source, and after decompression. */
  readonly packed: number;
  readonly size: number;
  readonly from: CarrierSource;
  /** Null where the bytes are only checked. */
  readonly to: CarrierTarget | null;
}

/** `sha256` in lower case; `parts` where a picture was looked for. */
export type CarriedPicture =
  | { readonly crc: number; readonly sha256: string; readonly parts: PictureParts | PartsFault | null }
  | { readonly refusal: ArchiveRefusal; readonly details?: ContentFault['details'] };

export interface ByteSpan {
  readonly at: number;
  readonly length: number;
}

export interface Carrier {
  /** Bytes of a package from which a carrier is faster than reading in pieces. */
  readonly least: number;
  /** Processes the loads in order, and stops at the first refused one. Rejects with the system's error. */
  carry(loads: readonly Load[]): Promise<readonly CarriedPicture[]>;
  /** Reads short spans from many positions of an open file. */
  gather(file: number, spans: readonly ByteSpan[]): Promise<readonly Uint8Array[]>;
}

/** Bytes that are decompressed in one go are held in memory. */
export function isCarried({ method, packed, size }: Pick<Load, 'method' | 'packed' | 'size'>): boolean {
  return size > 0 && (method === methods.stored || (packed <= wholeLimit && size <= wholeLimit));
}

/** Bytes of one bundle: a message to a thread takes longer than a small entry. */
const bundle = 4 * 1024 ** 2;
const mostInBundle = 64;

/** Groups items to bundles, in order. */
export function bundled<Item>(items: readonly Item[], bytesOf: (item: Item) => number): Item[][] {
  const bundles: Item[][] = [];
  let bytes = 0;
  for (const item of items) {
    const last = bundles.at(-1);
    bytes += bytesOf(item);
    if (last && bytes <= bundle && last.length < mostInBundle) last.push(item);
    else {
      bundles.push([item]);
      bytes = bytesOf(item);
    }
  }
  return bundles;
}
