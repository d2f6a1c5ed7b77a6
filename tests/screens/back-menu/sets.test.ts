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

test('menus of another tab are offered, compared and taken over; they go with that tab, and odd ones are none', async ({
  page,
  console,
}) => {
  const tab = new BroadcastChannel('steward.menu-sets');
  try {
    const heard: unknown[] = [];
    tab.onmessage = ({ data }) => heard.push(data);
    await console.openAs('systemAdministrator', '/backMenuSetting/sets');
    await step('this tab offers its own, and says how another one is', async () => {
      await expect.poll(() => heard).toContainEqual({ is: 'asked' });
      await expect.poll(() => heard).toContainEqual(expect.objectContaining({ is: 'offered' }));
      await expect(page.getByText('open this page there in another tab')).toBeVisible();
    });
    const others = page.getByRole('combobox', { name: 'Another tab' });
    await step('what a form would refuse is not offered', async () => {
      const wrong = { ...own, path: 'javascript:alert(1)' };
      const text = setFileText({ groups: [madeGroup([wrong])] }, { server: 'Evil', department: 'All' }, 0);
      tab.postMessage({ is: 'offered', tab: 'T2', text });
      tab.postMessage({ is: 'offered', tab: 'T3', text: 'no set' });
      tab.postMessage('nothing that is known');
    });
    const text = setFileText(wanted, { server: 'Test', department: 'Sales' }, 0);
    tab.postMessage({ is: 'offered', tab: 'T1', text });
    await expect(others.getByRole('option')).toHaveCount(2);
    await others.selectOption('Sales · Test');
    const differences = page.getByRole('grid', { name: 'Differences' });
    await page.getByPlaceholder('Search').fill('Reports');
    await expect(differences.getByRole('row').filter({ hasText: 'Reports' })).toBeVisible();
    await page.getByRole('button', { name: 'Take over…' }).click();
    const dialog = page.getByRole('dialog', { name: /^Take the menus of Sales · Test/ });
    await dialog.getByRole('button', { name: /^Take over / }).click();
    await expect(dialog.getByRole('row').filter({ hasText: 'Reports' })).toContainText('Taken over');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await step('a group and a menu that it made are taken back from the journal', async () => {
      await page.goto('/journal');
      const made = page.getByRole('grid').getByRole('row').filter({ hasText: 'Menu added' });
      await expect(made.getByRole('button', { name: 'Undo' }).first()).toBeVisible();
    });
    await page.goto('/backMenuSetting/sets');
    await expect(page.getByText('open this page there in another tab')).toBeVisible();
    tab.postMessage({ is: 'offered', tab: 'T1', text });
    await expect(others).toBeVisible();
    tab.postMessage({ is: 'left', tab: 'T1' });
    await expect(others).toHaveCount(0);
  } finally {
    tab.close();
  }
});
