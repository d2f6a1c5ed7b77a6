/** Looks of each theme family in the colours of a palette (spec 2§3, 2§9). */
import type { TopicLayout } from '#shared/api/themes/back-look.ts';
import type { TopicStyle } from '#shared/api/themes/context.ts';
import type { MobileIcon, MobileThemeValues } from '#shared/api/themes/mobile.ts';
import type { SpecialThemeValues } from '#shared/api/themes/special.ts';
import type { BackThemeValues } from '#shared/api/themes/standard.ts';
import { titlesShownByDefault } from '#shared/api/themes/titles.ts';
import type { ThemePalette } from './palettes.ts';

export interface Naming {
  readonly name: string;
  readonly style: TopicStyle;
  readonly deptId: string;
  readonly enabled?: boolean;
  readonly external?: boolean;
}

function common({ name, style, deptId, enabled = false, external = false }: Naming) {
  return {
    topicName: name,
    titleName: '',
    titleFormat: '',
    sysTopicName: '',
    titleShowWay: titlesShownByDefault,
    topicStyle: style,
    topicStatus: enabled,
    deptId,
    topicType: 'teams',
    topicSource: external ? 'external' : '',
    screenShot: '',
    publishLogo: '',
    useRange: [],
    useRangeDisable: [],
  } satisfies Partial<BackThemeValues>;
}

/** Values for themes of the web and of the desktop client. */
export function backValues(
  naming: Naming,
  { primary, deep, tint }: ThemePalette,
  dtu: 'pc' | 'app-pc',
  topicLayout: TopicLayout = 'horizontal',
): BackThemeValues {
  const light = naming.style === 'light';
  const bar = light ? '#ffffff' : deep;
  const ink = light ? '#333333' : '#ffffff';
  return {
    ...common(naming),
    dtu,
    topicLayout,
    navigationBgColor: bar,
    navBackgroundImg: '',
    navMenuFontType: '',
    navMenuFontSize: 14,
    navMenuFontColor: ink,
    navBorderColor: light ? '#e5e5e5' : '',
    navOptMenuColor: light ? primary : '',
    navMenuDisplayType: 'iconAndText',
    navIconType: 'line',
    logoLocal: 'last',
    navigationLeftBgColor: bar,
    navLeftBackgroundImg: '',
    navigationMediBgColor: bar,
    navMediBackgroundImg: '',
    navigationRightBgColor: bar,
    navRightBackgroundImg: '',
    asideBgColor: '#ffffff',
    asideRightBoderColor: '#e5e5e5',
    sideMenuFontType: '',
    sideMenuFontSize: 13,
    asideMenuColor: '#111111',
    sideOptMenuColor: primary,
    asideMenuHoverColor: tint,
    sideMenuLeftColor: primary,
    searchShowType: 'float',
    searchLocation: 'left',
    searchBgColor: light ? '#f2f4f7' : '#00000016',
    searchBoxColor: '#00000000',
    searchFontColor: ink,
    searchParFontColor: light ? '#666666' : '#e6e6e6',
    primaryColor: primary,
    bubbleColor: tint,
    toolBgColor: light ? tint : deep,
    toolBgImg: '',
    toolIcoStyle: 'line',
    toolIcoColor: light ? 'dark' : 'light',
  };
}

export function specialValues(
  naming: Naming,
  { primary, tint }: ThemePalette,
  ecode: string,
): SpecialThemeValues {
  return {
    ...common(naming),
    createWay: ecode === '' ? 'ebuilder' : 'ecode',
    ecode,
    primaryColor: primary,
    bubbleColor: tint,
  };
}

const icons = [
  ['message', '消息'],
  ['application', '应用'],
  ['new', '新建'],
  ['addressBook', '通讯录'],
  ['me', '我'],
] as const;

/** The navigation's five icons (spec 2§3), each by the name of a built-in picture. */
function iconsOf(id: string): MobileIcon[] {
  return icons.map(([iconKey, iconText]) => ({
    id: `${id}-${iconKey}`,
    iconKey,
    iconText,
    iconStatus: true,
    iconDefault: `${iconKey}-line`,
    iconSelected: `${iconKey}-filled`,
  }));
}

/** `id` is the prefix of the icons' ids. */
export function mobileValues(
  naming: Naming,
  { primary, deep, tint }: ThemePalette,
  id: string,
): MobileThemeValues {
  const light = naming.style === 'light';
  return {
    ...common(naming),
    appTopic: {
      topBgColor: light ? '#ffffff' : deep,
      topTxtColor: light ? '#111111' : '#ffffff',
      topTxtPosition: 'center',
      navBgColor: '#ffffff',
      navShowTxt: 'show',
      navColorDefault: '#666666',
      navColorSelected: primary,
      mainColor: primary,
      bubbleColor: tint,
      iconType: 'first',
      iconStyleDefault: 'line',
      iconStyleSelected: 'filled',
      iconSet: '',
    },
    appTopicIcons: iconsOf(id),
  };
}
