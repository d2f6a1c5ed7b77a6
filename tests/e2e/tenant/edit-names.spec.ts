/** The tips' rich text with its files, and the dialog of their other languages (rows TEN). */
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';
import { address, button, expectEditable, toast, watchCalls } from '../support/tenant-page.ts';

// Rows TEN-001, 006, 097.
test('tips: formatting, links, a file with progress, saved sanitised; other languages', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  const tips = page.getByRole('region', { name: 'Tips', exact: true });
  const uploads = watchCalls(page, '/api/file/module/upload');
  const sent = watchCalls(page, '/updateTenantInfo');
  const named = watchCalls(page, '/multilangset/savedata');
  await tips.getByRole('button', { name: 'Edit tips' }).click();
  const text = tips.getByRole('textbox', { name: 'Tips' });
  await expect(text).toContainText('授权与存储说明');
  // Opened, the cursor moved, and not touched: nothing is changed.
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowUp');
  await expect(button(page, 'Save')).toHaveCount(0);
  await expectAccessible(page);
  await text.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Read this: ');
  await tips.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('now');
  await tips.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.press('Enter');
  await tips.getByRole('button', { name: 'Bold' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tips.getByRole('button', { name: 'Italic' })).toBeFocused();
  await tips.getByRole('button', { name: 'Link', exact: true }).click();
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(tips.getByRole('alert')).toHaveText('Only https, http and mailto links can be used');
  await tips.getByRole('textbox', { name: 'Link address' }).fill('example.com/help');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link', { name: 'example.com/help' })).toHaveAttribute(
    'href',
    'https://example.com/help',
  );
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');

  const file = { name: 'guide.txt', mimeType: 'text/plain', buffer: Buffer.from('how to') };
  await console.pretend({ failures: { 'file.uploadModule': 'refused' } });
  await tips.locator('input[type=file]:not([accept])').setInputFiles(file);
  await expect(tips.getByRole('alert')).toContainText('guide.txt could not be uploaded');
  await console.pretend({ failures: {} });
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/file/module/upload', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await tips.getByRole('button', { name: 'Retry' }).click();
  await expect(tips.getByRole('progressbar')).toBeVisible();
  seen.resolve();
  await expect(text.getByRole('link', { name: 'guide.txt' })).toBeVisible();
  await page.unroute('**/api/file/module/upload');
  expect(uploads()).toHaveLength(2);

  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Change succeeded')).toBeVisible();
  const body = JSON.parse(sent()[0] ?? '');
  expect(body.tenantTips).toMatchObject({ id: 'C2001' });
  expect(body.tenantTips.configValue).toContain('<strong>now</strong>');
  await page.reload();
  const link = tips.getByRole('link', { name: 'guide.txt' });
  expect((await console.save(() => link.click())).name).toBe('guide.txt');

  await tips.getByRole('button', { name: 'Tips in other languages' }).click();
  await expect(page).toHaveURL(/lang\/config\/C2001$/);
  const dialog = page.getByRole('dialog', { name: 'Content in several languages' });
  await expect(dialog).toHaveCSS('width', '500px');
  await expect(dialog).toHaveCSS('margin-top', '100px');
  await dialog.getByRole('checkbox', { name: 'English' }).check();
  await dialog.getByRole('textbox', { name: 'English' }).click();
  await page.keyboard.type('Read this');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  expect(JSON.parse(named()[0] ?? '')).toMatchObject({
    module: 'basicserver',
    targetId: 'C2001',
    tablefield: 'application_config.config_value',
  });
  expect(JSON.parse(named()[0] ?? '').langs).toContainEqual({ lang: 'en_US', name: '<p>Read this</p>' });
});
