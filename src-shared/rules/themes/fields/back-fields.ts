/**
 * The form of standard and desktop-client themes (spec 2§2 "Theme editor", 2§3, 2§4, 2§5, 2§9; THM-041 to 048, 054 to
 * 079, 104, 105, 116 to 120). The editor, the sandbox, the preview and packages use it.
 */
import type { BackThemeValues } from '../../../api/themes/standard.ts';
import type { Fields } from '../../common/fields/field.ts';
import { asksSearchPlace, hasNoRoomToExpand } from '../search.ts';
import { namingFields } from './naming-fields.ts';
import { rangeBody, rangeForm, type WithFormRange } from './range-form.ts';
import {
  colourRow,
  menuFont,
  menuFontSize,
  optionsFromWords,
  picture,
  rangeRows,
  screenShot,
  topicStatus,
} from './rows.ts';

export type BackForm = WithFormRange<BackThemeValues>;

const isClient = ({ dtu }: BackForm) => dtu === 'app-pc';
const isMixedClient = (form: BackForm) => isClient(form) && form.topicLayout === 'mixed';
/** Only the light style has colours for borders and for the selected menu entry (2§2). */
const isLight = ({ topicStyle }: BackForm) => topicStyle === 'light';

const base = 'themeFields.group.base';
const layout = 'themeFields.group.layout';
const nav = 'themeFields.group.nav';
const tool = 'themeFields.group.tool';
const aside = 'themeFields.group.aside';
const search = 'themeFields.group.search';
const other = 'themeFields.group.other';

