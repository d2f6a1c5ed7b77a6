/** The sandbox's panel: one of the calls just made fails, the header says so, all is normal again. Where it stands: tests/e2e/sandbox. */
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';
import { address, expectEditable, field } from '../support/tenant-page.ts';

test('a call fails, is marked in the header, and all is normal again', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  const toggle = page.getByRole('button', { name: /^Sandbox controls/ });
  const dock = page.getByRole('complementary', { name: 'Sandbox controls' });
  await toggle.click();
  await expect(dock).toBeFocused();
  await expectAccessible();
  const contact = field(page, 'Contact');
  await contact.fill('周明');
  await dock.getByRole('button', { name: 'Fail this one: tenant.info' }).click();
  // Nothing of the page is lost by it: nothing is asked.
  await expect(contact).toHaveValue('周明');
  await expect(toggle).toHaveText('Pretending');
  await expect(toggle).toHaveAccessibleName('Sandbox controls: Pretending just now: Failures');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(page.getByText('The organisation’s information could not be read')).toBeVisible();
  await expectAccessible();
  await toggle.click();
  await dock.getByRole('button', { name: 'Back to normal' }).click();
  await expectEditable(page);
  await expect(toggle).toHaveAccessibleName('Sandbox controls');
});
