/** `manifest.json` of an archive, strictly: one reading only, whoever reads it. */

import { assetTypeOf } from '#shared/rules/themes/package/asset-types.ts';
import { shownName } from '#shared/rules/themes/package/findings.ts';
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
import { refuse } from './zip/refused.ts';

export const manifestName = 'manifest.json';

/** null: a manifest of something else. Throws ArchiveRefused where it is ours and wrong, or no JSON at all. */
export function readManifest(bytes: Uint8Array): PackageManifest | null {
  const value = parsed(bytes);
  return isOurs(value) ? checked(value) : null;
}

/**
 * The manifest of a folder that a person works in: which pictures there are is told by the fields, what its list of them
 * says is what they were when it was packed. Throws ArchiveRefused.
 */
export function readDraft(bytes: Uint8Array): PackageDraft['manifest'] {
  const value = parsed(bytes);
  if (!isOurs(value)) return refuse('MANIFEST_INVALID', manifestName, { reason: 'format' });
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

/** As if its pictures had been counted. */
function withPictures(theme: unknown): unknown {
  const fields = typeof theme === 'object' && theme !== null && 'fields' in theme ? theme.fields : null;
  if (typeof fields !== 'object' || fields === null) return theme;
  const named = assetReferences(fields as PackageTheme['fields']);
  const assets = named.map(({ field, path }) => ({
    field,
    path,
    sha256: '0'.repeat(64),
    bytes: 0,
    type: assetTypeOf(path) ?? refuse('ENTRY_EXTENSION', path),
  }));
  return { ...(theme as object), assets };
}

function parsed(bytes: Uint8Array): unknown {
  const json = parseJsonFile(bytes);
  return json.ok ? json.value : refuse('MANIFEST_INVALID', manifestName, { reason: json.problem });
}

function isOurs(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === packageFormat;
}

/** A manifest that was made from another one; `name`: that one's. Throws ArchiveRefused. */
export function checkedManifest(value: object, name: string): PackageManifest {
  return checked(value, name);
}

function checked(value: object, name: string = manifestName): PackageManifest {
  if ('version' in value && value.version !== packageVersion)
    return refuse('MANIFEST_INVALID', name, {
      reason: shownName(`version ${String(value.version)}`),
    });
  const crowded = crowdedPlace(value);
  if (crowded !== null) return refuse('MANIFEST_INVALID', name, { reason: crowded });
  const read = packageManifest.safeParse(value);
  if (read.success) return read.data;
  const [first] = read.error.issues;
  return refuse('MANIFEST_INVALID', name, { reason: shownName(first?.path.join('.') || 'format') });
}

/** Where more stands than any theme says: the schema would look at each of a million members first. */
function crowdedPlace(value: object): string | null {
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
