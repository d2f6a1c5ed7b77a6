/** The icons of the mobile app's navigation (spec 2§3 "Mobile (H5) theme"; THM-088 to 090). */
import type { MobileIcon } from '../../../api/themes/mobile.ts';
import type { FieldProblem } from '../../common/fields/check-fields.ts';
import { checkPlainText } from '../../common/fields/plain-text.ts';

/** The icons of every new theme, in their order. */
export const defaultIconKeys = ['message', 'application', 'new', 'addressBook', 'me'] as const;
export type DefaultIconKey = (typeof defaultIconKeys)[number];

/** Icons that can be chosen by name: outlined where the entry is not selected, filled where it is. */
export const iconNames = [
  ...defaultIconKeys,
  'calendar',
  'task',
  'mail',
  'document',
  'home',
  'search',
  'report',
] as const;
export type IconName = (typeof iconNames)[number];

/** Characters under an icon, and entries of the navigation: a phone has no room for more. */
export const iconTextLimit = 12;
export const iconsMost = 8;

/** `text` returns an icon's label in the user's language. */
export function defaultIcons(text: (key: DefaultIconKey) => string): MobileIcon[] {
  return defaultIconKeys.map((key) => namedIcon(key, key, text(key)));
}

export function namedIcon(id: string, name: IconName, iconText: string): MobileIcon {
  return {
    id,
    iconKey: name,
    iconText,
    iconStatus: true,
    iconDefault: `${name}-line`,
    iconSelected: `${name}-filled`,
  };
}

/** The name in e.g. `message-line`; null for a picture, or a name that this version does not know. */
export function iconName(said: string): IconName | null {
  const name = said.replace(/-(?:line|filled)$/, '');
  return iconNames.find((each) => each === name) ?? null;
}

/** Problems carry the name of the icon's own control. */
export function checkIcons(icons: readonly MobileIcon[]): FieldProblem[] {
  const wrong = icons.flatMap(({ id, iconText }): FieldProblem[] => {
    const name = `icon-${id}`;
    if (iconText.trim() === '') return [{ name, message: { key: 'themeFields.missing.iconText' } }];
    const message = checkPlainText(iconText.trim(), iconTextLimit, false);
    return message ? [{ name, message }] : [];
  });
  const tooMany = icons.length > iconsMost;
  return tooMany
    ? [...wrong, { name: 'icons', message: { key: 'common.form.tooMany', params: { most: iconsMost } } }]
    : wrong;
}
