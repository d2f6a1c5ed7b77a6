/** Agreements at sign-in, and pages without colours (rows FRAME-048, 049). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentSession, signIn } from '#shared/api/session/session.ts';
import { mustAgree, querySignInPage } from '#shared/api/session/sign-in-page.ts';
import { agreements } from '#shared/api/system-settings/lists.ts';
import { savePageGray } from '#shared/api/system-settings/settings.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, clientOf, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let administrator: Client;
const now = Date.UTC(2026, 10, 25, 4);
beforeEach(async () => {
  sandbox = await freshSandbox({ now: () => now });
  administrator = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

const account = 'employee';
const names = async (client: Client, input: { account?: typeof account } = {}) =>
  (await client.call(querySignInPage, input)).agreements.map(({ agreementName }) => agreementName);

test('agreements in use are read by whoever comes, in their language', async () => {
  expect(await names(clientOf(sandbox))).toEqual(['Terms of service', 'Privacy policy']);
  expect(await names(clientOf(sandbox, 'zh-CN'))).toEqual(['服务协议', '隐私政策']);
  expect(await names(clientOf(sandbox), { account })).toEqual([]);
});

test('a newer version is agreed to once, before one comes in', async () => {
  const [stored] = await administrator.call(agreements.byIds, { ids: ['AG1000002'] });
  if (!stored) throw new Error('it is not there');
  const { agreementName, agreementType, langType, content, forced, enabled } = stored;
  const values = { agreementName, agreementType, langType, content, forced, enabled, version: '2.1' };
  await administrator.call(agreements.update, { id: stored.id, ...values });
  const client = clientOf(sandbox);
  // Agreement to the Chinese text of the same kind counts.
  await client.call(signIn, { account });
  const [chinese] = await administrator.call(agreements.byIds, { ids: ['AG1000001'] });
  if (!chinese) throw new Error('it is not there');
  const { agreementName: name, content: text } = chinese;
  const of = { agreementType, langType: 'zh_CN', forced, enabled, version: '2.1' } as const;
  await administrator.call(agreements.update, { id: chinese.id, ...of, agreementName: name, content: text });

  await expect(client.call(signIn, { account })).rejects.toMatchObject({ code: mustAgree });
  expect(await names(client, { account })).toEqual(['Terms of service']);
  await expect(client.call(signIn, { account, agreed: ['AG1000004'] })).rejects.toMatchObject({
    code: mustAgree,
  });
  await client.call(signIn, { account, agreed: ['AG1000002'] });
  await clientOf(sandbox).call(signIn, { account });
  await expect(clientOf(sandbox).call(signIn, { account: 'subAdministrator' })).rejects.toMatchObject({
    code: mustAgree,
  });
});

test('pages are without colours on their days, and only those that are chosen', async () => {
  const strengths = async () => [
    (await administrator.call(currentSession, {})).platform.grayStrength,
    (await clientOf(sandbox).call(querySignInPage, {})).grayStrength,
  ];
  const save = (change: object) =>
    administrator.call(savePageGray, {
      enabled: true,
      days: { from: '2026-11-25', to: '2026-11-25' },
      strength: 60,
      pages: ['admin', 'login'],
      ...change,
    });
  expect(await strengths()).toEqual([0, 0]);
  await save({});
  expect(await strengths()).toEqual([60, 60]);
  await save({ pages: ['login'] });
  expect(await strengths()).toEqual([0, 60]);
  await save({ days: { from: '2026-11-26', to: '2026-11-27' } });
  expect(await strengths()).toEqual([0, 0]);
  await save({ enabled: false });
  expect(await strengths()).toEqual([0, 0]);
});
