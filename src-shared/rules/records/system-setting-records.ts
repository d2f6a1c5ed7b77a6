/** The system's settings, and WeChat (GEN-039 to 045; FRAME-045, 048, 131, 132). Secrets stay out of the journal. */
import {
  getAreaCode,
  getMailServer,
  getPageGray,
  getRestrictedLogin,
  saveAreaCode,
  saveMailServer,
  savePageGray,
  saveRestrictedLogin,
} from '../../api/system-settings/settings.ts';
import {
  getWechatService,
  getWechatWork,
  saveWechatService,
  saveWechatWork,
} from '../../api/wechat/wechat.ts';
import { settingKind } from '../common/record/setting.ts';
import {
  areaCodeFields,
  grayFields,
  mailFields,
  restrictedFields,
} from '../system-settings/setting-fields.ts';
import { serviceFields, workFields } from '../wechat/wechat-fields.ts';

const system = (part: 'areaCode' | 'email' | 'gray' | 'restricted') => ({
  title: `systemSettings.${part}.title` as const,
  changed: `systemSettings.${part}.changed` as const,
  failed: 'systemSettings.failed' as const,
});
const ofWechat = (part: 'work' | 'service') => ({
  title: `wechat.${part}.title` as const,
  changed: `wechat.${part}.changed` as const,
  failed: 'wechat.failed' as const,
});

export const areaCodeSetting = settingKind(
  'system.areaCode',
  { read: getAreaCode, save: saveAreaCode },
  areaCodeFields,
  system('areaCode'),
);
export const mailSetting = settingKind(
  'system.email',
  { read: getMailServer, save: saveMailServer },
  mailFields,
  system('email'),
);
export const graySetting = settingKind(
  'system.gray',
  { read: getPageGray, save: savePageGray },
  grayFields,
  system('gray'),
);
export const restrictedSetting = settingKind(
  'system.restricted',
  { read: getRestrictedLogin, save: saveRestrictedLogin },
  restrictedFields,
  system('restricted'),
);
export const wechatWorkSetting = settingKind(
  'wechat.work',
  { read: getWechatWork, save: saveWechatWork },
  workFields,
  ofWechat('work'),
);
export const wechatServiceSetting = settingKind(
  'wechat.service',
  { read: getWechatService, save: saveWechatService },
  serviceFields,
  ofWechat('service'),
);

export const systemSettingRecords = [
  areaCodeSetting.record,
  mailSetting.record,
  graySetting.record,
  restrictedSetting.record,
  wechatWorkSetting.record,
  wechatServiceSetting.record,
];
