/** The text of a manifest: the same themes give the same bytes, whatever the order of an object's members. */
import type { PackageManifest, PackageTheme } from './manifest.ts';
import type { PackageSignature } from './package-release.ts';

export function manifestText(manifest: PackageManifest): string {
  return written({
    ...ordered(manifest),
    signature: manifest.signature && orderedSignature(manifest.signature),
  });
}

/** The text that the author signs: the manifest without its signature. */
export function signedManifestText(manifest: PackageManifest): string {
  return written(ordered(manifest));
}

const written = (manifest: object) => `${JSON.stringify(manifest, null, 2)}\n`;
const orderedSignature = ({ key, value }: PackageSignature) => ({ key, value });

function ordered(manifest: PackageManifest) {
  const { format, version, product, author, licence, created, release, part, themes, families } = manifest;
  const { min, max } = product;
  return {
    format,
    version,
    product: { min, max },
    author,
    licence,
    created,
    release: release && { version: release.version, changes: release.changes },
    part,
    themes: themes.map(orderedTheme),
    families: families?.map(({ name, brand: { main, second, font }, members }) => ({
      name,
      brand: { main, second, font },
      members,
    })),
  };
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
