/** Seats over time, the expiry notice and who holds the seats, on the tenant and licence information pages. */
import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/accessible.ts';
import { callBridge } from '../support/console-page.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';
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

/** The server's answer with another last day. */
async function endTerm(page: Page, daysLeft: number): Promise<void> {
  const day = await dayOf(page, -daysLeft);
  const answer = await readJson(page, '/api/basicserver/info');
  const json = { ...answer, data: { ...answer.data, dateExpired: day, dayRemain: daysLeft } };
  await page.route('**/api/basicserver/info', (route) => route.fulfill({ json }));
}

test('an expiry within thirty days: quiet, put off for a week, as a calendar file', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', address);
  await expect(page.getByRole('heading', { name: 'Usage' })).toBeVisible();
  await expect(page.getByText(/term ends on/)).toHaveCount(0);
  await endTerm(page, 12);
  await page.reload();
  const usage = page.getByRole('region', { name: 'Usage' });
  await expect(usage.getByRole('group', { name: 'Expires' })).toContainText('12 days left');
  const notice = page.getByText(/^The organisation’s term ends on .*: 12 days left\.$/);
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add expiry to a calendar' }).click(),
  ]);
  const day = (await dayOf(page, -12)).replaceAll('-', '');
  expect(readFileSync(await file.path(), 'utf8')).toContain(`DTSTART;VALUE=DATE:${day}\r\n`);
  await page.getByRole('button', { name: 'Remind me later' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText(/^You will be reminded again on /)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Usage' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Use over time' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  const tenant = await tenantKey(page);
  expect(await callBridge(page, 'usage.history', { server: 'sandbox', tenant })).toMatchObject({
    snoozed: { tenant: await dayOf(page, -7) },
  });
  // An employee is not told.
  await console.signIn('employee');
  await expect(page.getByRole('region', { name: 'Use over time' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('who holds the seats: administrators only, in the address, search, refusal', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', address);
  await page.getByRole('button', { name: 'Holders: PC seats' }).click();
  await expect(page).toHaveURL(/holders=pc/);
  const holders = page.getByRole('dialog', { name: 'Seat holders: PC' });
  await expect(holders.getByText('1,186 in all')).toBeVisible();
  await expectAccessible(page);
  await holders.getByRole('textbox').fill('no such name at all');
  await expect(holders.getByText('0 in all')).toBeVisible();
  // The first one empties the search alone.
  await page.keyboard.press('Escape');
  await expect(holders.getByRole('textbox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/holders/);

  await console.pretend({ failures: { 'licenceInfo.users': 'refused' } });
  await page.goto(`${new URL(page.url()).origin}${address}?holders=external`);
  await expect(page.getByText('The seat holders could not be read')).toBeVisible();
  await console.signIn('employee');
  await expect(page.getByRole('heading', { name: 'Usage' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Holders/ })).toHaveCount(0);
});

test('in Chinese', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address, 'zh-CN');
  await keepDays(page, 20);
  await endTerm(page, 12);
  await page.reload();
  await expect(page.getByText(/^组织授权将于 .* 到期，剩余 12 天。$/)).toBeVisible();
  await expect(page.getByText(/^按目前速度，PC 端席位约在 .* 用完。$/)).toBeVisible();
  await expectAccessible(page);
});

test('a trend appears after two days: line, forecast in words, table, export', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address);
  const trend = page.getByRole('region', { name: 'Use over time' });
  await expect(trend.getByText('A trend appears after two days.')).toBeVisible();
  // The page has kept the figures of one day: today.
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
  await seats.evaluate((element) => {
    element.getBoundingClientRect = () => new DOMRect(0, 0, 400, 40);
    element.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX: 2, clientY: 20 }));
  });
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
