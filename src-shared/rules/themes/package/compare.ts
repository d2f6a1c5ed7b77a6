/**
 * The differences of two packages or themes, field by field. Pictures are compared by their bytes, not by their names.
 */
import type { FieldValue, PackageManifest, PackageTheme } from './manifest.ts';
import { assetPath } from './manifest.ts';
import { fieldsOfPart } from './portable.ts';

export interface ThemeFieldChange {
  /** A field of the form, or `name`, `style`, `family`, `terminal`. */
  readonly field: string;
  /** undefined where the field is absent. */
  readonly before: FieldValue | undefined;
  readonly after: FieldValue | undefined;
}

export interface ThemeComparison {
  readonly key: string;
  /** The key in the first package, which may be another theme's in the second; null for an added theme. */
  readonly keyBefore: string | null;
  /** Name after the change; the old name where the theme was removed. */
  readonly name: string;
  readonly state: 'added' | 'removed' | 'changed' | 'same';
  readonly changes: readonly ThemeFieldChange[];
}

export interface PackageComparison {
  /** Differences in the packages' own properties: version, changes, author, licence, part, version bounds. */
  readonly about: readonly ThemeFieldChange[];
  /** The order is the second package's; removed themes come last. */
  readonly themes: readonly ThemeComparison[];
}

/** `created` is ignored, because it says nothing about the contents. */
export function comparePackages(before: PackageManifest, after: PackageManifest): PackageComparison {
  const pairs = pairThemes(before.themes, after.themes);
  const stay = new Set(pairs.values());
  return {
    about: changesOf(aboutOf(before), aboutOf(after), [
      'version',
      'changes',
      'author',
      'licence',
      'part',
      'min',
      'max',
    ]),
    themes: [
      ...after.themes.map((theme) => compareThemes(pairs.get(theme), theme)),
      ...before.themes.filter((theme) => !stay.has(theme)).map((theme) => compareThemes(theme, undefined)),
    ],
  };
}

/**
 * Themes by their counterparts: those of the same name, kind and style first, then those of the same key, whose name or
 * style was changed. A key without a word of the name (`theme-2`) says nothing.
 */
function pairThemes(
  before: readonly PackageTheme[],
  after: readonly PackageTheme[],
): ReadonlyMap<PackageTheme, PackageTheme> {
  const pairs = new Map<PackageTheme, PackageTheme>();
  const pair = (identity: (theme: PackageTheme) => string | null) => {
    const paired = new Set(pairs.values());
    const left = Map.groupBy(
      before.filter((theme) => !paired.has(theme)),
      identity,
    );
    for (const theme of after) {
      const own = identity(theme);
      const found = own === null || pairs.has(theme) ? undefined : left.get(own)?.shift();
      if (found) pairs.set(theme, found);
    }
  };
  pair(({ family, terminal, style, name }) => [family, terminal, style, name.trim()].join('/'));
  pair(({ family, terminal, key }) =>
    /^theme(?:-\d+)?$/.test(key) ? null : [family, terminal, key].join('/'),
  );
  return pairs;
}

export function compareThemes(
  before: PackageTheme | undefined,
  after: PackageTheme | undefined,
): ThemeComparison {
  const theme = after ?? before;
  if (theme === undefined) throw new RangeError('two themes that are not there');
  const named = { key: theme.key, keyBefore: before?.key ?? null, name: theme.name };
  if (before === undefined) return { ...named, state: 'added', changes: [] };
  if (after === undefined) return { ...named, state: 'removed', changes: [] };
  const order = ['name', 'family', 'terminal', 'style', ...fieldsOfPart(theme.family, 'whole')];
  const changes = changesOf(valuesOf(before), valuesOf(after), order, sumsOf(before), sumsOf(after));
  return { ...named, state: changes.length > 0 ? 'changed' : 'same', changes };
}

type Values = Readonly<Record<string, FieldValue | undefined>>;
type Sums = ReadonlyMap<string, string>;

function aboutOf({ author, licence, part, product, release }: PackageManifest): Values {
  const { version, changes } = release ?? {};
  return { version, changes, author, licence, part, min: product.min, max: product.max };
}

function valuesOf({ name, family, terminal, style, fields }: PackageTheme): Values {
  return { ...fields, name, family, terminal, style };
}

function sumsOf({ assets }: PackageTheme): Sums {
  return new Map(assets.map(({ path, sha256 }) => [path, sha256]));
}

/** The order is the form's; unknown fields come last. */
function changesOf(
  before: Values,
  after: Values,
  order: readonly string[],
  beforeSums: Sums = new Map(),
  afterSums: Sums = new Map(),
): ThemeFieldChange[] {
  const names = new Set([...order, ...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => spelled(before[name], beforeSums) !== spelled(after[name], afterSums))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

/** Case makes no difference for a colour. */
function spelled(value: FieldValue | undefined, sums: Sums): string | undefined {
  const text = JSON.stringify(value, (_, part: unknown) => {
    const path = assetPath(part);
    return path === null ? part : `asset ${sums.get(path) ?? path}`;
  });
  return typeof value === 'string' && /^#[0-9a-f]{3,8}$/i.test(value) ? text?.toLowerCase() : text;
}
