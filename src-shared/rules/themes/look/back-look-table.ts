/**
 * The look of standard and desktop-client themes, field by field (spec 2§2 to 2§5, 2§9; THM-041 to 048, 065 to 077,
 * 104, 105, 116, 118, 119, 196 to 199). Fallbacks that name no constant are this project's.
 */
import { themeConstants } from '../constants.ts';
import type { BackLookName, BackLookValues, SpecialLookValues } from './look.ts';
import { barPicture, lookColour, menuFont, menuFontSize, optionsFromWords } from './look-controls.ts';
import { fieldsOfParts, type LookTable, type PartOf, type PartValues } from './look-table.ts';
import { sideMenuColour, usualColours as usual } from './values.ts';

const { primary, bubble, navigation, sideMenu, searchGround, searchBox, searchText } = themeConstants;
const clear = '#00000000';

type Said = BackLookValues;

const isClient = ({ dtu }: Said) => dtu === 'app-pc';
/** Only the desktop client's mixed layout has a tool bar of its own (2§2). */
export const hasToolBar = (said: Said) => isClient(said) && said.topicLayout === 'mixed';
/** Only the light style has colours for borders and for the selected menu entry (2§2). */
const isLight = ({ topicStyle }: Said) => topicStyle === 'light';
/** Expanded search has no room beside the client's vertical navigation. */
const hasNoRoomToExpand = ({ topicStyle, topicLayout }: Said) =>
  topicStyle === 'client' && topicLayout === 'vertical';
/** Only the client style with expanded search and without a vertical layout has a position for the search. */
const asksSearchPosition = ({ topicStyle, topicLayout, searchShowType }: Said) =>
  topicStyle === 'client' && topicLayout !== 'vertical' && searchShowType === 'expand';

export const isMixed = ({ topicLayout }: Pick<Said, 'topicLayout'>) => topicLayout === 'mixed';

const icons = { filled: 'themeFields.icon.filled', line: 'themeFields.icon.line' } as const;

