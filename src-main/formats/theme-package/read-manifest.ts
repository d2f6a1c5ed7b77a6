/** Parses `manifest.json` of an archive strictly, so that all readers agree on it. */

import { assetTypeOf } from '#shared/rules/themes/package/asset-types.ts';
import { safeArchiveName } from '#shared/rules/themes/package/findings.ts';
import {
  assetReferences,
  manifestLimits,
  type PackageManifest,
  type PackageTheme,
  packageFormat,
  packageManifest,
  packageVersion,
} from '#shared/rules/themes/package/manifest.ts';
import type { PackageDraft } from '#shared/rules/themes/package/theme-package.ts';
import { parseJsonFile } from '../json-file.ts';
import { refuseArchive } from './zip/archive-refusal.ts';

export const manifestName = 'manifest.json';

/** Returns null for a manifest of another format. Throws ArchiveRefused for an invalid one, or for no JSON at all. */
export function readManifest(bytes: Uint8Array): PackageManifest | null {
  const value = parsed(bytes);
  return isOurs(value) ? checked(value) : null;
}

/**
 * Reads the manifest of a working folder: the fields name the pictures, and the manifest's own list of them is that
 * of the last packing. Throws ArchiveRefused.
 */
export function readManifestDraft(bytes: Uint8Array): PackageDraft['manifest'] {
  const value = parsed(bytes);
  if (!isOurs(value)) return refuseArchive('MANIFEST_INVALID', manifestName, { reason: 'format' });
  const themes: unknown[] = 'themes' in value && Array.isArray(value.themes) ? value.themes : [];
  const manifest = checked({ ...value, themes: themes.map(withPictures) });
  return {
    ...manifest,
    themes: manifest.themes.map((theme) => ({
      ...theme,
      assets: theme.assets.map(({ field, path, type }) => ({ field, path, type })),
    })),
  };
}

/** Adds placeholder hashes of the pictures, as if they had been counted. */
function withPictures(theme: unknown): unknown {
  const fields = typeof theme === 'object' && theme !== null && 'fields' in theme ? theme.fields : null;
  if (typeof fields !== 'object' || fields === null) return theme;
  const named = assetReferences(fields as PackageTheme['fields']);
  const assets = named.map(({ field, path }) => ({
    field,
    path,
    sha256: '0'.repeat(64),
    bytes: 0,
    type: assetTypeOf(path) ?? refuseArchive('ENTRY_EXTENSION', path),
  }));
  return { ...(theme as object), assets };
}

function parsed(bytes: Uint8Array): unknown {
  const json = parseJsonFile(bytes);
  return json.ok ? json.value : refuseArchive('MANIFEST_INVALID', manifestName, { reason: json.problem });
}

function isOurs(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === packageFormat;
}

/** Validates a converted manifest; `name` is that of the original. Throws ArchiveRefused. */
export function checkedManifest(value: object, name: string): PackageManifest {
  return checked(value, name);
}

function checked(value: object, name: string = manifestName): PackageManifest {
  if ('version' in value && value.version !== packageVersion)
    return refuseArchive('MANIFEST_INVALID', name, {
      reason: safeArchiveName(`version ${String(value.version)}`),
    });
  const crowded = crowdedPath(value);
  if (crowded !== null) return refuseArchive('MANIFEST_INVALID', name, { reason: crowded });
  const read = packageManifest.safeParse(value);
  if (read.success) return read.data;
  const [first] = read.error.issues;
  return refuseArchive('MANIFEST_INVALID', name, {
    reason: safeArchiveName(first?.path.join('.') || 'format'),
  });
}

/** Returns a place with too many members: the schema would otherwise check each of a million. */
function crowdedPath(value: object): string | null {
  const themes: unknown[] = 'themes' in value && Array.isArray(value.themes) ? value.themes : [];
  if (themes.length > manifestLimits.themes) return 'themes';
  for (const [index, theme] of themes.entries()) {
    if (typeof theme !== 'object' || theme === null) continue;
    for (const name of ['fields', 'names'] as const) {
      const said: unknown = Reflect.get(theme, name);
      if (typeof said === 'object' && said !== null && Object.keys(said).length > manifestLimits.members)
        return `themes.${index}.${name}`;
    }
  }
  return null;
}
