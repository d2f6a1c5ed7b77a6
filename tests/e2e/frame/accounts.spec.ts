/** What each account is offered, the server grants: every page of its menu is opened, and nothing is refused. */
import type { Page, Request } from '@playwright/test';
import { sandboxAccounts } from '#shared/api/session/session.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';

/** Calls that were answered with "no permission", in the envelope or by HTTP. */
function watchRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/p?api\//.test(pathname) || pathname.endsWith('/session/current')) return;
    const text = await response.text().catch(() => '');
    if (response.status() === 401 || /"code":401/.test(text)) refused.push(pathname);
  });
  return refused;
}

/** Milliseconds without a call after which a page has asked what it asks by itself. */
const quiet = 150;

/** What waits for an answer. Rows that a grid draws below what is on view are asked for when one gets there. */
function waiting(page: Page): Promise<number> {
  return page.locator('[aria-busy="true"]').evaluateAll((all) => {
    const onView = (element: Element) => {
      const grid = element.closest('[role="grid"]')?.getBoundingClientRect();
      const { top, bottom } = element.getBoundingClientRect();
      return !grid || (bottom > grid.top && top < grid.bottom);
    };
    return all.filter(onView).length;
  });
}

/** Waits until what the page asks by itself is answered. */
function watchCalls(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let last = performance.now();
  const isCall = (request: Request) => /^\/p?api\//.test(new URL(request.url()).pathname);
  const ended = (request: Request) => {
    if (underWay.delete(request)) last = performance.now();
  };
  page.on('request', (request) => void (isCall(request) && underWay.add(request)));
  page.on('requestfinished', ended).on('requestfailed', ended);
  return async () => {
    await expect.poll(() => waiting(page)).toBe(0);
    await expect
      .poll(() => (underWay.size === 0 ? performance.now() - last : 0), { intervals: [50] })
      .toBeGreaterThan(quiet);
    await expect.poll(() => waiting(page)).toBe(0);
  };
}

for (const account of sandboxAccounts) {
  test(`${account} is offered nothing that is refused`, async ({ page, console }) => {
    await console.openAs(account, '/info');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const refused = watchRefusals(page);
    const settled = watchCalls(page);
    const links = page.getByRole('main').locator('a[href^="/"]');
    await expect(links.first()).toBeVisible();
    await settled();
    const offered = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const tabs = ['/base/teams', '/base/appAuth', '/base/licenceRemind', '/base/licence'];
    for (const path of new Set([...offered, ...tabs])) {
      await page.goto(`${console.shell.origin}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled();
    }
    await page.goto(`${console.shell.origin}/base/teams`);
    const cache = account === 'systemAdministrator' || account === 'managerTenantAdministrator' ? 1 : 0;
    await page.getByRole('button', { name: /^Account: / }).click();
    await expect(page.getByRole('menuitem', { name: 'Refresh permission cache' })).toHaveCount(cache);
    expect(refused).toEqual([]);
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
