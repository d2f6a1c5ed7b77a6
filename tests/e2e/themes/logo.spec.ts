/** Logos in a real browser (BRAND-001 to 007, 012, 013, 022, 023): chosen, cut, seen in the frame before it is stored, for both, restored, undone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';

const buffer = readFileSync(join(import.meta.dirname, '../../../resources/icons/icon.png'));

test('a logo is cut and sent, seen in every frame with its contrast, given to the other navigation, restored', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/ui_config/logo');
  await expect(page).toHaveURL(/\/ui_config\/logo\/own$/);
  const frames = page.getByRole('figure', { name: /navigation, (light|dark)$/ });
  await expect(frames).toHaveCount(4);
  await expect(page.getByRole('figure', { name: /Tab icon, (16|32) pixels/ })).toHaveCount(4);

  const choosers = page.locator('input[type=file]');
  await choosers.first().setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  // The icon has a margin: without it the picture has the whole frame.
  const seen = page.getByRole('dialog').getByRole('region', { name: 'How it will look' });
  await expect(seen.getByRole('figure')).toHaveCount(2);
  const before = seen.getByRole('figure', { name: 'Horizontal navigation, light' });
  await expect(before).toContainText('Stands out well');
  const drawn = before.locator('img.logo-picture');
  await expect(drawn).toHaveAttribute('src', /^blob:/);
  const whole = await drawn.getAttribute('src');
  await page.getByRole('button', { name: 'Trim transparent edges' }).click();
  await expect(drawn).not.toHaveAttribute('src', whole ?? '');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'With its edges' }).click();
  await expect(page.getByRole('button', { name: 'Trim transparent edges' })).toBeEnabled();
  await expect(frames.filter({ hasText: 'The platform’s own logo' })).toHaveCount(4);
  await page.getByRole('button', { name: 'Use this part' }).click();
  await expect(page.getByText('set successfully')).toBeVisible();
  const light = page.getByRole('figure', { name: 'Horizontal navigation, light' });
  await expect(light).toContainText('Stands out well');
  await expect(page.getByRole('figure', { name: 'Horizontal navigation, dark' })).toContainText('3 : 1');
  // With the name beside it the logo is at most 30 pixels high in the frame, which is drawn smaller here.
  const shown = light.locator('img.logo-picture');
  await expect(shown).toHaveCSS('max-height', '30px');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Use it for the vertical navigation too' }).click();
  await expect(page.getByText('sync successful')).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Vertical navigation, light' })).toContainText(
    'Stands out well',
  );
  const restore = page.getByRole('button', { name: 'Restore the default: Horizontal navigation' });
  await restore.click();
  await expect(restore).toHaveCount(0);
  await expect(light).toContainText('The platform’s own logo');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(restore).toBeVisible();
  await expect(light).toContainText('Stands out well');
});

test('a tab icon is seen in each tab, at each size, before it is saved; cancelled, all stays as it was', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/ui_config/logo/own');
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'icon.png', mimeType: 'image/png', buffer });
  const dialog = page.getByRole('dialog');
  const tabs = dialog.getByRole('figure', { name: /Tab icon, (16|32) pixels/ });
  await expect(tabs).toHaveCount(4);
  for (const tab of await tabs.all()) await expect(tab).toContainText(/Stands out .*: 1/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('figure', { name: /Tab icon/ }).first()).toContainText('The platform’s own');
});
