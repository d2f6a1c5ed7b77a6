/** Menus, quick menu and launcher of a server with the documents' calls alone; what it lacks is said. */
import { digits, expect, test } from '../../support/documents.ts';
import { go } from '../../support/go.ts';

test('menus and launcher with the documents’ calls alone', async ({ page, documents }) => {
  const { main, enter, written, expectLacking } = documents;
  await enter('/backMenuSetting');
  await main.getByRole('switch', { name: 'Shown: 组织架构' }).click();
  expect(await written('updateBackMenuStatus')).toMatch(digits('menuId'));

  await go(page, '/base/quickMenu');
  await expect(main.getByRole('row').filter({ hasText: '台账' })).toContainText('Can be used');
  await main.getByRole('button', { name: 'Reset to defaults' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset to defaults' }).click();
  await written('resetDefaultMenuEntrance');

  await go(page, '/launcher/apps');
  await expectLacking('launcher.moduleStatus');
  const row = main.getByRole('row').filter({ hasText: '流程' });
  await expect(row.getByTitle(/^Not understood: /)).toHaveText('Not understood');
  await main.getByRole('switch', { name: 'Use the organisation’s arrangement' }).click();
  await written('updateEmpConfig');
});
