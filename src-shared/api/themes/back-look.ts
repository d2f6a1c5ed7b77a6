/** The look of a standard or desktop-client theme (spec 2§3 "Navigation bar" to "Tool bar", 2§9). */
import * as z from 'zod';
import { digits, wireText } from '../codecs.ts';
import { pixels } from './values.ts';

export const topicLayouts = { '0': 'horizontal', '1': 'vertical', '2': 'mixed' } as const;
export type TopicLayout = (typeof topicLayouts)[keyof typeof topicLayouts];
export const menuDisplays = { '0': 'iconAndText', '1': 'icon', '2': 'text' } as const;
export const iconTypes = { '0': 'filled', '1': 'line' } as const;
export const logoPositions = { '1': 'first', '0': 'last' } as const;
export const searchShows = { '0': 'float', '1': 'expand' } as const;
export const searchPositions = { '0': 'left', '1': 'centre', '2': 'right' } as const;
export const toolIconColours = { '1': 'dark', '0': 'light' } as const;

/** The colours of every page, which special themes have too. */
export const pageColours = { primaryColor: wireText, bubbleColor: wireText };

export const pageColoursExample = { primaryColor: '#5d9cec', bubbleColor: '#D1E3FF' } as const;

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
  logoLocal: digits(logoPositions, 'last'),
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
  searchLocation: digits(searchPositions, 'left'),
  searchBgColor: wireText,
  searchBoxColor: wireText,
  searchFontColor: wireText,
  searchParFontColor: wireText,
  ...pageColours,
  toolBgColor: wireText,
  toolBgImg: wireText,
  toolIcoStyle: digits(iconTypes, 'filled'),
  toolIcoColor: digits(toolIconColours, 'light'),
};

/** A look in which only what the documents name is set. */
export const backLookExample = {
  ...z.decode(z.object(backLook), {} as z.input<z.ZodObject<typeof backLook>>),
  ...pageColoursExample,
  navigationBgColor: '#4ba9f2',
  navMenuFontSize: 14,
  navMenuFontColor: '#ffffff',
  searchBgColor: '#00000016',
  searchBoxColor: '#00000000',
  searchFontColor: '#ffffff',
};
