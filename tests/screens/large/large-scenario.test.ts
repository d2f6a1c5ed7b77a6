/**
 * The large scenario on the pages that need no browser for it: 5,000 apps in the authorization list, 2,000 themes of one
 * list, 50,000 departments beside them; the log of a million rows is in tests/e2e. `npm test` has the first.
 */
import { readFileSync } from 'node:fs';
import { long } from '../../support/test-amount.ts';
import type { Download } from '../support/files.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const apps = 5000;

test('app authorization: the last page, a keyword, over-limit only, everything exported', async ({
  page,
  console,
}) => {
  await console.pretend({ scale: 'large' });
  await console.openAs('systemAdministrator', '/info');
  await page.goto('/base/appAuth');
  await expect(page.getByText('5,000 in all')).toBeVisible();
  const table = page.getByRole('table', { name: 'App authorisation' });
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('100');
  await expect(table.getByRole('row')).toHaveCount(101);

  const file = await exported(page, 'App authorisation');
  const lines = linesOf(await file.path());
  expect(lines).toHaveLength(apps + 1);
  const ids = lines.slice(1).map((line) => line.split(',').at(-1));
  expect(new Set(ids).size).toBe(apps);

  const place = page.getByRole('textbox', { name: 'Page' });
  await place.fill('50');
  await place.press('Enter');
  await expect(page.getByText('4,901–5,000 of 5,000')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  const last = nameIn(lines.at(-1));
  await expect(table.getByRole('row').last()).toContainText(last);

  await page.getByRole('textbox', { name: 'Search: apps by name' }).fill(last);
  await expect(page.getByText('5,000 in all')).toHaveCount(0);
  await expect(table.getByRole('row').nth(1)).toContainText(last);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('button', { name: 'Over limit only' }).click();
  await expect(page).toHaveURL(/over=1/);
  const found = page.getByText(/^[\d,]+ in all$/);
  // Of a search before it there was one.
  await expect(found).toHaveText(/^(?!5,000)[\d,]{2,} in all$/);
  const over = numberIn(await found.textContent());
  expect(over).toBeGreaterThan(0);
  const narrowed = await exported(page, 'App authorisation');
  expect(linesOf(await narrowed.path())).toHaveLength(over + 1);
});

test.runIf(long)('themes: 2,000 of one list searched, sorted by keyboard', async ({ page, console }) => {
  await console.pretend({ scale: 'large' });
  await console.openAs('systemAdministrator', '/themes/pc');
  const table = page.getByRole('table', { name: 'Web themes' });
  const names = table.locator('tbody tr td:nth-child(2)');
  const moved = async (row: number, ...keys: string[]) => {
    await table
      .getByRole('row')
      .nth(row)
      .getByRole('button', { name: /^Move / })
      .focus();
    for (const key of ['Space', ...keys, 'Space']) await page.keyboard.press(key);
  };
  await expect(page.getByText('2,000 themes')).toBeVisible();
  const search = page.getByRole('textbox', { name: 'Search: Theme name' });
  // The first search loads the code that is loaded on demand.
  await search.fill('Nordic');
  await expect(page.getByText('125 themes')).toBeVisible();
  await search.fill('');
  await expect(page.getByText('2,000 themes')).toBeVisible();

  await search.fill('Nordic 12');
  // Results of a search have no order, and no handles.
  await expect(table.locator('tbody tr td:first-child')).toHaveText([
    'Nordic 12',
    'Nordic 120',
    'Nordic 121',
    'Nordic 122',
    'Nordic 123',
    'Nordic 124',
    'Nordic 125',
  ]);
  await search.fill('');
  await expect(page.getByText('2,000 themes')).toBeVisible();
  const place = page.getByRole('textbox', { name: 'Page' });
  await place.fill('100');
  await place.press('Enter');
  await expect(page.getByText('1,981–2,000 of 2,000')).toBeVisible();
  await expect(names).toHaveCount(20);
  const [first, , third] = await names.allInnerTexts();
  await moved(3, 'ArrowUp', 'ArrowUp');
  await expect(page.getByText('Operation successful')).toBeVisible();
  await expect(names.first()).toHaveText(third ?? '-');
  await moved(1, 'ArrowDown', 'ArrowDown');
  await expect(names.first()).toHaveText(first ?? '-');
});

test.runIf(long)('themes: a tree of 50,000 departments beside them', async ({ page, console }) => {
  await console.pretend({ scale: 'large', detach: 'on' });
  await console.openAs('systemAdministrator', '/themes/pc');
  const tree = page.getByRole('tree', { name: 'Departments' });
  await expect(tree.getByRole('treeitem').first()).toBeVisible();
  await tree.focus();
  await page.keyboard.type('Singapore');
  await page.keyboard.press('ArrowRight');
  // 1,000 side by side.
  const first = tree.getByRole('treeitem', { name: '第 1 班组', exact: true });
  await expect(first).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/dept=DX/);
  await page.keyboard.press('End');
  await expect(first).toHaveCount(0);
  await page.getByRole('textbox', { name: /departments/i }).fill('上海');
  await expect(page.getByText(/^\d,\d{3} departments found$/)).toBeVisible();
});

/** Presses the export's button and waits for the file. */
async function exported(page: Page, title: string): Promise<Download> {
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: `Export ${title}` }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  return file;
}

function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8').trim().split('\r\n');
}

/** The first field of a line. */
function nameIn(line = ''): string {
  return /^"((?:[^"]|"")*)"/.exec(line)?.[1]?.replaceAll('""', '"') ?? '';
}

function numberIn(text: string | null): number {
  return Number((text ?? '').replace(/\D/g, ''));
}
