/** Entries of the operation log about moved and changed menus. */
import { expect, test } from 'vitest';
import { queryBackstageMenus } from '#shared/api/back-menu/back-menu.ts';
import * as changes from '#shared/api/back-menu/changes.ts';
import { pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import { freshSandbox, signedIn } from '../client.ts';

test('the log names what moved and what changed, from which value to which', async () => {
  const sandbox = await freshSandbox();
  const client = await signedIn(sandbox, 'systemAdministrator');
  const told = async () =>
    (
      await client.rows(pageQueryOperationLog, {
        streamFilter: { module: 'basicserver', functionName: 'backstage', pageNo: 1, pageSize: 10 },
      })
    ).rows.map(({ targetname, operatedesc }) => [targetname, operatedesc]);
  const groups = (await client.call(queryBackstageMenus, { domainName: 'sandbox' })).backstageMenus;
  const logs = groups.find(({ id }) => id === 'group-logs');
  const basics = groups.find(({ id }) => id === 'group-basics');
  const [first, ...others] = logs?.children ?? [];
  if (!basics || !logs || !first || others.length === 0) throw new Error('the menus are others');
  const numbered = (parentId: string, ids: readonly string[]) =>
    ids.map((id, index) => ({ id, menuOrder: index + 1, parentId }));
  const inBasics = basics.children.map(({ id }) => id);
  await client.call(changes.updateBackstageMenuOrder, {
    groupMenusOrder: [
      ...numbered('group-basics', [...inBasics, first.id]),
      ...numbered(
        'group-logs',
        others.map(({ id }) => id),
      ),
    ],
  });
  expect((await told())[0]).toEqual([
    first.menuName,
    `Moved the menu: group “${logs.menuName}” → “${basics.menuName}”, position 1 → ${inBasics.length + 1}`,
  ]);
  await client.call(changes.updateBackstateMenuGroupOrder, { oldIndex: 2, newIndex: 0 });
  expect((await told())[0]).toEqual([groups[2]?.menuName, 'Moved the menu group: position 3 → 1']);
  await client.call(changes.updateBackstageMenu, {
    menuId: first.id,
    customName: 'Trail',
    customNameStatus: true,
    icon: first.icon,
    menuPath: first.menuPath,
    openMode: 'new',
    parentId: 'group-basics',
  });
  expect((await told())[0]).toEqual([
    'Trail',
    `Changed the menu: name “${first.menuName}” → “Trail”, how it opens in the same window → in a new window`,
  ]);
  await sandbox.close();
});
