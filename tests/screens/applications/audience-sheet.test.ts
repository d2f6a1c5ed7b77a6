/** The sheet beside an audience: filled in, judged before anything is sent, sent together, taken back (APP-044, 125). */
import { send } from '../../../src-renderer/data/http.ts';
import { batchSaveSysMenuShares } from '../../../src-shared/api/applications/shares.ts';
import { expect, step, test } from '../support/screens.ts';

const save = '/api/basicserver/sysMenu/share/batchSaveSysMenuShares';
const path = '/appManage/sheet?by=audience&with=all/,department/D205,department/D206';

test('cells are judged, those shared alike are sent by one call, and it is taken back', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  const grid = page.getByRole('grid', { name: 'Applications and whom they are shared with' });
  await expect(grid.getByRole('gridcell').first()).toBeVisible();
  const tools = page.getByRole('toolbar', { name: 'Set the chosen cells' });
  await grid.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await tools.getByRole('button', { name: 'Shared' }).click();
  await grid.focus();
  await page.keyboard.press('ArrowRight');
  await tools.getByRole('button', { name: 'Left out' }).click();
  await expect(page.getByText('3 cells filled in')).toBeVisible();
  await page.getByRole('button', { name: 'Check and save…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changes to be made' });
  await step('nothing is sent before it was seen', async () => {
    await expect(dialog.getByRole('list', { name: 'In short' })).toContainText(
      '2 × Shared: At present everybody has it; afterwards not everybody does.',
    );
    const people = dialog.getByRole('region', { name: 'People who gain or lose access' });
    await expect(people).toContainText(/[\d,]+ people lose at least one of them: /);
    await expect(people).toContainText('Nobody gains any of them.');
    expect(page.calls(save)).toHaveLength(0);
  });
  await dialog.getByRole('button', { name: 'Save 3 changes' }).click();
  const sent = page.getByRole('dialog', { name: 'Changes made' });
  await expect(sent.getByRole('list', { name: 'In short' })).toContainText('2 × Shared');
  expect(page.calls(save)).toHaveLength(2);
  await step('back', async () => {
    await sent.getByRole('button', { name: 'Undo these changes' }).click();
    await expect(sent.getByRole('list', { name: 'In short' })).toContainText(
      'Afterwards everybody who is not excluded has it.',
    );
  });
  await sent.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('0 cells filled in')).toBeVisible();
});

test('a share that can’t be saved is left out, and a refusal of the server is shown at each cell', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  const grid = page.getByRole('grid', { name: 'Applications and whom they are shared with' });
  const tools = page.getByRole('toolbar', { name: 'Set the chosen cells' });
  await expect(grid.getByRole('gridcell').first()).toBeVisible();
  await console.pretend({ failures: { 'applications.saveSharesOfMany': 'refused' } });
  await grid.focus();
  await page.keyboard.press('ArrowRight');
  await tools.getByRole('button', { name: 'Shared' }).click();
  await page.getByRole('button', { name: 'Check and save…' }).click();
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  const sent = page.getByRole('dialog', { name: 'Changes made' });
  await expect(sent.getByRole('list', { name: 'In short' })).toContainText('1 × Refused');
  await sent.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('1 cell filled in')).toBeVisible();
});

test('rows are narrowed by group, by what is filled in, and by who has them', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  const grid = page.getByRole('grid', { name: 'Applications and whom they are shared with' });
  await expect(grid.getByRole('rowheader', { name: 'Calendar' })).toBeVisible();
  await page.goto(`${path}&group=AC10003`);
  await expect(grid.getByRole('rowheader', { name: 'OKR' })).toBeVisible();
  await expect(grid.getByRole('rowheader', { name: 'Calendar' })).toHaveCount(0);
  await grid.focus();
  await page.keyboard.press('Space');
  await page.getByRole('combobox', { name: 'Rows' }).selectOption('filled');
  await expect(grid.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Rows' }).selectOption('named');
  await expect(grid.getByRole('rowheader')).toHaveCount(0);
});

test('several applications are shared from the list, and the journal takes it back', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/appManage?group=AC10001');
  const share = async () => {
    await page.getByRole('checkbox', { name: /Workflow/ }).click();
    await page.getByRole('checkbox', { name: /Projects/ }).click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Share with…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share 2 applications' });
    await dialog.getByRole('button', { name: 'Share with: Shared with' }).click();
    await page.getByRole('menuitem', { name: 'Everybody', exact: true }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await share();
  const [sent] = page.calls(save);
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    sysMenuIds: ['2', '3'],
    sysMenuShares: [{ entryType: 'all' }],
  });
  await step('what is so already is not sent', async () => {
    await share();
    expect(page.calls(save)).toHaveLength(1);
  });
  await page.goto('/journal');
  const line = page.getByRole('grid').getByRole('row').filter({ hasText: 'Apps shared with others' });
  await line.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByText('Undone')).toBeVisible();
  expect(JSON.parse(page.calls(save).at(-1)?.body ?? '')).toMatchObject({
    sysMenuIds: ['2', '3'],
    sysMenuShares: [],
  });
});

test('a server that does not tell all shares: they are read from the applications that are filled in', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/info');
  const shared = (entryType: 'department' | 'all', id: string) =>
    ({ sid: '', id, entryType, reverse: false, moduleStr: '', moduleId: '' }) as const;
  await send(batchSaveSysMenuShares, { sysMenuIds: ['2'], sysMenuShares: [shared('department', 'D206')] });
  const viewAs = '/api/basicserver/app/manage/queryViewAs';
  await page.route(viewAs, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Present shares are not shown here/)).toBeVisible();
  await expect(main.getByText(viewAs, { exact: false })).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Applications and whom they are shared with' });
  const line = grid.getByRole('row').filter({ hasText: 'Workflow' });
  await expect(line.getByRole('gridcell').nth(1)).toHaveText('?');
  await line.getByRole('gridcell').nth(1).click();
  const tools = page.getByRole('toolbar', { name: 'Set the chosen cells' });
  await tools.getByRole('button', { name: 'Shared' }).click();
  await page.getByRole('button', { name: 'Check and save…' }).click();
  const plan = page.getByRole('dialog', { name: 'Changes to be made' });
  await expect(plan.getByRole('grid').getByRole('row').filter({ hasText: 'Workflow' })).toContainText(
    '– → Shared',
  );
  await plan.getByRole('button', { name: 'Save 1 change' }).click();
  const done = page.getByRole('dialog', { name: 'Changes made' });
  const bodies = () => page.calls(save).map(({ body }) => JSON.parse(body ?? ''));
  await expect(done.getByRole('button', { name: 'Undo these changes' })).toBeVisible();
  expect(bodies().at(-1)).toMatchObject({
    sysMenuIds: ['2'],
    sysMenuShares: [{ id: 'D206' }, { id: 'D205' }],
  });
  await step('also back, there and in the journal', async () => {
    await done.getByRole('button', { name: 'Undo these changes' }).click();
    await expect.poll(() => bodies().at(-1)).toMatchObject({ sysMenuShares: [{ id: 'D206' }] });
    await done.getByRole('button', { name: 'Close' }).last().click();
    await page.goto('/journal');
    const entry = page.getByRole('grid').getByRole('row').filter({ hasText: 'Apps shared with others' });
    const undos = entry.getByRole('button', { name: 'Undo' });
    await undos.first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
    await expect
      .poll(() => bodies().at(-1))
      .toMatchObject({ sysMenuShares: [{ id: 'D206' }, { id: 'D205' }] });
  });
});
