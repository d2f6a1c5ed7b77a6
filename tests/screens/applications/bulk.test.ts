/** Several applications at once: shown, hidden, put first (spec 3§4, 3§7.4). */
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const manage = '/api/basicserver/app/manage';
const status = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

test('several applications are hidden, shown, disabled, and put first, each after what it takes along', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/appManage?group=AC10003');
  const bar = page.getByRole('toolbar', { name: /Applications/ });
  const press = (name: string) => bar.getByRole('button', { name, exact: true }).click();
  const body = (path: string) => JSON.parse(page.calls(`${manage}/${path}`).at(-1)?.body ?? '{}');
  await page.getByRole('checkbox', { name: /OKR/ }).click();
  await page.getByRole('checkbox', { name: /Attendance/ }).click();
  await step('first', async () => {
    await press('To the front');
    await expect(status(page).getByText('Modified app order successfully')).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Applications' }).getByRole('listitem').first(),
    ).toContainText(/OKR|Attendance/);
  });
  await step('hidden after a question, shown again without', async () => {
    await press('Hide');
    const question = page.getByRole('alertdialog', { name: 'Hide 2 applications?' });
    await question.getByRole('button', { name: 'Hide' }).click();
    await expect.poll(() => body('saveAppManageApps').showApps?.length).toBe(2);
  });
});

test('several applications are moved to a group, given an open mode, and go on into the sheet', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/appManage?group=AC10003');
  const bar = page.getByRole('toolbar', { name: /Applications/ });
  const choose = async () => {
    await page.getByRole('checkbox', { name: /OKR/ }).click();
    await page.getByRole('checkbox', { name: /Attendance/ }).click();
  };
  const plan = page.getByRole('dialog');
  const press = (name: string | RegExp) => plan.getByRole('button', { name }).last().click();
  await choose();
  await step('the plan says what moves; sent, it can be taken back as a whole', async () => {
    await bar.getByRole('button', { name: 'Move to…' }).click();
    await page.getByRole('menuitem', { name: '工具与服务' }).click();
    await expect(plan.getByText('2 × moved to 工具与服务')).toBeVisible();
    expect(page.calls('/api/basicserver/updateAppModuleOrderNumAndRelation')).toHaveLength(0);
    await press(/^Save 2/);
    await expect(plan.getByRole('button', { name: 'Undo these changes' })).toBeVisible();
    const calls = page.calls('/api/basicserver/updateAppModuleOrderNumAndRelation');
    expect(calls.map(({ body }) => JSON.parse(body ?? '{}').acId)).toEqual(['AC10004', 'AC10004']);
    await press('Undo these changes');
    await expect(plan.getByText('2 × moved to 人事与绩效')).toBeVisible();
    await press('Close');
  });
  await step('open mode: what has it already is left out', async () => {
    await bar.getByRole('button', { name: 'More…' }).click();
    await page.getByRole('menuitem', { name: 'A new page' }).click();
    await expect(plan.getByText(/2 × Opens in: A new page/)).toBeVisible();
    await press(/^Save 2/);
    await expect(plan.getByRole('button', { name: 'Undo these changes' })).toBeVisible();
    const sent = JSON.parse(page.calls(`${manage}/saveAppManageApps`).at(-1)?.body ?? '{}');
    expect(sent.openModes).toHaveLength(2);
    await press('Close');
  });
  await step('in the sheet they are the rows, also after a reload', async () => {
    await bar.getByRole('button', { name: 'More…' }).click();
    await page.getByRole('menuitem', { name: 'Continue in the sheet' }).click();
    await expect(page).toHaveURL(/rows=chosen/);
    const rows = page.getByRole('grid', { name: 'Applications and departments' }).getByRole('rowheader');
    await expect(rows).toHaveCount(2);
    await page.reload();
    await expect(rows).toHaveCount(2);
  });
});

test('while changes are collected, moves wait in the tray as one set', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage?group=AC10003');
  await page.getByRole('button', { name: /^Apply at once/ }).click();
  await page.getByRole('menuitemradio', { name: 'Collect first' }).click();
  await page.getByRole('checkbox', { name: /OKR/ }).click();
  await page.getByRole('checkbox', { name: /Attendance/ }).click();
  const bar = page.getByRole('toolbar', { name: /Applications/ });
  await bar.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('menuitem', { name: '工具与服务' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save 2 changes' }).click();
  const waiting = page.getByRole('dialog', { name: 'Changes in the change tray' });
  await expect(waiting.getByRole('list', { name: 'In short' })).toContainText('2 × moved to 工具与服务');
  expect(page.calls('/api/basicserver/updateAppModuleOrderNumAndRelation')).toHaveLength(0);
});

test('turned on again, an application offers those back that went off with it', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage?group=AC10002&disabled=1');
  const turn = (name: string) => page.getByRole('switch', { name, exact: true });
  const agree = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click();
  await turn('Enable Customers').click();
  await agree('Disable all');
  await expect(turn('Enable Customers')).not.toBeChecked();
  await step('all of them', async () => {
    await turn('Enable Customers').click();
    const question = page.getByRole('alertdialog', { name: /^Enable “Customers” and the applications/ });
    await expect(question.getByText(/Contracts/)).toBeVisible();
    await agree('Enable all of them');
    await expect(turn('Enable Contracts')).toBeChecked();
  });
  await step('once they are on, nothing is asked; alone, the others stay off', async () => {
    await turn('Enable Customers').click();
    await agree('Disable all');
    await expect(turn('Enable Customers')).not.toBeChecked();
    await turn('Enable Customers').click();
    await agree('Only Customers');
    await expect(turn('Enable Customers')).toBeChecked();
    await expect(turn('Enable Contracts')).not.toBeChecked();
  });
});

test('the undo of shares that were different asks where somebody has changed one meanwhile', async ({
  page,
  console,
}) => {
  const save = '/api/basicserver/sysMenu/share/batchSaveSysMenuShares';
  const bodies = () => page.calls(save).map(({ body }) => JSON.parse(body ?? '{}'));
  const share = async (apps: readonly RegExp[], whom: string) => {
    for (const name of apps) await page.getByRole('checkbox', { name }).click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Share with…' }).click();
    const dialog = page.getByRole('dialog').first();
    await dialog.getByRole('button', { name: 'Share with: Shared with' }).click();
    await page.getByRole('menuitem', { name: whom, exact: true }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
  };
  await console.openAs('systemAdministrator', '/appManage?group=AC10001');
  await share([/Workflow/], 'All external people');
  await expect.poll(() => bodies().length).toBe(1);
  await expect(status(page).getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.pass(6000);
  await expect(status(page).getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await share([/Workflow/, /Projects/], 'Everybody');
  await expect.poll(() => bodies().length).toBe(3);
  const alone = bodies()[0];
  const answer = await fetch(save, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Steward-Session': sessionStorage.getItem('steward.session') ?? '',
      'X-Steward-Call': crypto.randomUUID(),
    },
    body: JSON.stringify({ ...alone, sysMenuShares: [] }),
  });
  expect(await answer.json()).toMatchObject({ code: 200 });
  await status(page).getByRole('button', { name: 'Undo' }).click();
  const question = page.getByRole('alertdialog', { name: 'Somebody else changed the same fields' });
  await question.getByRole('radio', { name: /On the server now/ }).check();
  await question.getByRole('button', { name: 'Save this' }).click();
  await expect(status(page).getByText('Undone')).toBeVisible();
  const restored = bodies().slice(4);
  expect(restored).toHaveLength(1);
  expect(restored[0].sysMenuIds).not.toEqual(alone.sysMenuIds);
});
