/** An application of one's own that is made or deleted waits in the tray: reviewed, applied, rolled back. */

import { send } from '../../../src-renderer/data/http.ts';
import { queryEmpSysMenus } from '../../../src-shared/api/custom-applications/personal.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';
import { applyAll, rollBack, turn } from './tray-page.ts';

const own = '/launcher/custom';
const names = async () =>
  (await send(queryEmpSysMenus, { pageNo: 1, pageSize: 500 })).result.map(({ menuName }) => menuName);
const collected = (page: Page) => expect(page.getByText(/^Collected, not applied yet/).last()).toBeVisible();

test('one that the wizard makes waits with all that it says; rolled back it is deleted', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', own);
  await turn(page, 'Apply at once', 'Collect first');
  await page.goto(`${own}/new?source=freeUrl`);
  const before = await names();
  const wizard = page.getByRole('dialog', { name: 'New application' });
  await wizard.getByRole('radio', { name: 'Of the platform' }).click();
  await wizard.getByRole('textbox', { name: 'Address on a computer' }).fill('/sp/canteen');
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('textbox', { name: 'Name', exact: true }).fill('Canteen');
  await wizard.getByRole('textbox', { name: 'Short name' }).fill('C');
  await wizard.getByRole('button', { name: 'Build' }).click();
  await collected(page);
  await expect(wizard).toHaveCount(0);
  expect(await names()).toEqual(before);
  await page.goto('/changes');
  const row = page.getByRole('row').filter({ hasText: 'Custom app built' });
  await expect(row).toContainText('Canteen');
  await expect(row).toContainText('App type: Link');
  await applyAll(page, 'Apply 1 change');
  expect(await names()).toEqual(['Canteen', ...before]);
  await rollBack(page);
  expect(await names()).toEqual(before);
});

test('one that is deleted stays until it is applied; rolled back it is made again', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', own);
  await turn(page, 'Apply at once', 'Collect first');
  const before = await names();
  await page.getByRole('button', { name: 'Delete Weather' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await collected(page);
  expect(await names()).toEqual(before);
  await page.goto('/changes');
  await expect(page.getByRole('row').filter({ hasText: 'Custom app deleted' })).toContainText('Weather');
  await applyAll(page, 'Apply 1 change');
  expect(await names()).not.toContain('Weather');
  await rollBack(page);
  expect((await names()).toSorted()).toEqual(before.toSorted());
});
