/** The search for settings: what is inside another part of a page, and what differs from the default. */
import type { Page } from '../support/page.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';

const options = (page: Page) => page.getByRole('listbox').getByRole('option');

async function search(page: Page, words: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill(words);
}

test('a field of another tab is opened', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/info');
  await search(page, 'Sign in by mobile number');
  await options(page).filter({ hasText: 'Sign in by mobile number' }).first().click();
  await expect(page).toHaveURL(/securityconfig\/mobileLogin$/);
  await expect(page.getByRole('switch', { name: 'Sign in by mobile number' })).toBeVisible();
});

test('only what differs from the default, with both values, and how much could not be read', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/safe_account/securityconfig/loginInvalid');
  await page.getByRole('switch', { name: 'End inactive sign-ins' }).click();
  await page.getByRole('spinbutton', { name: 'On computers, minutes' }).fill('30');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);

  await page.route('**/queryRandomSuffix', (route) => route.fulfill({ status: 404, body: 'not found' }));
  await search(page, 'minutes');
  await expect(options(page).filter({ hasText: 'On mobile devices, minutes' })).toHaveCount(1);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Only settings that differ from the default' })
    .click();
  // The minutes of mobile devices are as ever.
  await expect(options(page)).toHaveCount(1);
  await expect(options(page)).toContainText('30 (default: 120)');
  await expect(page.getByRole('dialog').getByText(/ 1 setting could not be read\.$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('');
  await expect(options(page).filter({ hasText: 'End inactive sign-ins' })).toContainText('on (default: off)');
  await expectAccessible(page);
});
