/** The mobile dialog's three calls (spec 1§4, 1§5, 1§9; S-8). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bindTenantContactMobile, checkMobileCode, sendMobileCode } from '#shared/api/tenant/mobile.ts';
import { getTenantInfo } from '#shared/api/tenant/tenant.ts';
import { sandboxMobileCode as sandboxCode } from '#shared/bridge/sandbox.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

const mobile = '+8613700001234';
const minute = 60_000;
let now = 0;
let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 4);
  sandbox = await freshSandbox({ now: () => now });
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

const send = (to = mobile) => client.call(sendMobileCode, { mobile: to });
const check = (cacheMark: string, verifyCode = sandboxCode, to = mobile) =>
  client.call(checkMobileCode, { mobile: to, verifyCode, cacheMark });
const bind = (successCode: string, to = mobile) =>
  client.call(bindTenantContactMobile, { mobile: to, successCode });
const bound = async () => (await client.call(getTenantInfo, {})).mobile;

test('send, check, bind', async () => {
  await bind(await check(await send()));
  expect(await bound()).toBe(mobile);
});

// Row TEN-078.
test('input is trimmed, and numbers of other countries have their own pattern', async () => {
  const mark = await client.call(sendMobileCode, { mobile: ' +65 8123 4567 ' });
  await bind(await check(mark, ` ${sandboxCode} `, '+6581234567'), '+65 81234567');
  expect(await bound()).toBe('+6581234567');
});

test.each([
  ['+86', 'please enter mobile number'],
  ['  ', 'please enter mobile number'],
  ['+8612345678901', 'please enter a valid mobile number'],
  ['+861370000123', 'please enter a valid mobile number'],
  ['+65123', 'please enter a valid mobile number'],
  ['+65123456789012', 'please enter a valid mobile number'],
  ['hello', 'please enter a valid mobile number'],
])('%j gets no code', async (number, message) => {
  await expect(send(number)).rejects.toThrow(message);
  await expect(check('mark', sandboxCode, number)).rejects.toThrow(message);
  await expect(bind('permit', number)).rejects.toThrow(message);
});

test('a mobile gets one code a minute; another mobile does not wait', async () => {
  await send();
  now += minute - 1;
  await expect(send()).rejects.toThrow('after 60 seconds');
  await send('+8613700004321');
  now += 1;
  await send();
});

test.each(['000000', '12345', '1234567', 'abcdef'])('the code %s is wrong', async (code) => {
  const mark = await send();
  await expect(check(mark, code)).rejects.toThrow('verification code is wrong');
  await bind(await check(mark));
});

test('an empty code is asked for', async () => {
  await expect(check(await send(), '  ')).rejects.toThrow('please enter verification code');
});

// Row TEN-053.
test('a code is valid for 10 minutes', async () => {
  const mark = await send();
  now += 10 * minute - 1;
  await check(mark);
  now += 1;
  await expect(check(mark)).rejects.toThrow('has expired');
});

test('a permit is valid for 10 minutes, once, for its mobile', async () => {
  const first = await check(await send());
  await expect(bind(first, '+8613700004321')).rejects.toThrow('has lapsed');
  now += 10 * minute;
  await expect(bind(first)).rejects.toThrow('has lapsed');
  const second = await check(await send());
  await bind(second);
  await expect(bind(second)).rejects.toThrow('has lapsed');
});

test('a mark is of no use for another number, another account, or without having been given', async () => {
  const mark = await send();
  await expect(check(mark, sandboxCode, '+8613700004321')).rejects.toThrow('sent to another number');
  await expect(check('invented')).rejects.toThrow('please get a verification code first');
  const other = await signedIn(sandbox, 'managerTenantAdministrator');
  await expect(
    other.call(checkMobileCode, { mobile, verifyCode: sandboxCode, cacheMark: mark }),
  ).rejects.toThrow('please get a verification code first');
});

test('a mobile of another tenant is refused in the words of the server', async () => {
  const taken = '+8613800001001';
  const permit = await check(await send(taken), sandboxCode, taken);
  await expect(bind(permit, taken)).rejects.toThrow('bound to another organisation');
  client = await signedIn(sandbox, 'systemAdministrator', 'zh-CN');
  await expect(bind(permit, taken)).rejects.toThrow('该手机号已被其他组织绑定');
});

// Row TEN-091.
test('the wire: status, msg, data', async () => {
  const good = await client.send(sendMobileCode, { mobile });
  expect(await good.json()).toEqual({ status: true, msg: '', data: { cacheMark: expect.any(String) } });
  const bad = await client.send(sendMobileCode, { mobile: '1' });
  expect(await bad.json()).toMatchObject({ status: false, msg: 'please enter a valid mobile number' });
});
