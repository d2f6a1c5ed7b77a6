/** Parts of pages at 720 by 450, which is also 1440 by 900 at twice the size: whole, in their lines, inside the page. */
import type { Page } from '@playwright/test';
import { expectAllAccessible } from './support/accessible.ts';
import { expect, test } from './support/console.ts';
import { go } from './support/go.ts';

test.beforeEach(({ page }) => page.setViewportSize({ width: 720, height: 450 }));

const main = (page: Page) => page.getByRole('main');
const edges = async (page: Page) => {
  const box = await main(page).boundingBox();
  return { left: box?.x ?? 0, right: (box?.x ?? 0) + (box?.width ?? 0) };
};

test('filters whose tools fill a line have one of their own, and fold only what that has no room for', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/safe_account/network_manage/tools?view=overlaps');
  const bar = main(page).locator('[data-bar]').first();
  await expect(main(page).getByRole('row').nth(2)).toBeVisible();
  await expect(bar.getByRole('combobox')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'More filters' })).toHaveCount(0);
  await go(page, '/loginlog');
  await expect(main(page).getByText(/^[\d,]+ entries$/)).toBeVisible();
  const filters = bar.getByRole('search');
  await expect(filters.getByRole('button', { name: /Any time$/ })).toBeVisible();
  await expect(filters.getByRole('button', { name: 'More filters' })).toBeVisible();
  const box = await filters.boundingBox();
  expect(box?.height ?? 0).toBeLessThanOrEqual(34);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((await edges(page)).right);
});

test('a page is not wider than its room, whichever it is', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/loginlog');
  for (const address of ['/journal', '/themes/pc', '/appManage', '/errorList', '/settings', '/loginlog']) {
    await go(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => main(page).evaluate((one) => one.scrollWidth - one.clientWidth), address).toBe(0);
  }
});

test('a menu at the left of a page opens inside it', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/safe_account/ipconfigrec');
  await main(page).getByRole('button', { name: 'Sign-in policy' }).click();
  const menu = await page.getByRole('menu', { name: 'Sign-in policy' }).boundingBox();
  expect(menu?.x ?? 0).toBeGreaterThanOrEqual((await edges(page)).left);
});

test('the verdict on contrast stands beside its marker', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc/edit/TP100001');
  const title = main(page).locator('summary').filter({ hasText: 'Contrast' });
  await expect(title).toContainText('pairs of colours');
  const [line, words] = [await title.boundingBox(), await title.locator('> span').boundingBox()];
  expect((words?.y ?? 0) - (line?.y ?? 0)).toBeLessThan(14);
});

test('the days above the themes’ calendar end with it; its preview of menus scrolls by keys', async ({
  page,
  console,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await console.openAs('systemAdministrator', '/themes/pc/who-sees', 'zh-CN');
  const column = main(page).getByRole('columnheader').last();
  // A year, a quarter and a month name days at unlike places.
  for (const span of ['一年', '一季度', '一个月']) {
    await main(page).getByText(span, { exact: true }).click();
    const beyond = await column.evaluate((cell) => {
      const end = cell.getBoundingClientRect().right;
      return [...cell.querySelectorAll('span > span')]
        .filter((one) => one.getBoundingClientRect().right > end)
        .map((one) => one.textContent);
    });
    expect(beyond, span).toEqual([]);
  }
  await go(page, '/backMenuSetting?preview=1');
  await expect(page.getByRole('region', { name: '菜单预览' })).toBeVisible();
  await expectAllAccessible(page);
});

test('figures of seats stay on one line with what is said of them, at every width', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/appManage/usage');
  for (const width of [1920, 1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const said = main(page).getByRole('cell').getByText('close to the limit').first();
    await expect(said).toBeVisible();
    await expect
      .poll(async () => (await said.locator('..').boundingBox())?.height ?? 0, `${width}`)
      .toBeLessThanOrEqual(30);
    const around = main(page).getByRole('table').locator('..');
    await expect.poll(() => around.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  }
});

test('the details of a failure keep their lines beside what is copied for a report', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/info');
  await console.pretend({ failures: { 'applications.list': 'http500' } });
  await go(page, '/appManage');
  const notice = main(page).getByRole('alert');
  await notice.getByRole('button', { name: 'Details' }).click();
  const endpoint = notice.getByText('endpoint: applications.list');
  await expect(notice.getByRole('button', { name: 'Copy diagnostics' })).toBeVisible();
  await notice.getByRole('button', { name: 'Copy diagnostics' }).click();
  await expect(notice.getByText(/^Copied: versions/)).toBeVisible();
  // Six lines of the details, and none of them broken.
  expect((await endpoint.boundingBox())?.height ?? 0).toBeLessThan(7 * 18);
});
