/** The lists of themes: terminals, tabs, styles, search, pages, external mode (THM-014 to 028, 192 to 195; FRAME-016, 017, 021). */
import { expectAccessible } from '../support/accessible.ts';
import type { Page } from '../support/page.ts';
import { saveAuthority } from '#shared/api/themes/settings.ts';
import { send } from '../../../src-renderer/data/http.ts';
import { expect, step, test } from '../support/screens.ts';

const list = '/api/basicserver/backTopic/qryTopic';
const byName = '/api/basicserver/backTopic/qryTopicByName';

const last = (page: Page, path: string) => {
  const params = page.calls(path).at(-1)?.url.searchParams;
  return Object.fromEntries(params ?? []);
};
const tabs = (page: Page, title: string) =>
  page.getByRole('tablist', { name: `Parts of ${title}` }).getByRole('tab');

test('the web: tabs, styles, pages, search, all of it in the address', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/ui_config');
  await expect(page).toHaveURL(/\/themes\/pc$/);
  await expect(page.getByRole('heading', { name: 'Web themes' })).toBeVisible();
  await expect(tabs(page, 'Web themes')).toHaveText(['Themes', 'Special themes']);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  const table = page.getByRole('table', { name: 'Web themes' });
  await expect(table.getByRole('row')).toHaveCount(21);
  await expect(page.getByText('24 themes')).toBeVisible();
  await page.getByRole('button', { name: 'More for Web themes' }).click();
  await expect(page.getByRole('menuitem', { name: 'Import local theme' })).toBeVisible();
  expect(last(page, list)).toMatchObject({ style: 'dark', currentPage: '1', pageSize: '20', dtu: 'pc' });
  await expectAccessible();

  await step('the second page, and from there another style: its first page', async () => {
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(table.getByRole('row')).toHaveCount(5);
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole('radio', { name: 'Light' }).click();
    await expect(page.getByText('12 themes')).toBeVisible();
    await expect(page).toHaveURL(/\/themes\/pc\?style=light$/);
    expect(last(page, list)).toMatchObject({ style: 'light', currentPage: '1' });
  });
  await step('the search is trimmed', async () => {
    await page.goto('/themes/pc');
    await page.getByRole('textbox', { name: 'Search: Theme name' }).fill('  harbour ');
    await expect(table.getByRole('row')).toHaveCount(3);
    // Results of a search have no order to move in.
    await expect(page.getByRole('button', { name: 'Move Harbour' })).toHaveCount(0);
    expect(last(page, byName)).toMatchObject({ topicName: 'harbour', style: 'dark' });
  });
  await step('special themes are a part of it', async () => {
    await page.goto('/themes/special');
    await expect(page).toHaveURL(/\/themes\/pc\?tab=special$/);
    await expect(page.getByRole('table', { name: 'Special themes' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Dark' })).toHaveCount(0);
    await expect(page.getByText('9 themes')).toBeVisible();
  });
});

test('while the list is on its way a page of rows stands for it', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/info');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(list, async (route) => {
    await promise;
    route.continue();
  });
  await page.goto('/themes/pc');
  const table = page.getByRole('table', { name: 'Web themes' });
  await expect(table.locator('tbody tr')).toHaveCount(20);
  await expect(table.getByText('Harbour')).toHaveCount(0);
  resolve();
  await expect(table.getByText('Harbour', { exact: true })).toBeVisible();

  await step('another style empties the list until its own is there', async () => {
    const light = Promise.withResolvers<void>();
    await page.route(list, async (route) => {
      await light.promise;
      route.continue();
    });
    await page.getByRole('radio', { name: 'Light' }).click();
    await expect(table.getByText('Harbour')).toHaveCount(0);
    await expect(table.locator('tbody tr')).toHaveCount(20);
    light.resolve();
    await expect(page.getByText('12 themes')).toBeVisible();
  });
});

