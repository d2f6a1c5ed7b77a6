/** Parts below or beside each other have one edge; names, heads and addresses are whole where there is room. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/console.ts';

const main = (page: Page) => page.getByRole('main');
const right = async (part: Locator) => {
  const box = await part.boundingBox();
  return Math.round((box?.x ?? 0) + (box?.width ?? 0));
};
/** The texts of the parts that are cut. */
const cutTexts = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth + 1).map(({ textContent }) => textContent),
  );

test('no title of the operation log’s columns is cut, nor the word for its source', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/appManage');
  await page.getByRole('button', { name: 'Operation log' }).click();
  const log = page.getByRole('dialog').getByRole('grid');
  await expect(log.getByText('applications', { exact: true }).first()).toBeVisible();
  expect(await cutTexts(log.getByRole('columnheader').locator('> span:first-child'))).toEqual([]);
  expect(await cutTexts(log.getByText('applications', { exact: true }))).toEqual([]);
});

test('another cell of the names’ sheet moves nothing below its line', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/backMenuSetting/names');
  const sheet = main(page).getByRole('grid');
  await sheet.focus();
  const label = main(page).locator('[data-line-label] > label');
  await expect(label).toContainText('Chinese, simplified');
  const before = (await sheet.boundingBox())?.y;
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  await expect(label).toHaveText('Global basics, English');
  expect((await sheet.boundingBox())?.y).toBe(before);
});

test('filters behind “More filters” begin and end at one edge', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/loginlog');
  await expect(main(page).getByText(/^[\d,]+ entries$/)).toBeVisible();
  await main(page).getByRole('button', { name: 'More filters' }).click();
  const popup = page.getByRole('dialog', { name: 'More filters' });
  const address = popup.getByPlaceholder(/^IP, range or CIDR/);
  await expect(address).toBeVisible();
  const edges = await popup.evaluate((one) => {
    const inside = [...one.querySelectorAll(':scope > * > *')].map((part) => part.getBoundingClientRect());
    const shown = inside.filter(({ width }) => width > 0);
    const rounded = (values: number[]) => [...new Set(values.map((value) => Math.round(value)))];
    return { left: rounded(shown.map(({ left }) => left)), right: rounded(shown.map(({ right }) => right)) };
  });
  expect(edges.left).toHaveLength(1);
  expect(edges.right).toHaveLength(1);
});

test('the head of a person’s page ends where its content ends', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/loginlog/person/P2308147000400');
  const facts = main(page).getByText('Account', { exact: true }).locator('xpath=ancestor::dl');
  await expect(facts).toBeVisible();
  expect(await right(main(page).getByRole('button', { name: 'Next steps…' }))).toBe(await right(facts));
});

test('a bar of views is as wide as its words', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc/edit/TP100001');
  const views = main(page).locator('.ant-segmented').filter({ hasText: 'No blue' });
  const last = views.locator('.ant-segmented-item').last();
  await expect(views).toBeVisible();
  expect((await right(views)) - (await right(last))).toBeLessThanOrEqual(4);
});

test('names of applications stay in one line while other columns can leave', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage/usage');
  const name = main(page).getByRole('link', { name: 'Collaboration area' });
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(name).toBeVisible();
    await expect.poll(async () => (await name.boundingBox())?.height ?? 0, `${width}`).toBeLessThan(24);
  }
});

test('a range of addresses breaks between its addresses only', async ({ page, console }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await console.openAs('systemAdministrator', '/safe_account/ipconfigrec');
  const addresses = main(page).getByRole('cell').locator('code');
  await expect(addresses.first()).toBeVisible();
  const lines = await addresses.evaluateAll((all) => all.map((one) => one.getClientRects().length));
  expect(Math.max(...lines)).toBe(1);
});

test('the menu’s group gives its room in the crumbs before a page does', async ({ page, console }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await console.openAs('systemAdministrator', '/themes/pc');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  await expect(crumbs).toHaveCount(3);
  expect(await cutTexts(crumbs.nth(1).locator('a'))).toEqual([]);
});

test('tabs inside a page look as the page’s own', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  const look = (part: Locator) =>
    part.evaluate((one) => {
      const { color, fontSize } = getComputedStyle(one);
      return { color, fontSize };
    });
  const own = main(page).getByRole('navigation').getByRole('link', { name: 'Web', exact: true });
  const inner = main(page).getByRole('tab', { name: 'Themes', exact: true });
  await expect(inner).toBeVisible();
  expect(await look(inner)).toEqual(await look(own));
  const others = [main(page).getByRole('link', { name: 'Logos' }), main(page).getByRole('tab').last()];
  expect(await look(others[1] as Locator)).toEqual(await look(others[0] as Locator));
});
