/** Personal settings of the feed wait in the tray, are shown in advance, and can be changed back there. */

import { send } from '../../../src-renderer/data/http.ts';
import { queryShares } from '../../../src-shared/api/feed/feed.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';
import { applyAll, turn } from './tray-page.ts';

const path = '/teamshare';
const first = (page: Page) => page.getByRole('feed').getByRole('article').first();
const like = (page: Page, pressed: boolean) => first(page).getByRole('button', { name: /^Like/, pressed });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Kinds of shares' }).getByRole('link', { name, exact: true });
const newest = { range: 'company', workType: 'share', pageNo: 1, pageSize: 1 } as const;
const liked = async () => (await send(queryShares, newest)).result[0]?.praise.praised;

test('a share is liked, not any more, and liked again: one change, or none', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  await expect(first(page)).toBeVisible();
  await turn(page, 'Apply at once', 'Collect first');
  expect(await liked()).toBe(false);
  await like(page, false).click();
  await expect(like(page, true)).toBeVisible();
  await expect(first(page)).toContainText('Not applied yet');
  await like(page, true).click();
  await expect(like(page, false)).toBeVisible();
  await like(page, false).click();
  await expect(like(page, true)).toBeVisible();
  expect(await liked()).toBe(false);
  await page.goto('/changes');
  await expect(page.getByRole('row').filter({ hasText: 'Share liked' })).toBeVisible();
  await applyAll(page, 'Apply 1 change');
  expect(await liked()).toBe(true);
});

test('the tab that is open last waits, and is open where the page is left and opened again', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  await expect(first(page)).toBeVisible();
  await turn(page, 'Apply at once', 'Collect first');
  await tab(page, 'Mention me').click();
  await expect(page.getByText(/^Collected, not applied yet/).last()).toBeVisible();
  await page.goto('/changes');
  await expect(page.getByRole('row').filter({ hasText: 'Whose shares are shown' })).toContainText(
    'Shares → Mention me',
  );
  await page.goto(path);
  await expect(tab(page, 'Mention me')).toHaveAttribute('aria-current', 'page');
  await tab(page, 'Shares').click();
  await page.goto('/changes');
  await expect(page.getByText('Nothing is collected')).toBeVisible();
});
