/** A department takes over the applications of another one: looked at, saved, taken back (APP-001, 078, 118, 125, 131). */
import { send } from '../../../src-renderer/data/http.ts';
import { batchSaveSysMenuShares } from '../../../src-shared/api/applications/shares.ts';
import type { Locator } from '../support/locator.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const share = '/api/basicserver/sysMenu/share/batchSaveSysMenuShares';
const enable = '/api/basicserver/enableModules';
const own = (page: Page, name: string) =>
  page.getByRole('switch', { name: `Show ${name} in the launcher`, exact: true });

/** The sales centre has Calendar off, and shares Projects with external people only. */
async function arrangeSales(page: Page) {
  await page.goto('/appManage?dept=D205');
  await page.getByRole('checkbox', { name: /Projects/ }).click();
  const bar = page.getByRole('toolbar', { name: /Applications/ });
  await bar.getByRole('button', { name: 'Share with…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Share / });
  await dialog.getByRole('button', { name: 'Share with: Shared with' }).click();
  await page.getByRole('menuitem', { name: 'All external people', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('switch', { name: 'Enable Calendar' }).click();
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByText(/takes? effect/)).toBeVisible();
}

/** The clicks of the task "a new department as another", from the page of the new department, up to the plan. */
async function planTakeOver(page: Page) {
  let clicks = 0;
  const click = async (locator: Locator) => {
    clicks += 1;
    await locator.click();
  };
  const choice = page.getByRole('dialog', { name: 'Same applications as another department' });
  await click(page.getByRole('button', { name: 'Same as…' }));
  await expect(choice.getByRole('button', { name: 'See what will change…' })).toBeDisabled();
  await click(choice.getByRole('group', { name: 'As in' }).last().getByRole('button'));
  await click(page.getByRole('dialog').last().getByRole('treeitem', { name: '销售中心' }));
  await click(choice.getByRole('button', { name: 'See what will change…' }));
  const plan = page.getByRole('dialog', { name: 'Changes to be made' });
  const rows = plan.getByRole('grid').getByRole('row');
  await expect(rows.filter({ hasText: /^Calendar/ })).toContainText('Enabled → Disabled');
  return { clicks, plan };
}

async function takeOver(page: Page) {
  const { clicks, plan } = await planTakeOver(page);
  const rows = plan.getByRole('grid').getByRole('row');
  await expect(rows.filter({ hasText: /^Projects/ })).toContainText('Everybody has it → All external people');
  expect(page.calls(share)).toHaveLength(1);
  await plan.getByRole('button', { name: 'Save 2 changes' }).click();
  const done = page.getByRole('dialog', { name: 'Changes made' });
  await expect(done.getByRole('button', { name: 'Undo these changes' })).toBeVisible();
  return { clicks: clicks + 1, done };
}

test('task e: five clicks from the page of a new department, and its people have it when they sign in', async ({
  page,
  console,
}) => {
  await console.pretend({ detach: 'depth' });
  await console.openAs('systemAdministrator', '/appManage');
  await arrangeSales(page);
  await page.goto('/appManage?dept=D210');
  const { clicks } = await takeOver(page);
  expect(clicks).toBe(5);
  expect(JSON.parse(page.calls(enable).at(-1)?.body ?? '')).toMatchObject({
    deptId: 'D210',
    modules: [{ moduleName: 'Calendar', status: '0' }],
  });
  expect(JSON.parse(page.calls(share).at(-1)?.body ?? '')).toMatchObject({
    deptId: 'D210',
    sysMenuShares: [{ entryType: 'allExternal' }],
  });
  await console.openAs('employee', '/launcher/apps');
  await expect(own(page, 'Workflow')).toBeVisible();
  await expect(own(page, 'Calendar')).toHaveCount(0);
  await expect(own(page, 'Projects')).toHaveCount(0);
});

test('one step takes all of it back', async ({ page, console }) => {
  await console.pretend({ detach: 'depth' });
  await console.openAs('systemAdministrator', '/appManage');
  await arrangeSales(page);
  await page.goto('/appManage?dept=D210');
  const { done } = await takeOver(page);
  await done.getByRole('button', { name: 'Undo these changes' }).click();
  await expect
    .poll(() => JSON.parse(page.calls(share).at(-1)?.body ?? ''))
    .toMatchObject({ deptId: 'D210', sysMenuShares: [] });
  expect(page.calls(enable)).toHaveLength(2);
  await done.getByRole('button', { name: 'Close' }).last().click();
  await console.openAs('employee', '/launcher/apps');
  await expect(own(page, 'Calendar')).toBeVisible();
  await expect(own(page, 'Projects')).toBeVisible();
});

test('changes of somebody else after the plan was shown, or after saving, stay', async ({
  page,
  console,
}) => {
  await console.pretend({ detach: 'depth' });
  await console.openAs('systemAdministrator', '/appManage');
  await arrangeSales(page);
  const projects = JSON.parse(page.calls(share).at(-1)?.body ?? '').sysMenuIds;
  const elsewhere = (id: string) =>
    send(batchSaveSysMenuShares, {
      deptId: 'D210',
      sysMenuIds: projects,
      sysMenuShares: [{ sid: '', id, entryType: 'department', reverse: false, moduleStr: '', moduleId: '' }],
    });
  await page.goto('/appManage?dept=D210');
  const { done } = await takeOver(page);
  const sent = page.calls(share).length;
  await elsewhere('D211');
  await done.getByRole('button', { name: 'Undo these changes' }).click();
  const rows = done.getByRole('grid').getByRole('row');
  await expect(rows.filter({ hasText: /^Projects/ })).toContainText('Somebody else has changed it meanwhile');
  await expect(rows.filter({ hasText: /^Calendar/ })).toContainText('Disabled → Enabled');
  expect(page.calls(share)).toHaveLength(sent + 1);
  await done.getByRole('button', { name: 'Close' }).last().click();
  const { plan } = await planTakeOver(page);
  await elsewhere('D212');
  await plan.getByRole('button', { name: 'Save 2 changes' }).click();
  await expect(rows.filter({ hasText: /^Projects/ })).toContainText('Somebody else has changed it meanwhile');
  await expect(rows.filter({ hasText: /^Calendar/ })).toContainText('Changed');
  expect(page.calls(share)).toHaveLength(sent + 2);
});

test('from the head of a department in the sheet; where it is the same, that is said', async ({
  page,
  console,
}) => {
  await console.pretend({ detach: 'depth' });
  await console.openAs('systemAdministrator', '/appManage/sheet?beside=D205,D210&what=on');
  const grid = page.getByRole('grid', { name: 'Applications and departments' });
  await grid
    .getByRole('columnheader', { name: /^销售中心/ })
    .getByRole('button')
    .click();
  const choice = page.getByRole('dialog', { name: 'Same applications as another department' });
  await expect(choice.getByRole('group', { name: 'Departments that take it over' }).last()).toContainText(
    '销售中心',
  );
  await choice.getByRole('group', { name: 'As in' }).last().getByRole('button').click();
  await page.getByRole('dialog').last().getByRole('treeitem', { name: '财务部' }).click();
  await choice.getByRole('button', { name: 'See what will change…' }).click();
  const plan = page.getByRole('dialog', { name: 'Changes to be made' });
  await expect(plan.getByText('It already matches 财务部.')).toBeVisible();
  await expect(plan.getByRole('button', { name: /^Save/ })).toBeDisabled();
});

test('departments without settings of their own: the page says why it is not offered', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/appManage');
  await page.getByRole('button', { name: 'Same as…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Same applications as another department' });
  await expect(dialog).toContainText('Departments have no applications of their own here');
  await expect(dialog.getByRole('button', { name: 'See what will change…' })).toHaveCount(0);
});

test('a server that does not state the shares still has the rest taken over', async ({ page, console }) => {
  await console.pretend({ detach: 'depth' });
  await console.openAs('systemAdministrator', '/appManage');
  await arrangeSales(page);
  await page.route('/api/basicserver/app/manage/queryViewAs', (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await page.goto('/appManage?dept=D210');
  await page.getByRole('button', { name: 'Same as…' }).click();
  const choice = page.getByRole('dialog', { name: 'Same applications as another department' });
  await choice.getByRole('group', { name: 'As in' }).last().getByRole('button').click();
  await page.getByRole('dialog').last().getByRole('treeitem', { name: '销售中心' }).click();
  await choice.getByRole('button', { name: 'See what will change…' }).click();
  const plan = page.getByRole('dialog', { name: 'Changes to be made' });
  const rows = plan.getByRole('grid').getByRole('row');
  await expect(rows.filter({ hasText: /^Calendar/ })).toContainText('Enabled → Disabled');
  await expect(rows.filter({ hasText: 'Shared with' })).toContainText('Not read');
  await plan.getByRole('button', { name: 'Save 1 change' }).click();
  await expect.poll(() => page.calls(enable).length).toBe(1);
});

test('while changes are collected, all of it waits in the tray as one set', async ({ page, console }) => {
  await console.pretend({ detach: 'depth' });
  await console.openAs('systemAdministrator', '/appManage');
  await arrangeSales(page);
  await page.getByRole('button', { name: /^Apply at once/ }).click();
  await page.getByRole('menuitemradio', { name: 'Collect first' }).click();
  await page.goto('/appManage?dept=D210');
  await page.getByRole('button', { name: 'Same as…' }).click();
  const choice = page.getByRole('dialog', { name: 'Same applications as another department' });
  await choice.getByRole('group', { name: 'As in' }).last().getByRole('button').click();
  await page.getByRole('dialog').last().getByRole('treeitem', { name: '销售中心' }).click();
  await choice.getByRole('button', { name: 'See what will change…' }).click();
  await page.getByRole('button', { name: 'Save 2 changes' }).click();
  const waiting = page.getByRole('dialog', { name: 'Changes in the change tray' });
  await expect(waiting.getByRole('grid').getByText('Collected').first()).toBeVisible();
  expect(page.calls(share)).toHaveLength(1);
  expect(page.calls(enable)).toHaveLength(0);
});
