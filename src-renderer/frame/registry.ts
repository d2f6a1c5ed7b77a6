/** Every screen of the console, area by area. Router, menu, breadcrumbs, palette and a browser test read it. */

import type { Screen } from '#state/screen.ts';
import { frameScreens } from '../screens/frame/screens.ts';
import { journalScreens } from '../screens/journal/screens.ts';
import { licenceScreens } from '../screens/licence/screens.ts';
import { licenceInfoScreens } from '../screens/licence-info/screens.ts';
import { networkScreens } from '../screens/network/screens.ts';
import { payRemindScreens } from '../screens/pay-remind/screens.ts';
import { policyScreens } from '../screens/policy/screens.ts';
import { serversScreens } from '../screens/servers/screens.ts';
import { settingsScreens } from '../screens/settings/screens.ts';
import { tenantScreens } from '../screens/tenant/screens.ts';
import { themeScreens } from '../screens/themes/screens.ts';

export const screens: readonly Screen[] = [
  ...tenantScreens,
  ...licenceInfoScreens,
  ...themeScreens,
  ...networkScreens,
  ...payRemindScreens,
  ...licenceScreens,
  ...frameScreens,
  ...serversScreens,
  ...journalScreens,
  ...settingsScreens,
  ...policyScreens,
] as readonly Screen[];
