/** Where one is and the way on: breadcrumbs, tabs of one page, links to the platform, a call that is elsewhere. */

import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';
import { signInAs } from '../support/console-page.ts';

test('an address of base settings that names no tab says so, and leads back', async ({ page, shell }) => {
  await page.goto(shell.url);
  await signInAs(page, 'System administrator');
  await page.goto(`${shell.origin}/base/nothing`);
  await expect(page.getByText('Base settings have no page “nothing” here.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Authorisation info' }).last().click();
  await expect(page).toHaveURL(/\/base\/teams$/);
});
