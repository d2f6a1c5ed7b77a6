/** The board: many licences at once, what needs attention first; a row, a comparison and the way back. */
import { readFile, rm } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import readExcel from 'read-excel-file/node';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';
import { dropFiles, picture, sample } from '../support/licence-files.ts';
import {
  type LicenceFolder,
  licenceFolder,
  manyLicences,
  scrollCost,
  trustTestKey,
} from '../support/licence-workbench.ts';

/** Milliseconds of processor time that a scrolled frame may take: two frames of a screen at 60 Hz. */
const frame = 33;

const board = '/licensetool?entry=board';
const grid = (page: Page) => page.getByRole('grid', { name: 'Opened licences' });
const rows = (page: Page) => grid(page).getByRole('row');
const addFiles = (page: Page, files: readonly string[]) =>
  page.getByLabel('Licence files', { exact: true }).setInputFiles([...files]);

/** Rows that there are, drawn or not. */
async function expectRows(page: Page, count: number): Promise<void> {
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(count + 1), { timeout: 60_000 });
}

function activeRow(list: Locator): Promise<string> {
  return list.evaluate(
    (element) =>
      document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.closest('[role="row"]')
        ?.textContent ?? '',
  );
}

test.describe('500 licences', () => {
  let folder: LicenceFolder;
  test.beforeAll(async () => {
    folder = await licenceFolder(manyLicences(500));
  });
  test.afterAll(() => folder.remove());

  test('attention first, chips, search, totals; a row and back to the same place', async ({
    page,
    console,
  }) => {
    await console.open(board);
    await trustTestKey(page);
    await addFiles(page, folder.files);
    await expectRows(page, 500);
    await expect(page.getByText('500 files added.')).toBeVisible();
    await expect(page.getByText('500 files', { exact: true })).toBeVisible();
    await expect(page.getByText(/^PC seats/)).toBeVisible();
    await expect(rows(page).nth(1)).toContainText('Changed after signing');
    const chips = page.getByRole('group', { name: 'Show' });
    await expect(chips.getByRole('button').first()).toHaveText('All 500');
    const expired = chips.getByRole('button', { name: /^Expired \d+$/ });
    const count = Number((await expired.textContent())?.replace(/\D/g, ''));
    await expired.click();
    await expectRows(page, count);
    await expect(rows(page).nth(1)).toContainText('Expired');
    await expectAccessible(page);

    await page.keyboard.press('/');
    await page.keyboard.type('customer-01');
    await expect(page.getByText(/^\d+ of 500$/)).toBeVisible();
    const found = await grid(page).getAttribute('aria-rowcount');
    await grid(page).focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
    const before = await activeRow(grid(page));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: /^Verdict/ })).toContainText('Expired');
    await expect(page).toHaveURL(/row=/);
    await expect(page.getByRole('button', { name: 'Back to the board' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(grid(page)).toBeFocused();
    await expect(page.getByPlaceholder('Search company, code, file, fingerprint')).toHaveValue('customer-01');
    expect(await grid(page).getAttribute('aria-rowcount')).toBe(found);
    expect(await activeRow(grid(page))).toBe(before);
    // The browser's own way back does the same.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: /^Verdict/ })).toBeVisible();
    await page.goBack();
    await expect(grid(page)).toBeVisible();
    expect(await grid(page).getAttribute('aria-rowcount')).toBe(found);
  });

  test('sorting and every export, read back', async ({ page, console }) => {
    await console.open(board);
    await addFiles(page, folder.files);
    await expectRows(page, 500);
    await grid(page).getByRole('columnheader', { name: 'PC' }).click();
    await grid(page).getByRole('columnheader', { name: 'PC' }).click();
    await expect(rows(page).nth(1)).toContainText('599');
    const save = async (format: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export Board' }).click();
      await page.getByRole('menuitem', { name: format }).click();
      return (await download).path();
    };
    const csv = (await readFile(await save('CSV'), 'utf8')).trim().split('\r\n');
    expect(csv).toHaveLength(501);
    expect(csv[1]).toContain('"customer-0499.lic"');
    const table = (await readExcel(await save('Excel (XLSX)')))[0];
    // A line above the heads says that none of them is proven genuine.
    expect(table?.data ?? table).toHaveLength(502);
    const json = JSON.parse(await readFile(await save('JSON'), 'utf8'));
    expect(json.rows).toHaveLength(500);
    expect(json.totals.files).toBe(500);
    const calendar = await readFile(await save('Calendar (.ics)'), 'utf8');
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(calendar).toContain('UID:');
  });

  test('reading shows how far it is and can be cancelled', async ({ page, console }) => {
    await console.open(board);
    let answered = 0;
    await page.route('**/bridge/call/licence.survey', async (route) => {
      if (answered++ > 0) return;
      await route.continue();
    });
    await addFiles(page, folder.files);
    await expectRows(page, 50);
    await expect(page.getByRole('progressbar', { name: 'Reading the files' })).toBeVisible();
    await expect(page.getByText('50 of 500 read')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Cancelled. What was read until then stays.')).toBeVisible();
    await expectRows(page, 50);
  });

  test('scrolls fluidly', async ({ page, console }) => {
    await console.open(board);
    await addFiles(page, folder.files);
    await expectRows(page, 500);
    expect(await scrollCost(page, grid(page))).toBeLessThan(frame);
    await expect(grid(page).getByRole('row').last()).toBeVisible();
  });
});

test('two selected rows are compared, the older one first, and turned round', async ({ page, console }) => {
  await console.open(board);
  await addFiles(page, [
    sample('farridge-2027-renewal.lic'),
    sample('farridge-2026.lic'),
    sample('clinica-rs256.jws'),
  ]);
  await expectRows(page, 3);
  await page.getByPlaceholder('Search company, code, file, fingerprint').fill('C-208117');
  await expectRows(page, 2);
  await grid(page).focus();
  await page.keyboard.press('Control+a');
  const bar = page.getByRole('toolbar', { name: 'With the selected licences' });
  await expect(bar).toContainText('2 selected');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Compare' }).click();
  const risks = page.getByRole('region', { name: 'What it means' });
  await expect(risks).toContainText('150 more PC seats (500 → 650)');
  await page.getByRole('button', { name: 'Swap the two files' }).click();
  await expect(risks.getByRole('listitem').first()).toHaveText(/Less\s*150 fewer PC seats \(650 → 500\)/);
  await page.getByRole('button', { name: 'Back to the board' }).click();
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: 'As a family' }).click();
  await expect(page.getByText('2 licences, 1 step.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the board' }).click();
  await bar.getByRole('button', { name: 'Take off the board' }).click();
  await expect(grid(page)).toContainText('No licence matches.');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expectRows(page, 1);
});

