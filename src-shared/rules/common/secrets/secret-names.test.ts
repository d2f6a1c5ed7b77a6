import { describe, expect, it } from 'vitest';
import { countProcessorTime } from '../../../testing/processor-time.ts';
import { isSecretField, isSecretName } from './secret-names.ts';

const secret: Readonly<Record<string, readonly string[]>> = {
  tokens: [
    'token',
    'access_token',
    'accessToken',
    'refreshToken',
    'X-CSRF-Token',
    'tokens',
    'jwt',
    'id-token',
  ],
  passwords: [
    'password',
    'Password',
    'newPassword',
    'password2',
    'passwordConfirm',
    'userPwd',
    'pwd',
    'PWD',
    'passwd',
    'passcode',
    'pass',
    'pin',
  ],
  cookies: ['cookie', 'Set-Cookie', 'sessionCookie', 'sessionId', 'session_id', 'JSESSIONID', 'sid'],
  'verification codes': [
    'verifyCode',
    'verify_code',
    'verificationCode',
    'checkCode',
    'successCode',
    'cacheMark',
    'smsCode',
    'mobileCode',
    'authCode',
    'captcha',
    'otp',
    'inviteCode',
  ],
  'mobile numbers that sign somebody in': ['loginMobile', 'bind_mobile', 'securityPhone', 'recoveryMobile'],
  'authorization headers': ['Authorization', 'authorisation', 'Proxy-Authorization', 'bearer', 'auth'],
  'key files': ['p12', 'p12Passphrase', 'passphrase', 'pkcs12', 'pfx', 'keystore', 'keystore.password'],
  keys: [
    'apiKey',
    'api_key',
    'private-key',
    'privateKey',
    'secretKey',
    'accessKey',
    'appkey',
    'appSecurity',
    'signingKey',
    'encryptionKey',
    'sharedKey',
    'preshared_key',
  ],
  'other credentials': ['credential', 'credentials', 'clientSecret', 'secret', 'jsapi_ticket', 'suiteTicket'],
};

describe.each(Object.entries(secret))('%s', (_, names) => {
  it.each(names)('%s is secret', (name) => expect(isSecretName(name)).toBe(true));
});

it.each([
  'name',
  'passenger',
  'passed',
  'passport',
  'keyword',
  'searchKey',
  'tenantKey',
  'configKey',
  'licensecode',
  'countryCode',
  'code',
  'companyname',
  'mobile',
  'secretary',
  'secretaryId',
  'passwordPolicy',
  'passwordMinLength',
  'passwordStrength',
  'pwdValidDays',
  'author',
  'authType',
  'authenticationStatus',
  'authority',
  'pinned',
  'opinion',
  'spin',
  'side',
  'tip',
  'sign',
  'bypass',
  'compass',
])('%s is not', (name) => expect(isSecretName(name)).toBe(false));

it('a mobile number is secret beside the code that proves it, and nowhere else', () => {
  expect(isSecretField('mobile', { mobile: '+8613800001001', successCode: 'x' })).toBe(true);
  expect(isSecretField('phone', { phone: '1', cache_mark: 'x' })).toBe(true);
  expect(isSecretField('mobile', { mobile: '+8613800001001', contact: '周明' })).toBe(false);
  expect(isSecretField('contact', { contact: '周明', successCode: 'x' })).toBe(false);
});

it('a config record’s value is as secret as its key says', () => {
  expect(isSecretField('configValue', { configKey: 'smtp_password', configValue: 'x' })).toBe(true);
  expect(isSecretField('value', { name: 'Authorization', value: 'Basic eA==' })).toBe(true);
  expect(isSecretField('configValue', { configKey: 'sys_app_manage_remind', configValue: '1' })).toBe(false);
});

it('takes its time linearly from a hostile name', () => {
  const spent = countProcessorTime();
  expect(isSecretName('pass_'.repeat(50_000))).toBe(false);
  expect(isSecretName(`${'a'.repeat(250_000)}token`)).toBe(true);
  expect(spent()).toBeLessThan(500);
});
