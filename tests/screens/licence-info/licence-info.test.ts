/** Licence information (rows LIC-001 to 011, 018 to 025, 045 to 050): when it shows, figures, tables, people, expiry. */
import { readFileSync } from 'node:fs';
import { readZip } from '#shared/kit/export/xlsx/testing/read-zip.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';
import { readJson } from '../support/tenant-page.ts';

const address = '/base/licence';

test('it shows on a single-tenant deployment, else to the manager tenant, and to administrators only', async ({
  page,
  console,
}) => {
  await console.open(address);
  const shown = page.getByRole('heading', { level: 2, name: 'Licence information' });
  const refused = page.getByRole('heading', { level: 1, name: 'No permission' });
  const tab = page.getByRole('navigation', { name: 'Base settings' }).getByRole('link', {
    name: 'Licence information',
  });
  const cases = [
    ['public', 'systemAdministrator', false],
    ['public', 'managerTenantAdministrator', true],
    ['private', 'managerTenantAdministrator', true],
    ['overseas', 'systemAdministrator', false],
    ['single', 'systemAdministrator', true],
    ['single', 'subAdministrator', false],
    ['single', 'employee', false],
  ] as const;
  for (const [deployment, account, shows] of cases) {
    await console.pretend({ deployment });
    await console.signIn(account);
    await expect(shows ? shown : refused, `${deployment}, ${account}`).toBeVisible();
    await expect(tab).toHaveCount(shows ? 1 : 0);
  }
});

test('registered of authorised, the warning, the base form, search, page sizes, export', async ({
  page,
  console,
}) => {
  await console.openAs('managerTenantAdministrator', address);
  const pc = page.getByRole('group', { name: 'PC' });
  await expect(pc).toContainText('1,186 / 1,500');
  await expect(pc).toContainText('314 left');
  await expect(page.getByRole('group', { name: 'External users' })).toContainText('near the limit');
  await expect(page.getByText('Registered users')).toBeVisible();
  await expect(page.getByText('Multi-tenant')).toBeVisible();
  await expect(page.getByText('0.1.258-hotfix5')).toBeVisible();
  await expect(
    page.getByText('The free trial lasts 7 days on a standard edition, then the edition is free.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy the licence code' })).toBeVisible();

  const modules = page.getByRole('region', { name: 'Authorised modules' });
  await expect(modules.getByRole('row')).toHaveCount(11);
  await modules.getByRole('combobox', { name: 'Rows per page' }).selectOption('5');
  await expect(modules.getByRole('row')).toHaveCount(6);
  await expect(modules.getByRole('option')).toHaveText(['5 per page', '10 per page']);
  await expect(page).toHaveURL(/modulesSize=5/);
  await modules.getByRole('textbox', { name: 'Search: Authorised modules' }).fill('project');
  await expect(modules.getByRole('row')).toHaveCount(2);

  const functions = page.getByRole('region', { name: 'Non-standard functions' });
  await functions.getByRole('textbox', { name: 'Search: Non-standard functions' }).fill('FB_BANK');
  await expect(functions.getByRole('cell', { name: 'fb_bank_link_1' })).toBeVisible();
  await functions.getByRole('button', { name: 'Export Non-standard functions' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.startsWith('\ufeff"Function","Id","Belongs to"\r\n')).toBe(true);
  const lines = text.trimEnd().split('\r\n');
  expect(lines.slice(1).every((line) => line.includes('fb_bank'))).toBe(true);

  await functions.getByRole('button', { name: 'Export Non-standard functions' }).click();
  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click(),
  ]);
  expect(workbook.suggestedFilename()).toMatch(/^Non-standard functions, FB_BANK \d{4}-\d\d-\d\d\.xlsx$/);
  const parts = await readZip(new Uint8Array(readFileSync(await workbook.path())));
  expect(parts.get('xl/workbook.xml')).toContain('name="Non-standard functions"');
  const rows = parts.get('xl/worksheets/sheet1.xml')?.match(/<row .*?<\/row>/g) ?? [];
  expect(rows).toHaveLength(lines.length);
  expect(rows[0]).toContain('>Belongs to<');
  expect(rows.slice(1).every((row) => row.includes('fb_bank'))).toBe(true);
  await expectAccessible();
});

