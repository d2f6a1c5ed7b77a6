/**
 * The server grants each account the pages of its menu: all of them are opened, and nothing is refused. Accounts with
 * the same pages take turns, each with every fifth one; in a long run each opens all.
 */

import { sandboxAccounts } from '#shared/api/session/session.ts';
import { long } from '../../support/test-amount.ts';
import { expectAccessible } from '../support/accessible.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

/** Calls that were answered with "no permission", in the envelope or by HTTP. */
async function refusals(page: Page): Promise<string[]> {
  const answers = page.answers(/^\/p?api\/(?!.*session\/current$)/);
  const refused = answers.map(async ({ call, status, response }) => {
    const text = (await response?.text().catch(() => '')) ?? '';
    return status === 401 || /"code":401/.test(text) ? [call.url.pathname] : [];
  });
  return (await Promise.all(refused)).flat();
}

for (const [turn, account] of sandboxAccounts.entries()) {
  test(`${account} is offered nothing that is refused`, async ({ page, console }) => {
    await console.openAs(account, '/info');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    page.answers(/^\/p?api\//);
    const links = page.getByRole('main').locator('a[href^="/"]');
    await expect(links.first()).toBeVisible();
    await page.settled();
    const offered = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const tabs = ['/base/teams', '/base/appAuth', '/base/licenceRemind', '/base/licence'];
    const paths = [...new Set([...offered, ...tabs])];
    for (const path of paths.filter((_, at) => long || paths.length < 20 || (at + turn) % 5 === 0)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.settled();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    }
    await page.goto(`${console.shell.origin}/base/teams`);
    const cache = account === 'systemAdministrator' || account === 'managerTenantAdministrator' ? 1 : 0;
    await page.getByRole('button', { name: /^Account: / }).click();
    await expect(page.getByRole('menuitem', { name: 'Refresh permission cache' })).toHaveCount(cache);
    expect(await refusals(page)).toEqual([]);
  });
}

test('a department administrator finds their departments, with people, licences and reminders', async ({
  page,
  console,
}) => {
  await console.openAs('departmentAdministrator', '/info');
  const part = page.getByRole('region', { name: 'Your departments' });
  await expect(part.getByRole('rowheader')).toHaveText([/^华东销售部/, /^上海办事处/, /^杭州办事处/]);
  await expect(part.getByRole('row').nth(1).getByRole('cell').first()).toHaveText(/^\d+$/);
  await expectAccessible(page);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toContainText('Base settings');
  await part.getByRole('row').nth(2).getByRole('link', { name: 'Open the reminder' }).click();
  await expect(page).toHaveURL(/licenceRemind\?target=app&deptId=D208$/);
  await expect(page.getByRole('button', { name: /上海办事处/ })).toBeVisible();
  await page.goBack();
  await part
    .getByRole('row')
    .nth(1)
    .getByRole('link', { name: /^\d+ apps?$/ })
    .click();
  await expect(page).toHaveURL(/appAuth\?deptId=D206$/);
});

// Row FRAME-140.
test('a menu that the server refuses by its code is not opened', async ({ page, console }) => {
  await console.openAs('employee', '/info');
  await page.route('**/menu/check-permission', (route) =>
    route.fulfill({ json: { code: 200, data: route.request().postDataJSON().menuCode !== 'base' } }),
  );
  await page.goto(`${console.shell.origin}/base/teams`);
  await expect(page.getByRole('heading', { level: 1, name: 'no permission' })).toBeVisible();
});
