/** Reminders in application management (APP-094, 095). */
import { expect, step, test } from '../support/screens.ts';

test('reminders are an administrator’s, as long as they are on', async ({ page, console }) => {
  const reminders = page.getByRole('button', { name: 'Licence reminder' });
  const messages = page.getByRole('list', { name: 'Applications' }).getByText('Messages').first();
  await console.openAs('systemAdministrator', '/appManage');
  await expect(messages).toBeVisible();
  await reminders.click();
  await expect(page).toHaveURL(/\/base\/licenceRemind/);
  await step('turned off', async () => {
    await page.route('/api/basicserver/app/manage/queryConfigs', (route) =>
      route.fulfill({
        json: { code: 200, data: [{ configKey: 'sys_app_manage_remind', configValue: '0' }] },
      }),
    );
    await page.goto('/appManage');
    await expect(messages).toBeVisible();
    await expect(reminders).toHaveCount(0);
  });
  await step('a department’s administrator', async () => {
    await page.unroute('/api/basicserver/app/manage/queryConfigs');
    await console.openAs('departmentAdministrator', '/appManage');
    await expect(messages).toBeVisible();
    await expect(reminders).toHaveCount(0);
  });
});
