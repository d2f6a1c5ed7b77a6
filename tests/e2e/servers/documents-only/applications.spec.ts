/** Applications of a server with the documents' calls alone: what is hidden is shown again; what it lacks is said. */
import { digits, expect, test } from '../../support/documents.ts';
import { go } from '../../support/go.ts';

test('applications with the documents’ calls alone', async ({ page, documents }) => {
  const { main, enter, written, expectLacking } = documents;
  await enter('/appManage/settings');
  const row = main
    .getByRole('table', { name: 'Hidden applications' })
    .getByRole('row')
    .filter({ hasText: '流程' });
  await expect(row.getByTitle(/^Not understood: /)).toHaveText('Not understood');
  await row.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Show', exact: true }).click();
  const body = await written('saveAppManageApps');
  expect(body).toMatch(digits('id'));
  expect(JSON.parse(body.split('\n')[1] ?? '')).toMatchObject({ showApps: [{ display: '1' }] });

  await main.getByRole('button', { name: 'Keep as default' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep as default' }).click();
  await written('setDefConfigs');

  await go(page, '/customApps');
  await expectLacking('customApplications.list');
  await go(page, '/appManage/sheet');
  await expectLacking('applications.list');
});
