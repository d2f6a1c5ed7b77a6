import { open } from 'node:fs/promises';
import { assetTypeOf } from '#shared/rules/themes/package/asset-types.ts';
import type { Asset } from '#shared/rules/themes/package/theme-package.ts';
import { readReused } from '../../formats/theme-package/index.ts';
import { readExactlyInto } from '../files/read-exactly.ts';

/** `path`: in the package; returns undefined for an extension that themes do not use. `size` in bytes. */
export function fileAsset(path: string, file: string, size: number): Asset | undefined {
  const type = assetTypeOf(path);
  if (type === undefined) return undefined;
  return { path, type, bytes: size, ...partsOf(file, size) };
}

/** Ways to read the bytes. */
export function partsOf(path: string, size: number): Pick<Asset, 'open' | 'file'> {
  return { open: () => filePieces(path, size), file: path };
}

/** Yields exactly `size` bytes, or throws. */
async function* filePieces(file: string, size: number): AsyncGenerator<Uint8Array, void, undefined> {
  const handle = await open(file, 'r');
  try {
    yield* readReused(size, (at, into) => readExactlyInto(handle, at, into));
  } finally {
    await handle.close();
  }
}
