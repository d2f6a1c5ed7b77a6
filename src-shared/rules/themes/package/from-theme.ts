/**
 * A stored theme as part of a package: its name and its look. Its position, its people and its state are not exported.
 */
import type { MobileIcon } from '../../../api/themes/mobile.ts';
import { platformPicture } from '../../common/links/platform-file.ts';
import { type Terminal, terminalFacts } from '../terminals.ts';
import type { FieldValue, PackagePart, PackageTheme } from './manifest.ts';
import { fieldsOfPart, portableRows } from './portable.ts';

export interface ThemePictureFile {
  /** The manifest's name of the field: a field of the form, or `icons.<id>.iconDefault`. */
  readonly field: string;
  /** Address on the platform: `/api/file/preview?…`. */
  readonly address: string;
}

export type PackedTheme = Pick<PackageTheme, 'family' | 'terminal' | 'style' | 'name' | 'fields'> & {
  /** Pictures that `fields` still has by address. */
  readonly pictures: readonly ThemePictureFile[];
};

/** `form` has the values of the terminal's form. `terminal` is null for a CSS theme. */
export function packTheme(terminal: Terminal | null, form: object, part: PackagePart = 'whole'): PackedTheme {
  const values = form as Readonly<Record<string, FieldValue | undefined>>;
  const family = terminal === null ? 'css' : terminalFacts[terminal].family;
  const pictures: ThemePictureFile[] = [];
  const fields = fieldsOfPart(family, part).map((name): [string, FieldValue] => {
    const value = values[name] ?? null;
    if (name === 'icons') return [name, iconsOf(value as readonly MobileIcon[], pictures)];
    if (portableRows(family).get(name)?.kind !== 'image') return [name, value];
    // A picture from elsewhere is left out: exporting must not send a request to a third party.
    const address = platformPicture(String(value ?? '')) ?? '';
    if (address !== '') pictures.push({ field: name, address });
    return [name, address];
  });
  const styles: readonly string[] = terminal === null ? [] : terminalFacts[terminal].styles;
  return {
    family,
    terminal,
    pictures,
    fields: Object.fromEntries(fields),
    style: styles.length > 0 ? (String(values.topicStyle) as NonNullable<PackageTheme['style']>) : null,
    name: String(values[terminal === null ? 'name' : 'topicName'] ?? '').trim(),
  };
}

function iconsOf(icons: readonly MobileIcon[], pictures: ThemePictureFile[]): MobileIcon[] {
  for (const icon of icons) {
    for (const part of ['iconDefault', 'iconSelected'] as const) {
      const address = platformPicture(icon[part]);
      if (address !== null) pictures.push({ field: `icons.${icon.id}.${part}`, address });
    }
  }
  return [...icons];
}

export function withPictures(
  fields: PackageTheme['fields'],
  told: ReadonlyMap<string, string>,
): PackageTheme['fields'] {
  const iconOf = (name: string, icon: MobileIcon): MobileIcon => ({
    ...icon,
    iconDefault: told.get(`${name}.${icon.id}.iconDefault`) ?? icon.iconDefault,
    iconSelected: told.get(`${name}.${icon.id}.iconSelected`) ?? icon.iconSelected,
  });
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name === 'icons' && Array.isArray(value)
        ? (value as MobileIcon[]).map((icon) => iconOf(name, icon))
        : (told.get(name) ?? value),
    ]),
  );
}
