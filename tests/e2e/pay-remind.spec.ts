/** The free-edition notice and the module tip (rows PAY-001 to 008). */
import { expect, expectAccessible, test } from './support/licence-console.ts';

const address = '/teamsahretest?module=ganttChart';

test('in English: the sentence, its title, the contacts, the help, the small window', async ({
  page,
  console,
}) => {
  await console.open('/info');
  await console.pretend({ edition: 'free' });
  await console.signIn('employee');
  await page.goto(`${console.shell.origin}${address}`);
  const notice = page.getByRole('region', { name: 'Function not enabled' });
  await expect(
    notice.getByRole('heading', {
      name: 'Sorry, your tenant is currently on the free edition and does not support this function!',
    }),
  ).toBeVisible();
  await expect(notice.getByRole('link', { name: 'Sales contact: contact purchase' })).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('link', { name: 'Learn more about the Gantt chart' }).click();
  await expect(page.getByText('/help/en-US/project/gantt')).toBeVisible();
  await page.goto(`${console.shell.origin}${address}&phone=400-000-0000&title=Not+for+you`);
  await expect(notice.getByRole('heading', { name: 'Not for you' })).toBeVisible();
  await expect(notice.getByText('Contact phone: 400-000-0000')).toBeVisible();
  await page.setViewportSize({ width: 600, height: 700 });
  await expect(notice.getByRole('heading', { name: 'Not for you' })).toBeVisible();
  await expect(notice.getByText('Contact phone')).toHaveCount(0);
});

test('in Chinese: free edition, single tenant, licensed, failed', async ({ page, console }) => {
  await console.open('/info', 'zh-CN');
  await console.pretend({ edition: 'free' });
  await console.signIn('employee');
  await page.goto(`${console.shell.origin}${address}`);
  await expect(
    page.getByRole('heading', { name: '抱歉，您的租户当前为免费版，不支持该功能！' }),
  ).toBeVisible();
  for (const deployment of ['single', 'private'] as const) {
    await console.pretend({ deployment });
    await page.reload();
    await expect(page.getByRole('heading', { name: '请联系管理员在租户管理后台开启该功能' })).toBeVisible();
    await expect(page.getByText('销售联系人')).toHaveCount(0);
  }
  await console.pretend({ edition: 'standard', failures: { 'licenceApps.module': 'http500' } });
  await page.reload();
  await expect(page.getByText('无法确认该功能是否已开通')).toBeVisible();
  await console.pretend({ failures: {} });
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { name: '您的组织已开通该功能' })).toBeVisible();
  await page.goto(`${console.shell.origin}/displaymoduletip?module=ganttChart`);
  await expect(page.getByRole('heading', { name: '甘特图：功能说明' })).toBeVisible();
  await expectAccessible(page);
});
