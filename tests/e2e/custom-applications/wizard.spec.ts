/** What only a browser shows of the wizard: proposals over the dialog, the focus in each step, axe in light and dark. */
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';

test('a form is found by keys; each step takes the focus; nothing for axe to find', async ({
  page,
  console,
}) => {
  await console.openAs('employee', '/launcher/custom/new');
  const wizard = page.getByRole('dialog', { name: 'New application' });
  await expect(wizard.getByRole('radio', { name: /^Forms/ })).toBeChecked();
  await expectAccessible(page);
  await wizard.getByRole('button', { name: 'Next' }).click();
  await expect(wizard.getByRole('heading', { name: /Step \d of \d/ })).toBeFocused();
  const box = wizard.getByRole('combobox', { name: 'Find a form' });
  await box.fill('Visitors');
  await expect(page.getByRole('option', { name: /^Visitors/ }).first()).toBeAttached();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(wizard.getByRole('button', { name: 'Remove Visitors' })).toBeVisible();
  await expectAccessible(page);
  await wizard.getByRole('button', { name: 'Next' }).click();
  await expect(wizard.getByRole('heading', { name: /Step \d of \d/ })).toBeFocused();
  await expectAccessible(page);
});
