/** Every screen of the registry by its address, as a bookmark opens it; how they look is the tour of tests/e2e. */
import { registeredScreens } from '../../e2e/support/registered-screens.ts';
import { expect, step, test } from '../support/screens.ts';

test('every registered screen opens by its address', async ({ page, console }) => {
  await console.openAs('managerTenantAdministrator', '/info');
  for (const { id, address } of registeredScreens()) {
    await step(id, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      await expect(page.getByText('This page could not be loaded')).toHaveCount(0);
    });
  }
});
