/** Changes of several themes at once: looked at before, one set in the tray, taken back together. */
import type { Locator } from '../support/locator.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name }).first();

test('the colours of one theme go to three others, in at most four presses', async ({ page, console }) => {
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  await console.openAs('systemAdministrator', '/themes/pc');
  await press(row(page, 'Graphite').getByRole('button', { name: 'More' }));
  await press(page.getByRole('menuitem', { name: 'Apply its colours to…' }));
  const dialog = page.getByRole('dialog', { name: 'Apply the colours of “Graphite” to other themes' });
  await expect(dialog.getByRole('button', { name: /^Collect the changes of 0/ })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Search: Theme name' }).fill('周年庆青瓷');
  await expect(dialog.getByRole('row').filter({ hasText: '周年庆青瓷' }).first()).toContainText('colours');
  await press(dialog.getByRole('checkbox', { name: /all/i }).first());
  const changes = dialog.getByRole('table', { name: 'Changes in each theme' });
  await expect(changes).toContainText('周年庆青瓷 (Web, Dark)');
  await press(dialog.getByRole('button', { name: /^Collect the changes of \d+ themes$/ }));
  expect(presses).toBeLessThanOrEqual(4);
  await step('they wait in the tray, and nothing was sent', async () => {
    await expect(page.getByText(/^The changes of \d+ themes are in the tray/)).toBeVisible();
    await expect(page.getByText(/周年庆青瓷/).first()).toBeVisible();
    expect(page.calls('/api/basicserver/backTopic/updateTopic')).toHaveLength(0);
  });
});

test('themes that nobody sees are listed with the reason, and their deletion is one set', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc/unseen');
  const dialog = page.getByRole('dialog', { name: 'Themes that nobody sees' });
  await expect(dialog.getByRole('row').filter({ hasText: 'Graphite (Dark)' })).toContainText(
    'It is disabled.',
  );
  await expect(dialog.getByRole('row').filter({ hasText: '新春琥珀 (Dark)' })).toContainText(
    'Its time is over.',
  );
  await expect(dialog.getByRole('row').filter({ hasText: '周年庆青瓷 (Dark)' })).toHaveCount(0);
  await expect(dialog.getByText(/no call that lists or deletes uploaded pictures/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Search: Theme name' }).fill('Graphite');
  await dialog.getByRole('checkbox', { name: /all/i }).first().click();
  await dialog.getByRole('button', { name: /^Add the deletion of \d+ theme/ }).click();
  await expect(page.getByText(/^The changes of \d+ themes? (is|are) in the tray/)).toBeVisible();
  await expect(page.getByText(/Graphite/).first()).toBeVisible();
  expect(page.calls('/api/basicserver/backTopic/deleteTopic')).toHaveLength(0);
});
