/** What only a browser shows of application management: a card is dragged and moved by keys, the drawer, the picture. */
import { expect, test } from '../support/console.ts';

test('an application is dragged to another place, and moved by keys that are spoken', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/appManage?group=AC10003');
  const cards = page.getByRole('list', { name: 'Applications' }).getByRole('listitem');
  await expect(cards.first()).toContainText('Human resources');
  await cards
    .nth(2)
    .getByRole('button', { name: /^Move / })
    .dragTo(cards.first(), { targetPosition: { x: 60, y: 4 } });
  await expect(page.getByText('Modified app order successfully').first()).toBeVisible();
  await expect(cards.first()).toContainText('Performance');
  await page.reload();
  await expect(cards.first()).toContainText('Performance');
  const handle = cards.first().getByRole('button', { name: 'Move Performance' });
  await handle.focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Performance, position 2 of 6.')).toBeAttached();
  await page.keyboard.press(' ');
  await expect(cards.nth(1)).toContainText('Performance');
  await expect(page.getByRole('button', { name: 'Move Performance' })).toBeFocused();
});

test('the menu of a card is whole, and leads to the drawer', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage?group=AC10001');
  await page.getByRole('button', { name: 'More for Workflow' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit “Workflow”' })).toBeVisible();
});

test('the picture leads from one application to the next by keys', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage/needs/5');
  const picture = page.getByRole('figure', { name: /^Customers with what it needs/ });
  await picture.getByRole('link', { name: 'Contracts, Enabled' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('figure', { name: /^Contracts with what it needs/ })).toBeVisible();
  await expect(page).toHaveURL(/appManage\/needs\/\d+$/);
});
