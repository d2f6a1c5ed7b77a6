/**
 * The operation log dialog with a million rows on the server (rows LOG-001, 004, 011, 016, 019, 020): how it scrolls,
 * what it costs, and the file of it; what else it says is in tests/screens.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { long } from '../../support/test-amount.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';
import { framesFor, installFrameProbe } from '../support/frame-probe.ts';

const logRows = 1_000_000;

test.skip(!long, 'npm run test:long fills a million rows');

test('a million rows: size, scrolled, any row in two frames and one round trip, filtered, exported', async ({
  page,
  console,
}) => {
  await console.pretend({ scale: 'large' });
  await console.openAs('systemAdministrator', '/info');
  await installFrameProbe(page);
  await page.goto(`${console.shell.origin}/base/teams`);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/operationlog/pageQuery')) asked.push(request.url());
  });
  await page.getByRole('button', { name: 'Operation log' }).click();
  const dialog = page.getByRole('dialog', { name: 'Operation log' });
  const grid = dialog.getByRole('grid', { name: 'Operation log' });
  const row = (number: number) => grid.locator(`[aria-rowindex="${number + 1}"]:not([aria-busy])`);
  await expect(dialog.getByText('1,000,000 entries')).toBeVisible();
  await expect(row(1)).toBeVisible();

  await test.step('its size, what it asks for, nothing for axe', async () => {
    expect(await dialog.boundingBox()).toMatchObject({ width: 1000, height: 630 });
    const filter = JSON.parse(new URL(asked[0] ?? '').searchParams.get('streamFilter') ?? '{}');
    expect(filter).toEqual({ module: 'basicserver', functionName: 'ainfo', pageNo: 1, pageSize: 10 });
    await expect(dialog.getByRole('gridcell', { name: 'overall basics' }).first()).toBeVisible();
    await expectAccessible(page);
  });

  const heap = await usedHeap(page);
  await test.step('one turn of the wheel over many screens lands on the row', async () => {
    const topRow = () =>
      grid.evaluate((element) => {
        const header = element.querySelector('[data-row="-1"]')?.getBoundingClientRect().bottom ?? 0;
        const places = [...element.querySelectorAll<HTMLElement>('[data-row]:not([data-row="-1"])')].map(
          (one) => [Number(one.dataset.row), one.getBoundingClientRect().top - header] as const,
        );
        const [at, top] = places.reduce((best, place) =>
          Math.abs(place[1]) < Math.abs(best[1]) ? place : best,
        );
        // Rows are 36 pixels high; the line below the header is one of them.
        return at - Math.round(top - 1) / 36;
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

  await test.step('any row in two frames and one round trip, counted in frames', async () => {
    const last = await framesFor(page, 'Operation log', { key: 'End' });
    expect(last.rows[1]).toBe(logRows);
    const first = await framesFor(page, 'Operation log', { share: 0.4321 });
    expect(first.rows[0]).toBeGreaterThan(logRows * 0.4);
    const taken = [last, first];
    for (const share of [0.87, 0.0123, 0.5, 0.999, 0.21])
      taken.push(await framesFor(page, 'Operation log', { share }));
    for (const { toAsk, toShow, roundTrips } of taken) {
      expect(roundTrips).toBe(1);
      expect(toAsk + toShow).toBeLessThanOrEqual(2);
    }
  });

  await test.step('the last row and the first by keyboard, in 10 MB', async () => {
    await grid.focus();
    await page.keyboard.press('Control+End');
    await expect(row(logRows)).toBeInViewport();
    await expect(row(logRows)).toContainText('10.');
    expect((await usedHeap(page)) - heap).toBeLessThan(10_000_000);
    await page.keyboard.press('Control+Home');
    await expect(row(1)).toBeInViewport();
  });

  await test.step('a file of everything says how far it is, can be cancelled, and then saves nothing', async () => {
    let saved = false;
    page.once('download', () => {
      saved = true;
    });
    await dialog.getByRole('button', { name: 'Export Operation log' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    await expect(dialog.getByText(/^[1-9][\d,]* of 1,000,000 rows read$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel the export' }).click();
    await expect(page.getByText('Nothing was saved.')).toBeVisible();
    expect(saved).toBe(false);
  });

  await test.step('a day that is filtered, and its file', async () => {
    const [from, to] = [dialog.getByLabel('From', { exact: true }), dialog.getByLabel('To', { exact: true })];
    await from.fill('2026-02-02');
    await to.fill('2026-02-01');
    await dialog.getByRole('button', { name: 'Search' }).click();
    await expect(dialog.getByText('The first day is after the last one.')).toBeVisible();
    await from.fill('2026-02-01');
    await dialog.getByRole('button', { name: /^More filters/ }).click();
    const more = page.getByRole('dialog', { name: 'More filters' });
    await more.getByLabel('Type', { exact: true }).fill('Change');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Search' }).click();
    const count = dialog.getByText(/^[\d,]+ entries$/);
    await expect(count).not.toHaveText('1,000,000 entries');
    const entries = Number(((await count.textContent()) ?? '').replace(/\D/g, ''));
    expect(entries).toBeGreaterThan(0);
    const file = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export Operation log' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    const lines = readFileSync(await (await file).path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(entries + 1);
    expect(lines.slice(1).every((line) => line.startsWith('"2026-02-01'))).toBe(true);
  });
});

/** Bytes of live objects in the page. */
async function usedHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
