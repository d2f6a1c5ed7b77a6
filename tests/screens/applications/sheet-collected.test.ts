/** While changes are collected, what is filled in in either sheet waits in the tray, and the sheet says so (APP-118, 125). */
import { expect, step, test } from '../support/screens.ts';

const sheets = [
  {
    path: '/appManage/sheet',
    label: 'Applications and departments',
    value: 'Disabled',
    call: '/api/basicserver/enableModules',
  },
  {
    path: '/appManage/sheet?by=audience&with=department/D205',
    label: 'Applications and whom they are shared with',
    value: 'Shared',
    call: '/api/basicserver/sysMenu/share/batchSaveSysMenuShares',
  },
];

test('a waiting change is not called changed', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage/sheet');
  await page.getByRole('button', { name: /^Apply at once/ }).click();
  await page.getByRole('menuitemradio', { name: 'Collect first' }).click();
  for (const { path, label, value, call } of sheets) {
    await step(label, async () => {
      await page.goto(path);
      const grid = page.getByRole('grid', { name: label });
      const cell = grid
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: 'Calendar' }) })
        .getByRole('gridcell')
        .first();
      await cell.click();
      await page
        .getByRole('toolbar', { name: 'Set the chosen cells' })
        .getByRole('button', { name: value, exact: true })
        .click();
      await page.getByRole('button', { name: 'Check and save…' }).click();
      await page.getByRole('button', { name: 'Save 1 change' }).click();
      const waiting = page.getByRole('dialog', { name: 'Changes in the change tray' });
      await expect(waiting.getByRole('grid').getByText('Collected')).toBeVisible();
      await expect(waiting.getByRole('list', { name: 'In short' })).toContainText(`1 × ${value}`);
      await expect(waiting.getByRole('button', { name: 'Undo these changes' })).toHaveCount(0);
      await waiting.getByRole('button', { name: 'Close' }).last().click();
      await expect(page.getByText('0 cells filled in')).toBeVisible();
      expect(page.calls(call)).toHaveLength(0);
    });
  }
});
