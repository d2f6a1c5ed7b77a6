/**
 * Zips of themes as the sandbox imports and exports them, in the format of docs/formats/theme-package.md. Pictures
 * of a zip become files of the tenant, and the reverse.
 */
import { createHash, randomUUID } from 'node:crypto';
import { filePreviewPath } from '#shared/api/file-upload/file-upload.ts';
import type { ThemeFamily } from '#shared/api/themes/context.ts';
import type { MobileThemeValues } from '#shared/api/themes/mobile.ts';
import type { SpecialThemeValues } from '#shared/api/themes/special.ts';
import type { BackThemeValues } from '#shared/api/themes/standard.ts';
import { mediaTypeOf } from '#shared/kit/pictures/media-type.ts';
import type { Names } from '#shared/rules/common/names/languages.ts';
import { type BackForm, backBody, backForm } from '#shared/rules/themes/fields/back-fields.ts';
import { type MobileForm, mobileBody, mobileForm } from '#shared/rules/themes/fields/mobile-fields.ts';
import { type SpecialForm, specialBody, specialForm } from '#shared/rules/themes/fields/special-fields.ts';
import { assetTypes, extensionOf } from '#shared/rules/themes/package/asset-types.ts';
import { packTheme, withPictures } from '#shared/rules/themes/package/from-theme.ts';
import {
  assetReferences,
  assetValue,
  type PackageTheme,
  packageFormat,
  packageVersion,
} from '#shared/rules/themes/package/manifest.ts';
import { packedNames } from '#shared/rules/themes/package/package-names.ts';
import type { Asset, Assets, PackageDraft } from '#shared/rules/themes/package/theme-package.ts';
import { formOfPackage } from '#shared/rules/themes/package/to-theme.ts';
import { type Terminal, terminalFacts } from '#shared/rules/themes/terminals.ts';
import { joinPieces } from '../../../formats/theme-package/index.ts';
import { addFile, findFile } from '../../kernel/files/store.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import type { ThemeValues } from './theme-columns.ts';

export function terminalOf(family: ThemeFamily, values: ThemeValues): Terminal {
  if (family === 'backTopic') return 'dtu' in values && values.dtu === 'app-pc' ? 'pcClient' : 'pc';
  return family === 'appTopic' ? 'h5' : 'special';
}

/** A stored theme as a package of one. */
export async function packageDraftOf(
  family: ThemeFamily,
  values: ThemeValues,
  names: Names,
  { store, user, now }: Pick<SignedInContext, 'store' | 'user' | 'now'>,
): Promise<PackageDraft> {
  const { pictures, ...theme } = packTheme(terminalOf(family, values), formOf(values));
  const assets = new Map<string, Asset>();
  const pathByName = new Map<string, string>();
  for (const { field, address } of pictures) {
    const fileId = new URLSearchParams(address.slice(address.indexOf('?'))).get('fileId') ?? '';
    const file = await findFile(store, user.tenantKey, fileId);
    const type = assetTypes.find((one) => one === file?.mediaType);
    // A deleted picture is left out of the theme.
    const path = file && type ? `assets/${sha256(file.bytes).slice(0, 24)}.${extensionOf[type]}` : null;
    if (file && type && path) assets.set(path, assetOf(path, file.bytes, type));
    pathByName.set(field, path === null ? '' : assetValue(path));
  }
  const fields = withPictures(theme.fields, pathByName);
  const named = assetReferences(fields).map(({ field, path }) => {
    const type = assets.get(path)?.type ?? 'image/png';
    return { field, path, type };
  });
  return {
    manifest: {
      format: packageFormat,
      version: packageVersion,
      product: {},
      part: 'whole',
      created: new Date(now).toISOString(),
      themes: [{ ...theme, ...packedNames(names), key: 'theme', fields, assets: named }],
    },
    assets,
  };
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function assetOf(path: string, bytes: Uint8Array, type: Asset['type']): Asset {
  return {
    path,
    type,
    bytes: bytes.byteLength,
    async *open() {
      yield bytes;
    },
  };
}

/** Stores the pictures of a theme as files of the tenant; returns their addresses by the fields that show them. */
export async function keepPictures(
  theme: PackageTheme,
  assets: Assets,
  { store, user, now }: Pick<SignedInContext, 'store' | 'user' | 'now'>,
): Promise<ReadonlyMap<string, string>> {
  const storedPaths = new Map<string, string>();
  for (const { path } of theme.assets) {
    const asset = assets.get(path);
    if (!asset || storedPaths.has(path)) continue;
    const bytes = new Uint8Array(await joinPieces(asset.open()));
    const file = { id: randomUUID(), name: path.split('/').at(-1) ?? path, bytes };
    await addFile(store, user.tenantKey, { ...file, mediaType: mediaTypeOf(bytes) }, now);
    storedPaths.set(path, filePreviewPath({ fileId: file.id, type: 'imgs' }));
  }
  return new Map(theme.assets.map(({ field, path }) => [field, storedPaths.get(path) ?? '']));
}

/** Converts a theme of a package to saved values; a picture without an address is left out. */
export function valuesOfPackage(
  theme: PackageTheme,
  pictures: ReadonlyMap<string, string>,
  deptId: string,
): ThemeValues {
  const told = new Map(theme.assets.map(({ field }) => [field, pictures.get(field) ?? '']));
  return bodyOf(theme, formOfPackage({ ...theme, fields: withPictures(theme.fields, told) }, deptId));
}

function formOf(values: ThemeValues): object {
  if ('appTopic' in values) {
    const { appTopic, appTopicIcons, ...rest } = values as MobileThemeValues;
    return mobileForm({ ...rest, ...appTopic }, appTopicIcons);
  }
  return 'createWay' in values
    ? specialForm(values as SpecialThemeValues)
    : backForm(values as BackThemeValues);
}

/** The theme is appointed to nobody, so the tenant's key, which only shares need, is ''. */
function bodyOf({ family }: PackageTheme, form: object): ThemeValues {
  if (family === 'appTopic') return mobileBody(form as MobileForm, '');
  if (family === 'featureTopic') return specialBody(form as SpecialForm, '');
  return backBody(form as BackForm, '');
}

/** Whether a theme belongs to this family and, where the call names one, to this terminal. */
export function isWanted(
  { family, terminal }: PackageTheme,
  wanted: ThemeFamily,
  dtu: string | undefined,
): boolean {
  const own = terminal === null ? undefined : terminalFacts[terminal].dtu;
  return family === wanted && (dtu === undefined || own === undefined || own === dtu);
}
