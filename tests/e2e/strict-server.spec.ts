/**
 * The console on a remote server that lets pass only what the documents show (`tests/strict-server`): added by
 * address and access token, its facts, the tenant page and the licence tool's server entries. Nothing is refused.
 */
import type { Page } from '@playwright/test';
import { type StrictServer, startStrictServer } from '../strict-server/strict-server.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/console.ts';
import { collectComplaints } from './support/console-page.ts';
import { picture } from '../support/licences.ts';
import { button } from './support/tenant-page.ts';

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

const last = (name: string) => server.taken.findLast((taken) => taken.name === name)?.fields;

test('the notice that a function is not enabled, and the tips in several languages', async ({
  page,
  shell,
}) => {
  const complaints = collectComplaints(page);
  // A function that this server does not know is not enabled.
  await page.route('**/getModuleLicenseInfo*', (route) => route.fulfill({ json: { code: 200, data: null } }));
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
  await dialog.getByRole('textbox', { name: 'Thai' }).click();
  await page.keyboard.type('8100');
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
