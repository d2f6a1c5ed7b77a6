/** The zone of a server's clock, by which the spans of its logs go, is a field of its profile. */
import { expect, test } from '../support/screens.ts';

test('the profile of a server takes the name of a zone and nothing else', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/servers/edit/new');
  const zone = page.getByRole('textbox', { name: 'Time zone of the server’s clock' });
  await zone.fill('Mars/Olympus');
  await page.keyboard.press('Tab');
  await expect(page.getByText('This is not a time zone.').first()).toBeVisible();
  await zone.fill('Asia/Shanghai');
  await page.keyboard.press('Tab');
  await expect(page.getByText('This is not a time zone.')).toHaveCount(0);
});
