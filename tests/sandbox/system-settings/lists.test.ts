/** Templates, rule configurations, agreements, parameters and errors in the sandbox (rows GEN-006, 038, 041 to 044, 046 to 055; FRAME-049, 050, 052). */
import { createPublicKey } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryUserConfig } from '#shared/api/invitations/invitations.ts';
import { listErrors } from '#shared/api/system-settings/error-list.ts';
import { agreements, enableRuleConfig, ruleConfigs, templates } from '#shared/api/system-settings/lists.ts';
import * as parameters from '#shared/api/system-settings/parameters.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

const page = { pageNo: 1, pageSize: 20 };

test('templates by language and kind; one that is made has its switch; an unknown placeholder is refused', async () => {
  const found = await client.call(templates.query, { ...page, langType: 'zh_CN', templateType: 'email' });
  expect(found.totalCount).toBe(2);
  expect(
    found.result.every(({ langType, templateType }) => langType === 'zh_CN' && templateType === 'email'),
  ).toBe(true);
  const values = { ...found.result[0], templateName: 'x', templateType: 'email', langType: 'th_TH' } as const;
  const { templateName, templateType, langType } = values;
  const made = { templateName, templateType, langType, title: 'x', content: '<p>{name}</p>', enabled: false };
  await client.call(templates.add, { id: 'mine', ...made });
  expect(await client.call(templates.byIds, { ids: ['mine'] })).toMatchObject([made]);
  await expect(
    client.call(templates.update, { id: 'mine', ...made, content: '<p>{nobody}</p>' }),
  ).rejects.toThrow('{nobody}');
});

test('a rule configuration is put in force and out of it, and found by that', async () => {
  const on = await client.call(ruleConfigs.query, { ...page, enabled: '1' });
  const [first] = on.result;
  await client.call(enableRuleConfig, { id: first?.id ?? '', enabled: false });
  expect((await client.call(ruleConfigs.query, { ...page, enabled: '1' })).totalCount).toBe(
    on.totalCount - 1,
  );
  const { id: _, ...values } = { ...ruleConfigs.add.example() } as {
    id: string;
    least: number;
    most: number;
  };
  await expect(
    client.call(ruleConfigs.add, { id: 'mine', ...values, least: 9, most: 8 } as never),
  ).rejects.toThrow('At most must not be less');
  await client.call(ruleConfigs.add, { id: 'mine', ...values } as never);
  expect(await client.call(ruleConfigs.byIds, { ids: ['mine'] })).toMatchObject([{ enabled: true }]);
  await client.call(ruleConfigs.remove, { ids: ['mine'] });
  expect(await client.call(ruleConfigs.byIds, { ids: ['mine'] })).toEqual([]);
});

test('an agreement has a version', async () => {
  const [first] = (await client.call(agreements.query, page)).result;
  const { id = '', agreementName = '', agreementType = '', langType = '', content = '' } = first ?? {};
  const values = { id, agreementName, agreementType, langType, content, forced: true, enabled: true };
  await expect(client.call(agreements.update, { ...values, version: 'two' })).rejects.toThrow('as in 2.1');
  await client.call(agreements.update, { ...values, version: '3.0' });
  expect(await client.call(agreements.byIds, { ids: [id] })).toMatchObject([
    { version: '3.0', forced: true },
  ]);
});

test('a secret parameter is set and never told; a plain one is', async () => {
  await client.call(parameters.saveSysConfig, { configKey: 'mail.retries', configValue: '7' });
  expect(await client.call(parameters.findSysConfig, { configKey: 'mail.retries' })).toMatchObject({
    configValue: '7',
  });
  await client.call(parameters.saveSysConfig, { configKey: 'openapi.appSecret', secretValue: 'k7Qm2ZpV9s' });
  const all = await client.call(parameters.findSysConfigs, {});
  expect(all.find(({ configKey }) => configKey === 'openapi.appSecret')).toMatchObject({
    secret: true,
    configValue: '',
  });
  expect(JSON.stringify(all)).not.toContain('k7Qm2ZpV9s');
  await expect(
    client.call(parameters.saveSysConfig, { configKey: 'mail.retries', configValue: '11' }),
  ).rejects.toThrow('0 to 10');
  await expect(
    client.call(parameters.saveSysConfig, { configKey: 'no.such', configValue: '1' }),
  ).rejects.toThrow();
});

test('a key pair is a key pair, another one each time, and its fingerprint is kept', async () => {
  const first = await client.call(parameters.generateRsaKey, {});
  const second = await client.call(parameters.generateRsaKey, {});
  expect(createPublicKey(second.publicKey).asymmetricKeyDetails).toMatchObject({ modulusLength: 2048 });
  expect(second.publicKey).not.toBe(first.publicKey);
  const kept = await client.call(parameters.findSysConfig, { configKey: 'rsa.fingerprint' });
  expect(kept.configValue).toBe(second.fingerprint);
});

test('a configuration by its name is the administrators’', async () => {
  expect(await client.call(queryUserConfig, { configName: 'portal.start' })).toBe('');
  await client.call(parameters.saveNormalConfig, { configName: 'portal.start', configValue: 'home' });
  expect(await client.call(queryUserConfig, { configName: 'portal.start' })).toBe('home');
  const employee = await signedIn(sandbox, 'employee');
  await expect(employee.call(queryUserConfig, { configName: 'portal.start' })).rejects.toThrow(
    'No permission',
  );
});

test('errors, the newest first, narrowed by words, module, code and days', async () => {
  const all = await client.call(listErrors, page);
  const times = all.result.map(({ createTime }) => createTime);
  expect(times).toEqual([...times].sort().reverse());
  const day = times[0]?.slice(0, 10) ?? '';
  const ofDay = await client.call(listErrors, { ...page, beginDate: day, endDate: day });
  expect(ofDay.totalCount).toBeGreaterThan(0);
  expect(ofDay.totalCount).toBeLessThan(all.totalCount);
  const found = await client.call(listErrors, { ...page, errorCode: '504', keywords: 'timed out' });
  expect(found.totalCount).toBeGreaterThan(0);
  expect(found.result.every(({ errorCode }) => errorCode === '504')).toBe(true);
  expect((await client.call(listErrors, { ...page, keywords: '%' })).totalCount).toBe(0);
});
