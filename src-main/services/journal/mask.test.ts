import { describe, expect, it } from 'vitest';
import { maskedValue, maskJson, maskText } from './mask.ts';

describe('maskJson', () => {
  it.each([
    'password',
    'Password',
    'newPassword',
    'userPwd',
    'pwd',
    'passwd',
    'token',
    'access_token',
    'accessToken',
    'cookie',
    'Set-Cookie',
    'Authorization',
    'authorisation',
    'clientSecret',
    'apiKey',
    'api_key',
    'private-key',
    'credential',
    'sessionId',
    'verifyCode',
    'checkCode',
    'successCode',
  ])('hides the value of %s, however deep', (key) => {
    expect(maskJson(JSON.stringify({ a: [{ [key]: 'hunter2', name: 'x' }] }))).toBe(
      JSON.stringify({ a: [{ [key]: maskedValue, name: 'x' }] }),
    );
    expect(maskJson(JSON.stringify({ [key]: { inner: 'hunter2' } }))).not.toContain('hunter2');
  });

  it.each(['name', 'passenger', 'keyword', 'licensecode', 'companyname', 'mobile', 'passed'])(
    'leaves %s alone',
    (key) => expect(maskJson(JSON.stringify({ [key]: 'v' }))).toBe(JSON.stringify({ [key]: 'v' })),
  );

  it('keeps the mark of a secret that was changed', () =>
    expect(maskJson('{"password":"••• ≠"}')).toBe('{"password":"••• ≠"}'));

  it('keeps empty and absent secrets apart from present ones', () => {
    expect(maskJson('{"password":null,"token":""}')).toBe('{"password":null,"token":""}');
  });

  it('keeps nothing of a text that is no JSON', () => {
    expect(maskJson('password=hunter2')).not.toContain('hunter2');
    expect(maskJson(null)).toBeNull();
  });

  it('survives depth and prototype names', () => {
    expect(maskJson(`${'['.repeat(5000)}${']'.repeat(5000)}`)).toContain(maskedValue);
    expect(maskJson('{"__proto__":{"token":"hunter2"}}')).not.toContain('hunter2');
  });
});

it('hides credentials inside texts', () => {
  expect(maskText('sent Authorization: Bearer abcdefgh12345 to x')).not.toContain('abcdefgh12345');
  expect(maskText('eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl')).toBe(maskedValue);
  expect(maskText('an ordinary message')).toBe('an ordinary message');
});
