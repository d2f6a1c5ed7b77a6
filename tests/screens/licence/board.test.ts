/** The board: many licences at once, what needs attention first; a row, a comparison and the way back. */
import { readFile } from 'node:fs/promises';
import readExcel from 'read-excel-file/node';
import { afterAll, beforeAll, describe } from 'vitest';
import { bridge } from '../../../src-renderer/data/bridge.ts';
import {
  type LicenceFolder,
  licenceFolder,
  manyLicences,
  picture,
  sample,
  testKeyText,
} from '../../support/licences.ts';
import { amountOf } from '../../support/test-amount.ts';
import { expectAccessible } from '../support/accessible.ts';
import type { Locator } from '../support/locator.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const board = '/licensetool?entry=board';
const grid = (page: Page) => page.getByRole('grid', { name: 'Opened licences' });
const rows = (page: Page) => grid(page).getByRole('row');
const addFiles = (page: Page, files: readonly string[]) =>
  page.getByLabel('Licence files', { exact: true }).setInputFiles([...files]);

/** Rows that there are, drawn or not. */
async function expectRows(page: Page, count: number): Promise<void> {
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(count + 1));
}

async function activeRow(list: Locator): Promise<string> {
  const id = await list.getAttribute('aria-activedescendant');
  return document.getElementById(id ?? '')?.closest('[role="row"]')?.textContent ?? '';
}

/** Trusts the key of `manyLicences`, as a user would who has compared its fingerprint. */
async function trustTestKey(): Promise<void> {
  const offered = await bridge.licence.readKeys({ text: testKeyText });
  if (offered.outcome !== 'offered') throw new Error(offered.outcome);
  const keys = offered.keys.map(({ thumbprint }) => ({ thumbprint }));
  await bridge.licence.trustKeys({ offer: offered.offer, keys, keep: false });
}

/** All 500 in the long run; one share of them is read at a time. */
const many = amountOf(500, 0.2);

