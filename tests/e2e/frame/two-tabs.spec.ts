/**
 * One server, two tabs: what the one saves the other does not undo; the same field is asked about; drafts survive a
 * reload and an ended session; an entry of the journal is undone by one window.
 */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';
import {
  address,
  button,
  expectEditable,
  field,
  readJson,
  toast,
  watchCalls,
} from '../support/tenant-page.ts';

const info = async (page: Page) => (await readJson(page, '/api/basicserver/info')).data;
const rename = async (page: Page, name: string, value: string) => {
  await field(page, name).fill(value);
  // The toast of a save before this one may still be there.
  const saved = page.waitForResponse('**/updateTenantInfo');
  await button(page, 'Save').click();
  await saved;
  await expect(toast(page, 'Change succeeded').first()).toBeVisible();
};

test('two tabs: the other’s fields stay, the same field is asked about', async ({
  page,
  console,
  context,
}) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  const other = await context.newPage();
  await console.openIn(other, address);
  await expectEditable(other);

  await field(page, 'Telephone').fill('0512-5550199');
  await rename(other, 'Organisation name', '新名称科技有限公司');
  await page.bringToFront();
  // Read again with the focus; what is typed stays.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(field(page, 'Organisation name')).toHaveValue('新名称科技有限公司');
  await expect(field(page, 'Telephone')).toHaveValue('0512-5550199');
  await button(page, 'Save').click();
  await expect(toast(page, 'Change succeeded').first()).toBeVisible();
  expect(await info(page)).toMatchObject({ tenantName: '新名称科技有限公司', telephone: '0512-5550199' });

  await field(page, 'Contact').fill('我的');
  await rename(other, 'Contact', '他们的');
  await button(page, 'Save').click();
  const question = page.getByRole('alertdialog', { name: 'Somebody else changed the same fields' });
  // No call tells whose it is.
  await expect(question).not.toContainText('operation log');
  await expect(question.getByRole('button', { name: 'Save this' })).toBeDisabled();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Back to the form' }).click();
  await expect(field(page, 'Contact')).toHaveValue('我的');
  await expect(field(page, 'Contact')).toHaveAccessibleDescription('Changed on the server meanwhile: 他们的');
  await button(page, 'Save').click();
  await question.getByRole('radio', { name: 'Contact, Yours: 我的' }).check();
  await question.getByRole('button', { name: 'Save this' }).click();
  await expect(question).toHaveCount(0);
  await expect.poll(async () => (await info(page)).contact).toBe('我的');
});

test('two tabs that save at the same time: the later one waits for the earlier, and asks', async ({
  page,
  console,
  context,
}) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  const other = await context.newPage();
  await console.openIn(other, address);
  await expectEditable(other);
  await field(page, 'Contact').fill('我的');
  await field(other, 'Contact').fill('他们的');

  const onItsWay = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  await other.route('**/updateTenantInfo', async (route) => {
    onItsWay.resolve();
    await release.promise;
    await route.continue();
  });
  await button(other, 'Save').click();
  await onItsWay.promise;
  const written = watchCalls(page, '/updateTenantInfo');
  await button(page, 'Save').click();
  await expect(button(page, 'Save')).toHaveAttribute('aria-busy', 'true');
  release.resolve();
  const question = page.getByRole('alertdialog', { name: 'Somebody else changed the same fields' });
  await expect(question).toContainText('他们的');
  expect(written()).toEqual([]);
  expect((await info(page)).contact).toBe('他们的');
});

test('drafts survive Back, a reload and an ended session', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  await field(page, 'Contact').fill('周明');
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).not.toHaveURL(/base/);
  // Until the form is gone, Back would find it as it was typed.
  await expect(field(page, 'Contact')).toHaveCount(0);
  await page.goBack();
  const offer = page.getByRole('status').filter({ hasText: 'There is a draft of' });
  await expect(offer).toContainText('What was typed and not saved: Contact.');
  await expect(field(page, 'Contact')).not.toHaveValue('周明');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await offer.getByRole('button', { name: 'Take it over' }).click();
  await expect(field(page, 'Contact')).toHaveValue('周明');
  await button(page, 'Discard').click();
  await page.reload();
  await expectEditable(page);
  await expect(offer).toHaveCount(0);

  await page.goto(`${console.shell.origin}${address}/lang/config/C2001`);
  const names = page.getByRole('dialog', { name: 'Content in several languages' });
  await names.getByRole('checkbox', { name: 'English' }).check();
  await names.getByRole('textbox', { name: 'English' }).click();
  await page.keyboard.type('Read this');
  await page.context().clearCookies();
  await console.pretend({ failures: { 'languageNames.save': 'http401', 'session.current': 'http401' } });
  await names.getByRole('button', { name: 'Save' }).click();
  const prompt = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(prompt).toBeVisible();
  await console.pretend({ failures: {} });
  await prompt.getByRole('button', { name: /System administrator/ }).click();
  await expect(prompt).toHaveCount(0);
  await expect(names.getByRole('textbox', { name: 'English' })).toContainText('Read this');
});

test('a long paste is not cut, hidden characters are named', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  const contact = field(page, 'Contact');
  await contact.fill('名'.repeat(205));
  await expect(contact).toHaveAccessibleDescription('5 too many: at most 200 characters');
  await expect(page.getByText('205/200')).toBeVisible();
  await button(page, 'Save').click();
  await expect(contact).toBeFocused();
  await contact.fill('Anna\u202Egnp.exe');
  await button(page, 'Save').click();
  await expect(contact).toHaveAccessibleDescription(
    'Contains a character that can’t be seen: RIGHT-TO-LEFT OVERRIDE (U+202E). Take it out.',
  );
});
