/** Sample looks for tests: the documents' colours in a web theme, and a mobile theme with nothing set. */

import { asBack } from '../back-look.ts';
import type { BackLookValues, MobileLookValues } from '../look.ts';
import { lookUnset } from '../look-table.ts';
import { mobileLookTable } from '../mobile-look-table.ts';

export const backLookValues: BackLookValues = {
  ...asBack({ primaryColor: '#5d9cec', bubbleColor: '#D1E3FF' }),
  navigationBgColor: '#4ba9f2',
  navMenuFontColor: '#ffffff',
  searchBgColor: '#00000016',
  searchBoxColor: '#00000000',
  searchFontColor: '#ffffff',
};
export const mobileLookValues: MobileLookValues = {
  ...(lookUnset(mobileLookTable) as unknown as Omit<MobileLookValues, 'icons'>),
  topTxtPosition: '',
  icons: [],
};
