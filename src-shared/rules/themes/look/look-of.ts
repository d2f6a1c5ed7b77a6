import type { Terminal } from '../terminals.ts';
import { backLookOf } from './back-look.ts';
import type { BackLookValues, Look, LookValues, MobileLookValues, SpecialLookValues } from './look.ts';
import { mobileLookOf } from './mobile-look.ts';

export function lookOf<Of extends Terminal>(terminal: Of, values: LookValues[Of]): Look {
  if (terminal === 'h5') return mobileLookOf(values as MobileLookValues);
  if (terminal === 'special') return backLookOf(asBack(values as SpecialLookValues), 'web');
  return backLookOf(values as BackLookValues, terminal === 'pcClient' ? 'client' : 'web');
}

/** A special theme has two colours only: designers make its pages, and the frame around them is the platform's. */
export function asBack({ primaryColor, bubbleColor }: SpecialLookValues): BackLookValues {
  return { ...plainBack, primaryColor, bubbleColor };
}

const plainBack: BackLookValues = {
  topicStyle: 'dark',
  topicLayout: 'horizontal',
  navigationBgColor: '',
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
  asideMenuColor: '',
  sideOptMenuColor: '',
  asideMenuHoverColor: '',
  sideMenuLeftColor: '',
  searchShowType: 'float',
  searchLocation: 'left',
  searchBgColor: '',
  searchBoxColor: '',
  searchFontColor: '',
  searchParFontColor: '',
  primaryColor: '',
  bubbleColor: '',
  toolBgColor: '',
  toolBgImg: '',
  toolIcoStyle: 'filled',
  toolIcoColor: 'light',
};
