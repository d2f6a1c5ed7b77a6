/** The security settings (spec 1§4, 1§7.4; SEC-049, 054, 055, 060 to 063, 070 to 073). */
import type { Endpoint } from '../../api/endpoint.ts';
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
} from '../../api/security-settings/settings.ts';
import type { Fields } from '../common/fields/field.ts';
import { type Setting, settingKind } from '../common/record/setting.ts';
import {
  loginInvalidFields,
  mobileLoginFields,
  onlineFields,
  randomSuffixFields,
  realIpFields,
} from '../security-settings/setting-fields.ts';

function setting<Values extends object>(
  id: 'loginInvalid' | 'randomSuffix' | 'mobileLogin' | 'realIp' | 'online',
  read: Setting<Values>['read'],
  save: Endpoint,
  fields: Fields<Values>,
  beside: readonly string[] = [],
): Setting<Values> {
  const words = {
    title: `securitySettings.${id}.title`,
    changed: `securitySettings.${id}.changed`,
    failed: 'securitySettings.failed',
  } as const;
  return settingKind(`security.${id}`, { read, save }, fields, words, beside);
}

export const loginInvalidSetting = setting(
  'loginInvalid',
  getLoginInvalid,
  saveLoginInvalid,
  loginInvalidFields,
  ['id'],
);
export const randomSuffixSetting = setting(
  'randomSuffix',
  queryRandomSuffix,
  saveRandomSuffix,
  randomSuffixFields,
);
export const mobileLoginSetting = setting('mobileLogin', getMobileLogin, saveMobileLogin, mobileLoginFields);
export const realIpSetting = setting('realIp', getRealIp, saveRealIp, realIpFields);
export const onlineSetting = setting('online', getOnline, saveOnline, onlineFields);

export const securitySettingRecords = [
  loginInvalidSetting.record,
  randomSuffixSetting.record,
  mobileLoginSetting.record,
  realIpSetting.record,
  onlineSetting.record,
];
