/** Rule configurations, parameters, the error list, and views of the platform (rows GEN-044, 050, 069; FRAME-015, 025, 037, 050, 136). */
import { expect, test } from '../support/screens.ts';

const account = 'systemAdministrator';

test('a rule is tried out in its form, and put out of force by its row', async ({ page, console }) => {
  await console.openAs(account, '/systemSettings/rules/edit/RC1000003');
  const dialog = page.getByRole('dialog');
  const text = dialog.getByRole('textbox', { name: 'Try a text' });
  await text.fill('12a4');
  await expect(dialog.getByText('Refused: does not match the preset')).toBeVisible();
  await text.fill('1234');
  await expect(dialog.getByText('This text is accepted.')).toBeVisible();
  await page.goto('/systemSettings/rules');
  await page.getByRole('row').nth(1).getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('updated successfully').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('row').nth(1).getByRole('button', { name: 'Turn off' })).toBeVisible();
});

test('the public key is shown once', async ({ page, console }) => {
  await console.openAs(account, '/systemSettings/parameters');
  await page.getByRole('button', { name: 'New key pair' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'New key pair' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/BEGIN PUBLIC KEY/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/BEGIN PUBLIC KEY/)).toHaveCount(0);
  await expect(page.getByText(/^SHA256:/)).toBeVisible();
});

test('a parameter that is 1 or 0 is a switch', async ({ page, console }) => {
  await console.openAs(account, '/systemSettings/parameters');
  const row = page.getByRole('row', { name: /watermark\.enabled/ });
  await expect(row).toContainText('On');
  await row.getByRole('button', { name: 'Change watermark.enabled' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('switch', { name: 'Watermark over pages' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Off');
});

test('an error tells where it happened', async ({ page, console }) => {
  await console.openAs(account, '/errorList?code=504');
  await page.getByRole('row').nth(1).getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText(/Service\.java/)).toBeVisible();
});

test('parameters with a page of the platform lead there', async ({ page, console }) => {
  await console.openAs(account, '/custom_auto');
  await page.getByRole('link', { name: 'Open on the platform' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Automatic workflow' })).toBeVisible();
  await page.goto('/ebpreview/portal/page/1001');
  await page.getByRole('link', { name: 'Open on the platform' }).click();
  await expect(page.getByText('/ebpreview/portal/page/1001')).toBeVisible();
  await page.goto('/ebpreview/portal/page/%3Cb%3E');
  await expect(page.getByText('No page of the low-code builder has this address.')).toBeVisible();
});
