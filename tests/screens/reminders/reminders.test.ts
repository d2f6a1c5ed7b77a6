/** The system reminders (rows REM-001 to 006, 010 to 013): who gets what when, and what is refused. */
import { expect, test } from '../support/screens.ts';

const path = '/base/systemReminders';

test('each switch says who gets it, when next and how it reads', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  for (const name of [
    'New-user push',
    'Message when an account is assigned',
    'Weekly report',
    'Monthly report',
  ])
    await expect(page.getByRole('switch', { name, exact: true })).toBeChecked();
  for (const name of ['Quarterly report', 'Half-yearly report', 'Yearly report'])
    await expect(page.getByRole('switch', { name, exact: true })).not.toBeChecked();
  await expect(page.getByText('Every Friday')).toBeVisible();
  await expect(page.getByText('3 days before the month ends')).toBeVisible();
  await expect(page.getByText('“Your weekly report is due on Sunday.”')).toBeVisible();
  await expect(page.getByText('The person who gets the account')).toBeVisible();
  await expect(page.getByRole('link', { name: 'System reminders' })).toBeVisible();
});

test('turning one on asks for its day, in the document’s words; turning it off forgets it, and undo brings it back', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  const yearly = page.getByRole('switch', { name: 'Yearly report', exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await yearly.click();
  await expect(page).toHaveURL(/workreport\/year/);
  await expect(yearly).not.toBeChecked();
  await save.click();
  await expect(page.getByRole('dialog').getByText('please confirm reminder time')).toBeVisible();
  const days = page.getByRole('spinbutton', { name: 'Days before the period ends' });
  await days.fill('16');
  await save.click();
  await expect(page.getByRole('dialog').getByText('days out of range, set within 1-15 days')).toBeVisible();
  expect(page.calls('/api/workrelate/plan/systemremind/saveWorkreportRemind')).toHaveLength(0);
  await days.fill('15');
  await save.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(yearly).toBeChecked();
  await expect(page.getByText('15 days before the year ends')).toBeVisible();

  await yearly.click();
  await expect(yearly).not.toBeChecked();
  // The switch is turned before it is saved; until then the last Undo is the one of turning it on.
  await expect(page.getByText('Operation successful')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(yearly).toBeChecked();
  await expect(page.getByText('15 days before the year ends')).toBeVisible();

  await page.goto(`${path}/workreport/week`);
  await page.getByRole('combobox', { name: 'Weekday' }).click();
  await page.getByRole('option', { name: 'Monday' }).click();
  await save.click();
  await expect(page.getByText('Every Monday')).toBeVisible();
});

test('overseas no text message can be sent: the switch says so', async ({ page, console }) => {
  await console.pretend({ deployment: 'overseas' });
  await console.openAs('systemAdministrator', path);
  await expect(page.getByText('The platform cannot send text messages here.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Message when an account is assigned' })).toBeDisabled();
});
