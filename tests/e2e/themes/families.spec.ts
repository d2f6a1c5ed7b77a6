/** Families and the pages of the preview in a browser: nothing for axe, and everything by keyboard, in a small window too. */
import { expectAllAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 800],
] as const)
  test(`a family is made and opened again: ${colorScheme}, ${width}`, async ({ page, console }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 700 });
    await console.openAs('systemAdministrator', '/themes/pc/families');
    await page.getByRole('button', { name: 'New family' }).click();
    await page.getByRole('textbox', { name: 'Name of the family' }).fill('Festive');
    await page
      .getByRole('checkbox', { name: /is a member$/ })
      .first()
      .focus();
    await page.keyboard.press(' ');
    await expect(page.getByRole('table', { name: 'Changes in each theme' })).toBeVisible();
    await expectAllAccessible(page);
    await page.getByRole('button', { name: 'Collect the changes of 1 theme' }).click();
    await expect(page.getByText(/^The changes of 1 theme are in the tray/).first()).toBeAttached();
    await console.openAs('systemAdministrator', '/themes/pc/families');
    await expect(page.getByRole('dialog').getByText('1 theme', { exact: true })).toBeVisible();
    await expectAllAccessible(page);
  });

test('the sign-in stands in the preview, 600 pixels wide and from right to left', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc/edit/TP100001');
  await page.getByRole('combobox', { name: 'Page of the preview' }).selectOption('signIn');
  await page.getByRole('button', { name: 'Size and direction' }).click();
  await page.getByText('600', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'From right to left' }).check();
  await expectAllAccessible(page);
  const stage = page.getByRole('group', { name: 'Preview', exact: true }).locator('.stage');
  await expect(stage).toHaveAttribute('dir', 'rtl');
  await expect(stage.locator('.sign-in')).toHaveCSS('width', '600px');
});
