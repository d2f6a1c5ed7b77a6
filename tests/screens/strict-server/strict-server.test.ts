/**
 * The console on a remote server that lets pass only what the documents show (`tests/strict-server`): added by
 * address and access token, its facts, the tenant page and the licence tool's server entries. Nothing is refused.
 */

import { type StrictServer, startStrictServer } from '../../strict-server/strict-server.ts';
import { picture } from '../../support/licences.ts';
import { expectAccessible } from '../support/accessible.ts';
import { collectComplaints } from '../support/console-page.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';
import { button, expectEditable, field } from '../support/tenant-page.ts';

let server: StrictServer;
test.beforeEach(async ({ page, console }) => {
  server = await startStrictServer();
  await console.open('/servers');
  await addServer(page);
});
test.afterEach(async () => {
  await server.close();
});

/** In the servers page, as a person does. */
async function addServer(page: Page): Promise<void> {
  await button(page, 'Add a server').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Harbour');
  await page.getByRole('textbox', { name: 'Address' }).fill(`${server.address}/`);
  await page.getByText('Test', { exact: true }).click();
  await page.getByLabel('Access token').last().fill(server.token);
  await button(page, 'Check connection').click();
  await expect(page.getByText('The server answers.')).toBeVisible();
  await button(page, 'Save').click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Server: Harbour Test' })).toBeVisible();
}

/** The number of calls that passed, by their name in the documents. */
const passed = (name: string) => server.taken.filter((taken) => taken.name === name).length;
const last = (name: string) => server.taken.findLast((taken) => taken.name === name)?.fields;

test('sign-in facts come from it, and nothing of the console reaches it', async ({ page, shell }) => {
  const complaints = collectComplaints(page);
  await page.goto(`${shell.origin}/info`);
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: 'Server: Harbour Test' })).toBeVisible();
  await expect(banner.getByRole('button', { name: /^Account: 薛明棠/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '磐石远航（集团）' })).toBeVisible();
  await expect(page.getByRole('main').getByText('TS7700123')).toBeVisible();
  await expect(page.getByRole('main').getByText('行政中心')).toBeVisible();
  await expect
    .poll(() => ['session facts', 'current-tree', 'e-builder tenant right'].map(passed))
    .not.toContain(0);
  for (const { headers } of server.taken) {
    expect(headers.authorization).toBe(`Bearer ${server.token}`);
    expect(headers.cookie).toBeUndefined();
    expect(Object.values(headers).join('\n')).not.toContain(`:${new URL(shell.origin).port}`);
    expect(Object.keys(headers).filter((name) => /^(x|sec|forwarded|via)\b/.test(name))).toEqual([]);
  }
  const authorised = page
    .calls(/./)
    .filter(({ headers }) => headers.has('authorization') || headers.has('cookie'));
  expect(authorised).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    server.token,
  );
  expect(server.refusals).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the tenant page: read, saved, certified, named, refreshed', async ({ page, shell }) => {
  const complaints = collectComplaints(page);
  await page.goto(`${shell.origin}/base/teams`);
  await expectEditable(page);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('磐石远航（集团）');
  await expect(title).toContainText(/certification failed/i);
  await expect(field(page, 'Contact')).toHaveValue('薛明棠');

  await field(page, 'Contact').fill('沈望舒');
  await button(page, 'Save').click();
  await expect.poll(() => passed('updateTenantInfo')).toBe(1);
  expect(last('updateTenantInfo')?.get('tenant')).toEqual({
    tenantName: '磐石远航（集团）',
    contact: '沈望舒',
    mobile: '+8613755500123',
    email: 'xue@panshi.example',
    telephone: '021-55501234',
  });
  await page.reload();
  await button(page, 'Apply certification').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply certification' }).click();
  await expect.poll(() => passed('submitTenantNameAuth')).toBe(1);
  expect(passed('checkTenantAuth')).toBeGreaterThan(0);

  await button(page, 'Names in other languages').click();
  const names = page.getByRole('dialog', { name: 'Organisation name in several languages' });
  await names.getByRole('textbox', { name: 'Thai' }).fill('Panshi Group');
  await names.getByRole('button', { name: 'Save' }).click();
  await expect(names).toHaveCount(0);
  expect(last('saveNamePerLangs')?.get('targetId')).toBe('TS7700123');

  await button(page, 'Refresh used space').click();
  await expect.poll(() => last('flushUsedSpace')?.get('tenantKey')).toBe('TS7700123');
  expect(server.refusals).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the mobile dialog: a code is sent, checked, and the mobile bound', async ({ page, shell }) => {
  await page.goto(`${shell.origin}/base/teams`);
  await expectEditable(page);
  await button(page, 'Change mobile').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Mobile number', exact: true }).fill('13755500999');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByRole('status')).toHaveText('the code has been sent, please check');
  await dialog.getByRole('textbox', { name: 'Verification code', exact: true }).fill(' 201873 ');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
  const mobile = '+8613755500999';
  expect(last('sendMobileCode')).toEqual(new Map([['mobile', mobile]]));
  expect(Object.fromEntries(last('checkMobileCode') ?? [])).toEqual({
    mobile,
    verifyCode: '201873',
    cacheMark: 'CM-4471',
  });
  expect(Object.fromEntries(last('bindTenantContactMobile') ?? [])).toEqual({
    mobile,
    successCode: 'SC-4471',
  });
  expect(server.refusals).toEqual([]);
});

