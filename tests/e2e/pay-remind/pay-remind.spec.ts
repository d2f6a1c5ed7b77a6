/** The free-edition notice in a window of any size (rows PAY-001 to 008); what it says is in tests/screens. */
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';

const address = '/teamsahretest?module=ganttChart';

test('in English: the sentence, its title, the contacts, the help, the small window', async ({
  page,
  console,
}) => {
  await console.pretend({ edition: 'free' });
  await console.openAs('employee', '/info');
  await page.goto(`${console.shell.origin}${address}`);
  const notice = page.getByRole('region', { name: 'Function not enabled' });
  await expect(
    notice.getByRole('heading', {
      name: 'Sorry, your tenant is currently on the free edition and does not support this function!',
    }),
  ).toBeVisible();
  await expect(notice.getByText('Contact phone: 021-5550188')).toBeVisible();
  await expect(notice.getByRole('link', { name: 'Contact purchase' })).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('link', { name: 'Learn more about the Gantt chart' }).click();
  await expect(page.getByText('/help/en-US/project/gantt')).toBeVisible();
  await page.goto(`${console.shell.origin}${address}&phone=400-000-0000&title=Not+for+you`);
  await expect(notice.getByRole('heading', { name: 'Not for you' })).toBeVisible();
  await expect(notice.getByText('Contact phone: 400-000-0000')).toBeVisible();
  await page.setViewportSize({ width: 600, height: 700 });
  await expect(notice.getByRole('heading', { name: 'Not for you' })).toBeVisible();
  await expect(notice.getByText('Contact phone')).toHaveCount(0);
  await expect(notice.getByRole('link')).toHaveText(['Learn more about the Gantt chart']);
});
