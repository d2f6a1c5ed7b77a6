/** The side menu of account security (rows SEC-001, 006, 007, 009, 014 to 023; FRAME-022, 023, 079). */
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Parts of account security' });
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

test('the side menu’s entry leads to the first part that is open', async ({ page, console }) => {
  await console.openAs('departmentAdministrator', '/base/teams');
  await page.getByRole('link', { name: 'Account security' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invitation list' })).toBeVisible();
  await expect(link(page, 'Invitation list')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('table', { name: 'Invitation list' })).toBeVisible();
  await expect(link(page, 'Network-segment management')).toHaveCount(0);
});

test('a part appears with its code alone', async ({ page, console }) => {
  await page.route('/api/bs/auth/menu/current-tree', (route) =>
    route.fulfill({
      json: {
        code: 200,
        data: [{ menuCode: 'safe_account', children: [{ menuCode: 'network_manage', children: [] }] }],
      },
    }),
  );
  await console.openAs('systemAdministrator', '/safe_account');
  await expect(link(page, 'Network-segment management')).toHaveAttribute('aria-current', 'page');
  await expect(link(page, 'Invitation list')).toHaveCount(0);
});

test('a part that there is not is said to be none', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/safe_account/nothing');
  await expect(page.getByText('Account security has no part “nothing”.')).toBeVisible();
  await link(page, 'Invitation list').click();
  await expect(page.getByRole('button', { name: 'Invite somebody' })).toBeVisible();
});

test('a part is found by its permission code too', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/safe_account/securitySetting');
  await expect(page.getByRole('heading', { name: 'Idle sign-ins' })).toBeVisible();
});

test('a part with tabs is found by its name alone', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/safe_account/securityconfig');
  await expect(page.getByRole('heading', { name: 'Idle sign-ins' })).toBeVisible();
});

test('an account without the menu does not come in', async ({ page, console }) => {
  await console.openAs('employee', '/safe_account/network_manage');
  await expect(menu(page)).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'IP segments' })).toHaveCount(0);
});
