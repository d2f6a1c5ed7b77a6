/** System settings change the sign-in page and the console (rows FRAME-048, 049). */
import { agreements } from '#shared/api/system-settings/lists.ts';
import { savePageGray } from '#shared/api/system-settings/settings.ts';
import { submitChange } from '../../../src-renderer/data/changes/index.ts';
import { localDay } from '../../../src-renderer/data/local-day.ts';
import { callRead } from '../../../src-renderer/data/read.ts';
import { expect, test } from '../support/screens.ts';

const account = 'systemAdministrator';

test('agreements are read where one signs in; a newer version is agreed to before one comes in', async ({
  page,
  console,
}) => {
  await console.openAs(account, '/systemSettings/agreements');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  for (const id of ['AG1000001', 'AG1000002']) {
    const [stored] = await callRead(agreements.byIds, { ids: [id] });
    if (!stored) throw new Error('it is not there');
    const { agreementName, agreementType, langType, content, forced, enabled } = stored;
    const values = { agreementName, agreementType, langType, content, forced, enabled, version: '3.0' };
    const change = { title: 'agreements.changed', endpoint: agreements.update, before: stored } as const;
    await submitChange({ ...change, input: { id, ...values } });
  }
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Privacy policy' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Nothing is gathered but what the service needs.')).toBeVisible();
  await expect(dialog.getByText('Version 1.3')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  const employee = page.getByRole('button', { name: /^Employee/ });
  await employee.click();
  const question = page.getByRole('alertdialog', { name: 'Please read and agree before you sign in' });
  await expect(question.getByText('Version 3.0')).toBeVisible();
  await question.getByRole('button', { name: 'Not now' }).click();
  await employee.click();
  await question.getByRole('button', { name: 'Agree and sign in' }).click();
  await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();
});

test('the console and the page of signing in are without colours on the day', async ({ page, console }) => {
  await console.openAs(account, '/systemSettings/pageGray');
  await expect(page.getByText('Pages have their colours.')).toBeVisible();
  const colours = () => document.documentElement.style.filter;
  const today = localDay(Date.now());
  await submitChange({
    title: 'systemSettings.gray.changed',
    endpoint: savePageGray,
    before: null,
    input: { enabled: true, days: { from: today, to: today }, pages: ['admin', 'login'], strength: 80 },
  });
  await page.reload();
  await expect.poll(colours).toBe('grayscale(80%)');
  await page.getByRole('switch', { name: 'Show pages without colours' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(colours).toBe('');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('switch', { name: 'Show pages without colours' })).toBeChecked();
  await expect.poll(colours).toBe('grayscale(80%)');
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Privacy policy' })).toBeVisible();
  await expect.poll(colours).toBe('grayscale(80%)');
});
