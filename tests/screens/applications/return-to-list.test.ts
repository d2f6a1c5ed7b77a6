/** The list of applications is back at once on return, as it was, while it is read anew. */
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const list = '/api/basicserver/app/manage/queryAppList';
const shown = (page: Page) => page.getByRole('list', { name: 'Applications' });
const go = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();

test('the first cards stand at once, and are read anew', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage');
  await expect(shown(page).getByText('Workflow')).toBeVisible();
  await page.settled();
  await go(page, 'Overview');
  await expect(shown(page)).toHaveCount(0);
  await step('while the server takes its time', async () => {
    const release = await page.hold(list);
    const before = page.calls(list).length;
    await go(page, 'Application management');
    await expect(page.getByText(/^\d+ applications$/)).toBeVisible();
    await expect(shown(page).getByText('Workflow')).toBeVisible();
    await expect.poll(() => page.calls(list).length).toBe(before + 1);
    await go(page, 'Overview');
    release();
  });
  await step('what a list that fails showed before is no right to it', async () => {
    await console.pretend({ failures: { 'applications.list': 'http500' } });
    await go(page, 'Application management');
    await expect(page.getByText('The applications could not be read')).toBeVisible();
    await expect(shown(page)).toHaveCount(0);
    await console.pretend({ failures: {} });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(shown(page).getByText('Workflow')).toBeVisible();
  });
  await step('what was changed is shown as it is since', async () => {
    await expect(shown(page).getByText('Calendar', { exact: true })).toBeVisible();
    await page.getByRole('switch', { name: 'Enable Calendar' }).click();
    await expect(shown(page).getByText('Calendar', { exact: true })).toHaveCount(0);
    await page.settled();
    await go(page, 'Overview');
    await expect(shown(page)).toHaveCount(0);
    await page.hold(list);
    await go(page, 'Application management');
    await expect(shown(page).getByText('Workflow')).toBeVisible();
    await expect(shown(page).getByText('Calendar', { exact: true })).toHaveCount(0);
  });
});
