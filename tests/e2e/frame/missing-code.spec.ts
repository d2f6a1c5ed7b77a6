/** A page whose code does not come; what else goes wrong is in tests/screens/frame. */
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';

test('a page whose code does not arrive offers to reload, and the rest works', async ({ page, console }) => {
  await page.route('**/assets/journal-*.js', (route) => route.abort());
  await console.openAs('systemAdministrator', '/journal');
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy details' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/assets/journal-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Journal of changes' })).toBeVisible();
});
