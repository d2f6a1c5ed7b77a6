/**
 * Values that another window saved meanwhile are not undone here; a question is asked about the same field; drafts
 * survive a reload and an ended session.
 */
import { updateTenantInfo } from '#shared/api/tenant/changes.ts';
import { expectAccessible } from '../support/accessible.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';
import { address, button, expectEditable, field, readJson, toast } from '../support/tenant-page.ts';

const info = async (page: Page) => (await readJson(page, '/api/basicserver/info')).data;

/** Saves what another window would save. */
async function saveElsewhere(page: Page, part: Readonly<Record<string, string>>): Promise<void> {
  const { tenantName, contact, mobile, email, telephone } = await info(page);
  const tenant = { tenantName, contact, mobile, email, telephone, ...part };
  const answer = await fetch(updateTenantInfo.path, {
    method: updateTenantInfo.method,
    headers: {
      'Content-Type': 'application/json',
      'X-Steward-Session': sessionStorage.getItem('steward.session') ?? '',
      'X-Steward-Call': crypto.randomUUID(),
    },
    body: JSON.stringify({ tenant, tenantTips: null, appManageConfigs: [] }),
  });
  expect(await answer.json()).toMatchObject({ code: 200 });
}

// Two tabs and their order of waiting are in tests/e2e/frame/two-tabs.spec.ts.
test('two tabs: the other’s fields stay, the same field is asked about', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);

  await field(page, 'Telephone').fill('0512-5550199');
  await saveElsewhere(page, { tenantName: '新名称科技有限公司' });
  // Read again with the focus, some time later; what is typed stays.
  await page.pass(5000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(field(page, 'Organisation name')).toHaveValue('新名称科技有限公司');
  await expect(field(page, 'Telephone')).toHaveValue('0512-5550199');
  // The window was visible all the time: the focus comes again.
  await saveElsewhere(page, { email: 'new@example.com' });
  await page.pass(5000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(field(page, 'Email')).toHaveValue('new@example.com');
  await button(page, 'Save').click();
  await expect(toast(page, 'Change succeeded').first()).toBeVisible();
  expect(await info(page)).toMatchObject({ tenantName: '新名称科技有限公司', telephone: '0512-5550199' });

  await field(page, 'Contact').fill('我的');
  await saveElsewhere(page, { contact: '他们的' });
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
  const offer = page.getByRole('status').filter({ hasText: 'There is a draft from' });
  await expect(offer).toContainText('Typed and not saved: Contact.');
  await expect(field(page, 'Contact')).not.toHaveValue('周明');
  await page.reload();
  await offer.getByRole('button', { name: 'Restore the draft' }).click();
  await expect(field(page, 'Contact')).toHaveValue('周明');
  await button(page, 'Discard').click();
  await page.reload();
  await expectEditable(page);
  await expect(offer).toHaveCount(0);

  await page.goto(`${address}/lang/config/C2001`);
  const names = page.getByRole('dialog', { name: 'Content in several languages' });
  await names.getByRole('checkbox', { name: 'English' }).check();
  await names.getByRole('textbox', { name: 'English' }).fill('Read this');
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
