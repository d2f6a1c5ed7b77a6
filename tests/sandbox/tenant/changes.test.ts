/** Saving the tenant's information, contact purchase, used space (spec 1§4, 1§5, 1§7.1). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { multilangSave } from '#shared/api/language-names/language-names.ts';
import { lookUpConfigs } from '#shared/api/licence-info/reminder.ts';
import type { SandboxAccount } from '#shared/api/session/session.ts';
import {
  cancelTenantNameAuth,
  checkTenantAuth,
  flushUsedSpace,
  getTeamsTipsInfo,
  queryContactPurchaseConfigs,
  saveContactPurchaseConfigs,
  submitTenantNameAuth,
  updateTenantInfo,
} from '#shared/api/tenant/changes.ts';
import { getTenantInfo, queryTenantTips } from '#shared/api/tenant/tenant.ts';
import { refreshGapKey } from '#shared/rules/tenant/edit/used-space.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn, stated } from '../client.ts';
import { seededTenant, tenantKey } from '../sample-input.ts';

let now = Date.UTC(2026, 10, 21, 4);
let sandbox: Sandbox;
beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 4);
  sandbox = await freshSandbox({ now: () => now });
});
afterEach(() => sandbox.close());

const administrator = (language?: string) => signedIn(sandbox, 'systemAdministrator', language);
const save = (client: Client, changes: Partial<typeof seededTenant> = {}, rest = {}) =>
  client.call(updateTenantInfo, {
    tenant: { ...seededTenant, ...changes },
    tenantTips: null,
    appManageConfigs: [],
    ...rest,
  });
const purchase = (on: '0' | '1', url: string) => ({
  appManageConfigs: [
    { configKey: 'contactPurchase', configValue: on },
    { configKey: 'purchaseUrl', configValue: url },
  ],
});

test('saved values are there again, trimmed', async () => {
  const client = await administrator();
  await save(client, {
    tenantName: ' 澄汀智造（苏州） ',
    contact: ' Lin ',
    email: '',
    telephone: '021-5550199',
  });
  expect(await client.call(getTenantInfo, {})).toMatchObject({
    tenantName: '澄汀智造（苏州）',
    contact: 'Lin',
    email: '',
    telephone: '021-5550199',
    mobile: seededTenant.mobile,
    authenticationStatus: 'verified',
  });
});

// Rows TEN-062 to 064, 067 to 070, 072 to 074.
describe('refusals, in both languages', () => {
  test.each([
    ['an empty name', { tenantName: ' ' }, '请输入必填项', 'Please enter required items'],
    ['an empty mobile', { mobile: '' }, '请输入必填项', 'Please enter required items'],
    ['an empty contact', { contact: '' }, '请输入必填项', 'Please enter required items'],
    ['a short name', { tenantName: '澄汀' }, '组织名称最小长度为4', 'at least 4 characters'],
    ['mixed brackets', { tenantName: '澄汀（智造)公司' }, '组织名称不能同时存在中英文括号', 'must not mix'],
    ['other characters', { tenantName: '澄汀智造1号' }, '组织名称必须为中英文字符', 'Chinese or English'],
    ['a long name', { tenantName: '澄'.repeat(41) }, '组织名称最大长度为40', 'at most 40 characters'],
    ['a bad email', { email: 'zhiyuan@' }, '邮箱格式不正确', 'email format is incorrect'],
    ['a bad telephone', { telephone: '12' }, '请输入有效的固定电话', 'valid landline'],
    ['a taken name', { tenantName: '云岫协同平台' }, '该组织名称已存在', 'exists already'],
    ['a taken name, other case', { tenantName: 'NORTHGATE logistics' }, '该组织名称已存在', 'exists already'],
    ['another mobile', { mobile: '+8613800009999' }, '联系手机只能通过验证更换', 'by verification only'],
  ])('%s', async (_, changes, chinese, english) => {
    await expect(save(await administrator('zh-CN'), changes)).rejects.toThrow(chinese);
    await expect(save(await administrator(), changes)).rejects.toThrow(english);
    const info = await (await administrator()).call(getTenantInfo, {});
    expect(info).toMatchObject(seededTenant);
  });

  test.each([
    ['required before the name', { contact: '', tenantName: '澄' }, 'required items'],
    ['the name before the email', { tenantName: '澄', email: 'x' }, 'at least 4'],
    ['brackets before characters', { tenantName: '(（1234' }, 'must not mix'],
    ['the email before the telephone', { email: 'x', telephone: 'x' }, 'email format'],
  ])('%s', async (_, changes, message) => {
    await expect(save(await administrator(), changes)).rejects.toThrow(message);
  });

  test('an unchanged field is not judged', async () => {
    const client = await administrator();
    await save(client, { telephone: '' });
    await save(client, { telephone: '', tenantName: seededTenant.tenantName });
  });

  test('a name under review can not be changed, other fields can', async () => {
    const client = await administrator();
    const { tenantName } = seededTenant;
    await client.call(cancelTenantNameAuth, { tenantName });
    await client.call(submitTenantNameAuth, { tenantName });
    await expect(save(client, { tenantName: '澄汀智造集团' })).rejects.toThrow('under review');
    await save(client, { contact: '周以宁' });
    expect((await client.call(getTenantInfo, {})).contact).toBe('周以宁');
  });

  test('nothing is saved where one part is refused', async () => {
    const client = await administrator();
    const tips = { tenantTips: { id: 'C1001', configValue: 'x' } };
    await expect(save(client, { contact: 'Lin' }, tips)).rejects.toThrow('configuration does not exist');
    expect((await client.call(getTenantInfo, {})).contact).toBe(seededTenant.contact);
  });
});

// Rows TEN-072, 086.
test('a name is a duplicate only where another tenant has it', async () => {
  const client = await administrator();
  const isTaken = (tenantName: string) => client.call(checkTenantAuth, { tenantName });
  expect(await isTaken(seededTenant.tenantName)).toBe(false);
  expect(await isTaken('没有人用的名称')).toBe(false);
  expect(await isTaken(' 云岫协同平台 ')).toBe(true);
  expect(await isTaken('northgate LOGISTICS')).toBe(true);
});

test('of two who take one name at once only one gets it', async () => {
  const [one, other] = [await administrator(), await signedIn(sandbox, 'managerTenantAdministrator')];
  const manager = await other.call(getTenantInfo, {});
  const results = await Promise.allSettled([
    save(one, { tenantName: '同一个名称' }),
    other.call(updateTenantInfo, {
      tenant: { ...seededTenant, mobile: manager.mobile, tenantName: '同一个名称' },
      tenantTips: null,
      appManageConfigs: [],
    }),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('tips are kept as they are given: cleaning them is the reader’s', async () => {
  const client = await administrator();
  const tips = { id: 'C2001', configValue: '<p onclick="x()">Hi</p><script>1</script>' };
  await save(client, {}, { tenantTips: tips });
  expect(await client.call(queryTenantTips, {})).toEqual(tips);
  expect(await client.call(getTeamsTipsInfo, {})).toEqual(tips);
  await save(client);
  expect(await client.call(queryTenantTips, {})).toEqual(tips);
});

test('tips are read in the reader’s language where they have a text in it', async () => {
  const client = await administrator('zh-CN');
  const own = await client.call(queryTenantTips, {});
  const locator = {
    module: 'basicserver',
    targetId: 'C2001',
    tablefield: 'application_config.config_value',
  } as const;
  const readBy = async (language: 'en-US' | 'zh-CN') =>
    (await signedIn(sandbox, 'employee', language)).call(getTeamsTipsInfo, {});
  expect(await readBy('en-US')).toEqual(own);
  await client.call(multilangSave, { ...locator, langs: [{ lang: 'en_US', name: '<p>Seats</p>' }] });
  expect(await readBy('en-US')).toEqual({ id: 'C2001', configValue: '<p>Seats</p>' });
  expect(await readBy('zh-CN')).toEqual(own);
  // An administrator edits the text itself.
  expect(await (await administrator('en-US')).call(queryTenantTips, {})).toEqual(own);
});

describe('contact purchase', () => {
  // Rows TEN-059, 060.
  test.each([
    ['public', true],
    ['private', false],
    ['single', false],
    ['overseas', false],
  ] as const)('is by default on the %s deployment: %s', async (deployment, on) => {
    await sandbox.pretend({ ...sandbox.scenario(), deployment });
    const configs = await (await signedIn(sandbox, 'employee')).call(queryContactPurchaseConfigs, {});
    expect(configs).toEqual([
      { configKey: 'contactPurchase', configValue: on ? '1' : '0' },
      { configKey: 'purchaseUrl', configValue: '{host}/sales' },
    ]);
  });

  test('is saved by the manager tenant, alone or with the information', async () => {
    const client = await signedIn(sandbox, 'managerTenantAdministrator');
    await client.call(saveContactPurchaseConfigs, purchase('0', ''));
    expect(await client.call(queryContactPurchaseConfigs, {})).toEqual(purchase('0', '').appManageConfigs);
    const { tenantName, mobile } = await client.call(getTenantInfo, {});
    const next = purchase('1', 'https://sales.example.com/');
    await save(client, { tenantName, mobile }, next);
    expect(await client.call(queryContactPurchaseConfigs, {})).toEqual(next.appManageConfigs);
  });

  // Row TEN-065.
  test.each([
    ['no link', purchase('1', ' '), 'required items'],
    ['a link without http', purchase('1', 'sales.example.com'), 'http:// or {host}'],
    ['a script', purchase('0', 'javascript:alert(1)'), 'http:// or {host}'],
    ['another switch', purchase('2' as '1', ''), 'Invalid request parameter'],
    ['another key', { appManageConfigs: [{ configKey: 'tenantTips', configValue: 'x' }] }, 'tenantTips'],
    [
      'one key twice',
      {
        appManageConfigs: [
          ...purchase('1', '').appManageConfigs,
          { configKey: 'purchaseUrl', configValue: '' },
        ],
      },
      'purchaseUrl',
    ],
    [
      'a department',
      { appManageConfigs: [{ configKey: 'contactPurchase', configValue: '1', deptId: 'D101' }] },
      'deptId',
    ],
  ])('refuses %s', async (_, configs, message) => {
    const client = await signedIn(sandbox, 'managerTenantAdministrator');
    await expect(client.call(saveContactPurchaseConfigs, configs)).rejects.toThrow(message);
    const { tenantName, mobile } = await client.call(getTenantInfo, {});
    await expect(save(client, { tenantName, mobile }, configs)).rejects.toThrow(message);
  });

  // Row TEN-009.
  test('is not for an ordinary tenant, nor for a single-tenant deployment', async () => {
    const code = { code: 401 };
    await expect(save(await administrator(), {}, purchase('0', ''))).rejects.toMatchObject(code);
    await sandbox.pretend({ ...sandbox.scenario(), deployment: 'single', managerTenant: true });
    await expect(save(await administrator(), {}, purchase('0', ''))).rejects.toMatchObject(code);
    await sandbox.pretend({ ...sandbox.scenario(), deployment: 'public' });
    await save(await administrator(), {}, purchase('0', ''));
  });
});

describe('used space', () => {
  const flush = (client: Client, key = tenantKey) =>
    client.call(flushUsedSpace, { tenantKey: key, time: now });

  // Rows TEN-055, 058.
  test('is counted anew, and again after 2 hours', async () => {
    const client = await administrator();
    const used = async () => stated(await client.call(getTenantInfo, {})).usedSpace;
    const before = await used();
    await flush(client);
    const after = await used();
    expect(after).toBeGreaterThan(before);
    now += 7_200_000 - 1;
    await expect(flush(client)).rejects.toThrow('no refresh within the limit time');
    await expect(flush(await administrator('zh-CN'))).rejects.toThrow('限制时间内不可刷新');
    expect(await used()).toBe(after);
    now += 1;
    await flush(client);
    expect(await used()).toBeGreaterThan(after);
  });

  test('the operator sets another gap: ten minutes where the tenant is the only one', async () => {
    await sandbox.pretend({ ...sandbox.scenario(), deployment: 'single' });
    const client = await administrator();
    const [config] = await client.call(lookUpConfigs, { configKeys: refreshGapKey });
    expect(config).toMatchObject({ configKey: 'usedSpaceRefreshGap', configValue: '600000' });
    await flush(client);
    now += 600_000 - 1;
    await expect(flush(client)).rejects.toThrow('no refresh within the limit time');
    now += 1;
    await flush(client);
    await sandbox.pretend({ ...sandbox.scenario(), deployment: 'public' });
    now += 600_000;
    await expect(flush(client)).rejects.toThrow('no refresh within the limit time');
  });

  test('a clock that was set back does not lock the tenant out', async () => {
    const client = await administrator();
    await flush(client);
    now -= 86_400_000;
    await flush(client);
  });

  // Row TEN-007.
  test('of two at once only one counts, and only for the own tenant', async () => {
    const client = await administrator();
    const results = await Promise.allSettled([flush(client), flush(client)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(flush(client, 'T1000001')).rejects.toMatchObject({ code: 401 });
  });
});

test.each(['subAdministrator', 'departmentAdministrator', 'employee'] satisfies SandboxAccount[])(
  '%s changes nothing',
  async (account) => {
    await expect(save(await signedIn(sandbox, account))).rejects.toMatchObject({ code: 401 });
  },
);
