/** Organisation and licence of a server with the documents' calls alone: changed where it has calls; what it lacks is said. */
import { expect, test } from '../../support/documents.ts';
import { go } from '../../support/go.ts';
import { button, expectEditable, field } from '../../support/tenant-page.ts';

test('organisation, licence and app authorisation with the documents’ calls alone', async ({
  page,
  documents,
}) => {
  const { main, enter, written, expectDone, expectLacking, server } = documents;
  await enter('/base/teams');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('磐石远航（集团）');
  await expectEditable(page);
  await field(page, 'Contact').fill('沈望舒');
  await button(page, 'Save').click();
  const body = await written('updateTenantInfo');
  expect(JSON.parse(body.split('\n')[1] ?? '')).toMatchObject({ tenant: { contact: '沈望舒' } });
  await expectDone('Change succeeded');
  await expect(button(page, 'Save')).toHaveCount(0);

  await go(page, '/base/licenceRemind');
  await expectLacking('licenceRemind.permission');
  await main.getByRole('switch').first().click();
  await written('saveUserRemindSetting');
  await go(page, '/base/appAuth');
  await expectLacking('licenceApps.list');
  await expect(main.getByRole('group', { name: 'PC seats of the organisation' })).toContainText('611 / 900');
  expect(server.refusals.filter((line) => !/no call has this path/.test(line))).toEqual([]);
});
