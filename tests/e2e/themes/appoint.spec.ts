/** The days of an appointment by keyboard (2§4; rows THM-049, 092): Enter takes a day over and sends nothing. */
import { expect, test } from '../support/console.ts';

test('days are typed, each taken over by Enter, and saved when one says so', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc/appoint/TP100001');
  const dialog = page.getByRole('dialog', { name: 'Appoint “Harbour”' });
  await dialog.getByText('For some time').click();
  const from = dialog.getByRole('textbox', { name: 'From', exact: true });
  const to = dialog.getByRole('textbox', { name: 'To', exact: true });
  await from.click();
  await page.keyboard.type('2026-12-24');
  await page.keyboard.press('Enter');
  // antd leads on to the other end, a frame later.
  await expect(to).toBeFocused();
  await page.keyboard.type('2026-12-31');
  await page.keyboard.press('Enter');
  await expect(from).toHaveValue('24 Dec 2026');
  await expect(to).toHaveValue('31 Dec 2026');
  await expect(dialog.getByText('Please choose the first and the last day')).toHaveCount(0);
  const sent = page.waitForRequest(/appointTopic/);
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ appointDate: ['2026-12-24', '2026-12-31'] });
});
