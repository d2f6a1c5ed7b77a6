/** The controls that fields of a look share. */
import type { MessageKey } from '../../../text/index.ts';
import type { Option } from '../../common/fields/field.ts';
import type { PictureRule } from '../../common/pictures/picture-rule.ts';
import { themeConstants } from '../constants.ts';

/** Pixels. The minimum is from spec 2§5, 2§9; the maximum is this project's choice: larger menus are unreadable. */
export const menuFontSizes = { least: themeConstants.leastMenuFont, most: 40 } as const;
/** Colours may be transparent, so that the ground shows through. */
export const lookColour = { kind: 'colour', alpha: true } as const;

/** An unset font is the system default, Microsoft YaHei (spec 2§5, 2§9). */
export const menuFont = { kind: 'font', families: 'platform', usual: 'themeFields.usualFont' } as const;

export const menuFontSize = {
  kind: 'number',
  unit: 'px',
  help: 'themeFields.fontSizeHint',
  range: 'themeFields.fontSizeRange',
  ...menuFontSizes,
} as const;

/** A picture as wide as a bar or a part of it; PNG keeps transparency. */
const bar: PictureRule = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  bytes: 5_000_000,
  result: {
    type: 'image/png',
    width: 1920,
    height: 240,
    shapes: { least: 1, most: 60 },
    bytes: 1_000_000,
  },
};
export const barPicture = { kind: 'image', picture: bar } as const;

type Words<Value extends string> = Readonly<Record<Value, MessageKey>>;

/** Options in the order of `words`. */
export function optionsFromWords<Value extends string>(words: Words<Value>): readonly Option<Value>[] {
  return (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }));
}
