/** Several menus that are deleted while changes are collected wait one by one: dropped, applied and rolled back. */

import { send } from '../../../src-renderer/data/http.ts';
import { queryBackstageMenus } from '../../../src-shared/api/back-menu/back-menu.ts';
import { createBackstageMenu } from '../../../src-shared/api/back-menu/changes.ts';
import { expect, test } from '../support/screens.ts';
import { applyAll, rollBack, turn } from './tray-page.ts';

const deptId = 'D200';
const at = { deptId, domainName: 'localhost' };
const own = ['Field report', 'Field plan', 'Field map'] as const;
const menus = async () => (await send(queryBackstageMenus, at)).backstageMenus;
const names = async () => {
  const all = (await menus()).flatMap(({ children }) => children.map(({ customName }) => customName));
  return own.filter((name) => all.includes(name));
};

test('three are deleted at once, one is dropped, two are applied and made again', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/info');
  const parentId = (await menus())[0]?.id ?? '';
  for (const customName of own)
    await send(createBackstageMenu, {
      deptId,
      parentId,
      customName,
      icon: '',
      menuPath: 'hr/report',
      openMode: 'new',
    });
  await page.goto('/backMenuSetting');
  await turn(page, 'Apply at once', 'Collect first');
  for (const name of own) await page.getByRole('checkbox', { name: `Choose ${name}` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/^Collected, not applied yet/).last()).toBeVisible();
  await page.goto('/changes');
  for (const name of own)
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Not applied yet');
  expect(await names()).toEqual(own);
  await page
    .getByRole('row')
    .filter({ hasText: 'Field map' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await applyAll(page, 'Apply 2 changes');
  expect(await names()).toEqual(['Field map']);
  await rollBack(page);
  expect(await names()).toEqual(own);
});