test('licence information, app authorization and the reminder show what it answers', async ({
  page,
  shell,
}) => {
  const main = page.getByRole('main');
  await page.goto(`${shell.origin}/base/licence`);
  await expect(main.getByText('流程管理').first()).toBeVisible();
  await expect(main.getByText('电子签章')).toBeVisible();
  await page.goto(`${shell.origin}/base/appAuth`);
  await expect(main.getByText('差旅报销')).toBeVisible();
  await page.goto(`${shell.origin}/base/licenceRemind`);
  await expect(main.locator('input[value="85"]')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(server.refusals).toEqual([]);
});

test('a wrong token is told apart from a server that is down', async ({ page, shell }) => {
  await page.goto(`${shell.origin}/servers`);
  await button(page, 'Add a server').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Quay');
  await page.getByRole('textbox', { name: 'Address' }).fill(server.address);
  await page.getByLabel('Access token').last().fill('another');
  await button(page, 'Check connection').click();
  await expect(page.getByText('The connection fails at this step: Sign-in.')).toBeVisible();
  expect(server.refusals).toEqual(['GET /api/basicserver/session/current: the access token is not ours']);
});

test('the notice that a function is not enabled, and the tips in several languages', async ({
  page,
  shell,
}) => {
  const complaints = collectComplaints(page);
  // A function that this server does not know is not enabled.
  await page.route('**/getModuleLicenseInfo', (route) => route.fulfill({ json: { code: 200, data: null } }));
  await page.goto(`${shell.origin}/teamsahretest?module=nothing`);
  await expect(page.getByRole('region', { name: 'Function not enabled' })).toBeVisible();
  // It names nobody: the way to buy is the contact.
  await expect(page.getByRole('link', { name: 'Sales contact: contact purchase' })).toHaveAttribute(
    'href',
    'https://sales.panshi.example/',
  );
  expect(last('config lookup')?.get('configKeys')).toBe('contactPhone,salesContactName,salesContactAddress');
  await page.goto(`${shell.origin}/base/teams/lang/config/TIP-9`);
  const dialog = page.getByRole('dialog', { name: 'Content in several languages' });
  await dialog.getByRole('textbox', { name: 'Thai' }).fill('8100');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  expect(last('multilangset savedata')?.get('tablefield')).toBe('application_config.config_value');
  expect(server.refusals).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the licence tool: records, their detail, and files that only the server reads', async ({
  page,
  shell,
}) => {
  const complaints = collectComplaints(page);
  await page.goto(`${shell.origin}/licensetool?entry=submissions`);
  const submissions = page.getByRole('grid', { name: 'Submission records' });
  await submissions.getByRole('row', { name: /望舒教育/ }).click();
  const detail = page.getByRole('dialog', { name: '望舒教育' });
  await expect(detail.getByText('5F0C77E1D2B94A3388AA')).toBeVisible();
  await expect(detail.getByRole('treegrid').getByText('流程管理')).toBeVisible();
  expect(last('qryHistoryLicenseInfoById')).toEqual(new Map([['id', 'SUB-2']]));
  await page.keyboard.press('Escape');

  await page.goto(`${shell.origin}/licensetool?entry=codes`);
  await expect(page.getByRole('grid', { name: 'Licence code records' }).getByText('tenant_db')).toBeVisible();
  await page.goto(`${shell.origin}/licensetool?entry=log`);
  const log = page.getByRole('treegrid', { name: 'Licence log' });
  await expect(log.getByText('读取授权文件')).toBeVisible();

  await page.goto(`${shell.origin}/licensetool`);
  const ours = page.getByLabel('Licence file', { exact: true });
  await ours.setInputFiles(picture);
  await page.getByText('The server', { exact: true }).click();
  await button(page, 'Parse').click();
  await expect(page.getByText('Parse successful')).toBeVisible();
  await expect(page.getByRole('treegrid').getByText('流程管理')).toBeVisible();
  const sent = last('parseLicenseFile')?.get('file') as File;
  expect([sent.name, sent.size]).toEqual(['scan.lic', picture.buffer.byteLength]);
  await expectAccessible(page);
  expect(server.refusals).toEqual([]);
  expect(complaints).toEqual([]);
});

test('themes: renamed and appointed, under the number that the server gave them', async ({ page, shell }) => {
  const main = page.getByRole('main');
  await page.goto(`${shell.origin}/themes/pc`);
  await main.getByRole('button', { name: 'Edit 晨曦' }).click();
  await main.getByRole('textbox', { name: 'Theme name', exact: true }).fill('Harbour');
  await button(page, 'Save').click();
  await expect.poll(() => last('backTopic updateTopic')?.get('topicName')).toBe('Harbour');
  expect(last('backTopic updateTopic')?.get('id')).toBe(88021);

  await page.goto(`${shell.origin}/themes/pc/appoint/88021`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Permanently' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => last('backTopic appointTopic')?.get('topicId')).toBe(88021);
  expect(server.refusals.filter((line) => /Topic/.test(line))).toEqual([]);
});
