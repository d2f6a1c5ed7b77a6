/** Before shares are saved: who gains and who loses, by the call of *Who sees this* (APP-044, 045, 125). */
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const audience = '/api/basicserver/sysMenu/share/queryShareAudience';
const part = (page: Page) => page.getByRole('region', { name: 'People who gain or lose access' });

async function shareWith(page: Page, name: string) {
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('button', { name: 'Share with: Shared with' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

test('in the drawer of one application: numbers, first names, and all of them in a list to search', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/appManage/edit/8');
  await expect(page.getByRole('dialog').first().getByRole('button', { name: 'View as…' })).toBeVisible();
  await expect(part(page)).toHaveCount(0);
  await expect(page.getByRole('dialog').first()).toContainText(
    'Everybody: shared with nobody in particular.',
  );
  await shareWith(page, 'All external people');
  await expect(part(page)).toContainText(/\d+ people gain it: .+, .+, .+/);
  await expect(part(page)).toContainText(/1,320 people lose it: .+, .+, .+/);
  await part(page).getByRole('button', { name: 'and 1,317 more' }).click();
  const list = page.getByRole('dialog', { name: 'People who lose access' });
  await expect(list.getByText('1,320 people')).toBeVisible();
  await list.getByLabel('Name or id').fill('U20112');
  await expect(list.getByRole('row')).toHaveCount(2);
  await expect(list.getByRole('row').nth(1)).toContainText('Grace Holloway');
  await list.getByRole('button', { name: 'Close' }).click();
  await step('what changes nothing is counted as nobody', async () => {
    await shareWith(page, 'Everybody');
    await expect(part(page)).toContainText('Nobody loses it.');
  });
});

test('several applications at once: who gains or loses at least one of them', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage?group=AC10001');
  await page.getByRole('checkbox', { name: /Workflow/ }).click();
  await page.getByRole('checkbox', { name: /Projects/ }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Share with…' }).click();
  await shareWith(page, 'All external people');
  await expect(part(page)).toContainText(/1,320 people lose at least one of them: /);
  await part(page).getByRole('button', { name: 'and 1,317 more' }).click();
  const list = page.getByRole('dialog', { name: 'People who lose access' });
  await expect(list.getByRole('row').nth(1)).toContainText('Workflow, Projects');
});

test('the application can be saved while it is read; where the server has no such call it is not known', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/appManage/edit/8');
  const drawer = page.getByRole('dialog').first();
  await page.route(audience, () => undefined);
  await shareWith(page, 'All external people');
  await expect(part(page)).toContainText('You can save without waiting.');
  await expect(drawer.getByRole('button', { name: 'Save' })).toBeEnabled();
  await part(page).getByRole('button', { name: 'Stop reading' }).click();
  await expect(part(page)).toContainText('Stopped: it is not known who gains');
  await page.unroute(audience);
  await page.route(audience, (route) => route.fulfill({ status: 404, body: '' }));
  await part(page).getByRole('button', { name: 'Read it' }).click();
  await expect(part(page)).toContainText('Steward can’t tell who gains or loses access');
  await expect(part(page)).not.toContainText('0 people');
});
