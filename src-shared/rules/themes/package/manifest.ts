/** `manifest.json` of a theme package, version 1 (docs/formats/theme-package.md; S-31). */
import * as z from 'zod';
import { themeFamilies, topicStyles } from '../../../api/themes/context.ts';
import { titleIds } from '../../../api/themes/titles.ts';
import { familyBrand, familyLimits, familyName } from '../family/theme-family.ts';
import { terminalFacts, terminals } from '../terminals.ts';
import { assetTypes } from './asset-types.ts';
import { packageRelease, packageSignature, releaseVersion } from './package-release.ts';

export const packageFormat = 'steward-theme';
export const packageVersion = 1;

/** Families of themes that a package may contain: those of the calls, and CSS themes. */
export const packageFamilies = [...themeFamilies, 'css'] as const;
export type PackageFamily = (typeof packageFamilies)[number];

/** The parts of its themes that a package may be limited to. */
export const packageParts = ['whole', 'colours', 'icons', 'navigation'] as const;
export type PackagePart = (typeof packageParts)[number];

export const manifestLimits = {
  themes: 1_000,
  /** Pictures of one theme. */
  assets: 100,
  /** Characters of a field's text, which may be a theme's CSS. */
  text: 100_000,
  icons: 50,
  /** Members of `fields` and of `names`. */
  members: 200,
} as const;

const line = (most: number) => z.string().max(most);
const languageTag = z.string().regex(/^[A-Za-z]{2,3}$|^[A-Za-z]{2,3}-[A-Za-z0-9-]{2,20}$/);

const icon = z.strictObject({
  id: line(64),
  iconKey: line(64),
  iconText: line(100),
  iconDefault: line(500),
  iconSelected: line(500),
  iconStatus: z.boolean(),
});
const title = z.strictObject({ id: z.enum(titleIds), selected: z.boolean() });

/** The form's spelling; a picture is `asset:<path>`. */
const fieldValue = z.union([
  line(manifestLimits.text),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(icon).max(manifestLimits.icons),
  z.array(title).max(titleIds.length),
]);
export type FieldValue = z.output<typeof fieldValue>;

const asset = z.strictObject({
  /** A field of the form, or `icons.<id>.iconDefault`. */
  field: z.string().regex(/^[A-Za-z][A-Za-z0-9._-]{0,149}$/),
  path: z.string().regex(/^assets\/[A-Za-z0-9._/-]{1,190}$/),
  /** Hash of the picture's bytes in lower-case hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.int().min(0),
  type: z.enum(assetTypes),
});

const theme = z.strictObject({
  key: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
  family: z.enum(packageFamilies),
  /** null for a CSS theme, which has no terminal. */
  terminal: z.enum(terminals).nullable(),
  /** null for a terminal without styles. */
  style: z.enum(topicStyles).nullable(),
  name: z.string().min(1).max(200),
  names: z.record(languageTag, line(200)).optional(),
  fields: z.record(z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,63}$/), fieldValue),
  assets: z.array(asset).max(manifestLimits.assets),
});

/** A family of the package: its brand, and the keys of its themes. */
const family = z.strictObject({
  name: familyName,
  brand: familyBrand,
  members: z.array(theme.shape.key).min(1).max(familyLimits.members),
});

export const packageManifest = z
  .strictObject({
    format: z.literal(packageFormat),
    version: z.literal(packageVersion),
    /** Versions of Steward that the package is for, both bounds included. */
    product: z.strictObject({ min: releaseVersion.optional(), max: releaseVersion.optional() }),
    author: line(200).optional(),
    licence: line(200).optional(),
    created: z.iso.datetime(),
    release: packageRelease.optional(),
    part: z.enum(packageParts),
    themes: z.array(theme).min(1).max(manifestLimits.themes),
    families: z.array(family).max(familyLimits.families).optional(),
    signature: packageSignature.optional(),
  })
  .check(({ value, issues }) => {
    const keys = new Set<string>();
    for (const [index, one] of value.themes.entries()) {
      const refuse = (name: string, message: string) =>
        issues.push({ code: 'custom', input: one, path: ['themes', index, name], message });
      if (keys.has(one.key)) refuse('key', 'twice');
      keys.add(one.key);
      if ((one.terminal === null ? 'css' : terminalFacts[one.terminal].family) !== one.family)
        refuse('terminal', 'of another family');
      const styles: readonly string[] = one.terminal === null ? [] : terminalFacts[one.terminal].styles;
      if (one.style === null ? styles.length > 0 : !styles.includes(one.style))
        refuse('style', 'of another terminal');
      const named = one.assets.map(({ field, path }) => `${field} ${path}`).sort();
      const used = assetReferences(one.fields).map(({ field, path }) => `${field} ${path}`);
      if (named.join('\n') !== used.sort().join('\n')) refuse('assets', 'others than its fields name');
    }
    for (const [index, { members }] of (value.families ?? []).entries())
      if (new Set(members).size < members.length || members.some((key) => !keys.has(key)))
        issues.push({
          code: 'custom',
          input: members,
          path: ['families', index, 'members'],
          message: 'others than the themes',
        });
  });

export type PackageManifest = z.output<typeof packageManifest>;
export type PackageTheme = PackageManifest['themes'][number];
export type PackageFamilyOf = NonNullable<PackageManifest['families']>[number];
export type PackageAsset = PackageTheme['assets'][number];

const mark = 'asset:';

export function assetValue(path: string): string {
  return `${mark}${path}`;
}

/** The path after `asset:`, or null. */
export function assetPath(value: unknown): string | null {
  return typeof value === 'string' && value.startsWith(mark) ? value.slice(mark.length) : null;
}

/** All pictures that the fields refer to, including those of icons. */
export function assetReferences(fields: PackageTheme['fields']): { field: string; path: string }[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    const icons = Array.isArray(value) ? value : [];
    const iconFields = icons.flatMap((one) =>
      'iconDefault' in one
        ? (['iconDefault', 'iconSelected'] as const).map((name) => [`${field}.${one.id}.${name}`, one[name]])
        : [],
    );
    return [[field, value] as const, ...iconFields].flatMap(([name, text]) => {
      const path = assetPath(text);
      return path === null ? [] : [{ field: String(name), path }];
    });
  });
}
