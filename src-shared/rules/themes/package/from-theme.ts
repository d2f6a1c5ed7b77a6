/** A theme as a package has it: its name and its look. Where it stands, who has it and whether it is on stay at home. */
import type { MobileIcon } from '../../../api/themes/mobile.ts';
import { platformPicture } from '../../common/links/platform-file.ts';
import { type Terminal, terminalFacts } from '../terminals.ts';
import type { FieldValue, PackagePart, PackageTheme } from './manifest.ts';
import { fieldsOfPart, portableRows } from './portable.ts';

/** A picture of the platform that a theme shows. */
export interface ThemePicture {
  /** As the manifest names it: a field, or `icons.<id>.iconDefault`. */
  readonly field: string;
  /** Of the platform: `/api/file/preview?…`. */
  readonly address: string;
}

export type PackedTheme = Pick<PackageTheme, 'family' | 'terminal' | 'style' | 'name' | 'fields'> & {
  /** What `fields` still says by its address. */
  readonly pictures: readonly ThemePicture[];
};

/** `form`: the values of the form of its terminal, as it is read; null: of a theme of CSS. */
export function packTheme(terminal: Terminal | null, form: object, part: PackagePart = 'whole'): PackedTheme {
  const values = form as Readonly<Record<string, FieldValue | undefined>>;
  const family = terminal === null ? 'css' : terminalFacts[terminal].family;
  const pictures: ThemePicture[] = [];
  const fields = fieldsOfPart(family, part).map((name): [string, FieldValue] => {
    const value = values[name] ?? null;
    if (name === 'icons') return [name, iconsOf(value as readonly MobileIcon[], pictures)];
    if (portableRows(family).get(name)?.kind !== 'image') return [name, value];
    // A picture that is not the platform's own is left behind: nobody else may be asked for it.
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

function iconsOf(icons: readonly MobileIcon[], pictures: ThemePicture[]): MobileIcon[] {
  for (const icon of icons) {
    for (const part of ['iconDefault', 'iconSelected'] as const) {
      const address = platformPicture(icon[part]);
      if (address !== null) pictures.push({ field: `icons.${icon.id}.${part}`, address });
    }
  }
  return [...icons];
}

/** The fields with other texts in the place of these pictures. */
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
