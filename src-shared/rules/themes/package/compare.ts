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
  /** Name after the change; the old name where the theme was removed. */
  readonly name: string;
  readonly state: 'added' | 'removed' | 'changed' | 'same';
  readonly changes: readonly ThemeFieldChange[];
}

export interface PackageComparison {
  /** Differences in the packages' own properties: author, licence, part, version bounds. */
  readonly about: readonly ThemeFieldChange[];
  /** The order is the second package's; removed themes come last. */
  readonly themes: readonly ThemeComparison[];
}

/** `created` is ignored, because it says nothing about the contents. */
export function comparePackages(before: PackageManifest, after: PackageManifest): PackageComparison {
  const known = new Map(before.themes.map((theme) => [theme.key, theme]));
  const stay = new Set(after.themes.map(({ key }) => key));
  return {
    about: changesOf(aboutOf(before), aboutOf(after), ['author', 'licence', 'part', 'min', 'max']),
    themes: [
      ...after.themes.map((theme) => compareThemes(known.get(theme.key), theme)),
      ...before.themes.filter(({ key }) => !stay.has(key)).map((theme) => compareThemes(theme, undefined)),
    ],
  };
}

export function compareThemes(
  before: PackageTheme | undefined,
  after: PackageTheme | undefined,
): ThemeComparison {
  const theme = after ?? before;
  if (theme === undefined) throw new RangeError('two themes that are not there');
  const named = { key: theme.key, name: theme.name };
  if (before === undefined) return { ...named, state: 'added', changes: [] };
  if (after === undefined) return { ...named, state: 'removed', changes: [] };
  const order = ['name', 'family', 'terminal', 'style', ...fieldsOfPart(theme.family, 'whole')];
  const changes = changesOf(valuesOf(before), valuesOf(after), order, sumsOf(before), sumsOf(after));
  return { ...named, state: changes.length > 0 ? 'changed' : 'same', changes };
}

type Values = Readonly<Record<string, FieldValue | undefined>>;
type Sums = ReadonlyMap<string, string>;

function aboutOf({ author, licence, part, product }: PackageManifest): Values {
  return { author, licence, part, min: product.min, max: product.max };
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
