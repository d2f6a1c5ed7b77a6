/** All screens of the console, area by area, for router, menu, breadcrumbs, palette and a browser test. */

import { type Screen, screensOf } from '#state/screen.ts';
import { accountCasesScreens } from '../screens/account-cases/screens.ts';
import { applicationScreens } from '../screens/applications/screens.ts';
import { backMenuScreens } from '../screens/back-menu/screens.ts';
import { changesScreens } from '../screens/changes/screens.ts';
import { customApplicationScreens } from '../screens/custom-applications/screens.ts';
import { feedScreens } from '../screens/feed/screens.ts';
import { frameScreens } from '../screens/frame/screens.ts';
import { invitationsScreens } from '../screens/invitations/screens.ts';
import { journalScreens } from '../screens/journal/screens.ts';
import { launcherScreens } from '../screens/launcher/screens.ts';
import { licenceScreens } from '../screens/licence/screens.ts';
import { licenceInfoScreens } from '../screens/licence-info/screens.ts';
import { loginControlScreens } from '../screens/login-control/screens.ts';
import { loginLogScreens } from '../screens/login-log/screens.ts';
import { networkScreens } from '../screens/network/screens.ts';
import { payRemindScreens } from '../screens/pay-remind/screens.ts';
import { policyScreens } from '../screens/policy/screens.ts';
import { quickCreateScreens } from '../screens/quick-create/screens.ts';
import { quickSearchScreens } from '../screens/quick-search/screens.ts';
import { remindersScreens } from '../screens/reminders/screens.ts';
import { securityScreens } from '../screens/security/screens.ts';
import { securitySettingsScreens } from '../screens/security-settings/screens.ts';
import { serversScreens } from '../screens/servers/screens.ts';
import { serviceCallScreens } from '../screens/service-call/screens.ts';
import { settingsScreens } from '../screens/settings/screens.ts';
import { systemSettingsScreens } from '../screens/system-settings/screens.ts';
import { tenantScreens } from '../screens/tenant/screens.ts';
import { packageScreens, themeScreens } from '../screens/themes/screens.ts';
import { wechatScreens } from '../screens/wechat/screens.ts';

export const screens: readonly Screen[] = [
  ...screensOf('tenant', tenantScreens),
  ...screensOf('licence-info', licenceInfoScreens),
  ...screensOf('wechat', wechatScreens),
  ...screensOf('reminders', remindersScreens),
  ...screensOf('invitations', invitationsScreens),
  ...screensOf('themes', themeScreens),
  ...screensOf('applications', applicationScreens),
  ...screensOf('back-menu', backMenuScreens),
  ...screensOf('security', securityScreens),
  ...screensOf('login-log', loginLogScreens),
  ...screensOf('custom-applications', customApplicationScreens),
  ...screensOf('launcher', launcherScreens),
  ...screensOf('feed', feedScreens),
  ...screensOf('quick-create', quickCreateScreens),
  ...screensOf('quick-search', quickSearchScreens),
  ...screensOf('security-settings', securitySettingsScreens),
  ...screensOf('login-control', loginControlScreens),
  ...screensOf('account-cases', accountCasesScreens),
  ...screensOf('network', networkScreens),
  ...screensOf('system-settings', systemSettingsScreens),
  ...screensOf('service-call', serviceCallScreens),
  ...screensOf('pay-remind', payRemindScreens),
  ...screensOf('licence', licenceScreens),
  ...screensOf('themes', packageScreens),
  ...screensOf('frame', frameScreens),
  ...screensOf('servers', serversScreens),
  ...screensOf('changes', changesScreens),
  ...screensOf('journal', journalScreens),
  ...screensOf('settings', settingsScreens),
  ...screensOf('policy', policyScreens),
];
