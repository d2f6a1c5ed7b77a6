/** An order waits in the tray: which of what stands in it changes its place, by name; applied and rolled back. */

import { send } from '../../../src-renderer/data/http.ts';
import { queryGroupAppList } from '../../../src-shared/api/applications/lists.ts';
import { shownEntrances } from '../../../src-shared/rules/quick-create/calls.ts';
import { idOf } from '../../../src-shared/rules/quick-create/entrance.ts';
import { expect, test } from '../support/screens.ts';
import { applyAll, rollBack, turn } from './tray-page.ts';

const stored = async () => {
  const { endpoint, input } = shownEntrances({ scope: 'personal', terminal: 'pc', userId: '' });
  return (await send(endpoint, input as never)).map(idOf);
};

test('quick-create entrances are put in order, reviewed, applied and rolled back', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/quickCreate');
  const before = await stored();
  await turn(page, 'Apply at once', 'Collect first');
  await page
    .getByRole('button', { name: /^Move / })
    .nth(1)
    .focus();
  for (const key of ['Space', 'Home', 'Space']) await page.keyboard.press(key);
  await expect(page.getByText(/^Collected, not applied yet/).last()).toBeVisible();
  expect(await stored()).toEqual(before);
  await page.goto('/changes');
  const row = page.getByRole('row').filter({ hasText: '2 → 1' });
  await expect(row).toContainText('1 → 2');
  await applyAll(page, 'Apply 1 change');
  const [first = '', second = '', ...others] = before;
  expect(await stored()).toEqual([second, first, ...others]);
  await rollBack(page);
  expect(await stored()).toEqual(before);
});

test('a group of applications that is made waits, is applied, and rolled back it is deleted', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/appManage');
  await turn(page, 'Apply at once', 'Collect first');
  const groups = async () =>
    (await send(queryGroupAppList, { deptId: 'D200', showDisable: true, isGroup: true })).map(
      ({ groupName }) => groupName,
    );
  const before = await groups();
  await page.getByRole('button', { name: 'New group' }).click();
  const dialog = page.getByRole('dialog', { name: 'New group' });
  await dialog.getByLabel('Group name').fill('Field service');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Collected, not applied yet/).last()).toBeVisible();
  expect(await groups()).toEqual(before);
  await page.goto('/changes');
  await expect(page.getByRole('row').filter({ hasText: 'App group created' })).toContainText('Field service');
  await applyAll(page, 'Apply 1 change');
  expect(await groups()).toEqual([...before, 'Field service']);
  await rollBack(page);
  expect(await groups()).toEqual(before);
});
