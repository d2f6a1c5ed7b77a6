/** Themes as a tenant has them, for what is measured and looked at. */

import { asBack } from '../../../../src-shared/rules/themes/look/back-look.ts';
import type { BackLookValues, MobileLookValues } from '../../../../src-shared/rules/themes/look/look.ts';

export const dark: BackLookValues = {
  ...asBack({ primaryColor: '#2f6fd0', bubbleColor: '#D1E3FF' }),
  navigationBgColor: '#1d3a6b',
  asideMenuHoverColor: '#e8f0fd',
  searchParFontColor: '#ffffffb8',
};

export const light: BackLookValues = {
  ...asBack({ primaryColor: '#0d7a6a', bubbleColor: '#d5f2ec' }),
  topicStyle: 'light',
  topicLayout: 'vertical',
  navIconType: 'filled',
  asideBgColor: '#f7faf9',
  navBorderColor: '#dfe7e5',
  navOptMenuColor: '#0d7a6a',
  searchFontColor: '#33403d',
};

export const client: BackLookValues = {
  ...asBack({ primaryColor: '#8a3ffc', bubbleColor: '#eadcff' }),
  topicStyle: 'client',
  topicLayout: 'mixed',
  navigationBgColor: '#2a1a4a',
  toolBgColor: '#3a2566',
  searchShowType: 'expand',
  searchLocation: 'centre',
  asideBgColor: '#f6f2fd',
  logoLocal: 'first',
  asideMenuHoverColor: '#e6dafa',
  sideOptMenuColor: '#5b21b6',
  searchBgColor: '#ffffff26',
};

export const phone: MobileLookValues = {
  topBgColor: '#2f6fd0',
  topTxtColor: '#ffffff',
  topTxtPosition: 'centre',
  navBgColor: '#ffffff',
  navShowTxt: 'show',
  navColorDefault: '#646a73',
  navColorSelected: '#2f6fd0',
  mainColor: '#2f6fd0',
  bubbleColor: '#e2f5ff',
  iconType: 'first',
  iconStyleDefault: '',
  iconStyleSelected: '',
  iconSet: '',
  icons: [],
};
