/** Converts the console's package to a draft of the format; pictures are identified by their bytes. */
import { BridgeError } from '#shared/bridge/errors.ts';
import type { PackageToWrite } from '#shared/bridge/theme-packages.ts';
import { withPictures } from '#shared/rules/themes/package/from-theme.ts';
import { createdOn } from '#shared/rules/themes/package/made-on.ts';
import {
  assetReferences,
  assetValue,
  type PackageFamilyOf,
  packageFormat,
  packageVersion,
} from '#shared/rules/themes/package/manifest.ts';
import type { PackageRelease } from '#shared/rules/themes/package/package-release.ts';
import type { Asset, PackageDraft } from '#shared/rules/themes/package/theme-package.ts';
import { limitConcurrency } from '../../formats/theme-package/index.ts';
import { assetOf, type GivenFile, type SumOptions } from './picture-asset.ts';

/** Pictures that are hashed concurrently. */
const atOnce = 4;

export async function packageDraft(
  { part, author, licence, day, release, themes, families = [] }: PackageToWrite,
  given: (file: string) => Promise<GivenFile>,
  options: SumOptions = {},
): Promise<PackageDraft> {
  const files = [...new Set(themes.flatMap(({ pictures }) => pictures.map(({ file }) => file)))];
  const read = await limitConcurrency(atOnce, files, async (file) => assetOf(await given(file), options));
  const byFile = new Map(files.map((file, at) => [file, read[at] as Asset]));
  const assets = new Map<string, Asset>();
  const keys = new Set<string>();
  const drafts = themes.map(({ pictures, ...theme }) => {
    const pathByName = new Map<string, string>();
    for (const { field, file } of pictures) {
      const asset = byFile.get(file) as Asset;
      assets.set(asset.path, asset);
      pathByName.set(field, assetValue(asset.path));
    }
    const fields = withPictures(theme.fields, pathByName);
    const named = assetReferences(fields).map(({ field, path }) => {
      const type = assets.get(path)?.type;
      if (type === undefined) throw new BridgeError('BAD_ARGUMENTS', 'a picture was not given', { field });
      return { field, path, type };
    });
    return { ...theme, key: freeKey(theme.name, keys), fields, assets: named };
  });
  return {
    manifest: {
      format: packageFormat,
      version: packageVersion,
      product: {},
      part,
      themes: drafts,
      ...(families.length === 0 ? {} : { families: families.map((family) => familyOf(family, drafts)) }),
      ...(author.trim() === '' ? {} : { author: author.trim() }),
      ...(licence.trim() === '' ? {} : { licence: licence.trim() }),
      created: createdOn(day),
      ...(release ? { release: releaseOf(release) } : {}),
    },
    assets,
  };
}

function familyOf(
  { name, brand, members }: NonNullable<PackageToWrite['families']>[number],
  themes: readonly { readonly key: string }[],
): PackageFamilyOf {
  const keys = members.flatMap((index) => themes[index]?.key ?? []);
  return { name, brand, members: [...new Set(keys)] };
}

function releaseOf({ version, changes = '' }: PackageRelease): PackageRelease {
  return changes.trim() === '' ? { version } : { version, changes: changes.trim() };
}

/** Makes a key from the letters of a theme's name, with a number where that key is taken. */
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
