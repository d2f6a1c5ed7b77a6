/** Settings of the system and the ways to WeChat in the sandbox (rows GEN-039, 040, 045; FRAME-045, 048, 131, 132). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageQueryLoginLog } from '#shared/api/login-log/login-log.ts';
import { pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import { signIn } from '#shared/api/session/session.ts';
import { findSysConfigs, saveSysConfig } from '#shared/api/system-settings/parameters.ts';
import * as settings from '#shared/api/system-settings/settings.ts';
import * as wechat from '#shared/api/wechat/wechat.ts';
import { begunSystem } from '#shared/rules/system-settings/setting-fields.ts';
import { begunWechat } from '#shared/rules/wechat/wechat-fields.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

const each = [
  [settings.getAreaCode, settings.saveAreaCode, begunSystem.areaCode],
  [settings.getMailServer, settings.saveMailServer, begunSystem.mail],
  [settings.getPageGray, settings.savePageGray, begunSystem.gray],
  [settings.getRestrictedLogin, settings.saveRestrictedLogin, begunSystem.restricted],
  [wechat.getWechatWork, wechat.saveWechatWork, begunWechat.work],
  [wechat.getWechatService, wechat.saveWechatService, begunWechat.service],
] as const;

test.each(each)(
  '%o begins as declared, keeps what is saved, for this tenant alone',
  async (get, save, begun) => {
    expect(await client.call(get, {})).toEqual(begun);
    await client.call(save, save.example() as never);
    expect(await client.call(get, {})).toEqual(save.example());
    const neighbour = await signedIn(sandbox, 'managerTenantAdministrator');
    expect(await neighbour.call(get, {})).toEqual(begun);
  },
);

test('no secret is in the operation log', async () => {
  const work = wechat.saveWechatWork.example();
  const mail = settings.saveMailServer.example();
  await client.call(wechat.saveWechatWork, work);
  await client.call(settings.saveMailServer, mail);
  const streamFilter = { module: 'basicserver', pageNo: 1, pageSize: 50 } as const;
  const log = JSON.stringify((await client.rows(pageQueryOperationLog, { streamFilter })).rows);
  expect(log).toContain('Changed the way to WeChat: enterprise WeChat');
  for (const secret of [work.appSecret, work.callbackToken, work.encodingAesKey, mail.password])
    expect(log).not.toContain(secret);
});

test('the operation log tells of a secret that it was empty or changed, and no more', async () => {
  const mail = settings.saveMailServer.example();
  await client.call(settings.saveMailServer, mail);
  await client.call(settings.saveMailServer, { ...mail, password: 'another one' });
  const parameters = await client.call(findSysConfigs, {});
  const { configKey = '' } = parameters.find(({ secret }) => secret) ?? {};
  await client.call(saveSysConfig, { configKey, secretValue: 'a-new-secret-of-32-characters-0001' });
  const streamFilter = { module: 'basicserver', pageNo: 1, pageSize: 3 } as const;
  const { rows } = await client.rows(pageQueryOperationLog, { streamFilter });
  expect(rows.map(({ operatedesc }) => operatedesc)).toEqual([
    expect.stringMatching(/^Changed the parameter: value \((changed|was empty, now set), not shown\)$/),
    'Changed the system settings: email, password (changed, not shown)',
    'Changed the system settings: email, password (was empty, now set, not shown)',
  ]);
});

test.each([
  ['an area code of no country', settings.saveAreaCode, { areaCode: '+999' }, 'No country'],
  [
    'a server with a scheme',
    settings.saveMailServer,
    { ...settings.saveMailServer.example(), host: 'https://smtp.example.com' },
    'server name without a protocol',
  ],
  [
    'an account without a password',
    settings.saveMailServer,
    { ...settings.saveMailServer.example(), password: '' },
    'required items',
  ],
  [
    'days the wrong way round',
    settings.savePageGray,
    { ...settings.savePageGray.example(), days: { from: '2026-12-14', to: '2026-12-13' } },
    'before the first one',
  ],
  [
    'hours that end before they begin',
    settings.saveRestrictedLogin,
    { ...settings.saveRestrictedLogin.example(), from: '20:00', until: '08:00' },
    'after the beginning',
  ],
  [
    'a corp ID that is none',
    wechat.saveWechatWork,
    { ...wechat.saveWechatWork.example(), corpId: 'wx1a2b3c4d5e6f7081' },
    'begins with ww',
  ],
  [
    'a key of 42 letters',
    wechat.saveWechatService,
    { ...wechat.saveWechatService.example(), encodingAesKey: 'a'.repeat(42) },
    '43 letters',
  ],
] as const)('refuses %s', async (_, save, input, words) => {
  await expect(client.call(save, input as never)).rejects.toThrow(words);
});

test.each([
  [{}, ['resolve', 'connect', 'encrypt', 'login', 'send'], null],
  [{ host: 'mail.invalid' }, ['resolve'], 'There is no server mail.invalid'],
  [{ port: 587 }, ['resolve', 'connect', 'encrypt'], 'different encryption'],
  [{ password: 'wrong' }, ['resolve', 'connect', 'encrypt', 'login'], 'rejects the account or password'],
])('a test mail by %o comes as far as it comes', async (values, steps, words) => {
  const server = { ...settings.saveMailServer.example(), ...values };
  const { steps: came } = await client.call(settings.testMailServer, { ...server, to: 'a@example.com' });
  expect(came.map(({ step }) => step)).toEqual(steps);
  expect(came.map(({ passed }) => passed).lastIndexOf(false)).toBe(words === null ? -1 : steps.length - 1);
  if (words !== null) expect(came.at(-1)?.message).toContain(words);
});

test('WeChat is tried out as it stands, and nothing of it is stored', async () => {
  const work = wechat.saveWechatWork.example();
  const good = await client.call(wechat.testWechatWork, work);
  expect(good.steps.every(({ passed }) => passed)).toBe(true);
  const bad = await client.call(wechat.testWechatWork, { ...work, corpId: 'ww0000000000000000' });
  expect(bad.steps.at(-1)).toMatchObject({ step: 'identify', passed: false });
  expect(await client.call(wechat.getWechatWork, {})).toEqual(begunWechat.work);
});

test('a person who comes at another hour is kept out, reads why, and is in the login log; administrators come in', async () => {
  const example = settings.saveRestrictedLogin.example();
  // Of no hour of this day, nor of the one before it, whatever the zone.
  const later = String(((new Date().getUTCDay() + 2) % 7) + 1) as '1';
  const never = { ...example, weekdays: [later], departments: [] };
  await client.call(settings.saveRestrictedLogin, { ...never, message: 'Come again on Monday.' });
  const employee = await signedIn(sandbox, 'systemAdministrator');
  await expect(employee.call(signIn, { account: 'employee' })).rejects.toThrow('Come again on Monday.');
  const log = await employee.rows(pageQueryLoginLog, { streamFilter: { pageNo: 1, pageSize: 1 } as never });
  expect(log.rows[0]).toMatchObject({ operateType: 'login', failureReason: 'hoursRefused' });
  // It holds for the department alone that is named.
  await client.call(settings.saveRestrictedLogin, { ...never, departments: ['D214'] });
  expect(await employee.call(signIn, { account: 'employee' })).toMatchObject({ user: { admin: false } });
});
