/** Names come from the server in the language of the console: with another one they are read anew, wherever they stand. */
import { bridge } from '#data/bridge.ts';
import { expect, test } from '../support/screens.ts';

test('the present page is read anew in another language, and so are pages seen before', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/appManage/needs/all');
  const picture = page.getByRole('figure');
  await expect(picture.getByText('Workflow')).toBeVisible();
  await page.getByRole('link', { name: 'Application management', exact: true }).first().click();
  const list = page.getByRole('list').filter({ hasText: 'Contacts' }).last();
  await expect(list.getByText('Workflow')).toBeVisible();
  await bridge.settings.update({ language: 'zh-CN' });
  await expect(page.getByRole('heading', { name: '应用管理', level: 1 })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '通讯录' }).getByText('通讯录')).toBeVisible();
  await page.settled();
  await expect(page.getByText('Contacts')).toHaveCount(0);
  await page.getByRole('link', { name: '依赖关系', exact: true }).click();
  await expect(picture.getByText('流程')).toBeVisible();
  await expect(picture.getByText('Workflow')).toHaveCount(0);
});
