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
import type { Implementation } from '../../kernel/http/implement.ts';
import { settingRoutes } from '../../kernel/tenant/setting-routes.ts';
import { access } from './access.ts';
import { onlineId, onlineWhiteRoutes } from './online-white.ts';

const of = (name: string) => ({
  access,
  key: `security.${name}`,
  deed: { kind: 'securitySettingSaved', targetId: name, targetName: name, detail: name } as const,
});

export const securitySettingsRoutes: readonly Implementation[] = [
  ...settingRoutes({
    ...of('loginInvalid'),
    read: getLoginInvalid,
    save: saveLoginInvalid,
    fields: loginInvalidFields,
    defaultValues: () => begunSettings.loginInvalid,
  }),
  ...settingRoutes({
    ...of('randomSuffix'),
    read: queryRandomSuffix,
    save: saveRandomSuffix,
    fields: randomSuffixFields,
    defaultValues: () => begunSettings.randomSuffix,
  }),
  ...settingRoutes({
    ...of('mobileLogin'),
    read: getMobileLogin,
    save: saveMobileLogin,
    fields: mobileLoginFields,
    defaultValues: () => begunSettings.mobileLogin,
  }),
  ...settingRoutes({
    ...of('realIp'),
    read: getRealIp,
    save: saveRealIp,
    fields: realIpFields,
    defaultValues: () => begunSettings.realIp,
  }),
  ...settingRoutes({
    ...of('online'),
    read: getOnline,
    save: saveOnline,
    fields: onlineFields,
    defaultValues: ({ user }) => ({ ...begunSettings.online, id: onlineId(user) }),
    serverValues: ({ user }) => ({ id: onlineId(user) }),
  }),
  ...onlineWhiteRoutes,
];
