/** The menus of the admin centre as a fresh sandbox has them. */
import { afterEach, expect, test } from 'vitest';
import { getBackstageMenus } from '#shared/api/back-menu/back-menu.ts';
import { menuEntries, menuGroups } from '#shared/rules/menu/entries.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
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
