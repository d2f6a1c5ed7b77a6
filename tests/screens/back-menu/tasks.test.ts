/** Tasks of the person who arranges menus, in as few clicks as promised. */
import { setFileText } from '../../../src-renderer/screens/back-menu/Sets/set-file.ts';
import { madeGroup, madeMenu } from '../../../src-renderer/screens/back-menu/Sets/testing/random-sets.ts';
import type { Locator } from '../support/locator.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const status = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

function counted() {
  let clicks = 0;
  return {
    click: async (locator: Locator) => {
      clicks += 1;
      await locator.click();
    },
    all: () => clicks,
  };
}

test('a: a department gets its own menus without one of them, in at most 8 clicks', async ({
  page,
  console,
}) => {
  await console.pretend({ detach: 'on' });
  await console.openAs('systemAdministrator', '/info');
  const { click, all } = counted();
  await click(page.getByRole('link', { name: 'Admin centre menus' }).first());
  await page.getByRole('navigation', { name: 'Departments' }).locator('input').fill('上海');
  await click(
    page
      .getByRole('navigation', { name: 'Departments' })
      .getByText(/上海办事处/)
      .first(),
  );
  await click(page.getByRole('button', { name: 'Give it its own menus' }));
  await click(page.getByRole('switch', { name: 'Shown: Work messages' }));
  await expect(status(page).getByText('status changed successfully')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Shown: Work messages' })).not.toBeChecked();
  expect(all()).toBeLessThanOrEqual(8);
});

test('c: who hid a menu is found and taken back, in at most 5 clicks', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/backMenuSetting');
  await page.getByRole('switch', { name: 'Shown: Work messages' }).click();
  await expect(status(page).getByText('status changed successfully')).toBeVisible();
  await page.goto('/info');
  const { click, all } = counted();
  await click(page.getByRole('link', { name: 'Admin centre menus' }).first());
  await click(page.getByRole('button', { name: 'More about Work messages' }));
  await click(page.getByRole('menuitem', { name: 'Who changed this?' }));
  const log = page.getByRole('dialog', { name: 'Operation log' });
  await expect(log.getByRole('row').filter({ hasText: 'Disabled the menu' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await click(page.getByRole('switch', { name: 'Shown: Work messages' }));
  await expect(page.getByRole('switch', { name: 'Shown: Work messages' })).toBeChecked();
  expect(all()).toBeLessThanOrEqual(5);
});

test('d: menus come from another server’s tab, in at most 9 clicks', async ({ page, console }) => {
  // The other tab is opened, its server chosen, and its menu sets opened by the editor's tab.
  const inOtherTab = 4;
  const tab = new BroadcastChannel('steward.menu-sets');
  try {
    await console.openAs('systemAdministrator', '/info');
    const { click, all } = counted();
    await click(page.getByRole('link', { name: 'Admin centre menus' }).first());
    await click(page.getByRole('link', { name: 'Menu sets' }));
    const others = page.getByRole('combobox', { name: 'Another tab' });
    await expect(page.getByText('open this page there in another tab')).toBeVisible();
    const wanted = { groups: [madeGroup([madeMenu({ shown: false })])] };
    const text = setFileText(wanted, { server: 'Test', department: 'All' }, 0);
    tab.postMessage({ is: 'offered', tab: 'T1', text });
    await expect(others).toBeVisible();
    await others.selectOption('All · Test');
    await click(page.getByRole('button', { name: 'Take over…' }));
    const dialog = page.getByRole('dialog', { name: /^Take the menus of All · Test/ });
    await click(dialog.getByRole('button', { name: /^Take over / }));
    await expect(dialog.getByText('Taken over').first()).toBeVisible();
    expect(all() + 1 + inOtherTab).toBeLessThanOrEqual(9);
  } finally {
    tab.close();
  }
});
