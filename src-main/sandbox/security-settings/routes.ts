/** Security settings and the online white list (spec 1§2.13, 1§4, 1§7.4). */
import {
  getLoginInvalid,
  getMobileLogin,
  getOnline,
  getRealIp,
  queryRandomSuffix,
  saveLoginInvalid,
  saveMobileLogin,
  saveOnline,
  saveRandomSuffix,
  saveRealIp,
} from '#shared/api/security-settings/settings.ts';
import {
  begunSettings,
  loginInvalidFields,
  mobileLoginFields,
  onlineFields,
  randomSuffixFields,
  realIpFields,
} from '#shared/rules/security-settings/setting-fields.ts';
import type { Implementation } from '../http/implement.ts';
import { onlineId, onlineWhiteRoutes } from './online-white.ts';
import { settingRoutes } from './settings.ts';

export const securitySettingsRoutes: readonly Implementation[] = [
  ...settingRoutes({
    ...{ name: 'loginInvalid', read: getLoginInvalid, save: saveLoginInvalid },
    ...{ fields: loginInvalidFields, begun: () => begunSettings.loginInvalid },
  }),
  ...settingRoutes({
    ...{ name: 'randomSuffix', read: queryRandomSuffix, save: saveRandomSuffix },
    ...{ fields: randomSuffixFields, begun: () => begunSettings.randomSuffix },
  }),
  ...settingRoutes({
    ...{ name: 'mobileLogin', read: getMobileLogin, save: saveMobileLogin },
    ...{ fields: mobileLoginFields, begun: () => begunSettings.mobileLogin },
  }),
  ...settingRoutes({
    ...{ name: 'realIp', read: getRealIp, save: saveRealIp },
    ...{ fields: realIpFields, begun: () => begunSettings.realIp },
  }),
  ...settingRoutes({
    ...{ name: 'online', read: getOnline, save: saveOnline, fields: onlineFields },
    begun: ({ user }) => ({ ...begunSettings.online, id: onlineId(user) }),
    own: ({ user }) => ({ id: onlineId(user) }),
  }),
  ...onlineWhiteRoutes,
];
