/** Tasks of the person who arranges menus, in as few clicks as promised. */
import { readFile } from 'node:fs/promises';
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

test('b: all groups are named in English and Thai from a translator’s file, in at most 7 clicks', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/backMenuSetting/names');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export/ }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const [head = '', ...lines] = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  const titles = head.replace('\ufeff', '').split(',');
  const [english, thai] = [
    titles.findIndex((title) => /English/.test(title)),
    titles.findIndex((title) => /ไทย|Thai/.test(title)),
  ];
  const groups = lines.filter((line) => line.startsWith('"group"'));
  expect(groups.length).toBeGreaterThan(5);
  const translated = groups.map((line, at) => {
    const cells = line.split(',');
    [cells[english], cells[thai]] = [`"Group ${at}"`, `"กลุ่ม ${at}"`];
    return cells.join(',');
  });

  await page.goto('/info');
  const { click, all } = counted();
  await click(page.getByRole('link', { name: 'Admin centre menus' }).first());
  await click(page.getByRole('link', { name: 'Names in languages' }));
  await click(page.getByRole('button', { name: 'Import', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Names from a file' });
  // The choice of the file is the next click.
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'names.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([head, ...translated].join('\r\n')),
  });
  await click(dialog.getByRole('button', { name: /^Fill in \d+ names$/ }));
  await click(page.getByRole('button', { name: 'Check and save' }));
  await click(page.getByRole('button', { name: new RegExp(`^Save ${groups.length} rows$`) }));
  expect(all() + 1).toBeLessThanOrEqual(7);
  const saves = () => page.calls('/api/bs/basicserver/multilangset/savedata');
  await expect.poll(() => saves().length).toBe(groups.length);
  const last = JSON.parse(saves().at(-1)?.body ?? '');
  expect(last.langs).toContainEqual({ lang: 'th_TH', name: `กลุ่ม ${groups.length - 1}` });
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
