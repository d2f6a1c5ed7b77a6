/** The text of a manifest: the same themes give the same bytes, whatever the order of an object's members. */
import type { PackageManifest, PackageTheme } from './manifest.ts';

export function manifestText(manifest: PackageManifest): string {
  const { format, version, product, author, licence, created, part, themes } = manifest;
  const { min, max } = product;
  const ordered = {
    format,
    version,
    product: { min, max },
    author,
    licence,
    created,
    part,
    themes: themes.map(orderedTheme),
  };
  return `${JSON.stringify(ordered, null, 2)}\n`;
}

/** The order of themes is the author's and stays; the order of fields and pictures has no meaning and is sorted. */
function orderedTheme({ key, family, terminal, style, name, names, fields, assets }: PackageTheme) {
  return {
    key,
    family,
    terminal,
    style,
    name,
    names: names && sorted(names, (text) => text),
    fields: sorted(fields, (value) => (Array.isArray(value) ? value.map((one) => sorted(one, same)) : value)),
    assets: [...assets]
      .sort((a, b) => order(`${a.field} ${a.path}`, `${b.field} ${b.path}`))
      .map(({ field, path, sha256, bytes, type }) => ({ field, path, sha256, bytes, type })),
  };
}

const same = <Value>(value: Value): Value => value;

function sorted<Value, Result>(record: Readonly<Record<string, Value>>, each: (value: Value) => Result) {
  return Object.fromEntries(
    Object.entries(record)
      .sort(([a], [b]) => order(a, b))
      .map(([name, value]) => [name, each(value)]),
  );
}

/** Order by code units, which is the same in every language. */
function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
