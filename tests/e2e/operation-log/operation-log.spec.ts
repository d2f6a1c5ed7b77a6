/** The operation log dialog (rows LOG-001, 004, 011, 016, 019, 020) with a million rows on the server. */
import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';

const address = '/base/teams?log=1';

test('rows, the last row, filter, export, size', async ({ page, console }) => {
  await console.pretend({ scale: 'large' });
  await console.openAs('systemAdministrator', '/info');
  await page.goto(`${console.shell.origin}/base/teams`);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/operationlog/pageQuery')) asked.push(request.url());
  });
  await page.getByRole('button', { name: 'Operation log' }).click();
  const dialog = page.getByRole('dialog', { name: 'Operation log' });
  await expect(dialog.getByText('1,000,000 entries')).toBeVisible();
  expect(await dialog.boundingBox()).toMatchObject({ width: 1000, height: 630 });
  const filter = JSON.parse(new URL(asked[0] ?? '').searchParams.get('streamFilter') ?? '{}');
  expect(filter).toEqual({ module: 'basicserver', functionName: 'ainfo', pageNo: 1, pageSize: 10 });
  await expect(dialog.getByRole('gridcell', { name: 'overall basics' }).first()).toBeVisible();
  await expectAccessible(page);
  const grid = dialog.getByRole('grid', { name: 'Operation log' });
  await grid.focus();
  await page.keyboard.press('Control+End');
  await expect(grid.locator('[aria-rowindex="1000001"]')).not.toHaveAttribute('aria-busy', 'true');
  await expect(grid.locator('[aria-rowindex="1000001"]')).toContainText('10.');

  await dialog.getByLabel('From', { exact: true }).fill('2026-02-02');
  await dialog.getByLabel('To', { exact: true }).fill('2026-02-01');
  await dialog.getByRole('button', { name: 'Search' }).click();
  await expect(dialog.getByText('The first day is after the last one.')).toBeVisible();
  await dialog.getByLabel('From', { exact: true }).fill('2026-02-01');
  await dialog.getByLabel('To', { exact: true }).fill('2026-02-02');
  await dialog.getByLabel('Type', { exact: true }).fill('Change');
  await dialog.getByRole('button', { name: 'Search' }).click();
  await expect(dialog.getByText('1,000,000 entries')).toHaveCount(0);
  const count = dialog.getByText(/^[\d,]+ entries$/);
  await expect(count).toBeVisible();
  const entries = Number(((await count.textContent()) ?? '').replace(/\D/g, ''));
  await dialog.getByRole('button', { name: 'Export Operation log' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(entries + 1);
});

test('a cut answer says so and can be tried again, in Chinese; an employee has no log', async ({
  page,
  console,
}) => {
  await console.pretend({ failures: { 'operationLog.pageQuery': 'cut' } });
  await console.openAs('systemAdministrator', '/info', 'zh-CN');
  await page.goto(`${console.shell.origin}${address}`);
  const dialog = page.getByRole('dialog', { name: '操作日志' });
  await expect(dialog.getByText('日志读取失败')).toBeVisible();
  await console.pretend({ failures: {} });
  await dialog.getByRole('button', { name: '重试' }).click();
  await expect(dialog.getByText(/^共 [\d,]+ 条$/)).toBeVisible();
  await console.signIn('employee');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: '操作日志' })).toHaveCount(0);
});
