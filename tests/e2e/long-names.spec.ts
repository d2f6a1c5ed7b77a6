/** Names of 140 characters without a blank, as another platform may have them: nothing is pushed out of the page or cut off. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/console.ts';
import { go } from './support/go.ts';

const long = 'Supercalifragilisticexpialidocious'.repeat(4);
const names = /^(menuName|moduleName|shortName|groupName)$/i;

/** The server's answers, every name of an application or a group made long. */
async function lengthenNames(page: Page): Promise<void> {
  await page.route(/\/api\/.*(query|load)/i, async (route) => {
    // A request that the test sends by hand states its origin itself.
    const headers = await route.request().allHeaders();
    const response = await route.fetch({ headers: { ...headers, 'sec-fetch-site': 'same-origin' } });
    const json: unknown = JSON.parse(await response.text(), (key, value: unknown) =>
      typeof value === 'string' && names.test(key) ? `${long}${value}` : value,
    );
    await route.fulfill({ response, json });
  });
}

const beyond = (one: Locator) => one.evaluate((element) => element.scrollWidth - element.clientWidth);

test.beforeEach(({ page }) => page.setViewportSize({ width: 1024, height: 700 }));

test('long names of applications', async ({ page, console }) => {
  await lengthenNames(page);
  await console.openAs('systemAdministrator', '/appManage/needs/5');
  const main = page.getByRole('main');
  await test.step('what needs what: the panel, and every column of the list', async () => {
    await expect(main.getByText(/These also stop working/)).toBeVisible();
    const table = main.getByRole('table').last();
    await expect(table.getByRole('link').first()).toBeVisible();
    expect(await beyond(main)).toBe(0);
    expect(await table.evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0))).toBe(0);
  });
  await test.step('a dialog keeps its title from its edge', async () => {
    await go(page, '/appManage/move/2');
    const dialog = page.getByRole('dialog');
    const title = dialog.getByRole('heading', { name: new RegExp(long) });
    await expect(title).toBeVisible();
    const [outer, inner] = [await dialog.boundingBox(), await title.boundingBox()];
    expect(inner?.height).toBeGreaterThan(60);
    expect((inner?.y ?? 0) - (outer?.y ?? 0)).toBeGreaterThan(12);
  });
  await test.step('the picture of view as: names stay within their card', async () => {
    await go(page, '/appManage/view');
    const group = page.locator('.apps > strong').first();
    await expect(group).toBeAttached();
    expect(await beyond(page.locator('.board > .card').first())).toBe(0);
    await expect(page.locator('.menu .name').nth(1)).toBeInViewport();
  });
  await test.step('applications that are made here: all that is done with one stands in its row', async () => {
    await go(page, '/customApps');
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('button', { name: /^Delete/ }).first()).toBeInViewport({ ratio: 1 });
    const [edge, last] = [
      await grid.boundingBox(),
      await grid
        .getByRole('button', { name: /^Delete/ })
        .first()
        .boundingBox(),
    ];
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan((edge?.x ?? 0) + (edge?.width ?? 0));
  });
  await test.step('what one chooses from, and whose share is replaced', async () => {
    await go(page, '/quickCreate');
    await main.getByRole('button', { name: 'Choose entrances' }).click();
    const lists = page.getByRole('dialog').getByRole('group', { name: /^(Can be added|Shown)$/ });
    await expect(lists).toHaveCount(2);
    for (const list of await lists.all()) expect(await beyond(list.locator('xpath=..'))).toBe(0);
    await page.keyboard.press('Escape');
    await go(page, '/appManage');
    await main.getByRole('list', { name: 'Applications' }).getByRole('checkbox').nth(3).check();
    await main.getByRole('button', { name: 'More…' }).click();
    await page.getByRole('menuitem', { name: 'Share with…' }).click();
    const form = page.getByRole('dialog').getByRole('form');
    await expect(form.getByText(long)).toBeVisible();
    expect(await beyond(form)).toBe(0);
  });
});

test('the steps to an application of one’s own', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/customApps');
  const dialog = page.getByRole('dialog', { name: 'New application' });
  await page.getByRole('button', { name: 'New application' }).click();
  await test.step('kinds of many words stand below each other', async () => {
    await expect(dialog.getByRole('radiogroup')).toHaveCSS('display', 'flex');
  });
  await test.step('the word for an address that is not reached is in one line', async () => {
    await dialog.getByRole('radio', { name: /^Link/ }).check();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByText('Elsewhere', { exact: true }).click();
    await dialog.getByLabel('Web address').fill('http://127.0.0.1:9/');
    await dialog.getByRole('button', { name: 'Check the address' }).click();
    const word = await dialog.getByText('Not reached', { exact: true }).boundingBox();
    expect(word?.height).toBeLessThan(24);
  });
  await test.step('a draft stands apart from the steps', async () => {
    await page.reload();
    const notice = await dialog
      .getByRole('button', { name: 'Discard the draft' })
      .locator('xpath=../..')
      .boundingBox();
    const steps = await dialog.getByText('App type', { exact: true }).first().boundingBox();
    expect(steps?.y).toBeGreaterThan((notice?.y ?? 0) + (notice?.height ?? 0) + 8);
  });
});