test('a person without page designer and code module sees no special themes', async ({ page, console }) => {
  await console.openAs('subAdministrator', '/themes/pc?tab=special');
  await expect(page.getByRole('table', { name: 'Web themes' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  // Nor may they import on the spot (THM-126).
  await page.waitForCall('/api/basicserver/featureTopic/cloudStonePermission', 0);
  await page.getByRole('button', { name: /^More for / }).click();
  await expect(page.getByRole('menuitem', { name: 'Export themes…' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Import local theme' })).toHaveCount(0);
});

test('the desktop client, the mobile app, the desktop settings', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/ui_config/pcClient');
  await expect(tabs(page, 'Desktop client themes')).toHaveText(['Themes', 'Base settings', 'Departments']);
  await expect(page.getByRole('radio', { name: 'Client' })).toBeChecked();
  await expect.poll(() => last(page, list)).toMatchObject({ style: 'client', dtu: 'app-pc' });
  await page.getByRole('tab', { name: 'Base settings' }).click();
  await expect(page).toHaveURL(/\?tab=base$/);
  await expect(page.getByRole('switch', { name: 'Own client themes' })).toBeVisible();

  await page.goto('/ui_config/h5');
  await expect(page.getByRole('table', { name: 'Mobile app themes' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.getByRole('radio')).toHaveCount(2);

  await page.goto('/ui_config/plugin');
  await expect(page).toHaveURL(/\/plugin$/);
  await expect(page.getByRole('heading', { name: 'Desktop theme settings' })).toBeVisible();
  await page.goto('/ui_config/nothing');
  await expect(page.getByText('The interface configuration has no part “nothing”.')).toBeVisible();
});

test('themes of other systems: two levels of tabs', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc?style=light&page=2');
  await page.getByRole('button', { name: 'Themes of other systems' }).click();
  const outer = page.getByRole('tablist', { name: 'Themes of other systems' }).getByRole('tab');
  await expect(outer).toHaveText(['Web', 'Desktop client', 'Mobile app']);
  await expect(page.getByText('3 themes')).toBeVisible();
  expect(last(page, list)).toMatchObject({ source: 'external', style: 'dark', currentPage: '1' });
  await page.goto('/themes/pc?source=external&page=3');
  await page.getByRole('tab', { name: 'Desktop client' }).click();
  await expect(page).toHaveURL(/\/themes\/pcClient\?source=external$/);
  await expect(page.getByRole('radio', { name: 'Client' })).toBeChecked();
  await expect(page.getByText('2 themes')).toBeVisible();
  expect(last(page, list)).toMatchObject({ source: 'external', style: 'client', currentPage: '1' });
  await page.getByRole('tab', { name: 'Web' }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.getByRole('tab', { name: 'Special themes' }).click();
  await expect(page.getByRole('table', { name: 'Special themes' })).toBeVisible();
  expect(last(page, '/api/basicserver/featureTopic/qryTopic')).toMatchObject({ source: 'external' });
  await page.getByRole('button', { name: 'Own themes' }).click();
  await expect(page).toHaveURL(/\/themes\/pc$/);
});

test('departments: the tree beside the page, what is shared with those below', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/info');
  await console.pretend({ detach: 'on' });
  await page.goto('/themes/pc?dept=D205');
  await expect(tabs(page, 'Web themes')).toHaveText(['Themes', 'Special themes', 'Departments']);
  await expect(page.getByText('3 themes')).toBeVisible();
  expect(last(page, list)).toMatchObject({ deptId: 'D205' });
  await page.getByRole('tab', { name: 'Departments' }).click();
  await expect(page.getByRole('switch', { name: 'Own themes in this department' })).toBeVisible();
});

test('a department above that keeps themes to itself leaves no way to make one (row THM-125)', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/info');
  await console.pretend({ detach: 'on' });
  await page.goto('/themes/pc?dept=D205');
  await expect(page.getByRole('button', { name: 'New theme' })).toBeVisible();
  for (const deptId of ['D200', 'D205'])
    await send(saveAuthority, {
      deptId,
      settingModule: 'pc',
      allowLow: false,
      customTopic: deptId === 'D200',
    });
  await page.reload();
  await expect(page.getByText('none can be created here').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'New theme' })).toHaveCount(0);
  await page.getByRole('row').nth(1).getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Appoint…' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Copy' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goto('/themes/pc/new?style=dark&dept=D205');
  await expect(page.getByText('none can be created here').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Theme name' })).toHaveCount(0);
  await page.goto('/theme_packages?dept=D205');
  await expect(page.getByText('none can be created here').first()).toBeVisible();
});

test('a link to a new theme without a department makes it in the page’s own', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc/new?style=dark');
  await page.getByRole('textbox', { name: 'Theme name' }).fill('Quay');
  await page.keyboard.press('Control+s');
  await page.waitForCall('/api/basicserver/backTopic/addBaseTopic', 0);
  const [made] = page.calls('/api/basicserver/backTopic/addBaseTopic');
  expect(JSON.parse(made?.body ?? '{}').deptId).toBe('D200');
});
