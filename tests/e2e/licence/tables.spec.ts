/** The tables of the licence tool: what identifies a row stands first and whole, and nothing moves by itself. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/console.ts';
import { sample } from '../support/licence-files.ts';

const board = '/licensetool?entry=board';
const files = ['farridge-2026.lic', 'farridge-2027-renewal.lic', 'halvorsen-unlimited-es256.lic'];
const grid = (page: Page) => page.getByRole('grid', { name: 'Opened licences' });

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Licence files', { exact: true }).setInputFiles(files.map(sample));
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(files.length + 1));
}

/** Whether every cell of these columns stands whole inside what is on view of the table. */
function wholeOnView(table: Locator, columns: readonly number[]): Promise<boolean> {
  return table.evaluate((element, places) => {
    const right = element.getBoundingClientRect().right;
    return places.every((place) =>
      [...element.querySelectorAll<HTMLElement>(`[role="row"] > [data-column="${place}"]`)].every((cell) => {
        const content = document.createRange();
        content.selectNodeContents(cell);
        const text = content.getBoundingClientRect();
        return text.right <= Math.min(right, cell.getBoundingClientRect().right) + 0.5;
      }),
    );
  }, columns);
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 700 },
]) {
  test(`file and code come first and are whole at ${viewport.width}`, async ({ page, console }) => {
    await page.setViewportSize(viewport);
    await console.open(board);
    await fill(page);
    await expect(grid(page).getByRole('columnheader')).toContainText(['', 'File', 'Licence code', 'Verdict']);
    expect(await wholeOnView(grid(page), [1, 2])).toBe(true);
    await page.getByRole('link', { name: 'History on this computer' }).click();
    const opened = page.getByRole('grid', { name: 'Opened on this computer' });
    await expect(opened.getByRole('columnheader')).toContainText(['', 'File', 'Opened']);
    expect(await wholeOnView(opened, [1, 2])).toBe(true);
  });
}

test('more to the side is hinted at, and an arrow leads there', async ({ page, console }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await console.open(board);
  await fill(page);
  const frame = grid(page).locator('..');
  await expect(frame).toHaveAttribute('data-after', '');
  await expect(frame).not.toHaveAttribute('data-before', '');
  for (let press = 0; press < 4 && (await frame.getAttribute('data-after')) !== null; press++) {
    await frame.locator('button').last().click();
    await page.waitForTimeout(200);
  }
  await expect(frame).not.toHaveAttribute('data-after', '');
  await expect(frame).toHaveAttribute('data-before', '');
  expect(await wholeOnView(grid(page), [9])).toBe(true);
});

test('a text that is cut by less than a pixel has its tooltip', async ({ page, console }) => {
  await console.open(board);
  await fill(page);
  const cell = grid(page).getByRole('rowheader').first();
  await cell.hover();
  await expect(cell).not.toHaveAttribute('title');
  await page.mouse.move(0, 0);
  const same = await cell.evaluate((element) => {
    const content = document.createRange();
    content.selectNodeContents(element);
    const padding = 24;
    element.style.width = `${content.getBoundingClientRect().width + padding - 0.3}px`;
    return element.scrollWidth <= element.clientWidth;
  });
  expect(same).toBe(true);
  await cell.hover();
  await expect(cell).toHaveAttribute('title', /\.lic$/);
});

test('ticking a row moves nothing; a click opens it; sorting shows itself at rest', async ({
  page,
  console,
}) => {
  await console.open(board);
  await fill(page);
  const head = grid(page).getByRole('columnheader', { name: 'File' });
  await expect(head.locator('svg')).toBeVisible();
  const before = await grid(page).boundingBox();
  await grid(page).getByRole('row').nth(1).locator('[data-column="0"]').click();
  const bar = page.getByRole('toolbar', { name: 'With the selected licences' });
  await expect(bar).toContainText('1 selected');
  expect(await grid(page).boundingBox()).toEqual(before);
  await grid(page).getByRole('row').nth(2).locator('[data-column="0"]').click();
  await expect(bar).toContainText('2 selected');
  expect(await grid(page).boundingBox()).toEqual(before);
  await grid(page).getByRole('row').nth(2).getByRole('rowheader').click();
  await expect(page.getByRole('region', { name: /^Verdict/ })).toBeVisible();
});

test('names with hidden, turning or piled-up characters are shown for what they are', async ({
  page,
  console,
}) => {
  await console.open(board);
  const names = ['turned\u202ecil.exe', `pile${'\u0301'.repeat(40)}.lic`, 'no\u200bthing.lic'];
  const buffer = await readFile(sample('farridge-2026.lic'));
  await page
    .getByLabel('Licence files', { exact: true })
    .setInputFiles(names.map((name) => ({ name, mimeType: 'text/plain', buffer })));
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '4');
  for (const shown of ['turned[U+202E]cil.exe', '[U+0301 ×38]', 'no[U+200B]thing.lic']) {
    await expect(grid(page).getByRole('rowheader').filter({ hasText: shown })).toHaveCount(1);
  }
  await grid(page).getByRole('rowheader').filter({ hasText: '[U+202E]' }).click();
  await expect(page.getByRole('heading', { name: 'turned[U+202E]cil.exe' })).toBeVisible();
  await expect(page.getByText('31 Dec 2035 (+08:00)').filter({ visible: true }).first()).toBeVisible();
  expect(await page.locator('main').textContent()).not.toMatch(/[\u202e\u200b]/);
});
