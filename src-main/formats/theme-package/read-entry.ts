import { createHash, webcrypto } from 'node:crypto';
import type { PackageAsset } from '#shared/rules/themes/package/manifest.ts';
import type { Asset } from '#shared/rules/themes/package/theme-package.ts';
import type { Load } from './carrier.ts';
import { wrongContent } from './content-kinds.ts';
import type { RandomAccessSource } from './zip/bytes.ts';
import { entryPieces } from './zip/entry-bytes.ts';
import { refuseArchive } from './zip/archive-refusal.ts';
import type { PlacedEntry } from './zip/spans.ts';

/**
 * Storage for one picture. `done` follows the last byte; `drop` follows any failure, here or elsewhere, also after
 * `done`. A carrier may write to its `file`, a path, instead of calling `write`.
 */
export interface PictureStore {
  readonly file?: string;
  write(piece: Uint8Array): Promise<void>;
  done(): Promise<Pick<Asset, 'open' | 'file'>>;
  drop(): Promise<void>;
}
export type OpenPictureStore = (path: string, bytes: number) => Promise<PictureStore>;

/** An entry with the facts that are known before it is read. */
export interface ExpectedEntry {
  readonly entry: PlacedEntry;
  readonly path: string;
  readonly assets: readonly PackageAsset[];
  /** Whether a theme names it as a picture. */
  readonly used: boolean;
  readonly look: Load['look'];
  readonly keeper: PictureStore | null;
  /** Called with the first piece, which is all of a text. */
  readonly seen: ((piece: Uint8Array) => void) | null;
}

/** Returns the hash where the entry is used. */
export async function readEntry(
  source: RandomAccessSource,
  { entry, used, look, keeper, seen }: ExpectedEntry,
): Promise<string | undefined> {
  const sum = used ? checkSum(entry.size) : null;
  let first = true;
  for await (const piece of entryPieces(source, entry)) {
    // An empty file and a folder have no piece to check.
    const wrong = first && look !== 'nothing' ? wrongContent(entry.name, piece, look === 'ours') : null;
    if (wrong) refuseArchive(wrong.code, entry.name, wrong.details);
    if (first) seen?.(piece);
    first = false;
    await Promise.all([sum?.add(piece), keeper?.write(piece)]);
  }
  if (first && used) refuseArchive('CONTENT_TYPE', entry.name);
  return sum?.digest();
}

interface CheckSum {
  add(piece: Uint8Array): Promise<void>;
  digest(): Promise<string>;
}

/** SHA-256; an entry of one piece is hashed on the thread pool. */
export function checkSum(bytes: number): CheckSum {
  const hash = createHash('sha256');
  let whole: string | null = null;
  return {
    async add(piece) {
      if (piece.length === bytes) {
        const digest = await webcrypto.subtle.digest('SHA-256', piece as Uint8Array<ArrayBuffer>);
        whole = Buffer.from(digest).toString('hex');
      } else hash.update(piece);
    },
    digest: async () => whole ?? hash.digest('hex'),
  };
}
