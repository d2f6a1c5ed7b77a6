/** The tables of the licence tool: what identifies a row stands first and whole, and nothing moves by itself. */
import type { Locator, Page } from '@playwright/test';
import { sample } from '../../support/licences.ts';
import { expect, test } from '../support/console.ts';

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

/** The tool's menu is one button where the window is narrow. */
async function openEntry(page: Page, name: string): Promise<void> {
  const folded = page.getByRole('navigation').getByRole('button', { name: /: Board$/ });
  if (await folded.isVisible()) {
    await folded.click();
    await page.getByRole('menuitem', { name }).click();
  } else await page.getByRole('link', { name }).click();
}

/** The column that identifies a row comes first and is whole, on the board and in the history. */
async function expectFirstColumns(page: Page): Promise<void> {
  await expect(grid(page).getByRole('columnheader')).toContainText(['', 'File', 'Licence code', 'Verdict']);
  expect(await wholeOnView(grid(page), [1, 2])).toBe(true);
  await openEntry(page, 'History on this computer');
  const opened = page.getByRole('grid', { name: 'Opened on this computer' });
  await expect(opened.getByRole('columnheader')).toContainText(['', 'File', 'Opened']);
  expect(await wholeOnView(opened, [1, 2])).toBe(true);
}

// Rows TOOL-002, 009, 011.
test('at 1440: what moves when a row is ticked, cut texts, first columns; the menu, a list, a submission', async ({
  page,
  console,
}) => {
  await console.openAs('platformOperator', board);
  const menu = page.getByRole('navigation', { name: 'Licence tool entries' });
  expect((await menu.boundingBox())?.width).toBe(150);
  await fill(page);
  // A text that is cut by less than a pixel has its tooltip.
  const cell = grid(page).getByRole('rowheader').first();
  await cell.hover();
  await expect(cell).not.toHaveAttribute('title');
  await page.mouse.move(0, 0);
  const same = await cell.evaluate((element) => {
    const content = document.createRange();
    content.selectNodeContents(element);
    const padding = 24;
    const before = element.style.width;
    element.style.width = `${content.getBoundingClientRect().width + padding - 0.3}px`;
    element.dataset.before = before;
    return element.scrollWidth <= element.clientWidth;
  });
  expect(same).toBe(true);
  await cell.hover();
  await expect(cell).toHaveAttribute('title', /\.lic$/);
  await cell.evaluate((element) => {
    element.style.width = element.dataset.before ?? '';
  });

  // Ticking a row moves nothing; a click opens it; sorting shows itself at rest.
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
  await page.getByRole('button', { name: 'Back to the board' }).click();
  await expectFirstColumns(page);

  await menu.getByRole('link', { name: 'Submit history' }).click();
  const list = page.getByRole('grid', { name: 'Submission records' });
  await expect(list).toHaveCSS('max-height', '700px');
  await list.getByRole('row').nth(1).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('treegrid')).toBeVisible();
  const box = await dialog.boundingBox();
  expect([box?.width ?? 0, box?.height ?? 0].map(Math.round)).toEqual([1200, 800]);
});

test('at 1024: more to the side is hinted at, and an arrow leads there; first columns', async ({
  page,
  console,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await console.open(board);
  await fill(page);
  const frame = grid(page).locator('..');
  await expect(frame).toHaveAttribute('data-after', '');
  await expect(frame).not.toHaveAttribute('data-before', '');
  for (let press = 0; press < 4 && (await frame.getAttribute('data-after')) !== null; press++) {
    await frame.locator('button').last().click();
    // A table learns its scroll position in the next frame.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  }
  await expect(frame).not.toHaveAttribute('data-after', '');
  await expect(frame).toHaveAttribute('data-before', '');
  expect(await wholeOnView(grid(page), [9])).toBe(true);
  await grid(page).evaluate((element) => {
    element.scrollLeft = 0;
  });
  await expectFirstColumns(page);
});
