/** Seats over time, pointed at; the expiry notice and who holds the seats are in tests/screens/frame. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';
import { callBridge } from '../support/console-page.ts';
import { readJson } from '../support/tenant-page.ts';

const address = '/base/teams';

/** The browser's calendar day so many days ago, YYYY-MM-DD. */
function dayOf(page: Page, daysAgo: number): Promise<string> {
  return page.evaluate((days) => {
    const now = new Date();
    const date = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() - days));
    return date.toISOString().slice(0, 10);
  }, daysAgo);
}

async function tenantKey(page: Page): Promise<string> {
  return String((await readJson(page, '/api/basicserver/info')).data.tenantKey);
}

/** Days before today: PC seats grow by two a day up to today's 1,186, the others stand still or have no limit. */
async function keepDays(page: Page, count: number): Promise<void> {
  const tenant = await tenantKey(page);
  for (let ago = count; ago >= 1; ago -= 1) {
    const figures = {
      day: await dayOf(page, ago),
      pc: { used: 1186 - 2 * ago, max: 1500 },
      app: { used: 903, max: 1500 },
      external: { used: 168, max: 200 },
      space: { used: 187_000, max: 512_000 },
    };
    await callBridge(page, 'usage.record', { server: 'sandbox', tenant, figures });
  }
}

test('a trend appears after two days: line, forecast in words, table, export', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address);
  const trend = page.getByRole('region', { name: 'Use over time' });
  await expect(trend.getByText('A trend appears after two days.')).toBeVisible();
  // What the page showed is kept: one day, today's.
  const tenant = await tenantKey(page);
  const today = await dayOf(page, 0);
  const history = () => callBridge(page, 'usage.history', { server: 'sandbox', tenant });
  expect(await history()).toMatchObject({ days: [{ day: today, pc: { used: 1186, max: 1500 } }] });

  await keepDays(page, 3);
  await page.reload();
  await expect(trend.getByRole('img')).toHaveCount(4);
  await expect(trend.getByText('A forecast needs the figures of five days')).toHaveCount(4);

  await keepDays(page, 20);
  await page.reload();
  await expect(
    trend.getByRole('img', {
      name: /^PC seats: 1,146 on .*, 1,186 on .*, limit 1,500\. At this pace PC seats will run out around .*\.$/,
    }),
  ).toBeVisible();
  await expect(trend.getByText(/^At this pace PC seats will run out around /)).toBeVisible();
  await expect(trend.getByText('At this pace mobile seats will not run out.')).toBeVisible();
  await expect(trend.getByText('At this pace the space will not run out.')).toBeVisible();
  await expectAccessible(page);
  // Each day by the keyboard, and by the mouse.
  const seats = trend.getByRole('slider', { name: 'PC seats, day by day' });
  await seats.focus();
  await seats.press('ArrowLeft');
  await expect(seats).toHaveAttribute('aria-valuetext', / 20\d\d: 1,184 · limit 1,500$/);
  await expect(trend.getByText(/ 20\d\d: 1,184 · limit 1,500$/)).toBeVisible();
  await seats.press('Home');
  await expect(trend.getByText(/: 1,146 · limit 1,500$/)).toBeVisible();
  await seats.blur();
  await seats.hover({ position: { x: 2, y: 20 } });
  await expect(trend.getByText(/: 1,146 · limit 1,500$/)).toBeVisible();

  await trend.getByRole('button', { name: 'Show as a table' }).press('Enter');
  await expect(page).toHaveURL(/trend=table/);
  await expect(trend.getByRole('row')).toHaveCount(22);
  await expect(trend.getByRole('row').nth(1)).toContainText('1,186 / 1,500');
  await expectAccessible(page);
  await trend.getByRole('button', { name: 'Export Usage by day' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  expect(
    readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n'),
  ).toHaveLength(22);
});
