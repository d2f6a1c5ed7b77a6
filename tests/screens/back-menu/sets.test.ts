/** Menu sets as files: exported, compared, taken over after a dry run. */

import { setFileText } from '../../../src-renderer/screens/back-menu/Sets/set-file.ts';
import { madeGroup, madeMenu } from '../../../src-renderer/screens/back-menu/Sets/testing/random-sets.ts';
import { expect, step, test } from '../support/screens.ts';

const own = madeMenu({
  code: '',
  name: '',
  customName: 'Reports',
  customNamed: true,
  path: 'hr/report',
  shown: false,
  names: { ar_AE: 'التقارير' },
});
const wanted = {
  groups: [
    madeGroup([madeMenu({ shown: false }), madeMenu({ code: 'nowhere', name: 'Nowhere' })]),
    madeGroup([own], { key: 'BG9', own: true, name: '', customName: 'Ours', customNamed: true }),
  ],
};

test('a file is compared, tried and taken over line by line', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/backMenuSetting/sets');
  const text = setFileText(wanted, { server: 'Other', department: 'Sales' }, 0);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'set.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const differences = page.getByRole('grid', { name: 'Differences' });
  await page.getByPlaceholder('Search').fill('Reports');
  await expect(differences.getByRole('row').filter({ hasText: 'Reports' })).toBeVisible();
  await page.getByRole('button', { name: 'Take over…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Take the menus of Sales/ });
  await step('the dry run names what is not there', async () => {
    await expect(dialog).toContainText('1 menu is not known on this platform');
    await expect(dialog).toContainText('nowhere');
    await expect(dialog.getByRole('row').filter({ hasText: 'Reports' })).toContainText('Made');
    expect(page.calls('/api/basicserver/backstage/menu/createBackstageGroup')).toHaveLength(0);
  });
  await dialog.getByRole('button', { name: /^Take over / }).click();
  await expect(dialog.getByRole('row').filter({ hasText: 'Reports' })).toContainText('Taken over');
  await expect(dialog.getByRole('row').filter({ hasText: 'Nowhere' })).toContainText('Left out');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(differences.getByRole('row').filter({ hasText: 'Reports' })).toHaveCount(0);
});
