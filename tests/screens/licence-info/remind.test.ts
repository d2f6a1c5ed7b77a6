/** Licence reminders (rows LIC-029 to 042, 061 to 070). */
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';

const address = '/base/licenceRemind';

// Row GEN-067.
test('the form: default, checks, save, undo, reset', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address);
  const value = page.getByRole('spinbutton', { name: 'Warning value' });
  await expect(value).toHaveValue('80');
  await expect(page.getByRole('switch', { name: 'Enabled' })).toBeChecked();
  const popup = page.getByRole('checkbox', { name: 'Popup' });
  await expect(popup).toBeChecked();
  await expectAccessible();
  await value.fill('101');
  await popup.uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The warning value must be a whole number from 0 to 100').last()).toBeVisible();
  await expect(page.getByText('Please enter required items').last()).toBeVisible();
  await expect(value).toBeFocused();
  await value.fill('95');
  await page.getByRole('checkbox', { name: 'SMS' }).check();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('95%');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Save successful')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(value).toHaveValue('80');
  await value.fill('70');
  await page.getByText('External users').click();
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Save successful')).toBeVisible();
  await page
    .getByRole('region', { name: 'Licence reminder' })
    .getByRole('button', { name: 'Reset to default' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset to default' }).click();
  await expect(value).toHaveValue('80');
});

test('the warning value stands on the present usage while it is typed, of seats and of applications', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', address);
  const now = page.getByRole('region', { name: 'The warning value compared with present usage' });
  const seats = now.getByRole('group', { name: 'PC seats' });
  await expect(seats).toContainText('Reminds from 1,200: 14 to go');
  await page.getByRole('spinbutton', { name: 'Warning value' }).fill('79');
  await expect(seats).toContainText('Reminds from 1,185: reached');
  await page.goto(`${address}?target=app`);
  await expect(now.getByText(/^Would now send reminders for \d+ of \d+ applications: /)).toBeVisible();
});

test('a failed save keeps what was typed and can be tried again, in Chinese', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address, 'zh-CN');
  const value = page.getByRole('spinbutton', { name: '预警值' });
  await value.fill('');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('请输入必填项')).toBeVisible();
  await console.pretend({ failures: { 'licenceRemind.save': 'refused' } });
  await value.fill('60');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('alert').first()).toContainText('沙箱模拟的故障');
  await expect(value).toHaveValue('60');
  await console.pretend({ failures: {} });
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('保存成功')).toBeVisible();
  await expectAccessible();
});

test('a department administrator sets the app reminder of a department; an employee has no such page', async ({
  page,
  console,
}) => {
  await console.openAs('departmentAdministrator', address);
  await expect(page.getByRole('radio', { name: 'Internal users' })).toHaveCount(0);
  await expect(page.getByText('Applies to: Organisation')).toBeVisible();
  const mine = page.getByRole('switch', { name: 'Remind me about licences' });
  await mine.click();
  await expect(page.getByText('Operation successful')).toBeVisible();
  await page.reload();
  await expect(mine).not.toBeChecked();
  await page.goto(`${address}?deptId=D201`);
  await expect(
    page.getByText('You cannot set this reminder: it needs the licence reminder permission.'),
  ).toBeVisible();
  await console.signIn('employee');
  await expect(page.getByRole('heading', { level: 1, name: 'No permission' })).toBeVisible();
});
