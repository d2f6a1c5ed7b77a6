/** The menus of the admin centre as a fresh sandbox has them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { getBackstageMenus } from '#shared/api/back-menu/back-menu.ts';
import { checkPermission, currentTree, permissionCacheReload } from '#shared/api/frame/frame.ts';
import { menuEntries, menuGroups } from '#shared/rules/common/menu/entries.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { orderedMenu, toMenuList } from '../../../src-renderer/state/menu-list.ts';
import { freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
afterEach(() => sandbox.close());
const domainName = 'sandbox';

test('are the specification’s, in its order, named in the reader’s language', async () => {
  sandbox = await freshSandbox();
  const client = await signedIn(sandbox, 'systemAdministrator');
  const { backstageMenus, permission, hasSelfMenus } = await client.call(getBackstageMenus, { domainName });
  expect([permission, hasSelfMenus]).toEqual([true, true]);
  expect(backstageMenus.map(({ id, menuType }) => [id, menuType])).toEqual(
    menuGroups.map((group) => [`group-${group}`, 'system']),
  );
  const entries = backstageMenus.flatMap(({ children }) => children);
  expect(entries.map(({ menuCode, menuPath, openMode }) => [menuCode, menuPath, openMode])).toEqual(
    menuEntries.map(({ code, path, newPage }) => [code, path, newPage ? 'new' : 'current']),
  );
  expect(entries.every(({ menuName, menuStatus }) => menuName !== '' && menuStatus)).toBe(true);
  expect(entries[0]).toMatchObject({ menuName: 'Base settings', type: 'group-basics', menuOrder: 1 });
  const chinese = await signedIn(sandbox, 'employee', 'zh-CN');
  const other = await chinese.call(getBackstageMenus, { domainName });
  expect(other.permission).toBe(false);
  expect(other.backstageMenus[0]).toMatchObject({ menuName: expect.stringMatching(/\p{Script=Han}/u) });
});

test('a keyword leaves what is called so; a department that is not there is refused', async () => {
  sandbox = await freshSandbox();
  const client = await signedIn(sandbox, 'systemAdministrator');
  const found = await client.call(getBackstageMenus, { domainName, keywords: 'ORGANISATION' });
  expect(found.backstageMenus.flatMap(({ children }) => children.map(({ id }) => id))).toContain('org');
  expect(found.backstageMenus.length).toBeLessThan(menuGroups.length);
  await expect(client.call(getBackstageMenus, { domainName, deptId: 'D999' })).rejects.toThrow();
});

test('renamed, moved and hidden entries of the tenant show in the menu, and grant nobody anything', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-menu-'));
  const file = join(folder, 'sandbox.sqlite');
  sandbox = await freshSandbox({ file });
  const client = await signedIn(sandbox, 'systemAdministrator');
  const employee = await signedIn(sandbox, 'employee');
  const trees = () => Promise.all([client, employee].map((one) => one.call(currentTree, {})));
  const before = await trees();
  const database = new DatabaseSync(file);
  database.exec(`
    update back_menu set custom_name = 'People', custom_named = 1 where id = 'org';
    update back_menu set position = -1 where id = 'role';
    update back_menu set enabled = 0 where id = 'im';
    update back_menu set group_id = 'group-logs', position = 99 where id = 'message';
    update back_menu set custom_name = 'Everything', custom_named = 1 where id = 'group-basics';
  `);
  database.close();
  const { backstageMenus } = await client.call(getBackstageMenus, { domainName });
  const [basics, logs] = orderedMenu(toMenuList(backstageMenus));
  expect(basics).toMatchObject({ id: 'basics', name: 'Everything' });
  const entries = basics?.entries.map(({ entry, name }) => name ?? entry.code) ?? [];
  expect(entries.slice(0, 3)).toEqual(['role', 'base', 'People']);
  expect(entries).not.toContain('im');
  expect(logs?.entries.map(({ entry }) => entry.code)).toEqual(['log_opt', 'auditLog', 'message']);
  // Rights are the tree's: neither a name nor a place gives or takes one.
  expect(await trees()).toEqual(before);
  expect(await employee.call(checkPermission, { menuCode: 'org' })).toBe(false);
  expect(await client.call(checkPermission, { menuCode: 'im' })).toBe(true);
  await expect(employee.call(permissionCacheReload, {})).rejects.toThrow();
  rmSync(folder, { recursive: true, force: true });
});
