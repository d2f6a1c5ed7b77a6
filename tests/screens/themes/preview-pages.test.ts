/** Pages of the platform in the editor's preview: the tenant's logo is read with the first of them, once. */
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const logo = '/api/bs/basicserver/tenantlogo/queryTenantLogoByTenantKey';
const preview = (page: Page) => page.getByRole('region', { name: 'Preview', exact: true });

test('sign-in, chat, document, table and e-mail stand in the preview, in a narrow window and from right to left', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc/edit/TP100001');
  const choice = preview(page).getByRole('combobox', { name: 'Page of the preview' });
  await expect(choice).toHaveValue('work');
  await expect(preview(page).getByRole('group', { name: 'Preview' })).toBeVisible();
  expect(page.calls(logo)).toHaveLength(0);
  for (const sample of ['signIn', 'chat', 'document', 'table', 'mail']) {
    await choice.selectOption(sample);
    await expect(choice).toHaveValue(sample);
  }
  await page.settled();
  expect(page.calls(logo)).toHaveLength(1);
  await preview(page).getByRole('button', { name: 'Size and direction' }).click();
  await page.getByRole('radio', { name: '600' }).click();
  await page.getByRole('checkbox', { name: 'From right to left' }).click();
  const host = preview(page).getByRole('group', { name: 'Preview' });
  await expect(host).toHaveAttribute('style', /--frame-width: 600px/);
});

test('a phone has its own sizes; in Chinese', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/h5/edit/TM100001', 'zh-CN');
  await page.getByRole('button', { name: '尺寸与方向' }).click();
  await page.getByRole('radio', { name: '320 × 568' }).click();
  const host = page.getByRole('group', { name: '预览' });
  await expect(host).toHaveAttribute('style', /--frame-height: 568px/);
  await page.getByRole('combobox', { name: '预览页面' }).selectOption('mail');
});
