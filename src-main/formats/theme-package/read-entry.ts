import { type PictureParts, readPartsInPieces } from '#shared/kit/pictures/parts/read-parts.ts';
import type { PackageAsset } from '#shared/rules/themes/package/manifest.ts';
import type { Asset } from '#shared/rules/themes/package/theme-package.ts';
import type { Load } from './carrier.ts';
import { checkSum } from './check-sum.ts';
import { checkedParts } from './checked-parts.ts';
import { isDrawing, isPixels, wrongContent } from './content-kinds.ts';
import { svgNotes } from './svg/svg-notes.ts';
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
  readonly onFirstPiece: ((piece: Uint8Array) => void) | null;
}

export interface EntryFacts {
  /** The SHA-256 of the content in hex; undefined for an entry that nothing uses. */
  readonly sha256: string | undefined;
  /** Set for a picture that could be read. */
  readonly parts: Pick<PictureParts, 'notes' | 'pieces'> | null;
}

export async function readEntry(
  source: RandomAccessSource,
  { entry, used, look, keeper, onFirstPiece }: ExpectedEntry,
): Promise<EntryFacts> {
  const sum = used ? checkSum(entry.size) : null;
  const reader = look !== 'nothing' && isPixels(entry.name) ? readPartsInPieces() : null;
  let drawing: EntryFacts['parts'] = null;
  let first = true;
  for await (const piece of entryPieces(source, entry)) {
    // An empty file and a folder have no piece to check.
    const wrong = first && look !== 'nothing' ? wrongContent(entry.name, piece, look === 'ours') : null;
    if (wrong) refuseArchive(wrong.code, entry.name, wrong.details);
    if (first) onFirstPiece?.(piece);
    if (look === 'ours' && isDrawing(entry.name)) drawing = svgNotes(piece);
    first = false;
    reader?.push(piece);
    await Promise.all([sum?.add(piece), keeper?.write(piece)]);
  }
  if (first && used) refuseArchive('CONTENT_TYPE', entry.name);
  const parts = first ? null : (reader?.end() ?? null);
  return { sha256: await sum?.digest(), parts: drawing ?? checkedParts(parts, entry.name, look === 'ours') };
}