describe('500 licences', () => {
  let folder: LicenceFolder;
  beforeAll(async () => {
    folder = await licenceFolder(manyLicences(many));
  });
  afterAll(() => folder.remove());

  test('attention first, chips, search, totals; a row and back to the same place', async ({
    page,
    console,
  }) => {
    await console.open(board);
    await trustTestKey();
    await addFiles(page, folder.files);
    await expectRows(page, many);
    await expect(page.getByText(`${many} files added.`)).toBeVisible();
    await expect(page.getByText(`${many} files`, { exact: true })).toBeVisible();
    await expect(page.getByText(/^PC seats/)).toBeVisible();
    await expect(rows(page).nth(1)).toContainText('Changed after signing');
    const chips = page.getByRole('group', { name: 'Show' });
    await expect(chips.getByRole('button').first()).toHaveText(`All ${many}`);
    const expired = chips.getByRole('button', { name: /^Expired \d+$/ });
    const count = Number((await expired.textContent())?.replace(/\D/g, ''));
    await expired.click();
    await expectRows(page, count);
    await expect(rows(page).nth(1)).toContainText('Expired');
    await expectAccessible();

    await page.keyboard.press('/');
    await page.keyboard.type('customer-00');
    await expect(page.getByText(new RegExp(`^\\d+ of ${many}$`))).toBeVisible();
    const found = await grid(page).getAttribute('aria-rowcount');
    await grid(page).focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
    const before = await activeRow(grid(page));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: /^Verdict/ })).toContainText('Expired');
    await expect(page).toHaveURL(/row=/);
    await expect(page.getByRole('button', { name: 'Back to the board' })).toBeFocused();
    await expectAccessible();
    await page.keyboard.press('Enter');
    await expect(grid(page)).toBeFocused();
    await expect(page.getByPlaceholder('Search company, code, file, fingerprint')).toHaveValue('customer-00');
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
    await expectRows(page, many);
    await grid(page).getByRole('columnheader', { name: 'PC' }).click();
    await grid(page).getByRole('columnheader', { name: 'PC' }).click();
    await expect(rows(page).nth(1)).toContainText(String(99 + many));
    const save = async (format: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export Board' }).click();
      await page.getByRole('menuitem', { name: format }).click();
      return (await download).path();
    };
    const csv = (await readFile(await save('CSV'), 'utf8')).trim().split('\r\n');
    expect(csv).toHaveLength(many + 1);
    expect(csv[1]).toContain(`"customer-${String(many - 1).padStart(4, '0')}.lic"`);
    const table = (await readExcel(await save('Excel (XLSX)')))[0];
    // A line above the heads says that none of them is proven genuine.
    expect(table?.data ?? table).toHaveLength(many + 2);
    const json = JSON.parse(await readFile(await save('JSON'), 'utf8'));
    expect(json.rows).toHaveLength(many);
    expect(json.totals.files).toBe(many);
    const calendar = await readFile(await save('Calendar (.ics)'), 'utf8');
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(calendar).toContain('UID:');
  });

  test('reading shows how far it is and can be cancelled', async ({ page, console }) => {
    await console.open(board);
    let answered = 0;
    await page.route('**/bridge/call/licence.survey', (route) => {
      if (answered++ === 0) route.continue();
    });
    await addFiles(page, folder.files);
    await expectRows(page, 50);
    await expect(page.getByRole('progressbar', { name: 'Reading the files' })).toBeVisible();
    await expect(page.getByText(`50 of ${many} read`)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Cancelled. Files that were read before stay.')).toBeVisible();
    await expectRows(page, 50);
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
  await expectAccessible();
  await bar.getByRole('button', { name: 'Compare' }).click();
  const risks = page.getByRole('region', { name: 'Meaning' });
  await expect(risks).toContainText('150 more PC seats (500 → 650)');
  await page.getByRole('button', { name: 'Swap the two files' }).click();
  await expect(risks.getByRole('listitem').first()).toHaveText(/Less\s*150 fewer PC seats \(650 → 500\)/);
  await page.getByRole('button', { name: 'Back to the board' }).click();
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: 'As a family' }).click();
  await expect(page.getByText('2 licences, 1 step.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the board' }).click();
  await bar.getByRole('button', { name: 'Remove from the board' }).click();
  await expect(page.getByText('No licence matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expectRows(page, 1);
});

test('files dropped together; the same file twice; what is no licence has its state', async ({
  page,
  console,
}) => {
  await console.open(board);
  await expect(page.getByText('Many licences at a glance')).toBeVisible();
  await expectAccessible();
  const upload = page.getByLabel('Licence files', { exact: true });
  await upload.setInputFiles([sample('farridge-2026.lic')]);
  await expectRows(page, 1);
  await upload.setInputFiles([sample('farridge-2026.lic'), sample('farridge-tampered.lic')]);
  await expectRows(page, 2);
  await expect(page.getByText('1 file added. 1 was here already.')).toBeVisible();
  await upload.setInputFiles(picture);
  await expectRows(page, 3);
  await expect(grid(page).getByRole('row', { name: /scan\.lic/ })).toContainText('Not a licence file');
  await expect(grid(page).getByRole('row', { name: /farridge-tampered/ })).toContainText(
    'Changed after signing',
  );
});

test('without the browser’s folder access a folder is read once', async ({ page, console }) => {
  const folder = await licenceFolder(manyLicences(3));
  await folder.add('notes.docx', 'no licence');
  await console.open(board);
  expect(window.showDirectoryPicker).toBeUndefined();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a folder' }).click();
  await (await chooser).setFiles(folder.path);
  await expectRows(page, 3);
  await folder.remove();
});

test('by keyboard alone, in Chinese', async ({ page, console }) => {
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
  await expectAccessible();
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
  await expectAccessible();
  await page.keyboard.press('Enter');
  await expect(list).toBeFocused();
});

test('many files dropped anywhere on the page', async ({ page, console }) => {
  const folder = await licenceFolder(manyLicences(30));
  await console.open(board);
  await expect(page.getByText('Many licences at a glance')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).dropFiles(folder.files);
  await expectRows(page, 30);
  await folder.remove();
});

test('one organisation of the tree narrows the board; its licences open from there', async ({
  page,
  console,
}) => {
  const folder = await licenceFolder(manyLicences(4));
  await console.open(board);
  await page.getByRole('heading', { level: 1 }).dropFiles(folder.files);
  await expectRows(page, 4);
  const tree = page.getByRole('tree', { name: 'Organisations' });
  await tree.getByText('Halvorsen 0001 1', { exact: true }).click();
  await expectRows(page, 1);
  await expect(grid(page).getByRole('row', { name: /customer-0001/ })).toBeVisible();
  await tree.getByText('All 4', { exact: true }).click();
  await expectRows(page, 4);
  await folder.remove();
});
