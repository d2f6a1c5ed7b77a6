/** Account security of a server with the documents' calls alone: sign-in is set; what it lacks is said. */
import { expect, test } from '../../support/documents.ts';
import { go } from '../../support/go.ts';

test('sign-in, network and people with the documents’ calls alone', async ({ page, documents }) => {
  const { main, enter, written, expectDone, expectLacking } = documents;
  await enter('/safe_account/loginType');
  // People whose names can't be read appear by their ids, with every digit.
  const row = main.getByRole('row').filter({ hasText: '总部登录' });
  await expect(row).toContainText(/18493027465183\d{5}, 18493027465183\d{5}/);
  await expectLacking('people.people');
  await row.getByRole('button', { name: 'Delete 总部登录' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await question.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Continue anyway' }).click();
  expect(await written('deleteConfig')).toMatch(/\?configId=18493027465183\d{5}\n$/);

  await go(page, '/safe_account/securityconfig/loginInvalid');
  await main.getByRole('switch').first().click();
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await written('updateConfig');
  await expectDone('Save successful');
  await expect(main.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await go(page, '/safe_account/network_manage');
  await expectLacking('segments.query');
  await go(page, '/safe_account/ipconfigrec');
  await expectLacking('ipconfig.query');
});
