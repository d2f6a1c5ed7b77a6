/** Unsaved input is asked about before it is lost, at every way out; ways that keep it ask nothing. */

import { choose } from '../support/console-page.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';
import { address, expectEditable, field } from '../support/tenant-page.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const dock = (page: Page) => page.getByRole('complementary', { name: 'Sandbox controls' });

/** Doors that lead away from the page, each by a click or a choice. */
const doors: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'signing out in the account menu': async (page) => {
    await page.getByRole('button', { name: /^Account: / }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  },
  'signing out in the palette': async (page) => {
    await page.keyboard.press('Control+k');
    await page.locator('dialog[open] input').fill('sign out');
    await page.keyboard.press('Enter');
  },
  'another account in the panel': (page) => choose(dock(page), 'Signed in as', 'Employee'),
  'another platform in the panel': (page) => dock(page).getByText('Private', { exact: true }).click(),
};

for (const [door, open] of Object.entries(doors)) {
  test(`${door} asks first`, async ({ page, console }) => {
    await console.openAs('systemAdministrator', address);
    await expectEditable(page);
    await page.getByRole('button', { name: /^Sandbox controls/ }).click();
    await expect(dock(page).getByRole('combobox', { name: 'Signed in as' })).toBeVisible();
    const contact = field(page, 'Contact');
    await contact.fill('周明');
    await open(page);
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(contact).toHaveValue('周明');
    await open(page);
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByText('Changed: Contact')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Contact' }).filter({ hasText: '周明' })).toHaveCount(0);
  });
}

test('a draft outlives a sign-out, and is offered to whoever typed it', async ({ page, console }) => {
  await console.open(address);
  await console.signIn('systemAdministrator');
  await expectEditable(page);
  await field(page, 'Contact').fill('周明');
  await doors['signing out in the account menu']?.(page);
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose an account' })).toBeVisible();
  await console.signIn('systemAdministrator');
  await page.getByRole('button', { name: 'Restore the draft' }).click();
  await expect(field(page, 'Contact')).toHaveValue('周明');
});

test('another language keeps what was typed, and asks nothing', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  await field(page, 'Contact').fill('周明');
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitemradio', { name: '中文' }).click();
  await expect(field(page, '联系人')).toHaveValue('周明');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('over an ended session: the prompt alone; the same person goes on, another one is asked', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  const contact = field(page, 'Contact');
  await contact.fill('周明');
  await page.getByRole('button', { name: /^Sandbox controls/ }).click();
  await dock(page).getByRole('button', { name: 'Expire session' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const prompt = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(prompt).toBeVisible();
  // Behind it nothing red: neither a toast nor a part of the page says "No permission".
  await expect(page.getByText('No permission')).toHaveCount(0);
  await prompt.getByRole('button', { name: /^Employee/ }).click();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await prompt.getByRole('button', { name: /^Continue as/ }).click();
  await expect(prompt).toHaveCount(0);
  await expect(contact).toHaveValue('周明');
});
