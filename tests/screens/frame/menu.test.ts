/** The side menu, the palette, keys, language and appearance. */

import { expectAccessible } from '../support/accessible.ts';
import { callBridge, pretend, signInAs } from '../support/console-page.ts';
import { expect, test } from '../support/screens.ts';

test.beforeEach(async ({ page, shell }) => {
  await page.goto(shell.url);
  await signInAs(page, 'System administrator');
});

const groups = ['Global basics', 'Logs', 'System', 'Engine', 'Apps centre', 'Integration', 'Custom'];

// Row FRAME-065.
test('the menu has the seven groups, and folds', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const name of groups) await expect(menu.getByRole('button', { name })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Workflow', exact: true })).toHaveCount(0);
  await menu.getByRole('button', { name: 'Apps centre' }).click();
  await expect(menu.getByRole('link', { name: 'Workflow', exact: true })).toBeVisible();
  for (const item of ['Customer', 'Opportunity', 'Quote', 'Synergy', 'OKR']) {
    await expect(menu.getByRole('link', { name: item, exact: true })).toBeAttached();
  }
});

// Rows FRAME-015, 025.
test('an entry that only leads to the platform opens its page, and no group stands twice', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: 'Global basics: more' }).click();
  await menu.getByRole('link', { name: 'Login page setting' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login page setting' })).toBeVisible();
  await expect(page.getByRole('main').getByText('/login_page_setting')).toBeVisible();
});

// Row FRAME-086.
test('a module of the platform names itself and its path in the sandbox', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: 'Engine' }).click();
  await menu.getByRole('link', { name: 'Low-code builder' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Low-code builder' })).toBeVisible();
  await expect(page.getByRole('main').getByText('/sp/ebdapp/home')).toBeVisible();
  await expectAccessible(page);
});

// Rows FRAME-009, 078, 083, 103, 124.
test('tx-production hides its four menus and nothing else', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const group of ['Logs', 'System', 'Apps centre', 'Integration'])
    await menu.getByRole('button', { name: group }).click();
  const hidden = ['Audit log', 'System import/export', 'Synergy', 'To-do centre'];
  for (const name of hidden) await expect(menu.getByRole('link', { name })).toBeAttached();
  const before = await menu.getByRole('link').count();
  await pretend(page, { txProduction: true });
  await page.reload();
  await expect(menu.getByRole('link', { name: 'Operation log' })).toBeVisible();
  for (const name of hidden) await expect(menu.getByRole('link', { name })).toHaveCount(0);
  await expect(menu.getByRole('link')).toHaveCount(before - hidden.length);
});

// Rows FRAME-142; GEN-078.
test('the help entry is hidden when help is disabled', async ({ page }) => {
  const help = page.getByRole('banner').getByRole('button', { name: 'Help', exact: true });
  await help.click();
  await expect(page.getByRole('menuitem', { name: 'Platform help' })).toBeVisible();
  await pretend(page, { helpDisabled: true });
  await page.reload();
  await help.click();
  await expect(page.getByRole('menuitem', { name: 'About Steward' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Platform help' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'About Steward' }).click();
  await expect(page.getByRole('dialog').getByText('0.1.258-hotfix5')).toBeVisible();
});

test('the collapsed menu is remembered and still leads everywhere', async ({ page }) => {
  await page.getByRole('button', { name: 'Collapse the menu' }).click();
  await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible();
  await expect.poll(() => callBridge(page, 'settings.get', {})).toMatchObject({ menuCollapsed: true });
  await page.reload();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible();
  await menu.getByRole('button', { name: 'Engine' }).click();
  await page.getByRole('menu', { name: 'Engine' }).getByRole('menuitem', { name: 'ESB' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ESB' })).toBeVisible();
  await expectAccessible(page);
});

test('the palette goes anywhere by keyboard alone', async ({ page }) => {
  await page.keyboard.press('Control+K');
  const field = page.getByRole('combobox', { name: 'Search or jump to' });
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill('licence');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/Licence tool/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Licence tool' })).toBeVisible();
  await page.keyboard.press('Control+K');
  await field.fill('appearance');
  // The setting of that name comes first.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/Dark/);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
  await page.keyboard.press('Control+K');
  await field.fill('no such thing');
  await expect(page.getByText('Nothing matches “no such thing”')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
});

test('keys: skip link, list of keys', async ({ page }) => {
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In sheets of cells' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('language and appearance switch at once and are remembered', async ({ page }) => {
  const account = page.getByRole('banner').getByRole('button', { name: /^Account|^账号/ });
  await account.click();
  await page.getByRole('menuitemradio', { name: '简体中文' }).click();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await account.click();
  await page.getByRole('menuitemradio', { name: '深色' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('button', { name: '全局基础' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
});
