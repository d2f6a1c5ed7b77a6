/**
 * Colours of what the tour of all screens does not open: questions, refused fields, failed reads, notices of a call.
 * What they say and do is tested in tests/screens, where nothing has a colour.
 */
import { expectAccessibleInBoth } from './support/accessible.ts';
import { expect, test } from './support/console.ts';
import { go } from './support/go.ts';
import { address, button, expectEditable, field, toast } from './support/tenant-page.ts';

test('questions, refused fields and failures can be read, light and dark', async ({ page, console }) => {
  test.setTimeout(600_000);
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  const question = page.getByRole('alertdialog');

  await test.step('a question about what takes away', async () => {
    await button(page, 'Cancel certification').click();
    await expect(question).toContainText('The certified mark will disappear');
    await expectAccessibleInBoth(page);
    await page.keyboard.press('Escape');
  });

  await test.step('refused fields with the form’s bar, the question on leaving', async () => {
    await field(page, 'Email').fill('nobody');
    await field(page, 'Organisation name').fill('');
    await button(page, 'Save').click();
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessibleInBoth(page);
    await page.getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await expectAccessibleInBoth(page);
    await page.keyboard.press('Escape');
    await button(page, 'Discard').click();
  });

  await test.step('a refused call, and one that was done', async () => {
    await console.pretend({ failures: { 'tenant.update': 'refused' } });
    await field(page, 'Contact').fill('周明');
    await button(page, 'Save').click();
    await expect(toast(page, 'The operation failed (a failure that the sandbox pretends)')).toBeVisible();
    await expectAccessibleInBoth(page);
    await console.pretend({ failures: {} });
    await button(page, 'Save').click();
    await expect(toast(page, 'Change succeeded')).toBeVisible();
    await expectAccessibleInBoth(page);
  });

  await test.step('under review, and what is told in passing', async () => {
    await button(page, 'Cancel certification').click();
    await question.getByRole('button', { name: 'Cancel certification' }).click();
    await field(page, 'Organisation name').fill('Other Works');
    await button(page, 'Apply certification').click();
    await expect(
      toast(page, 'please save the organisation name first before applying for certification'),
    ).toBeVisible();
    await expectAccessibleInBoth(page);
    await button(page, 'Discard').click();
    await button(page, 'Apply certification').click();
    await question.getByRole('button', { name: 'Apply certification' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Under review');
    await expectAccessibleInBoth(page);
  });

  await test.step('the cards of the overview, which come after its first picture, and their order', async () => {
    await go(page, '/info');
    const main = page.getByRole('main');
    await expect(main.locator('a[href^="/base/teams?log=1"]').first()).toBeVisible();
    await expect(main.locator('[data-skeleton]')).toHaveCount(0);
    await expectAccessibleInBoth(page);
    await main.getByRole('button', { name: 'Arrange' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleInBoth(page);
    await page.keyboard.press('Escape');
    await go(page, address);
  });

  await test.step('a failed read', async () => {
    await console.pretend({ failures: { 'tenant.info': 'refused' } });
    await page.reload();
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    await expectAccessibleInBoth(page);
    await console.pretend({ failures: {} });
  });

  await test.step('a reminder with what is wrong with it, and its reset', async () => {
    await go(page, '/base/licenceRemind');
    await page.getByRole('spinbutton', { name: 'Warning value' }).fill('101');
    await page.getByRole('checkbox', { name: 'Popup' }).uncheck();
    await button(page, 'Save').click();
    await expect(page.getByText('Please enter required items').last()).toBeVisible();
    await expectAccessibleInBoth(page);
    await button(page, 'Discard').click();
    await page.getByRole('button', { name: 'Reset to default' }).first().click();
    await expect(question).toBeVisible();
    await expectAccessibleInBoth(page);
    await page.keyboard.press('Escape');
  });

  await test.step('a dialog of a list with what is wrong in it, and its question', async () => {
    await go(page, '/safe_account/network_manage');
    await page.getByRole('table', { name: 'IP segments' }).getByRole('checkbox').nth(1).check();
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await expect(question).toBeVisible();
    await expectAccessibleInBoth(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'New', exact: false }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectAccessibleInBoth(page);
    await page.keyboard.press('Escape');
  });

  await test.step('the notice of a function that is not enabled', async () => {
    await go(page, '/teamsahretest?module=ganttChart');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInBoth(page);
  });
});