test('concurrent users: totals; a single tenant: unlimited', async ({ page, console }) => {
  await console.pretend({ deployment: 'private' });
  await console.openAs('managerTenantAdministrator', address);
  await expect(page.getByRole('group', { name: 'PC' })).toContainText('3,000 concurrent users at most');
  await expect(page.getByRole('group', { name: 'PC' })).not.toContainText('/');
  await console.pretend({ deployment: 'single' });
  await console.signIn('systemAdministrator');
  await expect(page.getByRole('group', { name: 'PC' })).toContainText('/ unlimited');
  await expect(page.getByText('Single-tenant')).toBeVisible();
});

test('who holds the seats; the white list and its undo', async ({ page, console }) => {
  await console.openAs('managerTenantAdministrator', address);
  await page.getByRole('button', { name: 'Seat holders: PC' }).click();
  const holders = page.getByRole('dialog', { name: 'Seat holders: PC' });
  await expect(holders.getByText('1,186 in all')).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'White list' }).click();
  const list = page.getByRole('dialog', { name: 'Licence white list' });
  await expect(list.getByText('Nobody is on the white list.')).toBeVisible();
  await list.getByRole('button', { name: 'Add people' }).click();
  await expect(list.getByText('1,320 in all')).toBeVisible();
  await list.getByRole('row').nth(1).getByRole('gridcell').first().click();
  await list.getByRole('button', { name: 'Add 1' }).click();
  await expect(list.getByText('1 in all')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'White list' }).click();
  await expect(list.getByText('Nobody is on the white list.')).toBeVisible();
});

test('the expiry as a calendar file', async ({ page, console }) => {
  await console.openAs('managerTenantAdministrator', address);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add expiry to a calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain('BEGIN:VEVENT\r\n');
});

test('an expiry within thirty days: a quiet line, put off for a week; over: said so', async ({
  page,
  console,
}) => {
  await console.openAs('managerTenantAdministrator', address);
  const answer = await readJson(page, '/api/security/license/getLicenseBaseInfo');
  const endsIn = async (days: number) => {
    const now = new Date();
    const expireDate = new Date(
      Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days),
    ).toISOString();
    const json = { ...answer, data: { ...answer.data, expireDate: expireDate.slice(0, 10) } };
    await page.route('**/getLicenseBaseInfo', (route) => route.fulfill({ json }));
    await page.reload();
  };
  const seats = page.getByRole('region', { name: 'Seats' });
  const soon = page.getByText(/^The licence expires on .*: \d+ days left\.$/);
  await endsIn(31);
  await expect(seats).toBeVisible();
  await expect(soon).toHaveCount(0);
  await endsIn(12);
  await expect(soon).toHaveText(/12 days left/);
  // Quiet: it is a status, takes no focus and covers nothing.
  await expect(page.getByRole('status').filter({ has: soon })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible();
  await page.getByRole('button', { name: 'Remind me later' }).press('Enter');
  await expect(page.getByText(/^You will be reminded again on /)).toBeVisible();
  await expect(soon).toHaveCount(0);
  await page.reload();
  await expect(seats).toBeVisible();
  await expect(soon).toHaveCount(0);
  // It was put off for this tenant only.
  await console.pretend({ managerTenant: true });
  await console.signIn('systemAdministrator');
  await expect(soon).toBeVisible();
  await endsIn(-2);
  await expect(page.getByText(/^The licence expired on /)).toBeVisible();
});

test('each part fails alone and can be tried again, in Chinese', async ({ page, console }) => {
  await console.pretend({ failures: { 'licenceInfo.used': 'http500', 'licenceInfo.base': 'cut' } });
  await console.openAs('managerTenantAdministrator', address, 'zh-CN');
  await expect(page.getByText('授权详情读取失败')).toBeVisible();
  await expect(page.getByText('授权模块读取失败')).toBeVisible();
  await console.pretend({ failures: {} });
  for (const _ of [1, 2]) await page.getByRole('button', { name: '重试' }).first().click();
  await expect(page.getByRole('region', { name: '授权模块' }).getByRole('row')).toHaveCount(11);
  await expect(page.getByText('注册用户', { exact: true })).toBeVisible();
  await expectAccessible();
});
