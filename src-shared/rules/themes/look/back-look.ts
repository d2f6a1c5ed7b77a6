/** The look of a standard or desktop-client theme, with fallbacks for unset fields (2§2, 2§3, 2§4, 2§9). */

import { parseColour, stacked, white, writeColour } from '../../../kit/colour/colour.ts';
import { themeConstants } from '../constants.ts';
import { asksSearchPlace, hasNoRoomToExpand } from '../search.ts';
import type { BackLookValues, Look } from './look.ts';
import { colourOf, cssColour, cssFont, cssPicture, fontSize } from './values.ts';

/** Fallbacks of this project, where the documents give none. */
export const usual = {
  navText: { dark: '#ffffff', light: '#111111', client: '#ffffff' },
  searchText: { dark: '#ffffff', light: '#111111', client: '#ffffff' },
  aside: '#ffffff',
  line: '#e4e6ea',
  toolIcon: { dark: '#333333', light: '#ffffff' },
  onPrimary: '#ffffff',
  onBubble: '#111111',
} as const;

/** The fallback of the side menu's text colour: #111111 on a light or unset ground, white on a dark one (2§4, 2§9). */
export function sideMenuColour(asideBgColor: string): string {
  const ground = stacked([colourOf(asideBgColor, usual.aside)]);
  return ground.r * 0.299 + ground.g * 0.587 + ground.b * 0.114 > 150 ? themeConstants.sideMenu : '#ffffff';
}

/** Every colour of the theme, with fallbacks for unset ones, as CSS text that was parsed before. */
export function backColours(values: BackLookValues) {
  const style = values.topicStyle;
  const light = style === 'light';
  const primary = cssColour(values.primaryColor, themeConstants.primary);
  const navText = cssColour(values.navMenuFontColor, usual.navText[style]);
  const searchText = cssColour(values.searchFontColor, usual.searchText[style]);
  const nav = cssColour(values.navigationBgColor, themeConstants.navigation[style]);
  return {
    nav,
    navLeft: cssColour(values.navigationLeftBgColor, '#00000000'),
    navMedi: cssColour(values.navigationMediBgColor, '#00000000'),
    navRight: cssColour(values.navigationRightBgColor, '#00000000'),
    navText,
    // Only the light style has these two fields (2§2).
    navLine: light ? cssColour(values.navBorderColor, usual.line) : '#00000000',
    navChosen: light ? cssColour(values.navOptMenuColor, primary) : navText,
    aside: cssColour(values.asideBgColor, usual.aside),
    asideLine: cssColour(values.asideRightBoderColor, usual.line),
    asideText: cssColour(values.asideMenuColor, sideMenuColour(values.asideBgColor)),
    asideChosen: cssColour(values.sideOptMenuColor, primary),
    asideHover: cssColour(values.asideMenuHoverColor, faint(primary)),
    asideMark: cssColour(values.sideMenuLeftColor, primary),
    searchGround: cssColour(values.searchBgColor, themeConstants.searchGround),
    searchBox: cssColour(values.searchBoxColor, themeConstants.searchBox),
    searchText,
    searchHint: cssColour(values.searchParFontColor, searchText),
    primary,
    bubble: cssColour(values.bubbleColor, themeConstants.bubble.back),
    tool: cssColour(values.toolBgColor, nav),
    toolIcon: usual.toolIcon[values.toolIcoColor],
  };
}
export type BackColours = ReturnType<typeof backColours>;

/** The colour with a tenth of its opacity. */
function faint(colour: string): string {
  return writeColour({ ...(parseColour(colour) ?? white), a: 0.1 });
}

export function backLookOf(values: BackLookValues, frame: 'web' | 'client'): Look {
  const colours = backColours(values);
  return {
    frame,
    layout: values.topicLayout,
    shape: {
      style: values.topicStyle,
      menu: values.navMenuDisplayType,
      icons: values.navIconType,
      logo: values.logoLocal,
      search: hasNoRoomToExpand(values) ? 'float' : values.searchShowType,
      place: asksSearchPlace(values) ? values.searchLocation : 'right',
      // Only the mixed layout has a tool bar (2§2).
      tools: values.topicLayout === 'mixed' ? values.toolIcoStyle : values.navIconType,
    },
    variables: {
      '--nav': colours.nav,
      '--nav-image': cssPicture(values.navBackgroundImg),
      '--nav-left': colours.navLeft,
      '--nav-left-image': cssPicture(values.navLeftBackgroundImg),
      '--nav-medi': colours.navMedi,
      '--nav-medi-image': cssPicture(values.navMediBackgroundImg),
      '--nav-right': colours.navRight,
      '--nav-right-image': cssPicture(values.navRightBackgroundImg),
      '--nav-text': colours.navText,
      '--nav-font': cssFont(values.navMenuFontType),
      '--nav-size': `${fontSize(values.navMenuFontSize)}px`,
      '--nav-line': colours.navLine,
      '--nav-chosen': colours.navChosen,
      '--aside': colours.aside,
      '--aside-line': colours.asideLine,
      '--aside-font': cssFont(values.sideMenuFontType),
      '--aside-size': `${fontSize(values.sideMenuFontSize)}px`,
      '--aside-text': colours.asideText,
      '--aside-chosen': colours.asideChosen,
      '--aside-hover': colours.asideHover,
      '--aside-mark': colours.asideMark,
      '--search': colours.searchGround,
      '--search-box': colours.searchBox,
      '--search-text': colours.searchText,
      '--search-hint': colours.searchHint,
      '--primary': colours.primary,
      '--on-primary': usual.onPrimary,
      '--bubble': colours.bubble,
      '--on-bubble': usual.onBubble,
      '--tool': colours.tool,
      '--tool-image': cssPicture(values.toolBgImg),
      '--tool-icon': colours.toolIcon,
    },
  };
}