test('files dropped together; the same file twice; what is no licence has its state', async ({
  page,
  console,
}) => {
  await console.open(board);
  await expect(page.getByText('Many licences at a glance')).toBeVisible();
  await expectAccessible(page);
  const upload = page.getByLabel('Licence files', { exact: true });
  await upload.setInputFiles([sample('farridge-2026.lic')]);
  await expectRows(page, 1);
  await upload.setInputFiles([sample('farridge-2026.lic'), sample('farridge-tampered.lic')]);
  await expectRows(page, 2);
  await expect(page.getByText('1 file added. 1 was here already.')).toBeVisible();
  await upload.setInputFiles({ ...picture });
  await expectRows(page, 3);
  await expect(grid(page).getByRole('row', { name: /scan\.lic/ })).toContainText('Not a licence file');
  await expect(grid(page).getByRole('row', { name: /farridge-tampered/ })).toContainText(
    'Changed after signing',
  );
});

test('a file that vanishes before it is read is a row with its reason', async ({ page, console }) => {
  const folder = await licenceFolder(manyLicences(12));
  await console.open(board);
  const held: (() => void)[] = [];
  let open = false;
  await page.route('**/bridge/files', async (route) => {
    if (!open) await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await addFiles(page, folder.files);
  await expect.poll(() => held.length).toBeGreaterThan(5);
  await rm(folder.files.at(-1) ?? '');
  open = true;
  for (const go of held) go();
  await expectRows(page, 12);
  const gone = grid(page).getByRole('row', { name: /customer-0011/ });
  await expect(gone).toContainText('Could not be read');
  await gone.click();
  await expect(page.getByRole('region', { name: /^Verdict/ })).toContainText('It is no longer there.');
  await folder.remove();
});

test('without the browser’s folder access a folder is read once', async ({ page, console }) => {
  const folder = await licenceFolder(manyLicences(3));
  await folder.add('notes.docx', 'no licence');
  await console.open(board);
  await page.evaluate(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
  await page.evaluate(() => Object.defineProperty(window, 'showDirectoryPicker', { value: undefined }));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a folder' }).click();
  await (await chooser).setFiles(folder.path);
  await expectRows(page, 3);
  await folder.remove();
});

test('at 1024 by 700, by keyboard alone, in Chinese', async ({ page, console }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await console.open(board, 'zh-CN');
  const list = page.getByRole('grid', { name: '已打开的授权' });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '添加文件' }).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([
    sample('farridge-2026.lic'),
    sample('farridge-2027-renewal.lic'),
    sample('farridge-tampered.lic'),
  ]);
  await expect(list).toHaveAttribute('aria-rowcount', '4');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
  // From the search to the list, two rows selected, and on to what can be done with them.
  await page.keyboard.press('/');
  await page.keyboard.type('farridge-202');
  await expect(list).toHaveAttribute('aria-rowcount', '3');
  await list.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('已选 2 份')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: '对比', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('对比成功')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
  await page.keyboard.press('Enter');
  await expect(list).toBeFocused();
});

test('many files dropped anywhere on the page', async ({ page, console }) => {
  const folder = await licenceFolder(manyLicences(30));
  await console.open(board);
  await expect(page.getByText('Many licences at a glance')).toBeVisible();
  await dropFiles(page, 'h1', folder.files);
  await expectRows(page, 30);
  await folder.remove();
});
