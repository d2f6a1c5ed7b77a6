/** Reads a working folder as a draft of a package: its manifest, and the pictures that the manifest names. */
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { assetReferences } from '#shared/rules/themes/package/manifest.ts';
import { readPartsInPieces } from '#shared/kit/pictures/parts/read-parts.ts';
import type { PackageFinding } from '#shared/rules/themes/package/findings.ts';
import type { Asset, PackageDraft } from '#shared/rules/themes/package/theme-package.ts';
import {
  ArchiveRefused,
  type CleanAsset,
  cleanAsset,
  isText,
  joinPieces,
  limitConcurrency,
  manifestName,
  noteFindings,
  readManifestDraft,
  svgNotes,
  wholeLimit,
  wrongContent,
} from '../../formats/theme-package/index.ts';
import { fileAsset } from './file-asset.ts';
import { openPackageFile } from './package-file.ts';

/** Bytes of a manifest. */
const manifestLimit = 4 * 1024 ** 2;
/** Pictures that are looked up concurrently. */
const atOnce = 8;

/** With findings about pictures whose notes are left out. */
export interface FolderDraft extends PackageDraft {
  readonly findings: readonly PackageFinding[];
}

/** Rejects with ArchiveRefused for an invalid manifest or a missing picture, and with the system's error. */
export async function draftOfFolder(folder: string): Promise<FolderDraft> {
  const manifest = readManifestDraft(await readManifest(join(folder, manifestName)));
  const paths = new Set(
    manifest.themes.flatMap(({ fields }) => assetReferences(fields).map(({ path }) => path)),
  );
  const assets = await limitConcurrency(atOnce, [...paths], async (path) => {
    const file = join(folder, path);
    const found = await lstat(file).catch(() => null);
    const asset = found?.isFile() ? fileAsset(path, file, found.size) : undefined;
    if (!asset) throw new ArchiveRefused([{ code: 'ASSET_MISSING', severity: 'refused', where: path }]);
    return cleanFile(asset);
  });
  return {
    manifest,
    assets: new Map(assets.map(({ asset }) => [asset.path, asset])),
    findings: noteFindings(assets),
  };
}

/** Reads the parts of a picture; damage is reported by the writer of the package. */
async function cleanFile(asset: Asset): Promise<CleanAsset> {
  if (isText(asset.path)) return cleanText(asset);
  const reader = readPartsInPieces();
  for await (const piece of asset.open()) reader.push(piece);
  const parts = reader.end();
  return cleanAsset(asset, '', 'fault' in parts ? null : parts);
}

/** A drawing that would be refused stays as it is: the writer refuses it, with its reason. */
async function cleanText(asset: Asset): Promise<CleanAsset> {
  if (asset.type !== 'image/svg+xml' || asset.bytes > wholeLimit) return cleanAsset(asset, '', null);
  const bytes = await joinPieces(asset.open());
  return cleanAsset(asset, '', wrongContent(asset.path, bytes, true) ? null : svgNotes(bytes));
}

async function readManifest(path: string): Promise<Uint8Array> {
  const { source, close } = await openPackageFile(path);
  try {
    if (source.size > manifestLimit)
      throw new ArchiveRefused([{ code: 'BOMB_SIZE', severity: 'refused', where: manifestName }]);
    return await source.read(0, source.size);
  } finally {
    await close();
  }
}
