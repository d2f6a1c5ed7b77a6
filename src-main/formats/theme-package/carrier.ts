/**
 * Who takes bytes of entries from file to file, through every check, at a stroke and beside the program's own thread.
 * What can't be taken so (texts, bytes in memory) is read in pieces, with the same checks.
 */
import type { ArchiveRefusal } from '#shared/rules/themes/package/findings.ts';
import { wholeLimit } from './zip/lent-pieces.ts';
import { methods } from './zip/signatures.ts';

/** An open file, by the number that the system gave it: it stays open until the answer is there. Or one that is opened for this. */
export type FilePlace = { readonly file: number; readonly at: number } | { readonly path: string };

/** `file`: bytes alone, into a new file. `entry`: a place in an open archive, where its local header comes first. */
export type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'entry'; readonly file: number; readonly at: number };

export interface Load {
  readonly name: string;
  /** What its bytes have to be: what a package of ours may hold, what any may, or whatever they are. */
  readonly look: 'ours' | 'any' | 'nothing';
  readonly method: number;
  /** Bytes where they come from, and what becomes of them. */
  readonly packed: number;
  readonly size: number;
  readonly from: FilePlace;
  /** null: they are only looked at. */
  readonly to: Target | null;
}

/** `sha256` in small letters. */
export type Carried =
  | { readonly crc: number; readonly sha256: string }
  | { readonly refused: ArchiveRefusal };

export interface Span {
  readonly at: number;
  readonly length: number;
}

export interface Carrier {
  /** Bytes of a package from which on it is quicker than reading it in pieces. */
  readonly least: number;
  /** One after the other, none after one that is refused. Rejects with the system's error. */
  carry(loads: readonly Load[]): Promise<readonly Carried[]>;
  /** Some bytes from many places of an open file. */
  gather(file: number, spans: readonly Span[]): Promise<readonly Uint8Array[]>;
}

/** Bytes that are inflated at a stroke are held as a whole. */
export function isCarried({ method, packed, size }: Pick<Load, 'method' | 'packed' | 'size'>): boolean {
  return size > 0 && (method === methods.stored || (packed <= wholeLimit && size <= wholeLimit));
}

/** Bytes: what is carried at a stroke; a question takes longer than a small entry. */
const bundle = 4 * 1024 ** 2;
const mostInBundle = 64;

/** In their order. */
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
