/** Reads a working folder as a draft of a package: its manifest, and the pictures that the manifest names. */
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { assetReferences } from '#shared/rules/themes/package/manifest.ts';
import type { PackageDraft } from '#shared/rules/themes/package/theme-package.ts';
import {
  ArchiveRefused,
  limitConcurrency,
  manifestName,
  readManifestDraft,
} from '../../formats/theme-package/index.ts';
import { fileAsset } from './file-asset.ts';
import { openPackageFile } from './package-file.ts';

/** Bytes of a manifest. */
const manifestLimit = 4 * 1024 ** 2;
/** Pictures that are looked up concurrently. */
const atOnce = 8;

/** Rejects with ArchiveRefused for an invalid manifest or a missing picture, and with the system's error. */
export async function draftOfFolder(folder: string): Promise<PackageDraft> {
  const manifest = readManifestDraft(await readManifest(join(folder, manifestName)));
  const paths = new Set(
    manifest.themes.flatMap(({ fields }) => assetReferences(fields).map(({ path }) => path)),
  );
  const assets = await limitConcurrency(atOnce, [...paths], async (path) => {
    const file = join(folder, path);
    const found = await lstat(file).catch(() => null);
    const asset = found?.isFile() ? fileAsset(path, file, found.size) : undefined;
    if (!asset) throw new ArchiveRefused([{ code: 'ASSET_MISSING', severity: 'refused', where: path }]);
    return asset;
  });
  return { manifest, assets: new Map(assets.map((asset) => [asset.path, asset])) };
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
