/**
 * Screens of the registry by their address, as a bookmark opens them: every fourth, in a long run all. The tour of
 * tests/e2e opens all of them on one load of the page, and looks at them.
 */

import { registeredScreens } from '../../e2e/support/registered-screens.ts';
import { long } from '../../support/test-amount.ts';
import { expect, step, test } from '../support/screens.ts';

test('a registered screen opens by its address', async ({ page, console }) => {
  await console.openAs('managerTenantAdministrator', '/info');
  const some = registeredScreens().filter((_, at) => long || at % 4 === 0);
  for (const { id, address } of some) {
    await step(id, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      await expect(page.getByText('This page could not be loaded')).toHaveCount(0);
    });
  }
});
