/** The tenant page by deployment, role and reader's language (spec 1§1, 1§2.3, 1§6, 3§6). */
import { type SandboxAccount, sandboxAccounts } from '../../../src-shared/api/session/session.ts';
import { long } from '../../support/test-amount.ts';
import type { Route } from '../support/network.ts';
import { expect, test } from '../support/screens.ts';
import {
  address,
  button,
  expectEditable,
  field,
  readJson,
  toast,
  watchCalls,
} from '../support/tenant-page.ts';

const deployments = ['public', 'private', 'single', 'overseas'] as const;
const administrators: readonly SandboxAccount[] = ['systemAdministrator', 'managerTenantAdministrator'];

// Rows TEN-007 to 010, 045 to 047, 082. `npm test` takes two deployments with each account, by turns.
test('the rights of each role, by deployment', async ({ page, console }) => {
  await console.open(address);
  for (const [turn, account] of sandboxAccounts.entries()) {
    await console.signIn(account);
    for (const deployment of deployments.filter((_, at) => long || (at + turn) % 2 === 0)) {
      await console.pretend({ deployment });
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Basic info' })).toBeVisible();
      const edits = administrators.includes(account);
      const sells = account === 'managerTenantAdministrator' && deployment !== 'single';
      const ends = account === 'systemAdministrator' && deployment !== 'single';
      const where = `${account} on ${deployment}`;
      if (edits) await expectEditable(page);
      const count = (name: string, shown: boolean) =>
        expect(button(page, name), `${name}: ${where}`).toHaveCount(shown ? 1 : 0);
      await count('Edit tips', edits);
      await count('Refresh used space', edits);
      await count('Names in other languages', edits);
      await count('Apply for authorisation', edits);
      await expect(button(page, 'Change mobile'), where).toBeEnabled({ enabled: edits });
      await expect(page.getByRole('switch'), where).toHaveCount(sells ? 1 : 0);
      await count('Cancel enterprise', ends);
      // The key is read, by everybody.
      await expect(field(page, 'Tenant key')).toHaveCount(0);
      await expect(button(page, 'Copy the tenant key')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Contact purchase' })).toHaveCount(
        deployment === 'public' ? 1 : 0,
      );
    }
  }
});

test('in the manager tenant the ordinary tenant’s administrator sells and does not end it', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', address);
  await console.pretend({ managerTenant: true, txProduction: true });
  await page.reload();
  await expectEditable(page);
  await expect(page.getByRole('switch', { name: 'Show the contact purchase link' })).toBeVisible();
  await expect(button(page, 'Cancel enterprise')).toHaveCount(0);
  await page.goto(`/base/systemInfo`);
  await expect(page).toHaveURL(/\/base\/licence$/);
});

// Rows TEN-060, 066.
test('contact purchase in Chinese: hint, required, the default page of sales', async ({ page, console }) => {
  await console.openAs('managerTenantAdministrator', address, 'zh-CN');
  await expectEditable(page);
  const link = field(page, '购买链接');
  await expect(link).toHaveValue('{host}/sales');
  await expect(link).toHaveAccessibleDescription('请添加http://或{host}');
  await link.fill('');
  await button(page, '保存').click();
  await expect(link).toHaveAccessibleDescription('请输入必填项');
  await link.fill('sales.example.com');
  await button(page, '保存').click();
  await expect(link).toHaveAccessibleDescription('请添加http://或{host}');
  await expect(link).toHaveAttribute('aria-invalid', 'true');
  await button(page, '放弃').click();
  await page.getByRole('main').getByRole('link', { name: '联系购买' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '联系购买' })).toBeVisible();
  await expect(page.getByText('/sales', { exact: true })).toBeVisible();
});

test('tips are read in the reader’s language, and where a server has them', async ({ page, console }) => {
  await console.openAs('systemAdministrator', `${address}/lang/config/C2001`);
  const dialog = page.getByRole('dialog', { name: 'Content in several languages' });
  await dialog.getByRole('checkbox', { name: 'English' }).check();
  await dialog.getByRole('textbox', { name: 'English' }).fill('Seats and space');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  // An administrator edits the text itself.
  await expect(page.getByRole('region', { name: 'Tips' })).toContainText('授权与存储说明');
  await console.signIn('employee');
  const tips = page.getByRole('region', { name: /^(Tips|提示信息)$/ });
  await expect(tips).toContainText('Seats and space');
  await console.open(address, 'zh-CN');
  await expect(tips).toContainText('授权与存储说明');
  await expect(tips).not.toContainText('Seats and space');

  const given = watchCalls(page, '/queryTenantTips');
  await console.pretend({ failures: { 'tenant.teamsTipsInfo': 'http500' } });
  await page.reload();
  await expect(tips).toContainText('授权与存储说明');
  expect(given()).toHaveLength(1);
  await console.pretend({ failures: { 'tenant.teamsTipsInfo': 'http500', 'tenant.tips': 'http500' } });
  await page.reload();
  await expect(tips.getByRole('alert')).toContainText('无法读取提示信息');
  await console.pretend({ failures: {} });
  await tips.getByRole('button', { name: '重试' }).click();
  await expect(tips).toContainText('授权与存储说明');
});

