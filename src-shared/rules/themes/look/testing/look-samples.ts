/** Sample looks for tests: the documents' colours in a web theme, and a mobile theme with nothing set. */
import type { BackLookValues, MobileLookValues } from '../look.ts';
import { asBack } from '../look-of.ts';

export const backLook: BackLookValues = {
  ...asBack({ primaryColor: '#5d9cec', bubbleColor: '#D1E3FF' }),
  navigationBgColor: '#4ba9f2',
  navMenuFontColor: '#ffffff',
  searchBgColor: '#00000016',
  searchBoxColor: '#00000000',
  searchFontColor: '#ffffff',
};
export const mobileLook: MobileLookValues = {
  topBgColor: '',
  topTxtColor: '',
  topTxtPosition: '',
  navBgColor: '',
  navShowTxt: 'show',
  navColorDefault: '',
  navColorSelected: '',
  mainColor: '',
  bubbleColor: '',
  iconType: 'first',
  iconStyleDefault: '',
  iconStyleSelected: '',
  iconSet: '',
  icons: [],
};
