/**
 * The codes of the login log that the console has words for (1§2.9 names the columns and no values: chosen). A server may
 * send others, which are shown as they come.
 */
import { type OperateType, operateTypes } from '../../api/login-log/codes.ts';

export function isOperateType(text: string): text is OperateType {
  return (operateTypes as readonly string[]).includes(text);
}

export const loginSources = ['password', 'smsCode', 'qrCode', 'sso', 'thirdParty', 'token'] as const;

/** Why somebody was not let in. */
export const failureReasons = [
  'wrongPassword',
  'unknownAccount',
  'wrongCode',
  'accountLocked',
  'accountDisabled',
  'passwordExpired',
  'addressRefused',
  'terminalRefused',
  'hoursRefused',
] as const;

/** Languages of a session, as the platform spells them. */
export const loginLanguages = ['zh_CN', 'zh_TW', 'en_US', 'ja_JP'] as const;