export const backLookTable = {
  topicLayout: {
    kind: 'choice',
    region: 'layout',
    part: 'layout',
    begins: 'horizontal',
    stays: true,
    // The web's form has none (THM-041), but themes of the web are stored with one.
    when: isClient,
    drawnHidden: true,
    options: optionsFromWords({
      horizontal: 'themeFields.layout.horizontal',
      vertical: 'themeFields.layout.vertical',
      mixed: 'themeFields.layout.mixed',
    }),
  },
  navigationBgColor: {
    ...lookColour,
    region: 'nav',
    part: 'nav',
    code: 'nb',
    documented: true,
    begins: (style) => navigation[style],
    standIn: ({ topicStyle }) => navigation[topicStyle],
  },
  navBackgroundImg: { ...barPicture, region: 'nav', part: 'navImage' },
  navMenuFontType: { ...menuFont, region: 'nav', part: 'navFont' },
  navMenuFontSize: { ...menuFontSize, region: 'nav', part: 'navSize' },
  navMenuFontColor: {
    ...lookColour,
    region: 'nav',
    part: 'navText',
    code: 'nf',
    begins: (style) => (style === 'light' ? '' : usual.onNavigation),
    standIn: ({ topicStyle }) => usual.navText[topicStyle],
  },
  navBorderColor: {
    ...lookColour,
    region: 'nav',
    part: 'navLine',
    code: 'nl',
    when: isLight,
    standIn: (said) => (isLight(said) ? usual.line : clear),
  },
  navOptMenuColor: {
    ...lookColour,
    region: 'nav',
    part: 'navChosen',
    code: 'no',
    begins: (style) => (style === 'light' ? usual.chosen : ''),
    when: isLight,
    standIn: (said) => ({ part: isLight(said) ? 'primary' : 'navText' }),
  },
  navMenuDisplayType: {
    kind: 'choice',
    region: 'nav',
    part: 'menu',
    ofIcons: true,
    begins: 'iconAndText',
    options: optionsFromWords({
      iconAndText: 'themeFields.menuDisplay.iconAndText',
      icon: 'themeFields.menuDisplay.icon',
      text: 'themeFields.menuDisplay.text',
    }),
  },
  navIconType: {
    kind: 'choice',
    region: 'nav',
    part: 'icons',
    ofIcons: true,
    begins: 'line',
    options: optionsFromWords(icons),
  },
  logoLocal: {
    kind: 'choice',
    region: 'nav',
    part: 'logo',
    begins: 'last',
    options: optionsFromWords({ first: 'themeFields.logo.first', last: 'themeFields.logo.last' }),
  },
  navigationLeftBgColor: { ...lookColour, region: 'nav', part: 'navLeft', code: 'ln', standIn: clear },
  navLeftBackgroundImg: { ...barPicture, region: 'nav', part: 'navLeftImage' },
  navigationMediBgColor: { ...lookColour, region: 'nav', part: 'navMedi', code: 'mn', standIn: clear },
  navMediBackgroundImg: { ...barPicture, region: 'nav', part: 'navMediImage' },
  navigationRightBgColor: { ...lookColour, region: 'nav', part: 'navRight', code: 'rn', standIn: clear },
  navRightBackgroundImg: { ...barPicture, region: 'nav', part: 'navRightImage' },
  toolBgColor: {
    ...lookColour,
    region: 'tool',
    part: 'tool',
    code: 'tb',
    when: hasToolBar,
    standIn: { part: 'nav' },
  },
  toolBgImg: { ...barPicture, region: 'tool', part: 'toolImage', when: hasToolBar },
  toolIcoStyle: {
    kind: 'choice',
    region: 'tool',
    part: 'tools',
    ofIcons: true,
    begins: 'filled',
    when: hasToolBar,
    standIn: { part: 'icons' },
    options: optionsFromWords(icons),
  },
  toolIcoColor: {
    kind: 'choice',
    region: 'tool',
    part: 'toolIcon',
    ofIcons: true,
    begins: 'light',
    when: hasToolBar,
    inks: { dark: '#333333', light: '#ffffff' },
    standIn: { part: 'navText' },
    options: optionsFromWords({ dark: 'themeFields.toolIcon.dark', light: 'themeFields.toolIcon.light' }),
  },
  asideBgColor: { ...lookColour, region: 'aside', part: 'aside', code: 'ab', standIn: usual.aside },
  asideRightBoderColor: {
    ...lookColour,
    region: 'aside',
    part: 'asideLine',
    code: 'al',
    when: isLight,
    standIn: usual.line,
  },
  sideMenuFontType: { ...menuFont, region: 'aside', part: 'asideFont' },
  sideMenuFontSize: { ...menuFontSize, region: 'aside', part: 'asideSize' },
  asideMenuColor: {
    ...lookColour,
    region: 'aside',
    part: 'asideText',
    code: 'af',
    documented: true,
    begins: sideMenu,
    help: 'themeFields.asideMenuHint',
    standIn: ({ asideBgColor }) => sideMenuColour(asideBgColor),
  },
  sideOptMenuColor: {
    ...lookColour,
    region: 'aside',
    part: 'asideChosen',
    code: 'ao',
    begins: (style) => (style === 'light' ? usual.chosen : ''),
    when: isLight,
    standIn: { part: 'primary' },
  },
  asideMenuHoverColor: {
    ...lookColour,
    region: 'aside',
    part: 'asideHover',
    code: 'ah',
    standIn: { part: 'primary', faint: true },
  },
  sideMenuLeftColor: {
    ...lookColour,
    region: 'aside',
    part: 'asideMark',
    code: 'am',
    begins: usual.chosen,
    standIn: { part: 'primary' },
  },
  searchShowType: {
    kind: 'choice',
    region: 'search',
    part: 'search',
    begins: 'float',
    help: (said) => (hasNoRoomToExpand(said) ? 'themeFields.noExpand' : undefined),
    of: ['topicStyle', 'topicLayout'],
    standIn: 'float',
    options: [
      { value: 'float', label: 'themeFields.search.float' },
      { value: 'expand', label: 'themeFields.search.expand', disabled: hasNoRoomToExpand },
    ],
  },
  searchLocation: {
    kind: 'choice',
    region: 'search',
    part: 'place',
    begins: 'left',
    when: asksSearchPosition,
    standIn: 'right',
    options: optionsFromWords({
      left: 'themeFields.place.left',
      centre: 'themeFields.place.centre',
      right: 'themeFields.place.right',
    }),
  },
  searchBgColor: {
    ...lookColour,
    region: 'search',
    part: 'searchGround',
    code: 'sb',
    documented: true,
    begins: searchGround,
    standIn: searchGround,
  },
  searchBoxColor: {
    ...lookColour,
    region: 'search',
    part: 'searchBox',
    code: 'sx',
    documented: true,
    begins: searchBox,
    standIn: searchBox,
  },
  searchFontColor: {
    ...lookColour,
    region: 'search',
    part: 'searchText',
    code: 'sf',
    documented: true,
    begins: searchText,
    standIn: ({ topicStyle }) => usual.searchText[topicStyle],
  },
  searchParFontColor: {
    ...lookColour,
    region: 'search',
    part: 'searchHint',
    code: 'sh',
    standIn: { part: 'searchText' },
  },
  primaryColor: {
    ...lookColour,
    region: 'other',
    part: 'primary',
    code: 'pr',
    documented: true,
    begins: primary,
    standIn: primary,
  },
  bubbleColor: {
    ...lookColour,
    region: 'other',
    part: 'bubble',
    code: 'bu',
    documented: true,
    begins: bubble.back,
    standIn: bubble.back,
  },
} as const satisfies LookTable<BackLookValues, BackLookName>;

export type BackPart = PartOf<typeof backLookTable>;

/** Fields by the parts that they set. */
export function backFieldsOf(parts: PartValues<typeof backLookTable, BackLookValues>) {
  return fieldsOfParts<unknown>(backLookTable, parts) as Partial<BackLookValues>;
}

/** A special theme has the colours of every page only: designers make its pages (2§2, 2§3). */
export const pageColourTable = {
  primaryColor: backLookTable.primaryColor,
  bubbleColor: backLookTable.bubbleColor,
} as const satisfies LookTable<SpecialLookValues, keyof SpecialLookValues>;

/** Replaces expanded search where the layout has no room for it (2§4). */
export function withFittingSearch<Form extends BackLookValues>(form: Form): Form {
  return hasNoRoomToExpand(form) && form.searchShowType === 'expand'
    ? { ...form, searchShowType: 'float' }
    : form;
}
