/** First start and signing in; what the browser fetches for it is in tests/e2e/frame. */
import { expectAccessible } from '../support/accessible.ts';
import { collectComplaints, signInAs } from '../support/console-page.ts';
import { expect, test } from '../support/screens.ts';

const accounts = [
  ['System administrator', 'System administrator'],
  ['Manager-tenant administrator', 'System administrator'],
  ['Sub-administrator', 'Sub-administrator'],
  ['Department administrator', 'Department administrator'],
  ['Employee', 'Employee'],
  ['Platform operator', 'Platform operator'],
] as const;

test('the first start offers the sandbox, its six accounts and the licence tool', async ({ page, shell }) => {
  const complaints = collectComplaints(page);
  await page.goto(shell.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose an account' })).toBeVisible();
  await expect(page).toHaveTitle('Choose an account · Steward');
  await expect(page.getByRole('list', { name: 'Accounts' }).getByRole('button')).toHaveCount(accounts.length);
  await expectAccessible(page);
  await page.getByRole('link', { name: /Open the licence tool/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Licence tool' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Licence tool' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Global basics' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose an account' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('each account signs in, is told what it is, and signs out', async ({ page, shell }) => {
  await page.goto(shell.url);
  for (const [account, role] of accounts) {
    await signInAs(page, account);
    await expect(page.getByRole('main').getByText(role, { exact: true })).toBeVisible();
    const button = page.getByRole('banner').getByRole('button', { name: /^Account: / });
    await button.click();
    const refresh = page.getByRole('menuitem', { name: 'Refresh permission cache' });
    await expect(refresh).toHaveCount(role === 'System administrator' ? 1 : 0);
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Choose an account' })).toBeVisible();
    await expect(page).toHaveTitle('Choose an account · Steward');
  }
});

test('an address that names no screen says so', async ({ page, shell }) => {
  await page.goto(shell.url);
  await signInAs(page, 'Employee');
  await page.goto(`${shell.origin}/nowhere/at/all`);
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to the overview' }).click();
  await expect(page).toHaveURL(/\/info$/);
});

test('a part that an area does not have is no dead end', async ({ page, shell }) => {
  await page.goto(shell.url);
  await signInAs(page, 'System administrator');
  for (const address of ['/safe_account/nowhere', '/loginlog/nowhere']) {
    await page.goto(`${shell.origin}${address}`);
    await expect(page.getByText('There is no such page')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Go to the overview' }).click();
    await expect(page).toHaveURL(/\/info$/);
  }
});
