/**
 * The large scenario in the console: 5,000 apps in the authorization list, 1,000,000 rows in the operation log, 2,000
 * themes of one list, 50,000 departments beside them.
 */
import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from '@playwright/test';
import { type Console, expect, test } from './support/console.ts';
import { framesFor, installFrameProbe } from './support/frame-probe.ts';

const apps = 5000;
const logRows = 1_000_000;

test('app authorization: the last page, a keyword, over-limit only, everything exported', async ({
  page,
  console,
}) => {
  await console.pretend({ scale: 'large' });
  await console.openAs('systemAdministrator', '/info');
  await page.goto(`${console.shell.origin}/base/appAuth`);
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
  await expect(found).not.toHaveText('5,000 in all');
  const over = numberIn(await found.textContent());
  expect(over).toBeGreaterThan(0);
  const narrowed = await exported(page, 'App authorisation');
  expect(linesOf(await narrowed.path())).toHaveLength(over + 1);
});

test('operation log: scrolled, the last row by keyboard, filtered, exported with its progress', async ({
  page,
  console,
}) => {
  await console.pretend({ scale: 'large' });
  await console.openAs('systemAdministrator', '/info');
  await page.goto(`${console.shell.origin}/base/teams?log=1`);
  const dialog = page.getByRole('dialog', { name: 'Operation log' });
  await expect(dialog.getByText('1,000,000 entries')).toBeVisible();
  const grid = dialog.getByRole('grid', { name: 'Operation log' });
  const row = (number: number) => grid.locator(`[aria-rowindex="${number + 1}"]:not([aria-busy])`);
  await expect(row(1)).toBeVisible();
  const heap = await usedHeap(page);

  // By wheel some screens, by the bar into the middle, by keyboard to the last row and back.
  await grid.hover();
  for (let turn = 0; turn < 12; turn += 1) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(50);
  }
  await expect(row(102)).toBeInViewport();
  await grid.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
  await expect
    .poll(() => grid.locator('[data-row]:not([aria-busy])').nth(3).getAttribute('aria-rowindex').then(Number))
    .toBeGreaterThan(logRows * 0.4);
  await grid.focus();
  await page.keyboard.press('Control+End');
  await expect(row(logRows)).toBeInViewport();
  await expect(row(logRows)).toContainText('10.');
  expect((await usedHeap(page)) - heap).toBeLessThan(10_000_000);
  await page.keyboard.press('Control+Home');
  await expect(row(1)).toBeInViewport();

  // Everything: it says how far it is, can be cancelled, and then saves nothing.
  let saved = false;
  page.once('download', () => {
    saved = true;
  });
  await dialog.getByRole('button', { name: 'Export Operation log' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await expect(dialog.getByText(/^[1-9][\d,]* of 1,000,000 rows gathered$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel the export' }).click();
  await expect(page.getByText('Nothing was saved.')).toBeVisible();
  expect(saved).toBe(false);

  await dialog.getByLabel('From', { exact: true }).fill('2026-02-01');
  await dialog.getByLabel('To', { exact: true }).fill('2026-02-01');
  await dialog.getByRole('button', { name: 'Search' }).click();
  const count = dialog.getByText(/^[\d,]+ entries$/);
  await expect(count).not.toHaveText('1,000,000 entries');
  const entries = numberIn(await count.textContent());
  expect(entries).toBeGreaterThan(0);
  const file = await exported(page, 'Operation log');
  const lines = linesOf(await file.path());
  expect(lines).toHaveLength(entries + 1);
  expect(lines.slice(1).every((line) => line.startsWith('"2026-02-01'))).toBe(true);
});

test('operation log: any row in two frames and one round trip, counted in frames', async ({
  page,
  console,
}) => {
  await installFrameProbe(page);
  const grid = await openLog(page, console);
  const last = await framesFor(page, 'Operation log', { key: 'End' });
  expect(last.rows[1]).toBe(logRows);
  const first = await framesFor(page, 'Operation log', { share: 0.4321 });
  expect(first.rows[0]).toBeGreaterThan(logRows * 0.4);
  const taken = [last, first];
  for (const share of [0.87, 0.0123, 0.5, 0.999, 0.21]) {
    taken.push(await framesFor(page, 'Operation log', { share }));
  }
  for (const { toAsk, toShow, roundTrips } of taken) {
    expect(roundTrips).toBe(1);
    expect(toAsk + toShow).toBeLessThanOrEqual(2);
  }
  await expect(grid.locator('[role="row"]').nth(5)).toBeVisible();
});

test('operation log: one turn of the wheel over many screens lands on the row', async ({ page, console }) => {
  const grid = await openLog(page, console);
  const topRow = () =>
    grid.evaluate((element) => {
      const header = element.querySelector('[data-row="-1"]')?.getBoundingClientRect().bottom ?? 0;
      const places = [...element.querySelectorAll<HTMLElement>('[data-row]:not([data-row="-1"])')].map(
        (row) => [Number(row.dataset.row), row.getBoundingClientRect().top - header] as const,
      );
      const [row, top] = places.reduce((best, place) =>
        Math.abs(place[1]) < Math.abs(best[1]) ? place : best,
      );
      // Rows are 36 pixels high; the line below the header is one of them.
      return row - Math.round(top - 1) / 36;
    });
  expect(await topRow()).toBe(0);
  await grid.hover();
  await page.mouse.wheel(0, 3600);
  await expect.poll(topRow).toBe(100);
  await page.mouse.wheel(0, 36 * 150);
  await expect.poll(topRow).toBe(250);
  await page.mouse.wheel(0, -36 * 130);
  await expect.poll(topRow).toBe(120);
  // From where the scroll bar has left it, the scale being another one there.
  await grid.evaluate((element) => element.scrollTo(0, element.scrollHeight / 3));
  await expect.poll(topRow).toBeGreaterThan(logRows * 0.3);
  const before = await topRow();
  await page.mouse.wheel(0, -36 * 100);
  await expect.poll(topRow).toBe(before - 100);
  await page.mouse.wheel(0, 36 * 170);
  await expect.poll(topRow).toBe(before + 70);
});

test('themes: 2,000 of one list searched, sorted by drag and by keyboard', async ({ page, console }) => {
  await console.pretend({ scale: 'large' });
  await console.openAs('systemAdministrator', '/themes/pc');
  const table = page.getByRole('table', { name: 'Web themes' });
  const names = table.locator('tbody tr td:nth-child(2)');
  const handle = (row: number) =>
    table
      .getByRole('row')
      .nth(row)
      .getByRole('button', { name: /^Move / });
  await expect(page.getByText('2,000 themes')).toBeVisible();
  const search = page.getByRole('textbox', { name: 'Search: Theme name' });
  // What is loaded when it is first wanted is loaded.
  await search.fill('Nordic');
  await expect(page.getByText('125 themes')).toBeVisible();
  await search.fill('');
  await expect(page.getByText('2,000 themes')).toBeVisible();

  await search.fill('Nordic 12');
  // What is found has no order, and no handles.
  await expect
    .poll(() => table.locator('tbody tr td:first-child').allTextContents())
    .toEqual(['Nordic 12', ...[120, 121, 122, 123, 124, 125].map((number) => `Nordic ${number}`)]);
  await search.fill('');
  await expect(page.getByText('2,000 themes')).toBeVisible();
  const place = page.getByRole('textbox', { name: 'Page' });
  await place.fill('100');
  await place.press('Enter');
  await expect(page.getByText('1,981–2,000 of 2,000')).toBeVisible();
  await expect(names).toHaveCount(20);
  // Of the page itself: what is drawn in a card beside the name is a picture.
  const [first, , third] = await names.allTextContents();
  const name = (row: number) => names.nth(row).textContent();
  await handle(3).dragTo(table.getByRole('row').nth(1), { targetPosition: { x: 60, y: 4 } });
  await expect(page.getByText('Operation successful')).toBeVisible();
  await expect.poll(() => name(0)).toBe(third);
  await handle(1).focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => name(1)).toBe(third);
  await page.keyboard.press(' ');
  await expect.poll(() => name(0)).toBe(first);
});

test('themes: a tree of 50,000 departments beside them', async ({ page, console }) => {
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

/** The log of the tenant page with its million rows, the first ones there. */
async function openLog(page: Page, console: Console): Promise<Locator> {
  await console.pretend({ scale: 'large' });
  await console.openAs('systemAdministrator', '/info');
  await page.goto(`${console.shell.origin}/base/teams?log=1`);
  const dialog = page.getByRole('dialog', { name: 'Operation log' });
  await expect(dialog.getByText('1,000,000 entries')).toBeVisible();
  const grid = dialog.getByRole('grid', { name: 'Operation log' });
  await expect(grid.locator('[aria-rowindex="2"]:not([aria-busy])')).toBeVisible();
  return grid;
}

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

/** Bytes of live objects in the page. */
async function usedHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
