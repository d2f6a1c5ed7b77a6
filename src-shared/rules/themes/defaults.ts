/**
 * The initial values of a new theme, and the look that a change of style resets it to (spec 2§2, 2§4, 2§9; THM-048,
 * 067, 068, 081, 102, 195 to 199).
 */
import type { ThemeDtu, TopicStyle } from '../../api/themes/context.ts';
import { titlesShownByDefault } from '../../api/themes/titles.ts';
import { themeConstants } from './constants.ts';
import type { BackForm } from './fields/back-fields.ts';
import type { CssForm } from './fields/css-fields.ts';
import type { MobileForm } from './fields/mobile-fields.ts';
import { type DefaultIconKey, defaultIcons } from './fields/mobile-icons.ts';
import { noRange } from './fields/range-form.ts';
import type { SpecialForm } from './fields/special-fields.ts';

const { primary, bubble, navigation, sideMenu, searchGround, searchBox, searchText } = themeConstants;

interface Where {
  readonly deptId: string;
  readonly external?: boolean;
}

function common(topicStyle: TopicStyle, { deptId, external = false }: Where) {
  return {
    topicName: '',
    titleName: '',
    titleFormat: '',
    sysTopicName: '',
    titleShowWay: titlesShownByDefault,
    topicStyle,
    topicStatus: false,
    topicType: 'teams' as const,
    deptId,
    topicSource: external ? 'external' : '',
    screenShot: '',
    publishLogo: '',
    ...noRange,
  } as const;
}

/** All fields that depend on the style; '' is unset. */
function backStyle(style: TopicStyle) {
  return {
    navigationBgColor: navigation[style],
    navBackgroundImg: '',
    navMenuFontType: '',
    navMenuFontSize: null,
    navMenuFontColor: '',
    navBorderColor: '',
    navOptMenuColor: '',
    navMenuDisplayType: 'iconAndText',
    navIconType: 'line',
    logoLocal: 'last',
    navigationLeftBgColor: '',
    navLeftBackgroundImg: '',
    navigationMediBgColor: '',
    navMediBackgroundImg: '',
    navigationRightBgColor: '',
    navRightBackgroundImg: '',
    asideBgColor: '',
    asideRightBoderColor: '',
    sideMenuFontType: '',
    sideMenuFontSize: null,
    asideMenuColor: sideMenu,
    sideOptMenuColor: '',
    asideMenuHoverColor: '',
    sideMenuLeftColor: '',
    searchShowType: 'float',
    searchLocation: 'left',
    searchBgColor: searchGround,
    searchBoxColor: searchBox,
    searchFontColor: searchText,
    searchParFontColor: '',
    primaryColor: primary,
    bubbleColor: bubble.back,
    toolBgColor: '',
    toolBgImg: '',
    toolIcoStyle: 'filled',
    toolIcoColor: 'light',
  } as const satisfies Partial<BackForm>;
}

export function newBackTheme(dtu: ThemeDtu, style: TopicStyle, where: Where): BackForm {
  return { ...common(style, where), dtu, topicLayout: 'horizontal', ...backStyle(style) };
}

/** Changing the style resets the look; the rest stays. */
export function withBackStyle(form: BackForm, topicStyle: TopicStyle): BackForm {
  return { ...form, ...backStyle(topicStyle), topicStyle };
}

export function newSpecialTheme(where: Where): SpecialForm {
  return {
    ...common('dark', where),
    createWay: 'ebuilder',
    ecode: '',
    primaryColor: primary,
    bubbleColor: bubble.back,
  };
}

function mobileStyle(style: TopicStyle) {
  const light = style === 'light';
  return {
    topBgColor: navigation[style],
    topTxtColor: light ? '#111111' : '#ffffff',
    topTxtPosition: 'center',
    navBgColor: '#ffffff',
    navShowTxt: 'show',
    navColorDefault: '#666666',
    navColorSelected: primary,
    mainColor: primary,
    bubbleColor: bubble.mobile,
    iconType: 'first',
    iconStyleDefault: '',
    iconStyleSelected: '',
    iconSet: '',
  } as const satisfies Partial<MobileForm>;
}

/** `text` returns the label of a default icon. */
export function newMobileTheme(
  style: TopicStyle,
  where: Where,
  text: (key: DefaultIconKey) => string,
): MobileForm {
  return { ...common(style, where), ...mobileStyle(style), icons: defaultIcons(text) };
}

/** Changing the style resets the look; the rest and the icons stay. */
export function withMobileStyle(form: MobileForm, topicStyle: TopicStyle): MobileForm {
  return { ...form, ...mobileStyle(topicStyle), topicStyle };
}

export const newCssTheme: CssForm = { name: '', content: '', refStyles: '' };
