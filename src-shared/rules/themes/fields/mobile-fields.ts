/** The form of mobile themes (spec 2§2, 2§3 "Mobile (H5) theme"; THM-045, 085 to 090). */
import type { MobileIcon, MobileThemeValues } from '../../../api/themes/mobile.ts';
import type { Fields } from '../../common/fields/field.ts';
import { namingFields } from './naming-fields.ts';
import { rangeBody, rangeForm, type WithFormRange } from './range-form.ts';
import { colourRow, optionsFromWords, rangeRows, screenShot, topicStatus } from './rows.ts';

/** The look's fields beside the name's, and the icons as a list. */
export type MobileForm = WithFormRange<Omit<MobileThemeValues, 'appTopic' | 'appTopicIcons'>> &
  MobileThemeValues['appTopic'] & { readonly icons: readonly MobileIcon[] };

const base = 'themeFields.group.base';
const icons = 'themeFields.group.icons';

/** The icons are a sorted list that the editor shows by itself. */
export const mobileFields: Fields<MobileForm> = {
  ...namingFields<MobileForm>(),
  topicStyle: {
    kind: 'choice',
    label: 'themeFields.field.topicStyle',
    help: 'themeFields.styleHint',
    group: base,
    options: [
      { value: 'dark', label: 'themeFields.style.dark' },
      { value: 'light', label: 'themeFields.style.light' },
    ],
  },
  topicStatus,
  topBgColor: colourRow('themeFields.field.topBgColor', base),
  topTxtColor: colourRow('themeFields.field.topTxtColor', base),
  topTxtPosition: {
    kind: 'choice',
    label: 'themeFields.field.topTxtPosition',
    group: base,
    options: optionsFromWords({ left: 'themeFields.place.left', center: 'themeFields.place.centre' }),
  },
  mainColor: colourRow('themeFields.field.mainColor', base),
  bubbleColor: colourRow('themeFields.field.bubbleColor', base),
  screenShot,
  ...rangeRows,
  navBgColor: colourRow('themeFields.field.navBgColor', icons),
  navShowTxt: {
    kind: 'choice',
    label: 'themeFields.field.navShowTxt',
    group: icons,
    options: optionsFromWords({ show: 'themeFields.navText.show', hide: 'themeFields.navText.hide' }),
  },
  navColorDefault: colourRow('themeFields.field.navColorDefault', icons),
  navColorSelected: colourRow('themeFields.field.navColorSelected', icons),
  iconType: {
    kind: 'choice',
    label: 'themeFields.field.iconType',
    group: icons,
    options: optionsFromWords({ first: 'themeFields.icon.filled', second: 'themeFields.icon.line' }),
  },
  iconStyleDefault: {
    kind: 'text',
    label: 'themeFields.field.iconStyleDefault',
    group: icons,
    most: 100,
    mono: true,
  },
  iconStyleSelected: {
    kind: 'text',
    label: 'themeFields.field.iconStyleSelected',
    group: icons,
    most: 100,
    mono: true,
  },
  iconSet: { kind: 'text', label: 'themeFields.field.iconSet', group: icons, most: 100, mono: true },
};

const commonNames = [
  'topicName',
  'titleName',
  'titleFormat',
  'sysTopicName',
  'titleShowWay',
  'topicStyle',
  'topicStatus',
  'topicType',
  'topicSource',
  'deptId',
  'screenShot',
  'publishLogo',
] as const;
const lookNames = [
  'topBgColor',
  'topTxtColor',
  'topTxtPosition',
  'navBgColor',
  'navShowTxt',
  'navColorDefault',
  'navColorSelected',
  'mainColor',
  'bubbleColor',
  'iconType',
  'iconStyleDefault',
  'iconStyleSelected',
  'iconSet',
] as const;

/** Flattens a theme: the look's fields come beside the name's. */
export function mobileForm(
  theme: Omit<MobileThemeValues, 'appTopic' | 'appTopicIcons'> & MobileThemeValues['appTopic'],
  icons: readonly MobileIcon[],
): MobileForm {
  return { ...only(theme, commonNames), ...only(theme, lookNames), ...rangeForm(theme), icons };
}

/** The body for saving; `topicId` is the owner of its shares. */
export function mobileBody(form: MobileForm, topicId: string): MobileThemeValues {
  return {
    ...only(form, commonNames),
    ...rangeBody(form, topicId),
    appTopic: only(form, lookNames),
    appTopicIcons: [...form.icons],
  };
}

function only<Values extends object, Name extends keyof Values & string>(
  values: Values,
  names: readonly Name[],
): Pick<Values, Name> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<Values, Name>;
}
