/**
 * Whether a package's theme is the same as a stored one: its fields would change nothing, and its pictures have the
 * same bytes. Names in other languages are not compared, because replacing a theme leaves them as they are.
 */
import type { MobileIcon } from '#shared/api/themes/mobile.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { platformPicture } from '#shared/rules/common/links/platform-file.ts';
import { withPictures } from '#shared/rules/themes/package/from-theme.ts';
import type { PackageTheme } from '#shared/rules/themes/package/manifest.ts';
import { overStored } from '#shared/rules/themes/package/to-theme.ts';

/** A stored picture, and the hash that the package's picture has. */
export interface PictureToCompare {
  readonly address: string;
  readonly sha256: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Returns the pictures whose bytes decide, or null where another field differs already. */
export function picturesToCompare(theme: PackageTheme, stored: object): readonly PictureToCompare[] | null {
  const values = stored as Values;
  const addresses = new Map<string, string>();
  for (const { field } of theme.assets) {
    const address = platformPicture(storedPicture(theme, values, field));
    if (address === null) return null;
    addresses.set(field, address);
  }
  const fields = withPictures(theme.fields, addresses);
  const after: Values = overStored({ ...theme, fields }, values as never);
  const isSame = Object.keys(after).every((name) =>
    name === 'icons'
      ? sameValue(withoutIds(after.icons), withoutIds(values.icons))
      : sameValue(after[name], values[name]),
  );
  if (!isSame) return null;
  return theme.assets.map(({ field, sha256 }) => ({ address: addresses.get(field) ?? '', sha256 }));
}

/** Icons are compared by their position: the server may give them ids of its own. */
function storedPicture({ fields }: PackageTheme, stored: Values, field: string): string {
  const [, id, part] = /^icons\.(.+)\.(iconDefault|iconSelected)$/.exec(field) ?? [];
  if (part === undefined) return String(stored[field] ?? '');
  const position = iconsIn(fields.icons).findIndex((icon) => icon.id === id);
  return iconsIn(stored.icons)[position]?.[part as 'iconDefault'] ?? '';
}

const iconsIn = (value: unknown) => (Array.isArray(value) ? (value as readonly MobileIcon[]) : []);

const withoutIds = (value: unknown) => iconsIn(value).map(({ id: _, ...icon }) => icon);