// Rows TEN-006, 071, 097.
test('a server without the name calls: the tenant’s name as a field in several languages', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  const read = watchCalls(page, '/multilangset/getdata');
  const saved = watchCalls(page, '/multilangset/savedata');
  const names = watchCalls(page, '/saveNamePerLangs');
  await page.route('**/queryNamePerLangs', (route) => route.fulfill({ status: 404, body: 'not found' }));
  await button(page, 'Names in other languages').click();
  const dialog = page.getByRole('dialog', { name: 'Organisation name in several languages' });
  await dialog.getByRole('checkbox', { name: 'English' }).check();
  await dialog.getByRole('textbox', { name: 'English' }).fill('Chengting Works');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Change succeeded')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const locator = { module: 'basicserver', targetId: 'T2308147', tablefield: 'tenant_info.tenantName' };
  expect(Object.fromEntries(new URLSearchParams(read()[0]))).toEqual(locator);
  expect(JSON.parse(saved()[0] ?? '')).toMatchObject(locator);
  expect(JSON.parse(saved()[0] ?? '').langs).toContainEqual(
    expect.objectContaining({ lang: 'en_US', name: 'Chengting Works' }),
  );
  expect(names()).toEqual([]);
  await page.unroute('**/queryNamePerLangs');
  const path = '/api/bs/basicserver/lang/queryNamePerLangs?orgType=tenant&targetId=T2308147';
  expect((await readJson(page, path)).data).toContainEqual(
    expect.objectContaining({ lang: 'en_US', name: 'Chengting Works' }),
  );
});

const statuses = {
  normal: ['Normal', '正常'],
  inarrears: ['In arrears', '已欠费'],
  locked: ['Locked', '已锁定'],
  free: ['Free edition', '免费版'],
  outFreeRoom: ['Free edition, out of space', '免费版，存储空间已用尽'],
  prepaid: ['Prepaid', '预付费'],
  outPayTimeUserOutweek: [
    'Paid term has ended, over the user limit for more than a week',
    '付费已到期，用户数超限已逾一周',
  ],
  probation: ['Trial', '试用'],
  somethingElse: ['Trial', '试用'],
} as const;

// Row TEN-031.
test('the account status in words, both languages; an unknown one is a trial', async ({ page, console }) => {
  for (const [index, language] of (['en-US', 'zh-CN'] as const).entries()) {
    await console.openAs('employee', address, language);
    const answer = await readJson(page, '/api/basicserver/info');
    for (const [status, words] of Object.entries(statuses)) {
      const json = { ...answer, data: { ...answer.data, status } };
      await page.route('**/api/basicserver/info', (route) => route.fulfill({ json }));
      await page.reload();
      const main = page.getByRole('main');
      await expect(main.getByText(words[index] ?? '', { exact: true })).toBeVisible();
      const trial = words[0] === 'Trial';
      await expect(main.getByText(/^(Date expired|到期日期)$/)).toHaveCount(trial ? 0 : 1);
      await expect(main.getByText(/^(Days remaining|剩余天数)$/)).toHaveCount(trial ? 0 : 1);
      await page.unroute('**/api/basicserver/info');
    }
  }
});

test('the operation log of the page speaks the console’s language, not the browser’s', async ({
  page,
  console,
}) => {
  for (const [language, open, word] of [
    ['zh-CN', '操作日志', '修改'],
    ['en-US', 'Operation log', 'Change'],
  ] as const) {
    await console.openAs('systemAdministrator', address, language);
    await page.getByRole('main').getByRole('button', { name: open }).click();
    const log = page.getByRole('dialog', { name: open });
    await expect(log.getByRole('gridcell', { name: word, exact: true }).first()).toBeVisible();
  }
});

test('a log that is open over the page stays what it was when the organisation has come', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/info');
  const waiting: Route[] = [];
  await page.route('/api/basicserver/info', (route) => waiting.push(route));
  await page.goto(`${address}?log=1`);
  const log = page.getByRole('dialog', { name: 'Operation log' });
  await log.getByLabel('Type', { exact: true }).fill('Change');
  expect(waiting).toHaveLength(1);
  for (const route of waiting) route.continue();
  await expect(page.getByRole('heading', { name: 'Basic info' })).toHaveCount(1);
  await expect(log.getByLabel('Type', { exact: true })).toHaveValue('Change');
  await page.unroute('/api/basicserver/info');
});
