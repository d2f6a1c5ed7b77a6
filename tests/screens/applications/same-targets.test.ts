/** A group, a person or another target is shared with as somebody else is: looked at, saved, taken back (APP-044, 125). */
import { send } from '../../../src-renderer/data/http.ts';
import { batchSaveSysMenuShares } from '../../../src-shared/api/applications/shares.ts';
import { queryShareTargets } from '../../../src-shared/api/people/people.ts';
import { toWireShares } from '../../../src-shared/rules/common/shares/wire-shares.ts';
import type { Share } from '../../../src-shared/rules/common/shares/share.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const save = '/api/basicserver/sysMenu/share/batchSaveSysMenuShares';
const path = '/appManage/sheet?by=audience&with=department/D205';
const deptId = 'D200';

const share = (kind: Share['kind'], id: string, over: Partial<Share> = {}): Share => ({
  kind,
  id,
  exclude: false,
  below: false,
  ...over,
});

async function sharedWith(sysMenuIds: readonly string[], shares: readonly Share[]) {
  const sysMenuShares = toWireShares(shares, { moduleStr: '', moduleId: '', levels: true });
  await send(batchSaveSysMenuShares, { deptId, sysMenuIds: [...sysMenuIds], sysMenuShares });
}

const choice = (page: Page) => page.getByRole('dialog', { name: 'Same shares as another target' });
const pick = async (page: Page, field: string, kind: string) => {
  await choice(page)
    .getByRole('button', { name: `Choose: ${field}` })
    .click();
  await page.getByRole('menuitem', { name: kind }).click();
  return page.getByRole('dialog').last();
};

test('a group takes over the shares of a department; where it alone has an application, that stays', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/info');
  await sharedWith(['2', '3'], [share('department', 'D205', { below: true })]);
  await sharedWith(['4'], [share('all', ''), share('department', 'D205', { exclude: true })]);
  const asked = { entryType: 'group', keywords: '安全委员会', pageNo: 1, pageSize: 1 } as const;
  const groupId = (await send(queryShareTargets, asked)).result[0]?.id ?? '';
  await sharedWith(['5'], [share('group', groupId)]);
  await page.goto(path);
  await page.getByRole('button', { name: 'Same as…', exact: true }).click();
  await (await pick(page, 'As with', 'Departments…')).getByRole('treeitem', { name: '销售中心' }).click();
  const groups = await pick(page, 'Targets that take over the shares', 'Groups…');
  await groups.getByText('安全委员会').click();
  await groups.getByRole('button', { name: 'Choose (1)' }).click();
  await choice(page).getByRole('button', { name: 'See what will change…' }).click();
  const plan = page.getByRole('dialog', { name: 'Changes to be made' });
  const inShort = plan.getByRole('list', { name: 'In short' });
  await expect(inShort).toContainText('2 × Shared');
  await expect(inShort).toContainText('1 × Left out');
  await expect(inShort).toContainText('without it everybody would have the application');
  await plan.getByRole('button', { name: 'Save 3 changes' }).click();
  const done = page.getByRole('dialog', { name: 'Changes made' });
  await expect(done.getByRole('button', { name: 'Undo these changes' })).toBeVisible();
  const bodies = () => page.calls(save).map(({ body }) => JSON.parse(body ?? ''));
  expect(bodies().slice(-2)).toMatchObject([
    {
      sysMenuIds: ['2', '3'],
      sysMenuShares: [{ id: 'D205' }, { entryType: 'group', id: groupId, reverse: '0' }],
    },
    {
      sysMenuIds: ['4'],
      sysMenuShares: [{ entryType: 'all' }, { id: 'D205' }, { id: groupId, reverse: '1' }],
    },
  ]);
  const sentBefore = bodies().length;
  await step('one step back', async () => {
    await done.getByRole('button', { name: 'Undo these changes' }).click();
    await expect.poll(() => bodies().length).toBe(sentBefore + 2);
    expect(bodies().slice(-2)).toMatchObject([
      { sysMenuIds: ['2', '3'], sysMenuShares: [{ id: 'D205' }] },
      { sysMenuIds: ['4'], sysMenuShares: [{ entryType: 'all' }, { id: 'D205' }] },
    ]);
  });
});

test('from the head of a column; where it is the same, that is said', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  await page.getByRole('button', { name: '销售中心: same as…' }).click();
  await expect(
    choice(page).getByRole('group', { name: 'Targets that take over the shares' }).last(),
  ).toContainText('销售中心');
  await (await pick(page, 'As with', 'Departments…')).getByRole('treeitem', { name: '财务部' }).click();
  await choice(page).getByRole('button', { name: 'See what will change…' }).click();
  const plan = page.getByRole('dialog', { name: 'Changes to be made' });
  await expect(plan.getByText('They already have the same shares as 财务部.')).toBeVisible();
  await expect(plan.getByRole('button', { name: /^Save/ })).toBeDisabled();
});
