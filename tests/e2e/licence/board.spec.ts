/** The board in a browser: a large one draws what is seen, files that the disk loses, a narrow window; the rest is in tests/screens. */
import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { licenceFolder, manyLicences, sample } from '../../support/licences.ts';
import { expect, test } from '../support/console.ts';

const board = '/licensetool?entry=board';
const grid = (page: Page) => page.getByRole('grid', { name: 'Opened licences' });

/** Rows that there are, drawn or not. */
async function expectRows(page: Page, count: number): Promise<void> {
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(count + 1), { timeout: 60_000 });
}

test('500 licences: what is seen is drawn; a file that vanishes before it is read is a row with its reason', async ({
  page,
  console,
}) => {
  const folder = await licenceFolder(manyLicences(500));
  await console.open(board);
  const held: (() => void)[] = [];
  let open = false;
  await page.route('**/bridge/files', async (route) => {
    if (!open) await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await page.getByLabel('Licence files', { exact: true }).setInputFiles([...folder.files]);
  await expect.poll(() => held.length).toBeGreaterThan(5);
  await rm(folder.files.at(-1) ?? '');
  open = true;
  for (const go of held) go();
  await expectRows(page, 500);
  expect(await grid(page).getByRole('row').count()).toBeLessThan(60);
  await grid(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(grid(page).locator('[aria-rowindex="501"]')).toBeVisible();
  expect(await grid(page).getByRole('row').count()).toBeLessThan(60);
  await page.getByPlaceholder('Search company, code, file, fingerprint').fill('customer-0499');
  const gone = grid(page).getByRole('row', { name: /customer-0499/ });
  await expect(gone).toContainText('Could not be read');
  await gone.click();
  await expect(page.getByRole('region', { name: /^Verdict/ })).toContainText('It is no longer there.');
  await folder.remove();
});

test('at 1024 by 700, in Chinese, nothing stands beyond the window', async ({ page, console }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await console.open(board, 'zh-CN');
  const list = page.getByRole('grid', { name: '已打开的授权' });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '添加文件' }).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(['farridge-2026.lic', 'farridge-2027-renewal.lic'].map(sample));
  await expect(list).toHaveAttribute('aria-rowcount', '3');
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(1024);
  await list.focus();
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: '对比', exact: true }).click();
  await expect(page.getByText('对比成功')).toBeVisible();
  expect(await width()).toBeLessThanOrEqual(1024);
});

// Row TOOL-014.
test('the tree of organisations is 200 wide, and narrows the board to one of them', async ({
  page,
  console,
}) => {
  const folder = await licenceFolder(manyLicences(12));
  await console.open(board);
  await page.getByLabel('Licence files', { exact: true }).setInputFiles([...folder.files]);
  await expectRows(page, 12);
  const tree = page.getByRole('tree', { name: 'Organisations' });
  expect(await tree.evaluate((element) => element.parentElement?.getBoundingClientRect().width)).toBe(200);
  await tree.getByText('Halvorsen 0001 1', { exact: true }).click();
  await expectRows(page, 1);
  await tree.getByText('All 12', { exact: true }).click();
  await expectRows(page, 12);
  await folder.remove();
});
