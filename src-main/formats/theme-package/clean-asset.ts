/** A picture without its notes (place, camera, texts, what stands behind its end), which nothing sends or writes. */
import { piecesLength } from '#shared/kit/pictures/parts/picture-notes.ts';
import type { PictureParts } from '#shared/kit/pictures/parts/read-parts.ts';
import { type PackageFinding, safeArchiveName } from '#shared/rules/themes/package/findings.ts';
import type { PackageManifest } from '#shared/rules/themes/package/manifest.ts';
import type { Asset } from '#shared/rules/themes/package/theme-package.ts';
import { checkSum } from './check-sum.ts';
import { firstPiece } from './zip/reused-buffer.ts';

/** The notes that a picture's reader has found. */
type Cleanable = Pick<PictureParts, 'notes' | 'pieces'>;

export interface CleanAsset {
  readonly asset: Asset;
  readonly sha256: string;
  readonly notes: PictureParts['notes'];
}

/** `sha256` and `parts` are those of the asset's bytes; null for an asset that is no picture. */
export async function cleanAsset(asset: Asset, sha256: string, parts: Cleanable | null): Promise<CleanAsset> {
  if (!parts || parts.notes.length === 0) return { asset, sha256, notes: [] };
  const { path, type, open } = asset;
  const bytes = piecesLength(parts.pieces);
  const clean = { path, type, bytes, open: () => piecesOf(open(), parts, bytes) };
  const sum = checkSum(bytes);
  for await (const piece of clean.open()) await sum.add(piece);
  return { asset: clean, sha256: await sum.digest(), notes: parts.notes };
}

/** Pieces as long as a file's own, for readers look at the first one. */
async function* piecesOf(
  given: AsyncIterable<Uint8Array>,
  { pieces }: Cleanable,
  bytes: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  const into = Buffer.allocUnsafeSlow(firstPiece(bytes));
  let filled = 0;
  for await (const part of keptParts(given, pieces)) {
    for (let at = 0; at < part.length; ) {
      const count = Math.min(into.length - filled, part.length - at);
      into.set(part.subarray(at, at + count), filled);
      filled += count;
      at += count;
      if (filled < into.length) continue;
      yield into;
      filled = 0;
    }
  }
  if (filled > 0) yield into.subarray(0, filled);
}

async function* keptParts(
  given: AsyncIterable<Uint8Array>,
  pieces: Cleanable['pieces'],
): AsyncGenerator<Uint8Array, void, undefined> {
  let next = 0;
  let start = 0;
  for await (const piece of given) {
    const end = start + piece.length;
    for (; next < pieces.length; next += 1) {
      const kept = pieces[next];
      if (!kept) break;
      if (kept instanceof Uint8Array) yield kept;
      else {
        if (kept.from >= end) break;
        yield piece.subarray(Math.max(0, kept.from - start), kept.to - start);
        if (kept.to > end) break;
      }
    }
    start = end;
  }
}

/** The manifest with the sizes and hashes of the pictures as they are used. */
export function withCleanAssets(manifest: PackageManifest, noted: readonly CleanAsset[]): PackageManifest {
  if (noted.length === 0) return manifest;
  const byPath = new Map(noted.map((one) => [one.asset.path, one]));
  return {
    ...manifest,
    themes: manifest.themes.map((theme) => ({
      ...theme,
      assets: theme.assets.map((said) => {
        const clean = byPath.get(said.path);
        return clean ? { ...said, sha256: clean.sha256, bytes: clean.asset.bytes } : said;
      }),
    })),
  };
}

/** Findings about the first of the pictures that had notes. */
export function noteFindings(noted: readonly CleanAsset[]): PackageFinding[] {
  return noted
    .filter(({ notes }) => notes.length > 0)
    .slice(0, 20)
    .map(({ asset, notes }) => ({
      code: 'PICTURE_NOTES',
      severity: 'note',
      where: safeArchiveName(asset.path),
      details: {
        kinds: notes.map(({ kind }) => kind).join(' '),
        bytes: notes.reduce((sum, { bytes }) => sum + bytes, 0),
      },
    }));
}
