/**
 * Converts the manifest of a platform's own theme archive, through a mapping, to one of Steward's, which is checked
 * like any other. Its pictures are the archive's, under Steward's paths, with their hashes.
 */
import type { ThemeManifestKind } from '#shared/api/mapping/theme-manifests.ts';
import { toOurs, wireMapOf } from '#shared/api/mapping/wire-map.ts';
import { assetTypeOf } from '#shared/rules/themes/package/asset-types.ts';
import {
  assetValue,
  manifestLimits,
  type PackageManifest,
  packageFormat,
  packageVersion,
} from '#shared/rules/themes/package/manifest.ts';
import { isTerminal, terminalFacts } from '#shared/rules/themes/terminals.ts';
import { parseJsonFile } from '../json-file.ts';
import { checkedManifest } from './read-manifest.ts';
import { refuseArchive } from './zip/archive-refusal.ts';

/** Facts about an entry that a theme names as a picture. */
export interface CountedPicture {
  /** SHA-256 of its bytes, in lower-case hex. */
  readonly sha256: string;
  readonly bytes: number;
}

interface Around {
  /** Names of the archive's entries, without the common top folder. */
  readonly names: ReadonlySet<string>;
  readonly count: (name: string) => Promise<CountedPicture>;
}

export interface MappedManifest {
  readonly manifest: PackageManifest;
  /** Paths in the new manifest, by entry name. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** The earliest time of a zip, in place of the foreign manifest's own. */
const created = '1980-01-01T00:00:00.000Z';

/** Throws ArchiveRefused. */
export async function readMappedManifest(
  bytes: Uint8Array,
  kind: ThemeManifestKind,
  around: Around,
): Promise<MappedManifest> {
  const json = parseJsonFile(bytes);
  if (!json.ok) return refuseArchive('MANIFEST_INVALID', kind.manifest, { reason: json.problem });
  const entries = kind.themes === undefined ? [json.value] : valueAt(json.value, kind.themes);
  if (!Array.isArray(entries) || entries.length === 0 || entries.length > manifestLimits.themes)
    return refuseArchive('MANIFEST_INVALID', kind.manifest, { reason: kind.themes ?? 'themes' });
  const pictures = new Map<string, string>();
  const map = wireMapOf({
    answer: { names: kind.names, ...(kind.words ? { words: kind.words } : {}) },
  }).answer;
  const themes = [];
  for (const [at, theirs] of entries.entries())
    themes.push(await themeOf(toOurs(map, theirs), at, { kind, around, pictures }));
  const whole = {
    format: packageFormat,
    version: packageVersion,
    product: {},
    created,
    part: 'whole',
    themes,
  };
  return { manifest: checkedManifest(whole, kind.manifest), pictures };
}

interface Reading {
  readonly kind: ThemeManifestKind;
  readonly around: Around;
  readonly pictures: Map<string, string>;
}

async function themeOf(ours: unknown, at: number, { kind, around, pictures }: Reading) {
  const ownField = (field: string): unknown =>
    (field in kind.names ? valueAt(ours, field) : undefined) ?? kind.add?.[field] ?? null;
  const terminal = ownField('terminal');
  const fields: Record<string, unknown> = {};
  const assets = [];
  const named = new Set([...Object.keys(kind.names), ...Object.keys(kind.add ?? {})]);
  for (const field of [...named].filter((one) => one.startsWith('fields.'))) {
    const name = field.slice('fields.'.length);
    const value = ownField(field);
    if (value === null) continue;
    const entry = pictureOf(value, kind, around.names);
    if (entry === null) {
      fields[name] = value;
      continue;
    }
    const path = pictures.get(entry) ?? `assets/${at + 1}-${name}${/\.[a-z0-9]+$/i.exec(entry)?.[0] ?? ''}`;
    pictures.set(entry, path);
    fields[name] = assetValue(path);
    assets.push({ field: name, path, type: assetTypeOf(path), ...(await around.count(entry)) });
  }
  const known = typeof terminal === 'string' && isTerminal(terminal) ? terminalFacts[terminal] : null;
  return {
    key: `theme-${at + 1}`,
    family: known?.family ?? 'css',
    terminal,
    style: known && known.styles.length === 0 ? null : ownField('style'),
    name: ownField('name'),
    fields,
    assets,
  };
}

/** Returns the entry that a value names; null where it is no picture of the archive. */
function pictureOf(value: unknown, kind: ThemeManifestKind, names: ReadonlySet<string>): string | null {
  if (typeof value !== 'string' || assetTypeOf(value) === undefined) return null;
  const folder = kind.pictures ?? kind.manifest.slice(0, Math.max(0, kind.manifest.lastIndexOf('/')));
  const path = value.replace(/^\.?\//, '');
  const entry = folder === '' ? path : `${folder.replace(/\/$/, '')}/${path}`;
  return names.has(entry) ? entry : null;
}

function valueAt(value: unknown, path: string): unknown {
  let here = value;
  for (const step of path.split('.')) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    here = (here as Record<string, unknown>)[step];
  }
  return here;
}
