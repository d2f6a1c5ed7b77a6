/** What the console wants written, as a draft of the format: pictures are told apart by their bytes. */
import { createHash } from 'node:crypto';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { PackageToWrite } from '#shared/bridge/theme-packages.ts';
import { mediaTypeOf } from '#shared/rules/pictures/media-type.ts';
import { type AssetType, assetTypes, extensionOf } from '#shared/rules/themes/package/asset-types.ts';
import { withPictures } from '#shared/rules/themes/package/from-theme.ts';
import {
  assetReferences,
  assetValue,
  packageFormat,
  packageVersion,
} from '#shared/rules/themes/package/manifest.ts';
import type { Asset, PackageDraft } from '#shared/rules/themes/package/theme-package.ts';

/** A file that the shell was given, opened anew by each reading; pieces as `Asset.open` has them. */
export interface GivenFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  pieces(): AsyncIterable<Uint8Array>;
  readonly file?: NonNullable<Asset['file']>;
}

/** `now` in milliseconds since 1970. */
export async function packageDraft(
  { part, author, licence, themes }: PackageToWrite,
  given: (file: string) => Promise<GivenFile>,
  now: number,
  signal?: AbortSignal,
): Promise<PackageDraft> {
  const assets = new Map<string, Asset>();
  const read = new Map<string, Asset>();
  const assetIn = async (file: string): Promise<Asset> => {
    const asset = read.get(file) ?? (await assetOf(await given(file), signal));
    read.set(file, asset);
    return asset;
  };
  const keys = new Set<string>();
  const drafts: PackageDraft['manifest']['themes'][number][] = [];
  for (const { pictures, ...theme } of themes) {
    const told = new Map<string, string>();
    for (const { field, file } of pictures) {
      const asset = await assetIn(file);
      assets.set(asset.path, asset);
      told.set(field, assetValue(asset.path));
    }
    const fields = withPictures(theme.fields, told);
    const named = assetReferences(fields).map(({ field, path }) => {
      const type = assets.get(path)?.type;
      if (type === undefined) throw new BridgeError('BAD_ARGUMENTS', 'a picture was not given', { field });
      return { field, path, type };
    });
    drafts.push({ ...theme, key: freeKey(theme.name, keys), fields, assets: named });
  }
  return {
    manifest: {
      ...{ format: packageFormat, version: packageVersion, product: {}, part, themes: drafts },
      ...(author.trim() === '' ? {} : { author: author.trim() }),
      ...(licence.trim() === '' ? {} : { licence: licence.trim() }),
      created: new Date(now).toISOString(),
    },
    assets,
  };
}

/** Read once for its sum, which is its name: the same picture is there once. */
async function assetOf({ name, size, pieces, file }: GivenFile, signal?: AbortSignal): Promise<Asset> {
  const hash = createHash('sha256');
  let type: AssetType | undefined;
  let bytes = 0;
  for await (const piece of pieces()) {
    signal?.throwIfAborted();
    if (bytes === 0) type = assetTypes.find((one): one is AssetType => one === mediaTypeOf(piece));
    if (type === undefined) break;
    hash.update(piece);
    bytes += piece.length;
  }
  if (type === undefined)
    throw new BridgeError('FILE_UNREADABLE', 'no picture that a package can hold', {
      ...{ name, size, reason: 'NOT_A_PICTURE' },
    });
  const sum = hash.digest('hex').slice(0, 24);
  return { path: `assets/${sum}.${extensionOf[type]}`, type, bytes, open: pieces, ...(file ? { file } : {}) };
}

/** A theme's name in small letters as far as it has some, and a number where that is taken. */
function freeKey(name: string, keys: Set<string>): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50);
  const stem = plain || 'theme';
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? stem : `${stem}-${number}`;
    if (keys.has(key)) continue;
    keys.add(key);
    return key;
  }
}
