/**
 * The codes of the login log that the console translates; 1§2.9 names the columns but no values, so this list is
 * chosen. Other codes of a server are shown unchanged.
 */
import { type OperateType, operateTypes } from '../../api/login-log/codes.ts';

export function isOperateType(text: string): text is OperateType {
  return (operateTypes as readonly string[]).includes(text);
}

export const loginSources = ['password', 'smsCode', 'qrCode', 'sso', 'thirdParty', 'token'] as const;

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

/** The languages of a session in the platform's spelling. */
export const loginLanguages = ['zh_CN', 'zh_TW', 'en_US', 'ja_JP'] as const;
