/** Several applications at once: shown, hidden, put first (spec 3§4, 3§7.4). */
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const manage = '/api/basicserver/app/manage';
const status = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

test('several applications are hidden, shown, disabled, and put first, each after what it takes along', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/appManage?group=AC10003');
  const bar = page.getByRole('toolbar', { name: /Applications/ });
  const press = (name: string) => bar.getByRole('button', { name, exact: true }).click();
  const body = (path: string) => JSON.parse(page.calls(`${manage}/${path}`).at(-1)?.body ?? '{}');
  await page.getByRole('checkbox', { name: /OKR/ }).click();
  await page.getByRole('checkbox', { name: /Attendance/ }).click();
  await step('first', async () => {
    await press('To the front');
    await expect(status(page).getByText('Modified app order successfully')).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Applications' }).getByRole('listitem').first(),
    ).toContainText(/OKR|Attendance/);
  });
  await step('hidden after a question, shown again without', async () => {
    await press('Hide');
    const question = page.getByRole('alertdialog', { name: 'Hide 2 applications?' });
    await question.getByRole('button', { name: 'Hide' }).click();
    await expect.poll(() => body('saveAppManageApps').showApps?.length).toBe(2);
  });
});