/** The order is the editor's; fields of a group are adjacent. */
export const backFields: Fields<BackForm> = {
  ...namingFields<BackForm>(),
  topicStyle: {
    kind: 'choice',
    label: 'themeFields.field.topicStyle',
    help: 'themeFields.styleHint',
    group: base,
    options: [
      { value: 'client', label: 'themeFields.style.client', when: isClient },
      { value: 'dark', label: 'themeFields.style.dark' },
      { value: 'light', label: 'themeFields.style.light' },
    ],
  },
  topicStatus,
  screenShot,
  ...rangeRows,
  topicLayout: {
    kind: 'choice',
    label: 'themeFields.field.topicLayout',
    group: layout,
    when: isClient,
    options: optionsFromWords({
      horizontal: 'themeFields.layout.horizontal',
      vertical: 'themeFields.layout.vertical',
      mixed: 'themeFields.layout.mixed',
    }),
  },
  navigationBgColor: colourRow('themeFields.field.navigationBgColor', nav),
  navBackgroundImg: picture('themeFields.field.navBackgroundImg', nav),
  navMenuFontType: menuFont('themeFields.field.navMenuFontType', nav),
  navMenuFontSize: menuFontSize('themeFields.field.navMenuFontSize', nav),
  navMenuFontColor: colourRow('themeFields.field.navMenuFontColor', nav),
  navBorderColor: { ...colourRow('themeFields.field.navBorderColor', nav), when: isLight },
  navOptMenuColor: { ...colourRow('themeFields.field.navOptMenuColor', nav), when: isLight },
  navMenuDisplayType: {
    kind: 'choice',
    label: 'themeFields.field.navMenuDisplayType',
    group: nav,
    options: optionsFromWords({
      iconAndText: 'themeFields.menuDisplay.iconAndText',
      icon: 'themeFields.menuDisplay.icon',
      text: 'themeFields.menuDisplay.text',
    }),
  },
  navIconType: {
    kind: 'choice',
    label: 'themeFields.field.navIconType',
    group: nav,
    options: optionsFromWords({ filled: 'themeFields.icon.filled', line: 'themeFields.icon.line' }),
  },
  logoLocal: {
    kind: 'choice',
    label: 'themeFields.field.logoLocal',
    group: nav,
    options: optionsFromWords({ first: 'themeFields.logo.first', last: 'themeFields.logo.last' }),
  },
  navigationLeftBgColor: colourRow('themeFields.field.navigationLeftBgColor', nav),
  navLeftBackgroundImg: picture('themeFields.field.navLeftBackgroundImg', nav),
  navigationMediBgColor: colourRow('themeFields.field.navigationMediBgColor', nav),
  navMediBackgroundImg: picture('themeFields.field.navMediBackgroundImg', nav),
  navigationRightBgColor: colourRow('themeFields.field.navigationRightBgColor', nav),
  navRightBackgroundImg: picture('themeFields.field.navRightBackgroundImg', nav),
  toolBgColor: { ...colourRow('themeFields.field.toolBgColor', tool), when: isMixedClient },
  toolBgImg: { ...picture('themeFields.field.toolBgImg', tool), when: isMixedClient },
  toolIcoStyle: {
    kind: 'choice',
    label: 'themeFields.field.toolIcoStyle',
    group: tool,
    when: isMixedClient,
    options: optionsFromWords({ filled: 'themeFields.icon.filled', line: 'themeFields.icon.line' }),
  },
  toolIcoColor: {
    kind: 'choice',
    label: 'themeFields.field.toolIcoColor',
    group: tool,
    when: isMixedClient,
    options: optionsFromWords({ dark: 'themeFields.toolIcon.dark', light: 'themeFields.toolIcon.light' }),
  },
  asideBgColor: colourRow('themeFields.field.asideBgColor', aside),
  asideRightBoderColor: { ...colourRow('themeFields.field.asideRightBoderColor', aside), when: isLight },
  sideMenuFontType: menuFont('themeFields.field.sideMenuFontType', aside),
  sideMenuFontSize: menuFontSize('themeFields.field.sideMenuFontSize', aside),
  asideMenuColor: {
    ...colourRow('themeFields.field.asideMenuColor', aside),
    help: 'themeFields.asideMenuHint',
  },
  sideOptMenuColor: { ...colourRow('themeFields.field.sideOptMenuColor', aside), when: isLight },
  asideMenuHoverColor: colourRow('themeFields.field.asideMenuHoverColor', aside),
  sideMenuLeftColor: colourRow('themeFields.field.sideMenuLeftColor', aside),
  searchShowType: {
    kind: 'choice',
    label: 'themeFields.field.searchShowType',
    help: (form) => (hasNoRoomToExpand(form) ? 'themeFields.noExpand' : undefined),
    group: search,
    of: ['topicStyle', 'topicLayout'],
    options: [
      { value: 'float', label: 'themeFields.search.float' },
      { value: 'expand', label: 'themeFields.search.expand', disabled: hasNoRoomToExpand },
    ],
  },
  searchLocation: {
    kind: 'choice',
    label: 'themeFields.field.searchLocation',
    group: search,
    when: asksSearchPlace,
    options: optionsFromWords({
      left: 'themeFields.place.left',
      centre: 'themeFields.place.centre',
      right: 'themeFields.place.right',
    }),
  },
  searchBgColor: colourRow('themeFields.field.searchBgColor', search),
  searchBoxColor: colourRow('themeFields.field.searchBoxColor', search),
  searchFontColor: colourRow('themeFields.field.searchFontColor', search),
  searchParFontColor: colourRow('themeFields.field.searchParFontColor', search),
  primaryColor: colourRow('themeFields.field.primaryColor', other),
  bubbleColor: colourRow('themeFields.field.bubbleColor', other),
};

/** Replaces expanded search where the layout has no room for it (2§4). */
export function withFittingSearch(form: BackForm): BackForm {
  return hasNoRoomToExpand(form) && form.searchShowType === 'expand'
    ? { ...form, searchShowType: 'float' }
    : form;
}

export function backForm(values: BackThemeValues): BackForm {
  return { ...values, ...rangeForm(values) };
}

/** The body for saving; `topicId` is the owner of its shares. */
export function backBody({ storedRange, ...form }: BackForm, topicId: string): BackThemeValues {
  return { ...form, ...rangeBody({ ...form, storedRange }, topicId) };
}
