/** A group whose applications are all disabled can still show them. */
import { expect, step, test } from '../support/screens.ts';

test('a group whose applications are all off offers to show them', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage?group=AC10004');
  const cards = page.getByRole('list', { name: 'Applications' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await step('one after the other is turned off', async () => {
    for (const left of [1, 0]) {
      await page.getByRole('switch').first().click();
      await expect(cards).toHaveCount(left);
    }
  });
  await expect(page.getByText('No applications here')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Show disabled' }).click();
  await expect(cards.first()).toContainText('Disabled');
});
