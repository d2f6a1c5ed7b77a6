/** Menu sets where the platform tells no names in languages: the rest is compared and taken over, with few clicks. */
import { setFileText } from '../../../src-renderer/screens/back-menu/Sets/set-file.ts';
import { madeGroup, madeMenu } from '../../../src-renderer/screens/back-menu/Sets/testing/random-sets.ts';
import { startDocumentsServer } from '../../documents-only/documents-server.ts';
import { expect, test } from '../support/screens.ts';
import { atRest, enterDocuments } from './documents-page.ts';

test('names in languages cost themselves alone', async ({ page, console }) => {
  const server = await startDocumentsServer();
  try {
    await enterDocuments(page, console, server);
    await page.goto('/backMenuSetting/sets');
    await atRest(page);
    await expect(
      page.getByText('This platform does not provide the names of menus in other languages'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export' })).toBeDisabled();
    const menu = madeMenu({
      code: '',
      name: '',
      customName: 'Reports',
      customNamed: true,
      path: 'hr/report',
      names: { ar_AE: 'التقارير' },
    });
    const wanted = {
      groups: [madeGroup([menu], { key: 'G9', own: true, name: '', customName: 'Ours', customNamed: true })],
    };
    const text = setFileText(wanted, { server: 'Other', department: 'Sales' }, 0);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'set.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Take over…' }).click();
    const dialog = page.getByRole('dialog', { name: /^Take the menus of Sales/ });
    const line = dialog.getByRole('row').filter({ hasText: 'Reports' });
    await expect(line).toContainText('Made');
    await expect(line).not.toContainText('languages');
    await dialog.getByRole('button', { name: /^Take over / }).click();
    await expect
      .poll(() =>
        server.taken.findLast(({ name }) => name === 'createBackstageMenu')?.fields.get('customName'),
      )
      .toBe('Reports');
    expect(server.refusals.filter((one) => one.includes('savedata'))).toEqual([]);
  } finally {
    await server.close();
  }
});
