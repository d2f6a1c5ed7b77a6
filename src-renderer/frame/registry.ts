/** Every screen of the console, area by area. Router, menu, breadcrumbs, palette and a browser test read it. */
import { frameScreens } from '../screens/frame/screens.ts';
import { licenceScreens } from '../screens/licence/screens.ts';
import { licenceInfoScreens } from '../screens/licence-info/screens.ts';
import { payRemindScreens } from '../screens/pay-remind/screens.ts';
import { tenantScreens } from '../screens/tenant/screens.ts';
import type { Screen } from '../state/screen.ts';

export const screens: readonly Screen[] = [
  ...tenantScreens,
  ...licenceInfoScreens,
  ...payRemindScreens,
  ...licenceScreens,
  ...frameScreens,
] as readonly Screen[];
