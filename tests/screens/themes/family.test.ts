/** Theme families: edited once, kept together on this computer, with what somebody set by hand in a member. */
import { readFile } from 'node:fs/promises';
import { bridge } from '../../../src-renderer/data/bridge.ts';
import { queryClient } from '../../../src-renderer/data/read.ts';
import { store } from '../../../src-renderer/data/store.ts';
import { activeServer, programAtom } from '../../../src-renderer/state/program.ts';
import { sessionQuery } from '../../../src-renderer/state/session.ts';
import type { ThemeFamilyNote } from '../../../src-shared/rules/themes/family/theme-family.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const update = '/api/basicserver/backTopic/updateTopic';

function tenantOnView() {
  const program = store.get(programAtom);
  const session = queryClient.getQueryData(sessionQuery.queryKey);
  if (!program || !session) throw new Error('nobody is signed in');
  return { server: activeServer(program.servers).id, tenant: session.tenant.tenantKey };
}

const theme = (id: string, name: string, known: Record<string, string[]> = {}) => ({
  locator: { terminal: 'pc', id, name, style: 'dark', deptId: 'D200', external: false } as const,
  known,
});
const reed: Omit<ThemeFamilyNote, 'time'> = {
  id: 'F1',
  name: 'Reed',
  brand: { main: '#b3261e', second: '#3a1210', font: '' },
  members: [theme('TP100001', 'Harbour', { primaryColor: ['#123456', '#654321'] })],
};

const openFamily = async (page: Page, name: string) => {
  const row = page.getByRole('dialog').getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: 'Edit' }).click();
  return page.getByRole('dialog', { name: `Family “${name}”` });
};

test('a family of a web and a phone theme is made from two colours; its changes are one set', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  await page.getByRole('button', { name: /^More for / }).click();
  await page.getByRole('menuitem', { name: 'Families…' }).click();
  await expect(page.getByText('There are no theme families yet.')).toBeVisible();
  await page.getByRole('button', { name: 'New family' }).click();
  const dialog = page.getByRole('dialog', { name: 'New family' });
  await expect(dialog.getByRole('button', { name: 'Keep the family' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Name of the family' }).fill('Festive');
  await dialog.getByRole('checkbox', { name: 'Harbour (Web, Dark) is a member' }).click();
  await dialog.getByRole('textbox', { name: 'Search: Theme name' }).fill('Mobile app, Dark');
  await dialog
    .getByRole('checkbox', { name: /\(Mobile app, Dark\) is a member$/ })
    .first()
    .click();
  await expect(dialog.getByRole('table', { name: 'Changes in each theme' })).toContainText(
    'Harbour (Web, Dark)',
  );
  await dialog.getByRole('button', { name: 'Collect the changes of 2 themes' }).click();
  await expect(page.getByText(/^The changes of 2 themes are in the tray/)).toBeVisible();
  expect(page.calls(update)).toHaveLength(0);
  const { families } = await bridge.themeNotes.read(tenantOnView());
  expect(families).toMatchObject([{ name: 'Festive', brand: { main: '#2f6fd0', second: '#1d3a6b' } }]);
  expect(families[0]?.members.map(({ locator }) => locator.terminal).toSorted()).toEqual(['h5', 'pc']);
});

test('a member that was changed by hand is marked, and keeps that unless somebody says otherwise', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc/families');
  await bridge.themeNotes.keepFamily({ ...tenantOnView(), from: null, family: reed });
  const dialog = await openFamily(page, 'Reed');
  const member = dialog.getByRole('row').filter({ hasText: 'Harbour (Web, Dark)' }).first();
  await expect(member).toContainText('Set by hand: Primary colour');
  const changes = dialog.getByRole('table', { name: 'Changes in each theme' });
  await expect(changes).not.toContainText('Primary colour');
  await dialog.getByRole('checkbox', { name: 'Also overwrite manual changes' }).click();
  await expect(changes).toContainText('Primary colour');
});

test('of two people who edit one family the second is told, and nothing is collected', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc/families');
  const tenant = tenantOnView();
  const { time } = await bridge.themeNotes.keepFamily({ ...tenant, from: null, family: reed });
  const dialog = await openFamily(page, 'Reed');
  await dialog.getByRole('textbox', { name: 'Name of the family' }).fill('Reed 2');
  await bridge.themeNotes.keepFamily({ ...tenant, from: time, family: { ...reed, name: 'Rush' } });
  await dialog.getByRole('button', { name: /^Collect the changes of 1 theme/ }).click();
  await expect(page.getByText(/^Somebody has changed or removed this family meanwhile/)).toBeVisible();
  await expect(dialog).toBeVisible();
  expect((await bridge.themeNotes.read(tenant)).families.map(({ name }) => name)).toEqual(['Rush']);
});

test('a family is dissolved, and its themes stay; in Chinese', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc/families', 'zh-CN');
  const tenant = tenantOnView();
  await bridge.themeNotes.keepFamily({
    ...tenant,
    from: null,
    family: { ...reed, members: [...reed.members, theme('GONE', 'Gone')] },
  });
  await expect(page.getByRole('dialog').getByText('2 个主题')).toBeVisible();
  await step('a theme that is gone leaves it', async () => {
    await page.getByRole('dialog').getByRole('button', { name: '编辑' }).click();
    await expect(page.getByText('系列中有 1 个主题已不存在，将移出系列。')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  });
  await page.getByRole('dialog').getByRole('button', { name: '解散' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '解散' }).click();
  await expect(page.getByText('还没有主题系列。')).toBeVisible();
  expect((await bridge.themeNotes.read(tenant)).families).toEqual([]);
  expect(page.calls('/api/basicserver/backTopic/deleteTopic')).toHaveLength(0);
});

test('a family travels in the package of its themes, and is one again where they are imported', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc/families');
  const tenant = tenantOnView();
  await bridge.themeNotes.keepFamily({ ...tenant, from: null, family: reed });
  const row = page.getByRole('dialog').getByRole('row').filter({ hasText: 'Reed' });
  await row.getByRole('button', { name: 'Export…' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export 1 theme' }).click();
  const buffer = new Uint8Array(await readFile(await (await download).path()));
  const { time } = (await bridge.themeNotes.read(tenant)).families[0] ?? { time: 0 };
  await bridge.themeNotes.removeFamily({ ...tenant, id: 'F1', from: time });

  await console.openAs('systemAdministrator', '/theme_packages');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'reed.steward-theme', mimeType: 'application/zip', buffer });
  await expect(page.getByText('Families: Reed')).toBeVisible();
  const theme = page.getByRole('region', { name: 'Harbour', exact: true });
  await expect(theme).toContainText('The theme with this name is identical.');
  await theme.getByRole('radio', { name: 'Import as a copy' }).click();
  await page.getByRole('button', { name: 'Import 1 theme', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import 1 theme', exact: true }).click();
  await expect(page.getByText('1 of 1 done.')).toBeVisible();
  await page.settled();
  const { families } = await bridge.themeNotes.read(tenant);
  expect(families).toMatchObject([
    {
      name: 'Reed',
      brand: reed.brand,
      members: [{ locator: { terminal: 'pc', name: 'Harbour (2)', style: 'dark', deptId: 'D200' } }],
    },
  ]);
  // The theme never had the brand's colours: that is what somebody set by hand.
  expect(families[0]?.members[0]?.known.primaryColor).toHaveLength(1);
});
