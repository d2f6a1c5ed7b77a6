/** A picture that is a file, as the writer of packages takes it. */
import { open, stat } from 'node:fs/promises';
import { assetTypeOf } from '#shared/rules/themes/package/asset-types.ts';
import type { Asset } from '#shared/rules/themes/package/theme-package.ts';
import { lentPieces } from '../../formats/theme-package/index.ts';
import { readExactlyInto } from '../files/read-exactly.ts';

/** `path`: in the package; undefined where its name says nothing that a theme can use. */
export async function fileAsset(path: string, file: string): Promise<Asset | undefined> {
  const type = assetTypeOf(path);
  if (type === undefined) return undefined;
  const { size } = await stat(file);
  return { path, type, bytes: size, open: () => filePieces(file, size) };
}

/** Exactly `size` bytes, or an error. */
export async function* filePieces(file: string, size: number): AsyncGenerator<Uint8Array, void, undefined> {
  const handle = await open(file, 'r');
  try {
    yield* lentPieces(size, (at, into) => readExactlyInto(handle, at, into));
  } finally {
    await handle.close();
  }
}
