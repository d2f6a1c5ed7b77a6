/** The look of a standard or desktop-client theme (spec 2§3 "Navigation bar" to "Tool bar", 2§9). */
import { digits, wireText } from '../codecs.ts';
import { pixels } from './values.ts';

export const topicLayouts = { '0': 'horizontal', '1': 'vertical', '2': 'mixed' } as const;
export type TopicLayout = (typeof topicLayouts)[keyof typeof topicLayouts];
export const menuDisplays = { '0': 'iconAndText', '1': 'icon', '2': 'text' } as const;
export const iconTypes = { '0': 'filled', '1': 'line' } as const;
export const logoPlaces = { '1': 'first', '0': 'last' } as const;
export const searchShows = { '0': 'float', '1': 'expand' } as const;
export const searchPlaces = { '0': 'left', '1': 'centre', '2': 'right' } as const;
export const toolIconColours = { '1': 'dark', '0': 'light' } as const;

/** Colours are hexadecimal CSS colours, pictures are addresses; '' is unset. */
export const backLook = {
  topicLayout: digits(topicLayouts, 'horizontal'),
  navigationBgColor: wireText,
  navBackgroundImg: wireText,
  navMenuFontType: wireText,
  navMenuFontSize: pixels,
  navMenuFontColor: wireText,
  navBorderColor: wireText,
  navOptMenuColor: wireText,
  navMenuDisplayType: digits(menuDisplays, 'iconAndText'),
  navIconType: digits(iconTypes, 'line'),
  logoLocal: digits(logoPlaces, 'last'),
  navigationLeftBgColor: wireText,
  navLeftBackgroundImg: wireText,
  navigationMediBgColor: wireText,
  navMediBackgroundImg: wireText,
  navigationRightBgColor: wireText,
  navRightBackgroundImg: wireText,
  asideBgColor: wireText,
  /** The platform's spelling. */
  asideRightBoderColor: wireText,
  sideMenuFontType: wireText,
  sideMenuFontSize: pixels,
  asideMenuColor: wireText,
  sideOptMenuColor: wireText,
  asideMenuHoverColor: wireText,
  sideMenuLeftColor: wireText,
  searchShowType: digits(searchShows, 'float'),
  searchLocation: digits(searchPlaces, 'left'),
  searchBgColor: wireText,
  searchBoxColor: wireText,
  searchFontColor: wireText,
  searchParFontColor: wireText,
  primaryColor: wireText,
  bubbleColor: wireText,
  toolBgColor: wireText,
  toolBgImg: wireText,
  toolIcoStyle: digits(iconTypes, 'filled'),
  toolIcoColor: digits(toolIconColours, 'light'),
};
